import type { After } from './timers.ts';

/** How long nothing may be heard before we ask, while somebody looks and while nobody does. */
const QUIET = 5000;
const QUIET_HIDDEN = 25_000;
/** How long an answer may take before the connection counts as lost. */
const PATIENCE = 3000;

interface Needs {
  readonly after: After;
  hidden(): boolean;
  ping(): void;
  lost(): void;
}

/** Notices a connection that looks open and is not: asks after a silence, and gives up if nothing comes back. */
export class Heartbeat {
  readonly #needs: Needs;
  #next: (() => void) | undefined;
  #limit: (() => void) | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** A connection is being made: it must say something soon. */
  begin(): void {
    this.stop();
    this.#expect();
  }

  /** Something came. */
  heard(): void {
    this.stop();
    const quiet = this.#needs.hidden() ? QUIET_HIDDEN : QUIET;
    this.#next = this.#needs.after(quiet, () => this.check());
  }

  /** Asks now. */
  check(): void {
    if (this.#limit !== undefined) return;
    this.#next?.();
    this.#expect();
    this.#needs.ping();
  }

  stop(): void {
    this.#next?.();
    this.#limit?.();
    this.#limit = undefined;
  }

  #expect(): void {
    this.#limit = this.#needs.after(PATIENCE, () => {
      this.#limit = undefined;
      this.#needs.lost();
    });
  }
}

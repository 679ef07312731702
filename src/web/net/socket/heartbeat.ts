import type { After } from './timers.ts';

/** Silence before a ping is sent, in ms, while the page is visible and while it is hidden. */
const QUIET = 5000;
const QUIET_HIDDEN = 25_000;
/** Time to answer a ping before the connection counts as lost, in ms. */
const PATIENCE = 3000;

interface Needs {
  readonly after: After;
  hidden(): boolean;
  ping(): void;
  lost(): void;
}

/** Detects half-open connections: sends a ping after a silence and gives up if no answer comes. */
export class Heartbeat {
  readonly #needs: Needs;
  #next: (() => void) | undefined;
  #limit: (() => void) | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** A connection is being opened: starts the timeout. */
  begin(): void {
    this.stop();
    this.#expect();
  }

  /** A message arrived. */
  heard(): void {
    this.stop();
    const quiet = this.#needs.hidden() ? QUIET_HIDDEN : QUIET;
    this.#next = this.#needs.after(quiet, () => this.check());
  }

  /** Sends a ping now. */
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

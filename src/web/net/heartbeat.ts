/** How long nothing may be heard before we ask, while somebody looks and while nobody does. */
const QUIET = 5000;
const QUIET_HIDDEN = 25_000;
/** How long an answer may take before the connection counts as lost. */
const PATIENCE = 3000;

interface Needs {
  hidden(): boolean;
  ping(): void;
  lost(): void;
}

/** Notices a connection that looks open and is not: asks after a silence, and gives up if nothing comes back. */
export class Heartbeat {
  readonly #needs: Needs;
  #next: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

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
    this.#next = setTimeout(() => this.check(), this.#needs.hidden() ? QUIET_HIDDEN : QUIET);
  }

  /** Asks now. */
  check(): void {
    if (this.#limit !== undefined) return;
    clearTimeout(this.#next);
    this.#expect();
    this.#needs.ping();
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#limit);
    this.#limit = undefined;
  }

  #expect(): void {
    this.#limit = setTimeout(() => {
      this.#limit = undefined;
      this.#needs.lost();
    }, PATIENCE);
  }
}

import type { Time, Timer } from '../../support/time.ts';

/** Calls `due` once, a fixed time after a given moment; while its timer runs, further calls of `wait` have no effect. */
export class Deadline {
  readonly #time: Time;
  readonly #after: number;
  readonly #due: () => Promise<void>;
  #timer: Timer | undefined;

  constructor(time: Time, after: number, due: () => Promise<void>) {
    this.#time = time;
    this.#after = after;
    this.#due = due;
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** `since` is the moment; without one nothing happens. */
  wait(since: number | undefined): void {
    if (since === undefined || this.#timer) return;
    const passed = Math.max(0, this.#time.now() - since);
    this.#timer = this.#time.after(Math.max(0, this.#after - passed), () => {
      this.#timer = undefined;
      void this.#due();
    });
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }
}

import type { StoredMatch } from '../store/records.ts';
import { isClosing } from './closed-table.ts';
import type { Time, Timer } from '../support/time.ts';

export interface ClosingNeeds {
  readonly time: Time;
  /** How long a closed table waits for the openings, in milliseconds. */
  readonly openingTime: number;
}

/** Begins the match of a closed table when the time for the openings is up. */
export class Closing {
  readonly #needs: ClosingNeeds;
  readonly #begin: () => Promise<void>;
  #timer: Timer | undefined;

  constructor(needs: ClosingNeeds, begin: () => Promise<void>) {
    this.#needs = needs;
    this.#begin = begin;
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** Sets the timer, unless the table is not closed or the timer runs already. */
  wait(stored: StoredMatch): void {
    if (!isClosing(stored) || this.#timer) return;
    const { time, openingTime } = this.#needs;
    const passed = Math.max(0, time.now() - (stored.closing ?? 0));
    this.#timer = time.after(Math.max(0, openingTime - passed), () => {
      this.#timer = undefined;
      void this.#begin();
    });
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }
}

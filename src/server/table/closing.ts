import type { StoredMatch } from '../store/store.ts';
import { isClosing } from './closed-table.ts';
import type { Timer } from '../support/time.ts';
import type { Services } from './services.ts';

/** Waits until a closed table has had time enough for the openings. */
export class Closing {
  readonly #services: Pick<Services, 'time' | 'openingTime'>;
  readonly #begin: () => Promise<void>;
  #timer: Timer | undefined;

  constructor(services: Pick<Services, 'time' | 'openingTime'>, begin: () => Promise<void>) {
    this.#services = services;
    this.#begin = begin;
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** Nothing happens if the table is not closed, or is waited for already. */
  wait(stored: StoredMatch): void {
    if (!isClosing(stored) || this.#timer) return;
    const { time, openingTime } = this.#services;
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

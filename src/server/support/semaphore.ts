/** Limits how many jobs run at the same time, and how many may wait for their turn. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs the job when a place is free. Gives undefined, without running it, if too many wait already. */
  async run<T>(job: () => Promise<T>): Promise<T | undefined> {
    if (this.#running < this.#atOnce) this.#running++;
    else if (this.#waiting.length >= this.#mostWaiting) return undefined;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The place goes to the next job that waits, or becomes free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

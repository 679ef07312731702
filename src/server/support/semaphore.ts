/** So many jobs at a time; so many more may wait. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Undefined, and not run at all, if too many wait. */
  async run<T>(job: () => Promise<T>): Promise<T | undefined> {
    if (this.#running < this.#atOnce) this.#running++;
    else if (this.#waiting.length >= this.#mostWaiting) return undefined;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The turn goes to the next who waits, or back.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

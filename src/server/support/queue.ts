/** Runs jobs one at a time, in order of arrival. */
export class Queue {
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  /** How many jobs run or wait. */
  get waiting(): number {
    return this.#waiting.length + (this.#busy ? 1 : 0);
  }

  /** Runs the job when all before it are done; synchronously if there are none. A job that fails does not stop the next. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#busy = true;
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      // `#busy` stays true for the next job, so that no job can get in between.
      if (next) next();
      else this.#busy = false;
    }
  }

  /** Resolves when everything that waits now is done. */
  async idle(): Promise<void> {
    await this.run(async () => undefined);
  }
}

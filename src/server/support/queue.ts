/** One thing at a time, in order of arrival. */
export class Queue {
  #busy = false;
  readonly #line: (() => void)[] = [];

  /** How many jobs are under way or in line. */
  get waiting(): number {
    return this.#line.length + (this.#busy ? 1 : 0);
  }

  /** Runs the job when all before it are done, at once if there are none; a job that fails does not stop the next. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((begin) => this.#line.push(begin));
    this.#busy = true;
    try {
      return await job();
    } finally {
      const next = this.#line.shift();
      // The next one is busy from here on: nobody may come in between.
      if (next) next();
      else this.#busy = false;
    }
  }

  /** When everything that waits now is done. */
  async idle(): Promise<void> {
    await this.run(async () => undefined);
  }
}

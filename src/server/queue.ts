/** One thing at a time, in order of arrival. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** Runs the job when all before it are done; a job that fails does not stop the next. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#tail.then(job).finally(() => this.#waiting--);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** When everything that waits now is done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}

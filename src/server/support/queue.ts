/** Is told of every job: when it begins, and when it has ended, before the next one begins. */
export interface JobObserver {
  began(): void;
  ended(): void;
}

/** Runs jobs one at a time, in order of arrival. */
export class Queue {
  #busy = false;
  readonly #waiting: (() => void)[] = [];
  readonly #observer: JobObserver | undefined;

  constructor(observer?: JobObserver) {
    this.#observer = observer;
  }

  /** How many jobs run or wait. */
  get waiting(): number {
    return this.#waiting.length + (this.#busy ? 1 : 0);
  }

  /** Runs the job when all before it are done; synchronously if there are none. A job that fails does not stop the next. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.#inTurn(job, this.#observer);
  }

  /** Resolves when everything that waits now is done. */
  async idle(): Promise<void> {
    await this.#inTurn(async () => undefined, undefined);
  }

  async #inTurn<T>(job: () => Promise<T>, observer: JobObserver | undefined): Promise<T> {
    if (this.#busy) await new Promise<void>((begin) => this.#waiting.push(begin));
    this.#busy = true;
    try {
      observer?.began();
      return await job();
    } finally {
      observer?.ended();
      const next = this.#waiting.shift();
      // `#busy` stays true for the next job, so that no job can get in between.
      if (next) next();
      else this.#busy = false;
    }
  }
}

import type { Time, Timer } from './time.ts';

/** Milliseconds before each further try. */
const PAUSES = [1000, 5000, 30_000] as const;

/** Repeats background jobs that failed for a reason that may pass: an outage of the database, a mail server that is busy. */
export class Retries {
  readonly #time: Pick<Time, 'after'>;
  readonly #pauses = new Map<Timer, () => void>();
  #stopped = false;

  constructor(time: Pick<Time, 'after'>) {
    this.#time = time;
  }

  /** What the job gives, or the error of its last try. */
  async run<T>(job: () => Promise<T>, mayPass: (error: unknown) => boolean = () => true): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await job();
      } catch (error) {
        const pause = PAUSES[tries];
        if (pause === undefined || !mayPass(error)) throw error;
        await this.#pause(pause);
        if (this.#stopped) throw error;
      }
    }
  }

  /** Ends all pauses: what has failed by now is not tried again. */
  stop(): void {
    this.#stopped = true;
    for (const [timer, end] of this.#pauses) {
      timer.cancel();
      end();
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        this.#pauses.delete(timer);
        resolve();
      };
      const timer = this.#time.after(milliseconds, end);
      this.#pauses.set(timer, end);
    });
  }
}

import type { Log } from '../support/log.ts';

const MAX_KEPT = 20;
const LONGEST = 200;

interface RecentError {
  readonly at: number;
  readonly event: string;
  readonly reason: string;
}

/** Keeps the latest errors that go through a log, for the owner's page. */
export class RecentErrors {
  readonly #clock: () => number;
  #errors: RecentError[] = [];

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The latest first. */
  get all(): readonly RecentError[] {
    return this.#errors;
  }

  /** The same log; its errors are recorded. */
  overhear(log: Log): Log {
    return {
      info: (event, fields) => log.info(event, fields),
      error: (event, fields) => {
        const reason = String(fields?.reason ?? fields?.hint ?? '').slice(0, LONGEST);
        this.#errors = [{ at: this.#clock(), event, reason }, ...this.#errors].slice(0, MAX_KEPT);
        log.error(event, fields);
      },
    };
  }
}

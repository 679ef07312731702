import type { Time } from '../time.ts';

/** A connection with messages to write. */
export interface Sender {
  flush(): void;
}

/**
 * Writes once per connection and turn of the event loop. A group of moves becomes durable together, so their updates are
 * sent together: fewer system calls, and the code that writes stays hot.
 */
export class BatchedWrites {
  readonly #time: Pick<Time, 'soon'>;
  readonly #jobs: (() => void)[] = [];
  #waiting: Sender[] = [];
  #isDue = false;

  constructor(time: Pick<Time, 'soon'>) {
    this.#time = time;
  }

  /** Registers a sender to be flushed; each is registered once until then. */
  add(sender: Sender): void {
    this.#waiting.push(sender);
    this.#due();
  }

  /** Calls `job` at the end of the turn, before anything is written: what it sends goes along. */
  beforeFlush(job: () => void): void {
    this.#jobs.push(job);
    this.#due();
  }

  flush(): void {
    const jobs = this.#jobs.splice(0);
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) job();
    } finally {
      // Jobs after one that has thrown run in the next turn.
      this.#jobs.unshift(...jobs);
      this.#isDue = false;
      if (this.#jobs.length > 0) this.#due();
    }
    const senders = this.#waiting;
    this.#waiting = [];
    for (const sender of senders) sender.flush();
  }

  #due(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#time.soon(() => this.flush());
  }
}

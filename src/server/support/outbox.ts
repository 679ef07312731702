import type { Time } from './time.ts';

/** Something that has messages to write. */
export interface Sender {
  flush(): void;
}

/**
 * Messages are written when a round of the event loop is over, all in one go. A group of moves becomes durable together,
 * so their updates leave together: the code that writes stays hot, and whoever reads on this machine is woken once, not
 * for every message.
 */
export class Outbox {
  readonly #time: Pick<Time, 'soon'>;
  readonly #jobs: (() => void)[] = [];
  #waiting: Sender[] = [];
  #isDue = false;

  constructor(time: Pick<Time, 'soon'>) {
    this.#time = time;
  }

  /** Each sender comes here once, until it is flushed. */
  add(sender: Sender): void {
    this.#waiting.push(sender);
    this.#due();
  }

  /** Called once the round is over, before anything is written: whatever it says goes along. */
  beforeFlush(job: () => void): void {
    this.#jobs.push(job);
    this.#due();
  }

  flush(): void {
    const jobs = this.#jobs.splice(0);
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) job();
    } finally {
      // What jobs have left to do, and those after one that failed, come with the next round.
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

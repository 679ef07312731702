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
  #jobs: (() => void)[] = [];
  #waiting: Sender[] = [];
  #isDue = false;

  /** Each sender comes here once, until it is flushed. */
  add(sender: Sender): void {
    this.#waiting.push(sender);
    this.#due();
  }

  /** Called once the round is over, before anything is written: whatever it says goes along. */
  before(job: () => void): void {
    this.#jobs.push(job);
    this.#due();
  }

  flush(): void {
    this.#isDue = false;
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const job of jobs) job();
    const senders = this.#waiting;
    this.#waiting = [];
    for (const sender of senders) sender.flush();
  }

  #due(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.flush());
  }
}

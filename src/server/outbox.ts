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
  #waiting: Sender[] = [];

  /** Each sender comes here once, until it is flushed. */
  add(sender: Sender): void {
    if (this.#waiting.push(sender) === 1) setImmediate(() => this.flush());
  }

  flush(): void {
    const senders = this.#waiting;
    this.#waiting = [];
    for (const sender of senders) sender.flush();
  }
}

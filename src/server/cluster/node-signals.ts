import { telegramsOf, readTelegram } from './notify-payload.ts';
import type { Shared } from '../store/cluster.ts';
import { LocalSignals, type Topic, type Topics } from './signals.ts';

/** More than this is not kept for a line that is down; the others look by themselves when it is up again. */
const MOST_UNSENT = 10_000;

export interface NodeSignalsTerms {
  readonly node: string;
  readonly shared: Shared;
  readonly connected: () => boolean;
  readonly failed: (error: unknown) => void;
  /** Milliseconds since some moment in the past. */
  readonly elapsed: () => number;
  /** A telegram of our own has come back, after so many milliseconds: others have it by now. */
  readonly returned: (milliseconds: number) => void;
}

/** Signals that reach the other nodes too: what comes up while one telegram is on its way goes together in the next. */
export class NodeSignals extends LocalSignals {
  readonly #terms: NodeSignalsTerms;
  readonly #unsent = new Map<Topic, Set<string | number>>();
  #isSending = false;
  /** When telegrams were sent that have not come back yet. */
  #sent: number[] = [];

  constructor(terms: NodeSignalsTerms) {
    super();
    this.#terms = terms;
    terms.shared.listen(
      (text) => this.#hear(text),
      () => {
        this.#sent = [];
        this.missed();
      },
    );
  }

  override get connected(): boolean {
    return this.#terms.connected();
  }

  override send<T extends Topic>(topic: T, values: readonly Topics[T][]): void {
    super.send(topic, values);
    this.tell(topic, values);
  }

  /** To the other nodes only. */
  tell<T extends Topic>(topic: T, values: readonly Topics[T][]): void {
    if (values.length === 0) return;
    const unsent = this.#unsent.get(topic) ?? new Set();
    if (unsent.size < MOST_UNSENT) for (const value of values) unsent.add(value);
    this.#unsent.set(topic, unsent);
    if (!this.#isSending) void this.flush();
  }

  /** Says what could not be said before. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    await this.#sendAll();
    this.#isSending = false;
  }

  async #sendAll(): Promise<void> {
    const { node, shared, failed } = this.#terms;
    for (let next = this.#next(); next; next = this.#next()) {
      const [topic, unsent] = next;
      const values = [...unsent];
      unsent.clear();
      try {
        for (const telegram of telegramsOf({ node, topic, values })) {
          if (this.#sent.length < MOST_UNSENT) this.#sent.push(this.#terms.elapsed());
          await shared.tell(telegram);
        }
      } catch (error) {
        // The next beat tries again.
        for (const value of values) unsent.add(value);
        return failed(error);
      }
    }
  }

  #next(): [Topic, Set<string | number>] | undefined {
    return [...this.#unsent].find(([, unsent]) => unsent.size > 0);
  }

  #hear(text: string): void {
    const telegram = readTelegram(text);
    if (!telegram) return;
    if (telegram.node === this.#terms.node) {
      const sent = this.#sent.shift();
      if (sent !== undefined) this.#terms.returned(this.#terms.elapsed() - sent);
      return;
    }
    this.deliver(telegram.topic, telegram.values, 'elsewhere');
  }
}

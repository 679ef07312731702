import { payloadsOf, readPayload } from './notify-payload.ts';
import type { ClusterStore } from '../store/cluster.ts';
import { LocalSignals, type Topic, type Topics } from '../support/signals.ts';

/** More values than this are not kept while the channel is down; the other nodes poll when it is up again. */
const MAX_UNSENT = 10_000;

export interface NodeSignalsTerms {
  readonly node: string;
  readonly cluster: ClusterStore;
  readonly connected: () => boolean;
  readonly failed: (error: unknown) => void;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** Called when a payload of our own has come back, with the milliseconds it took. */
  readonly returned: (milliseconds: number) => void;
}

/** Signals that also reach the other nodes. Values that arrive while one payload is being sent are batched into the next. */
export class NodeSignals extends LocalSignals {
  readonly #terms: NodeSignalsTerms;
  readonly #unsent = new Map<Topic, Set<string | number>>();
  #isSending = false;
  /** The times at which payloads were sent that have not come back yet. */
  #sent: number[] = [];

  constructor(terms: NodeSignalsTerms) {
    super();
    this.#terms = terms;
    terms.cluster.listen(
      (text) => this.#receive(text),
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
    if (unsent.size < MAX_UNSENT) for (const value of values) unsent.add(value);
    this.#unsent.set(topic, unsent);
    if (!this.#isSending) void this.flush();
  }

  /** Sends what could not be sent before. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    await this.#sendAll();
    this.#isSending = false;
  }

  async #sendAll(): Promise<void> {
    const { node, cluster, failed } = this.#terms;
    for (let next = this.#next(); next; next = this.#next()) {
      const [topic, unsent] = next;
      const values = [...unsent];
      unsent.clear();
      try {
        for (const payload of payloadsOf({ node, topic, values })) {
          if (this.#sent.length < MAX_UNSENT) this.#sent.push(this.#terms.elapsed());
          await cluster.tell(payload);
        }
      } catch (error) {
        // Retried at the next heartbeat.
        for (const value of values) unsent.add(value);
        return failed(error);
      }
    }
  }

  #next(): [Topic, Set<string | number>] | undefined {
    return [...this.#unsent].find(([, unsent]) => unsent.size > 0);
  }

  #receive(text: string): void {
    const payload = readPayload(text);
    if (!payload) return;
    if (payload.node === this.#terms.node) {
      const sent = this.#sent.shift();
      if (sent !== undefined) this.#terms.returned(this.#terms.elapsed() - sent);
      return;
    }
    this.deliver(payload.topic, payload.values, 'elsewhere');
  }
}

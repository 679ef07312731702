/** The topics of signals and the type of their values. Values are sent as lists, so that what waits together is sent together. */
export interface Topics {
  /** Tokens were revoked; which ones is read from the store. */
  readonly tokens: string;
  /** Keys of people whose name, role or rights have changed. */
  readonly people: number;
  /** Keys of people for whom programs act, and who have sat down somewhere. */
  readonly seated: number;
  /** Keys of people who have sent or received a challenge or an invitation of which something has changed. */
  readonly challenges: number;
  /** Keys of people who have blocked or unblocked somebody, and of whom they have. */
  readonly blocks: number;
  /** Keys of people whose accounts have security notices. */
  readonly notices: number;
  /** Matches in which something was written, see `newsOf`. */
  readonly matches: string;
}
export type Topic = keyof Topics;

export const topics: { readonly [T in Topic]: 'string' | 'number' } = {
  tokens: 'string',
  people: 'number',
  seated: 'number',
  challenges: 'number',
  blocks: 'number',
  notices: 'number',
  matches: 'string',
};

export type SignalHandler<T extends Topic> = (
  values: readonly Topics[T][],
  from: 'here' | 'elsewhere',
) => void;

/**
 * Publish and subscribe, on this node and on all others. A signal says "read again", never what has changed: it may get lost
 * when a node dies, so every listener also polls.
 */
export interface Signals {
  /** Delivered here synchronously, at other nodes when the database has passed it on. */
  send<T extends Topic>(topic: T, values: readonly Topics[T][]): void;
  on<T extends Topic>(topic: T, heard: SignalHandler<T>): void;
  /** False while this node cannot reach the others, nor the database. */
  readonly connected: boolean;
  /** Called when signals of other nodes may have been missed. */
  onMissed(heard: () => void): void;
}

/** Signals within this process; all that is needed where one server has the database to itself. */
export class LocalSignals implements Signals {
  readonly #heard = new Map<Topic, SignalHandler<never>[]>();
  readonly #missed: (() => void)[] = [];

  get connected(): boolean {
    return true;
  }

  send<T extends Topic>(topic: T, values: readonly Topics[T][]): void {
    this.deliver(topic, values, 'here');
  }

  on<T extends Topic>(topic: T, heard: SignalHandler<T>): void {
    this.#heard.set(topic, [...(this.#heard.get(topic) ?? []), heard]);
  }

  onMissed(heard: () => void): void {
    this.#missed.push(heard);
  }

  deliver<T extends Topic>(topic: T, values: readonly Topics[T][], from: 'here' | 'elsewhere'): void {
    for (const heard of this.#heard.get(topic) ?? []) (heard as unknown as SignalHandler<T>)(values, from);
  }

  missed(): void {
    for (const heard of this.#missed) heard();
  }
}

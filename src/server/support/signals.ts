/**
 * What the parts of the server tell each other, on this node and on all others. Everything is a list, so that what waits
 * together travels together.
 */
export interface Topics {
  /** Tokens have ended; which ones, the store's farewells tell. */
  readonly tokens: string;
  /** Keys of people who have another name now. */
  readonly people: number;
  /** Keys of people for whom programs act, and who have sat down somewhere. */
  readonly seated: number;
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
  notices: 'number',
  matches: 'string',
};

export type SignalHandler<T extends Topic> = (
  values: readonly Topics[T][],
  from: 'here' | 'elsewhere',
) => void;

/**
 * A signal says "look again", never what there is to see: one may get lost when a node dies, and whoever listens also looks
 * by itself after a while.
 */
export interface Signals {
  /** Here at once, elsewhere as soon as the database has passed it on. */
  send<T extends Topic>(topic: T, values: readonly Topics[T][]): void;
  on<T extends Topic>(topic: T, heard: SignalHandler<T>): void;
  /** False while this node cannot reach the others, nor the database. */
  readonly connected: boolean;
  /** Called when signals of other nodes may have been missed. */
  onMissed(heard: () => void): void;
}

/** Who listens in this process; all there is where one server has the database to itself. */
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

/** Values by their keys, each for as long as somebody else holds it. */
export interface WeakValues<K, V extends object> {
  set(key: K, value: V): void;
  get(key: K): V | undefined;
  /** False if there was none. */
  delete(key: K): boolean;
}

/** What the garbage collector has not taken yet. */
export class WeakRefValues<K, V extends object> implements WeakValues<K, V> {
  readonly #references = new Map<K, WeakRef<V>>();
  /** References are not looked through in turn: whoever asks for a value keeps it alive while a collection is under way. */
  readonly #collected = new FinalizationRegistry<K>((key) => {
    if (!this.#references.get(key)?.deref()) this.#references.delete(key);
  });
  readonly #registered = new WeakSet<V>();

  set(key: K, value: V): void {
    this.#references.set(key, new WeakRef(value));
    if (this.#registered.has(value)) return;
    this.#registered.add(value);
    this.#collected.register(value, key);
  }

  get(key: K): V | undefined {
    return this.#references.get(key)?.deref();
  }

  delete(key: K): boolean {
    return this.#references.delete(key);
  }
}

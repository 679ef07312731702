/** A map that does not keep its values alive. */
export interface WeakValues<K, V extends object> {
  set(key: K, value: V): void;
  get(key: K): V | undefined;
  /** False if there was no such key. */
  delete(key: K): boolean;
}

/** Holds values by `WeakRef`; collected ones are removed. */
export class WeakRefValues<K, V extends object> implements WeakValues<K, V> {
  readonly #references = new Map<K, WeakRef<V>>();
  /** Keys are removed by finalization, not by scanning: `deref` keeps a value alive until the end of the turn. */
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

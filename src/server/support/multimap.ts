/** A map from a key to a set of values. */
export class Multimap<K, T> {
  readonly #sets = new Map<K, Set<T>>();

  get(key: K): ReadonlySet<T> {
    return this.#sets.get(key) ?? new Set();
  }

  add(key: K, value: T): void {
    const set = this.#sets.get(key) ?? new Set();
    this.#sets.set(key, set.add(value));
  }

  remove(key: K, value: T): void {
    const set = this.#sets.get(key);
    set?.delete(value);
    if (set?.size === 0) this.#sets.delete(key);
  }
}

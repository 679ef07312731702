/** Things by something they have in common. */
export class Multimap<K, T> {
  readonly #sets = new Map<K, Set<T>>();

  get(key: K): ReadonlySet<T> {
    return this.#sets.get(key) ?? new Set();
  }

  add(key: K, thing: T): void {
    const set = this.#sets.get(key) ?? new Set();
    this.#sets.set(key, set.add(thing));
  }

  remove(key: K, thing: T): void {
    const set = this.#sets.get(key);
    set?.delete(thing);
    if (set?.size === 0) this.#sets.delete(key);
  }
}

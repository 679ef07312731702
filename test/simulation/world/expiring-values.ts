import type { Time } from '../../../src/server/support/time.ts';
import type { WeakValues } from '../../../src/server/support/weak-values.ts';

/** Nothing of the server holds a table that has left memory for longer than this. */
const HELD = 120_000;

/** In place of the garbage collector: what was forgotten can be found again for a while. */
export class ExpiringValues<K, V extends object> implements WeakValues<K, V> {
  readonly #time: Time;
  readonly #values = new Map<K, { readonly value: V; readonly until: number }>();

  constructor(time: Time) {
    this.#time = time;
  }

  set(key: K, value: V): void {
    this.#values.set(key, { value, until: this.#time.elapsed() + HELD });
  }

  get(key: K): V | undefined {
    const found = this.#values.get(key);
    return found && found.until > this.#time.elapsed() ? found.value : undefined;
  }

  delete(key: K): boolean {
    const isThere = this.get(key) !== undefined;
    this.#values.delete(key);
    return isThere;
  }
}

import type { Store } from '../../src/server/store.ts';

/** The store with some of its methods done differently; `instead` is asked anew at each use. */
export function wrapped(store: Store, instead: (method: keyof Store) => unknown): Store {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      // Everything but its methods (`then`, symbols) is as it was.
      if (typeof value !== 'function') return value;
      return instead(name as keyof Store) ?? (value as (...given: unknown[]) => unknown).bind(target);
    },
  });
}

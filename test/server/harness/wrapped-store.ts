import type { Store } from '../../../src/server/store/store.ts';

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

/** The store with a method whose answers can be held back. */
export function gated(store: Store, method: keyof Store) {
  let isHeld = false;
  let opened = Promise.withResolvers<void>();
  let reached = Promise.withResolvers<void>();
  const gate = {
    /** From now on whoever asks waits for the answer. */
    hold(): void {
      isHeld = true;
      opened = Promise.withResolvers();
      reached = Promise.withResolvers();
    },
    open(): void {
      isHeld = false;
      opened.resolve();
    },
    /** When somebody waits. */
    get reached(): Promise<void> {
      return reached.promise;
    },
  };
  const held = async (...given: unknown[]): Promise<unknown> => {
    const answer: unknown = await (Reflect.get(store, method) as (...given: unknown[]) => unknown).apply(
      store,
      given,
    );
    reached.resolve();
    await opened.promise;
    return answer;
  };
  return { store: wrapped(store, (name) => (name === method && isHeld ? held : undefined)), gate };
}

/** The store that counts how often a whole log was read. A look whether there are new lines does not count. */
export function countingLogs(store: Store): { readonly store: Store; logsRead(): number } {
  let read = 0;
  const lines: Store['lines'] = (match, from) => {
    if (from === 1) read++;
    return store.lines(match, from);
  };
  return { store: wrapped(store, (name) => (name === 'lines' ? lines : undefined)), logsRead: () => read };
}

import type { Change } from '../../../src/server/store/changes.ts';
import type { Line } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { wrapped } from '../harness/wrapped-store.ts';

/** Deliberately broken servers: the harness must detect each of them, or it proves nothing. */
export const faults = ['early-ack', 'double-append', 'lost-chance'] as const;
export type Fault = (typeof faults)[number];

export function faulty(store: Store, fault: Fault): Store {
  const write = makers[fault](store);
  return wrapped(store, (method) => (method === 'write' ? write : undefined));
}

type Write = Store['write'];

const makers: { readonly [K in Fault]: (store: Store) => Write } = {
  /** Acknowledges before the commit. */
  'early-ack': (store) => {
    let tail: Promise<unknown> = Promise.resolve();
    return async (change) => {
      if (change.type !== 'append') {
        await tail;
        return store.write(change);
      }
      const later = new Promise((resolve) => setTimeout(resolve, 15));
      tail = Promise.all([tail, later]).then(() => store.write(change));
      return 'done';
    };
  },

  /** Appends the answer of a person twice, now and then. */
  'double-append': (store) => {
    const numbers = new Numbers();
    return (change) =>
      store.write(
        numbers.changed(change, (lines) => {
          const [only, ...more] = lines;
          return only?.kind === 'ply' && more.length === 0 && only.line % 5 === 0 ? [only, only] : lines;
        }),
      );
  },

  /** Forgets to store a roll, now and then. */
  'lost-chance': (store) => {
    const numbers = new Numbers();
    return (change) =>
      store.write(
        numbers.changed(change, (lines) =>
          lines.some(({ line }) => line % 3 === 0) ? lines.filter(({ seat }) => seat >= 0) : lines,
        ),
      );
  },
};

/** Numbers the lines of every match anew, so that a fault is not given away by a gap. */
class Numbers {
  readonly #next = new Map<number, { line: number }>();

  changed(change: Change, spoil: (lines: readonly Line[]) => readonly Line[]): Change {
    if (change.type !== 'append') return change;
    const next = this.#next.get(change.match) ?? { line: change.lines[0]?.line ?? 1 };
    this.#next.set(change.match, next);
    const lines = spoil(change.lines).map((line) => ({ ...line, line: next.line++ }));
    return lines.length === 0 ? change : { ...change, lines };
  }
}

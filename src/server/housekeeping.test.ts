import { afterEach, expect, test, vi } from 'vitest';
import { type Code, refuse } from '../wire/refusals.ts';
import { Housekeeping } from './housekeeping.ts';
import type { TableRegistry } from './table/table-registry.ts';
import { silent } from './support/log.ts';
import { systemTime } from './support/system-time.ts';
import type { Change } from './store/changes.ts';
import type { Store } from './store/store.ts';

afterEach(() => vi.useRealTimers());

const NOW = 1_000_000;

function housekeeping({
  store = {},
  beat = async () => undefined,
  byKey = async () => refuse('no-match'),
}: {
  readonly store?: Partial<Store>;
  readonly beat?: () => Promise<void>;
  readonly byKey?: () => Promise<object>;
}): Housekeeping {
  const reading = { dueClocks: async () => [], unstarted: async () => [], ...store };
  const needs = {
    uptime: { beat },
    log: silent,
    clock: () => NOW,
    time: systemTime,
    expire: async () => undefined,
    drawTides: async () => undefined,
    startFull: async () => undefined,
    advanceDuplicates: async () => undefined,
    rate: async () => undefined,
    pair: async () => undefined,
    review: async () => undefined,
  };
  return new Housekeeping({
    ...needs,
    store: reading as unknown as Store,
    tables: { watched: [], byKey } as unknown as TableRegistry,
  });
}

test('while the database does not answer, nothing piles up that would have to be done before the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answer = Promise.withResolvers<void>();
  let beats = 0;
  const house = housekeeping({
    beat: () => {
      beats++;
      return answer.promise;
    },
  });
  house.start();
  await vi.advanceTimersByTimeAsync(600_000);
  answer.resolve();
  await house.stop();
  // The one that waited, and the last.
  expect(beats).toBe(2);
});

test.each([
  ['busy', 60_000],
  ['storage', 60_000],
  ['no-game', 3_600_000],
] as const)('clocks that cannot be looked at (%s) are looked at later', async (code: Code, later) => {
  const written: Change[] = [];
  const house = housekeeping({
    store: {
      dueClocks: async () => [{ match: 7, look: 5 }],
      write: async (change: Change) => {
        written.push(change);
        return 'done';
      },
    },
    byKey: async () => refuse(code),
  });
  await house.tend();
  expect(written).toEqual([{ type: 'look', match: 7, was: 5, at: NOW + later }]);
});

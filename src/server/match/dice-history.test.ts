import { expect, test } from 'vitest';
import { FastRng } from '../../engine/rng.ts';
import type { Change } from '../store/changes.ts';
import type { DiceCount } from '../store/records.ts';
import { DiceHistory } from './dice-history.ts';
import { RecordedLuck } from './recorded-luck.ts';

test('luck is counted as far as the match went, and what was proposed in vain is not', () => {
  const recorded = new RecordedLuck((n) => new FastRng(5, n));
  const drawn = [6, 36, 1, 12].map((k, n) => recorded.luck(n).below(k));
  // The same again, because the first proposal came to nothing; and one draw more, which nobody ever saw.
  recorded.luck(3).below(12);
  recorded.luck(4).below(6);
  const { total, bars } = recorded.tally(4);
  // A draw from one thing is none.
  expect(total).toBe(3);
  expect(bars.map(({ count }) => count)).toEqual(
    [0, 1, 2, 3, 4, 5].map(
      (bar) =>
        [
          [drawn[0]!, 6],
          [drawn[1]!, 36],
          [drawn[3]!, 12],
        ].filter(([at, k]) => Math.floor((at! * 6) / k!) === bar).length,
    ),
  );
});

function fakeStore(fails = 0) {
  const stored: DiceCount[] = [];
  let failing = fails;
  const written: string[][] = [];
  return {
    written,
    async write(change: Change) {
      if (failing-- > 0) throw new Error('no disk');
      if (change.type === 'dice-counts') {
        stored.push(...change.counts);
        written.push(change.counts.map(({ game }) => game));
      }
      return 'done' as const;
    },
    diceCounts: async () => stored,
  };
}

const bars = Array.from({ length: 6 }, (_, n) => ({ count: n, expected: 2.5, variance: 1.25 }));
const twice = bars.map(({ count }) => ({ count: 2 * count, expected: 5, variance: 2.5 }));

test('what waits and what is stored is one sum; games are written in the order of their ids', async () => {
  const store = fakeStore();
  const history = new DiceHistory(store);
  history.note('maui', bars);
  history.note('high-tide', bars);
  expect(await history.read()).toEqual([
    { game: 'high-tide', bars },
    { game: 'maui', bars },
  ]);
  await history.flush();
  await history.flush();
  expect(store.written.map((games) => [...new Set(games)])).toEqual([['high-tide', 'maui']]);
  history.note('maui', bars);
  expect((await history.read())[1]).toEqual({ game: 'maui', bars: twice });
});

test('what could not be written is not lost', async () => {
  const history = new DiceHistory(fakeStore(1));
  history.note('maui', bars);
  await expect(history.flush()).rejects.toThrow('no disk');
  history.note('maui', bars);
  await history.flush();
  expect(await history.read()).toEqual([{ game: 'maui', bars: twice }]);
});

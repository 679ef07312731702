import { expect, test } from 'vitest';
import { combinations, defaults, extremes } from '../../engine/options.ts';
import { games } from '../../games/index.ts';
import { judgeFor } from '../judge/registry.ts';
import { booksOf, hasty, randomMatch } from '../testing.ts';
import type { Parts } from './close.ts';
import { judgeStep } from './judge-step.ts';
import { stepsOf } from './steps.ts';

const tables = [
  ['high-tide', 3],
  ['high-tide', 4],
  ['high-tide', 5],
  ['high-tide', 6],
  ['maui', 2],
  ['maui', 3],
  ['maui', 4],
  ['strand-unter', 2],
  ['strand-unter', 3],
  ['strand-unter', 4],
] as const;

function gapOf({ start, result, luck, own, others, clash, corrections }: Parts): number {
  return Math.abs(result - start - (luck + own + others + clash + corrections));
}

test.each(tables)('%s for %i: every book closes, whatever the options', async (id, seats) => {
  const game = await games[id]!.load();
  const judge = judgeFor(id, seats)!;
  const all = [...combinations(game.options), ...extremes(game.options)];
  // Another part of all variants at each number of players, and always the plain game.
  const some = all.filter((_, i) => i % 6 === seats % 6);
  for (const [i, options] of [defaults(game.options), ...some].entries()) {
    const terms = { seats, options, rules: game.rules };
    const plies = randomMatch(judge, terms, 100 * seats + i);
    const { books } = booksOf(judge, terms, plies, { care: hasty, seed: i });
    for (const parts of [...books.shares, ...books.points]) expect(gapOf(parts)).toBeLessThan(1e-9);
    for (const { own } of books.shares) expect(own).toBeLessThanOrEqual(0);
    const sum = (pick: (parts: Parts) => number): number =>
      books.shares.reduce((total, parts) => total + pick(parts), 0);
    expect(sum(({ result }) => result)).toBeCloseTo(1, 9);
    expect(sum(({ luck }) => luck)).toBeCloseTo(0, 9);
    expect(sum(({ corrections }) => corrections)).toBeCloseTo(0, 9);
    expect(sum(({ clash }) => clash)).toBeCloseTo(0, 9);
  }
});

test.each(tables.filter(([, seats]) => seats === 3))(
  '%s for %i: a step is judged alike in any order and by anybody',
  async (id, seats) => {
    const game = await games[id]!.load();
    const judge = judgeFor(id, seats)!;
    const terms = { seats, options: defaults(game.options), rules: game.rules };
    const plies = randomMatch(judge, terms, 7);
    const { verdicts } = booksOf(judge, terms, plies, { care: hasty, seed: 3 });
    const other = judgeFor(id, seats)!;
    const { steps } = stepsOf(other, terms, plies);
    const backwards = steps
      .toReversed()
      .map((step) => judgeStep({ judge: other, care: hasty, seed: 3, terms }, step));
    expect(backwards.toReversed()).toEqual(verdicts);
    expect(JSON.parse(JSON.stringify(verdicts))).toEqual(verdicts);
  },
);

test.each([
  ['high-tide', 4],
  ['maui', 2],
] as const)(
  '%s for %i: full care plays positions on or rolls them out: books close, and a step is judged alike in any order and by anybody',
  async (id, seats) => {
    const game = await games[id]!.load();
    const care = { ...hasty, name: 'full', lastTurns: 2, rollouts: 3 } as const;
    const terms = { seats, options: defaults(game.options), rules: game.rules };
    const judge = judgeFor(id, seats)!;
    const plies = randomMatch(judge, terms, 8);
    const { verdicts, books } = booksOf(judge, terms, plies, { care, seed: 3 });
    for (const parts of [...books.shares, ...books.points]) expect(gapOf(parts)).toBeLessThan(1e-9);
    const other = judgeFor(id, seats)!;
    const { steps } = stepsOf(other, terms, plies);
    const backwards = steps
      .toReversed()
      .map((step) => judgeStep({ judge: other, care, seed: 3, terms }, step));
    expect(backwards.toReversed()).toEqual(verdicts);
  },
);

test('only what chance did is luck, only sealed answers clash, and a best choice gives nothing away', async () => {
  const game = await games['strand-unter']!.load();
  const judge = judgeFor('strand-unter', 3)!;
  const terms = { seats: 3, options: defaults(game.options), rules: game.rules };
  const { verdicts, books } = booksOf(judge, terms, randomMatch(judge, terms, 5), { care: hasty, seed: 3 });
  const zero = (numbers: readonly number[]): boolean => numbers.every((part) => part === 0);
  const entries = verdicts.map((verdict, i) => ({ ...verdict, ...books.entries[i]! }));
  expect(entries.filter(({ luck }) => !zero(luck)).map(({ kind }) => kind)).not.toContain('decision');
  expect(new Set(entries.filter(({ clash }) => !zero(clash)).map(({ kind }) => kind))).toEqual(
    new Set(['sealed']),
  );
  const best = entries.filter(({ decision }) => decision && decision.taken === decision.best);
  expect(best.length).toBeGreaterThan(0);
  expect(best.every(({ seats, own }) => own[seats[0]!] === 0)).toBe(true);
  const losses = entries.flatMap(({ sealed }) => sealed?.decisions ?? []).map(({ loss }) => loss);
  expect(Math.min(...losses)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...losses)).toBeGreaterThan(0);
});

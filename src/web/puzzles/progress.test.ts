import { expect, test } from 'vitest';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { ratingOf } from '../../puzzles/rating.ts';
import {
  afterAnswer,
  type Attempt,
  merged,
  isSolved,
  type KeptAttempts,
  keptOf,
  nextPuzzle,
  solvingOf,
  untried,
} from './progress.ts';

const puzzle = (id: string, difficulty: number, theme = 'dial'): Puzzle =>
  ({ id, difficulty, theme }) as unknown as Puzzle;
const easy = puzzle('a', 1);
const middling = puzzle('b', 3);
const hard = puzzle('c', 5, 'build');
const worthOf = ({ difficulty }: Puzzle): number => ratingOf(difficulty);
let now = 0;
const answered = (kept: KeptAttempts, given: Puzzle, solved: boolean): KeptAttempts =>
  afterAnswer(kept, given.id, { solved, worth: worthOf(given), at: ++now });

test('only the first answer counts for the rating and the row', () => {
  const missed = answered(untried, middling, false);
  expect(solvingOf(missed.attempts)).toMatchObject({ rating: 1176, row: 0, tried: { b: 'missed' } });
  const later = answered(missed, middling, true);
  expect(solvingOf(later.attempts)).toEqual({ ...solvingOf(missed.attempts), tried: { b: 'later' } });
  expect(isSolved(solvingOf(later.attempts), 'b')).toBe(true);
  const solved = answered(later, easy, true);
  expect(solvingOf(solved.attempts)).toMatchObject({ row: 1, best: 1 });
  expect(answered(solved, easy, false)).toBe(solved);
  expect(solvingOf(answered(solved, hard, false).attempts)).toMatchObject({ row: 0, best: 1 });
  expect(solved.unsent).toEqual(['b', 'a']);
});

test('rating and rows follow from the attempts, in whatever order a device has them', () => {
  const all = [easy, middling, hard].reduce((kept, each, i) => answered(kept, each, i < 2), untried);
  expect(solvingOf(all.attempts.toReversed())).toEqual(solvingOf(all.attempts));
});

test('what fits best comes next, what was missed comes last, what is solved never', () => {
  const all = [easy, middling, hard];
  const next = (kept: KeptAttempts, wish = {}) =>
    nextPuzzle(solvingOf(kept.attempts), all, { worthOf, ...wish });
  expect(next(untried)).toBe(middling);
  expect(next(untried, { theme: 'build' })).toBe(hard);
  expect(next(untried, { worthOf: ({ id }: Puzzle) => (id === 'a' ? 1200 : 1700) })).toBe(easy);
  const missed = answered(untried, middling, false);
  expect(next(missed, { after: 'b' })).toBe(easy);
  const rest = answered(answered(missed, easy, true), hard, true);
  expect(next(rest)).toBe(middling);
  expect(next(answered(rest, middling, true))).toBeUndefined();
});

test('the account’s attempts replace those that were sent; others wait for their turn', () => {
  const kept = [easy, middling, hard].reduce((each, given) => answered(each, given, true), untried);
  const [a, b, c] = kept.attempts as [Attempt, Attempt, Attempt];
  const elsewhere = { ...b, outcome: 'missed', at: 1 } as const;
  expect(merged(kept, [elsewhere, a], [a, b])).toEqual({ attempts: [elsewhere, a, c], unsent: ['c'] });
  expect(merged({ attempts: [a, b], unsent: [] }, [c], [])).toEqual({ attempts: [c], unsent: [] });
});

test('what does not fit in storage is dropped, and what an earlier version kept is taken over', () => {
  for (const odd of [null, 7, [], { attempts: 'x' }, { attempts: [null, { puzzle: 'a', outcome: 'won' }] }])
    expect(keptOf(odd)).toEqual(untried);
  const kept = answered(answered(untried, easy, true), hard, false);
  expect(keptOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const former = keptOf({ rating: 1300, tried: { a: 'solved', b: 7, c: 'missed' }, row: 0, best: 1 });
  expect(solvingOf(former.attempts)).toMatchObject({ tried: { a: 'solved', c: 'missed' }, row: 0, best: 1 });
  expect(former.unsent).toEqual(['a', 'c']);
});

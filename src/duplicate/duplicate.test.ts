import { describe, expect, test } from 'vitest';
import { balanceOf } from './balance.ts';
import { dueTables, seatIn, type Stage } from './due.ts';
import { fieldOf } from './field.ts';
import { matchpointsOf, shareOf } from './matchpoints.ts';
import { movementFor } from './movement.ts';
import { standingsOf, travellerOf } from './standings.ts';

describe.each([2, 3, 4, 5, 7, 8, 9, 11])('the field of %i elements', (size) => {
  const field = fieldOf(size);
  if (!field) throw new Error(`no field of ${size}`);
  const all = Array.from({ length: size }, (_, i) => i);

  test('every element has its opposite and, but for 0, its inverse; products are distributive', () => {
    for (const a of all) {
      expect(new Set(all.map((b) => field.add(a, b))).size).toBe(size);
      expect([field.add(a, 0), field.multiply(a, 1), field.multiply(a, 0)]).toEqual([a, a, 0]);
      expect(new Set(all.map((b) => field.multiply(a, b))).size).toBe(a === 0 ? 1 : size);
      for (const b of all)
        for (const c of all)
          expect(field.multiply(a, field.add(b, c))).toBe(
            field.add(field.multiply(a, b), field.multiply(a, c)),
          );
    }
  });
});

test('there is no field of 6 or 10 elements', () => {
  expect([1, 6, 10].map(fieldOf)).toEqual([undefined, undefined, undefined]);
});

const sizes = [3, 4, 5, 6].flatMap((seats) =>
  [2, 3, 4, 5].flatMap((tables) => [seats, 2 * seats].map((rounds) => ({ seats, tables, rounds }))),
);

test.each(sizes)(
  '$tables tables of $seats in $rounds rounds: everybody holds every seat equally often',
  (wanted) => {
    const { seats, tables, rounds } = wanted;
    const { sitting } = movementFor(wanted);
    expect(sitting).toHaveLength(rounds);
    const everybody = Array.from({ length: seats * tables }, (_, i) => i);
    // In each round everybody sits somewhere, once.
    for (const round of sitting) expect(round.flat().toSorted((a, b) => a - b)).toEqual(everybody);
    const balance = balanceOf(sitting);
    expect(balance.seats).toEqual({ least: rounds / seats, most: rounds / seats });
    // No pair is always together.
    expect(balance.meetings.most).toBeLessThan(rounds);
  },
);

test.each([3, 4, 5])('%i tables of as many: in one round more every two meet exactly once', (seats) => {
  const { kind, sitting } = movementFor({ tables: seats, seats, rounds: seats + 1 });
  const { meetings, seats: held } = balanceOf(sitting);
  expect(kind).toBe('plane');
  expect(meetings).toEqual({ least: 1, most: 1 });
  expect(held).toEqual({ least: 1, most: 2 });
});

test('more rounds than a plane has: nobody meets another more than once more often', () => {
  const { kind, sitting } = movementFor({ tables: 4, seats: 4, rounds: 8 });
  expect(kind).toBe('plane');
  expect(balanceOf(sitting)).toMatchObject({
    seats: { least: 2, most: 2 },
    meetings: { least: 1, most: 2 },
  });
});

test.each([
  [5, 3],
  [5, 4],
  [7, 4],
  [7, 6],
])(
  '%i tables of %i, in as many rounds as tables: every two of different lines meet once',
  (tables, seats) => {
    const { kind, sitting } = movementFor({ tables, seats, rounds: tables });
    expect(kind).toBe('lines');
    const met = new Map<string, number>();
    for (const round of sitting)
      for (const table of round)
        for (const a of table)
          for (const b of table) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
    const lines = Array.from({ length: seats * tables }, (_, player) => Math.floor(player / tables));
    const expected = lines.flatMap((line, a) =>
      lines.flatMap((other, b) => (a < b && line !== other ? [`${a} ${b}`] : [])),
    );
    expect([...met.keys()].toSorted()).toEqual(expected.toSorted());
    expect(new Set(met.values())).toEqual(new Set([1]));
  },
);

test('where no design is known, who meets whom is found by search, and is as even as it was found', () => {
  const { kind, sitting } = movementFor({ tables: 4, seats: 3, rounds: 6 });
  expect(kind).toBe('searched');
  expect(balanceOf(sitting)).toMatchObject({ seats: { least: 2, most: 2 }, meetings: { least: 0, most: 2 } });
  expect(movementFor({ tables: 4, seats: 3, rounds: 6 }).sitting).toEqual(sitting);
});

test('matchpoints: two for each who had fewer, one for each who had as many', () => {
  expect(matchpointsOf([12, 7, 7, 3])).toEqual([6, 3, 3, 0]);
  expect(shareOf([12, 7, 7, 3])).toEqual([1, 0.5, 0.5, 0]);
  expect(matchpointsOf([5, undefined, 5])).toEqual([1, undefined, 1]);
  expect(shareOf([5, undefined])).toEqual([undefined, undefined]);
});

/** Two tables of two in two rounds: nobody meets another twice. */
const twice = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [2, 0],
    [1, 3],
  ],
];

test('a table is due once all its players have finished the one before', () => {
  const stages = new Map<string, Stage>();
  const due = () => dueTables(twice, ({ round, table }) => stages.get(`${round} ${table}`) ?? 'none');
  expect(due()).toEqual([
    { round: 0, table: 0 },
    { round: 0, table: 1 },
  ]);
  stages.set('0 0', 'over').set('0 1', 'begun');
  // Player 0 is free, but is to meet player 2.
  expect(due()).toEqual([]);
  stages.set('0 1', 'over');
  expect(due()).toEqual([
    { round: 1, table: 0 },
    { round: 1, table: 1 },
  ]);
  expect(seatIn(twice, 1, 3)).toEqual({ round: 1, table: 1, seat: 1 });
  expect(seatIn(twice, 2, 3)).toBeUndefined();
});

test('standings are the mean of the rounds that could be compared', () => {
  const points = new Map([
    ['0 0', [10, 4]],
    ['0 1', [7, 9]],
    ['1 0', [5, 5]],
  ]);
  const pointsOf = ({ round, table }: { round: number; table: number }) => points.get(`${round} ${table}`);
  expect(travellerOf(twice, { round: 0, seat: 0 }, pointsOf)).toEqual([
    { table: 0, player: 0, points: 10, share: 1 },
    { table: 1, player: 2, points: 7, share: 0 },
  ]);
  // The second round has one table only: it is compared with nobody.
  expect(standingsOf(twice, pointsOf)).toEqual([
    { player: 0, rounds: 1, share: 1, place: 1 },
    { player: 3, rounds: 1, share: 1, place: 1 },
    { player: 1, rounds: 1, share: 0, place: 3 },
    { player: 2, rounds: 1, share: 0, place: 3 },
  ]);
  points.set('1 1', [6, 5]);
  expect(standingsOf(twice, pointsOf).map(({ player, share, place }) => [player, share, place])).toEqual([
    [0, 0.75, 1],
    [3, 0.75, 1],
    [1, 0.5, 3],
    [2, 0, 4],
  ]);
  expect(standingsOf(twice, () => undefined)).toEqual([0, 1, 2, 3].map((player) => ({ player, rounds: 0 })));
});

import { expect, test } from 'vitest';
import { FastRng, pickOne } from '../../engine/rng.ts';
import type { CardCode } from './data.ts';
import { game } from './index.ts';
import { needOf, unfitShells } from './rules.ts';
import { printed, type Scene, scene, shells } from './testing.ts';

/** The result of a table that ends as it stands. */
function ending(wanted: Scene) {
  const s = scene({ round: 15, last: 6, ...wanted });
  s.phase = 'over';
  s.asked = 0;
  return game.result(s);
}

test('example 5: the final score, and Hannah before Steven on groove 6', () => {
  const result = ending({
    //        Wilma   Carl    Hannah  Steven
    castles: ['x4f6', 'xf46', 'f663', '2445'],
    buckets: ['ww', 'wkkk', 'kk', 'w'],
  });
  expect(result).toEqual({
    scores: [14, 13, 20, 20],
    places: [3, 4, 1, 2],
    breakdown: [
      { groove6: 9, groove5: 0, groove4: 5, groove3: 0, groove2: 0, unfit: 0 },
      { groove6: 9, groove5: 0, groove4: 6, groove3: 0, groove2: 0, unfit: -2 },
      { groove6: 15, groove5: 0, groove4: 0, groove3: 6, groove2: 0, unfit: -1 },
      { groove6: 0, groove5: 8, groove4: 11, groove3: 0, groove2: 2, unfit: -1 },
    ],
    reason: 'fourth',
  });
});

test('points of a groove decide a tie, not castles or values alone', () => {
  // Both 12. Seat 0: castles 0 and 1 in 4 (9 points there), 2 in 1. Seat 1: castle 3 in 4 (7 points), 0 in 3, 1 in 1.
  const result = ending({ players: 2, castles: ['441h', '31h4'] });
  expect(result).toMatchObject({ scores: [12, 12], places: [1, 2] });
});

test('equal in every groove: a shared win, and the next place is skipped', () => {
  const result = ending({ players: 3, castles: ['52hh', '52hh', 'hhhh'] });
  expect(result).toMatchObject({ scores: [8, 8, 0], places: [1, 1, 3] });
});

test('a tie for a lower place is settled in the same way', () => {
  const result = ending({ players: 3, castles: ['hhh6', 'h6hh', '52hh'], buckets: ['', '', 'kkkk'] });
  // Seat 1 and seat 2 have 7 each; seat 1 holds the outer groove. Seat 2 keeps two face-up cards.
  expect(result).toMatchObject({ scores: [9, 7, 6], places: [1, 2, 3] });
  const tied = ending({ players: 3, castles: ['hhh6', 'h6hh', '52hh'], buckets: ['', '', 'kkk'] });
  expect(tied).toMatchObject({ scores: [9, 7, 7], places: [1, 2, 3] });
});

test('unfit shells are not counted again in a tie', () => {
  // 10 - 1 against 9: equal in groove 6, and the unfit shell takes nothing from the point in groove 1.
  const unfit = ending({ players: 2, castles: ['1xx6', 'xxx6'], buckets: ['k', ''] });
  expect(unfit).toMatchObject({ scores: [9, 9], places: [1, 2] });
});

test('negative totals stand', () => {
  const result = ending({ players: 2, castles: ['xxxx', 'hhhh'], buckets: ['wwgg', ''] });
  expect(result).toMatchObject({ scores: [-4, 0], places: [2, 1] });
});

const fits: [bucket: string, faceUp: number[], unfit: number][] = [
  ['wwggbbkk', [], 8],
  ['ww', [2100], 0],
  ['kk', [2100], 1],
  ['wwwg', [2100], 0],
  ['wwwgk', [2100], 1],
  ['kkkk', [2100, 2200, 3020, 3210], 0],
  ['kkkkk', [2100, 2200, 3020, 3210], 1],
  ['k', [0], 0],
];
test.each(fits)('%s on %j: %i unfit', (bucket, faceUp, unfit) => {
  expect(unfitShells(shells(bucket), faceUp)).toBe(unfit);
});

test('the best fit agrees with trying every way to lay the shells', () => {
  const rng = new FastRng(5, 1);
  const deck = [printed.cards0, printed.cards1, printed.cards2, printed.cards3].flat();
  for (let i = 0; i < 150; i++) {
    const faceUp = Array.from({ length: rng.below(4) }, () => pickOne(deck, rng));
    const bucket = [0, 1, 2, 3].map(() => rng.below(4));
    expect({ bucket, faceUp, unfit: unfitShells(bucket, faceUp) }).toEqual({
      bucket,
      faceUp,
      unfit: leastUnfit(bucket, faceUp),
    });
  }
});

/** Lays one shell after the other on every space that takes it, or on none. */
function leastUnfit(bucket: readonly number[], faceUp: readonly CardCode[]): number {
  const loose = bucket.flatMap((n, colour) => new Array<number>(n).fill(colour));
  const spaces = faceUp.flatMap((card) => [...[0, 1, 2, 3].map((colour) => needOf(card, colour)), 1]);
  const known = new Map<string, number>();
  const lay = (at: number): number => {
    if (at === loose.length) return 0;
    const key = `${at}:${spaces.join()}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    let best = 1 + lay(at + 1);
    for (let i = 0; i < spaces.length; i++) {
      if (spaces[i] === 0 || (i % 5 !== loose[at] && i % 5 !== 4)) continue;
      spaces[i]!--;
      best = Math.min(best, lay(at + 1));
      spaces[i]!++;
    }
    known.set(key, best);
    return best;
  };
  return lay(0);
}

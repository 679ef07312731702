import { expect, test } from 'vitest';
import { bestOf, outcomeOf, waysOf } from './outcome.ts';
import { begin, edge, play, playerOf, tile } from '../testing.ts';

test('a tile is worth the best of all its heights', () => {
  const s = begin({ market: 'sfw htf', starts: 'sfh' });
  expect(bestOf(waysOf(s, { type: 'take', tile: tile('sfw') })).points).toBe(2);
});

test('a height that only a loose towel makes possible is told, with what the towel brings', () => {
  const s = begin({ market: 'sfh', starts: 'twf' });
  playerOf(s, 0).edge = edge('wtf', 7);
  playerOf(s, 0).towels = 1;
  play(s, 'take sfh', 'draw hts');
  // Light blue shows waves, which lie in row 7: three steps.
  expect(outcomeOf(s, { type: 'place', top: 6 })).toMatchObject({
    needs: true,
    points: 2,
    chips: 1,
    matches: [{ pattern: 2, row: 7, steps: 3 }],
  });
  expect(outcomeOf(s, { type: 'place', top: 1 }).needs).toBe(false);
});

test('towels that need not be laid are kept, and what they could bring is told besides', () => {
  const s = begin({ market: 'sfh', starts: 'swt' });
  playerOf(s, 0).towels = 1;
  play(s, 'take sfh', 'draw hts');
  const { needs, points, withTowels, sure } = outcomeOf(s, { type: 'place', top: 3 });
  expect({ needs, points, withTowels, sure }).toEqual({ needs: false, points: 1, withTowels: 2, sure: true });
});

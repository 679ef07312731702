import { expect, test } from 'vitest';
import { threatsOf } from '../../../../games/high-tide/preview.ts';
import { coast, water } from './coast.ts';

/** The corners of a path that a step makes: its vertical lines. */
const climbs = (path: string): number => path.split('V').length - 1;

test('the coast is one line with a step between any two beaches', () => {
  const path = coast([100, 100, 70, 70, 130, 130], 50, 3, 12);
  expect(path.split('M')).toHaveLength(2);
  expect(path).not.toMatch(/NaN|undefined/);
  expect(climbs(path)).toBe(5);
  expect(path).toContain('V82');
  expect(path).toContain('V118');
});

test('water is closed along the foot', () => {
  expect(water([10, 20], 50, 2, 4, 300)).toMatch(/V300H0z$/);
});

test.each([
  { track: [null, null], threats: [] },
  {
    track: [1, [5, 5, 0, 3] as const, null],
    threats: [
      [5, 3, [2]],
      [0, 2, [2]],
    ],
  },
  { track: [[2, 4, 2, 4] as const, 0], threats: [[2, 5, [1]]] },
  {
    track: [[1, 6, 3, 2] as const, [1, 5, 3, 1] as const],
    threats: [
      [1, 3, [1, 2]],
      [3, 2, [1, 2]],
    ],
  },
])('what the lying pairs would flood: $track', ({ track, threats }) => {
  expect(threatsOf(track).map(({ beach, spaces, from }) => [beach, spaces, from])).toEqual(threats);
});

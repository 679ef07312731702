import { expect, test } from 'vitest';
import { cardsIn } from '../side/cards.ts';
import { columnX, gridIn, inSight, overhangs, rowY, spread } from './grid.ts';
import { lanesIn, spaceX, markersOf } from '../tracks/lanes.ts';
import { arrange, type Box, type Focus } from '../plan.ts';
import { sizes } from '../testing.ts';

test.for([
  ['far apart: they stay', [10, 100, 200], 44, [10, 100, 200]],
  ['two that collide part around their middle', [100, 110], 44, [83, 127]],
  ['three in a heap', [100, 100, 100], 40, [60, 100, 140]],
  ['at the upper limit', [0, 5], 44, [0, 44]],
  ['at the lower limit', [295, 300], 44, [256, 300]],
  ['none', [], 44, []],
] as const)('labels, %s', ([, wanted, gap, places]) => {
  expect(spread(wanted, gap, 0, 300)).toEqual(places);
});

test('labels that have no room keep their distance and their order', () => {
  expect(spread([50, 50, 50, 50], 44, 0, 100)).toEqual([0, 44, 88, 132]);
});

test.for([
  ['within', [1, 3, 5], { trees: 0, ocean: 0 }],
  ['one over the trees', [3, 0], { trees: 1, ocean: 0 }],
  ['two over both', [-1, 4, 7], { trees: 2, ocean: 2 }],
  ['an empty beach', [], { trees: 0, ocean: 0 }],
] as const)('overhang: %s', ([, tops, over]) => {
  expect(overhangs(tops)).toEqual(over);
});

const inside = (box: Box, width: number, height: number): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.w <= width + 0.01 && box.y + box.h <= height + 0.01;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01;

const focuses: readonly Focus[] = ['market', 'beach', 'rest'];

test.for(sizes)('%i x %i: the parts lie within the box and beside each other', ([width, height]) => {
  const faults = focuses.flatMap((focus) =>
    [1, 2, 3].flatMap((others) => {
      const { beach, market, tracks, others: cards } = arrange({ width, height }, focus, others);
      const parts = [beach, market, tracks, cards].filter((part) => part !== undefined);
      const shown = cards ? cardsIn(cards, others) : [];
      return [
        ...[...parts, ...shown].filter((part) => !inside(part, width, height)),
        ...shown.filter((card) => Math.min(card.w, card.h) < 44),
        ...parts.flatMap((part, i) => parts.slice(i + 1).filter((other) => !apart(part, other))),
      ].map((part) => `${focus} ${others} ${JSON.stringify(part)}`);
    }),
  );
  expect(faults).toEqual([]);
  expect(arrange({ width, height }, 'market', 3).market).toBeDefined();
});

test.for(sizes)('%i x %i: the whole beach is seen, with all that hangs over', ([width, height]) => {
  const { beach, small } = arrange({ width, height }, 'rest', 3);
  const grid = gridIn(beach, { small, near: false, over: { trees: 2, ocean: 2 }, column: 5, room: 0 });
  expect(columnX(grid, 0)).toBeGreaterThanOrEqual(beach.x);
  expect(columnX(grid, 12) + grid.w).toBeLessThanOrEqual(beach.x + beach.w - grid.signs + 0.01);
  expect(rowY(grid, -1)).toBeGreaterThanOrEqual(beach.y);
  expect(rowY(grid, 10)).toBeLessThanOrEqual(beach.y + beach.h + 0.01);
});

test('a beach makes room for labels beside the last column by moving to the left', () => {
  const box = { x: 0, y: 0, w: 800, h: 450 };
  const needs = { small: false, near: true, over: { trees: 0, ocean: 0 } };
  const still = gridIn(box, { ...needs, column: 3, room: 180 });
  const moved = gridIn(box, { ...needs, column: 12, room: 180 });
  expect(still.left).toBe(gridIn(box, { ...needs, column: 0, room: 0 }).left);
  expect(moved.left).toBeLessThan(still.left);
  expect(moved.platform).toBe(still.platform);
  expect(((still.left - moved.left) / moved.w) % 1).toBeCloseTo(0);
  const hidden = [0, 1, 2, 3, 4].filter((column) => !inSight(moved, column));
  expect(hidden).toEqual([0, 1, 2, 3, 4].slice(0, Math.round((still.left - moved.left) / moved.w)));
  expect(columnX(moved, 12) + moved.w + 180).toBeLessThanOrEqual(800 - moved.signs + 0.01);
});

test('markers stand on their spaces, side by side where they meet', () => {
  const lanes = lanesIn({ x: 0, y: 0, w: 700, h: 150 }, 15, 4);
  const places = markersOf(lanes, 2, [0, 4, 4, 15]);
  const middle = (space: number): number => spaceX(lanes, space) + lanes.cell / 2;
  expect(places[0]?.x).toBeLessThan(spaceX(lanes, 1));
  expect(places[3]?.x).toBeCloseTo(middle(15));
  expect(((places[1]?.x ?? 0) + (places[2]?.x ?? 0)) / 2).toBeCloseTo(middle(4));
  expect(places[1]?.x).toBeLessThan(places[2]?.x ?? 0);
  expect(spaceX(lanes, 15) + lanes.cell).toBeLessThanOrEqual(700);
});

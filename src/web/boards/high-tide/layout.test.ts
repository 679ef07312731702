import { expect, test } from 'vitest';
import { type Box, coinSpot, gridIn, type Layout, laneX, layoutOf, spaceY, spotsOf } from './layout.ts';
import { everything, randomFrames } from './testing.ts';

const sizes = [
  { width: 340, height: 250 },
  { width: 360, height: 330 },
  { width: 390, height: 430 },
  { width: 520, height: 290 },
  { width: 420, height: 860 },
  { width: 735, height: 818 },
  { width: 1900, height: 1300 },
];
const tables = [3, 4, 5, 6].flatMap((players) =>
  [{}, everything, { length: 30 }].map((options) => {
    const frame = randomFrames(players, 1, options).at(-1);
    if (!frame) throw new Error('no position');
    return frame.view;
  }),
);

const inside = (box: Box, outer: Box): boolean =>
  box.x >= outer.x - 0.01 &&
  box.y >= outer.y - 0.01 &&
  box.x + box.width <= outer.x + outer.width + 0.01 &&
  box.y + box.height <= outer.y + outer.height + 0.01;

function boxes({ side }: Layout): Box[] {
  return [side.hand, ...side.slots, side.bag, side.pool, side.pile, side.tile].filter(
    (box) => box !== undefined,
  );
}

const foot = (box: Box | undefined): number => (box?.y ?? 0) + (box?.height ?? 0);

test.each(sizes)('$width x $height: the boardwalk holds everything without overlap', (size) => {
  for (const table of tables) {
    const layout = layoutOf(size, table);
    const all = boxes(layout).toSorted((a, b) => a.y - b.y);
    for (const box of all) expect(inside(box, layout.side)).toBe(true);
    for (const box of all) expect(box.height).toBeGreaterThan(12);
    const gaps = all.slice(1).map((box, i) => box.y - foot(all[i]));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  }
});

test.each(sizes)('$width x $height: spaces, coins and chairs stand within their beach', (size) => {
  for (const table of tables) {
    const layout = layoutOf(size, table);
    expect(spaceY(layout, layout.length)).toBeCloseTo(layout.seaTop);
    expect(layout.row).toBeGreaterThan(5);
    for (const beach of [0, 5]) {
      for (const space of [1, 2, 8]) {
        const { x } = coinSpot(layout, beach, space);
        expect(x - layout.coin / 2).toBeGreaterThan(laneX(layout, beach));
        expect(x + layout.coin / 2).toBeLessThanOrEqual(laneX(layout, beach + 1));
      }
    }
    // Everybody on one space, the most crowded a beach can be.
    const line = Array.from({ length: table.seats }, (_, seat) => seat);
    const crowd = {
      ...table,
      chairs: table.chairs.map(() => line.map(() => 7)),
      lines: table.chairs.map(() => line),
    };
    for (const [beach, spots] of spotsOf(layout, crowd).entries()) {
      const sorted = spots.toSorted((a, b) => a.x - b.x);
      for (const { x, size: width } of sorted) {
        expect(x - width / 2).toBeGreaterThanOrEqual(laneX(layout, beach));
        expect(x + width / 2).toBeLessThanOrEqual(laneX(layout, beach + 1) + 0.01);
      }
      // Each shows at least the half of itself that its right neighbour does not cover.
      const shown = sorted.slice(1).map((spot, k) => (spot.x - (sorted[k]?.x ?? 0)) / spot.size);
      expect(Math.min(...shown)).toBeGreaterThan(0.45);
    }
  }
});

test('the rightmost chair of a space is the nearest', () => {
  const table = tables[0];
  if (!table) throw new Error('no position');
  const layout = layoutOf({ width: 735, height: 818 }, table);
  const spots = spotsOf(layout, {
    seats: 3,
    chairs: [[4, 4, 9]],
    lines: [[2, 1, 0]],
  });
  const [first, second, third] = spots[0] ?? [];
  expect(first?.x).toBeLessThan(second?.x ?? 0);
  expect(first?.y).toBe(second?.y);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
});

test.each([
  { n: 1, width: 50, height: 20, columns: 1, size: 20 },
  { n: 6, width: 60, height: 40, columns: 3, size: 20 },
  { n: 12, width: 60, height: 20, columns: 6, size: 10 },
])('$n squares in $width x $height', ({ n, width, height, columns, size }) => {
  expect(gridIn(n, width, height)).toEqual({ columns, size });
});

import { expect, test } from 'vitest';
import { spaceRows } from '../../../../games/maui/preview.ts';
import { columnX, rowY } from '../beach/grid.ts';
import { picture } from '../layout.ts';
import { pictured } from '../scene.ts';
import { frames, peopleAsked, sizes } from '../testing.ts';
import { clearOf, hides } from './clear.ts';

const asked = [11, 12, 13].flatMap((seed) =>
  peopleAsked([...frames(seed, 3)]).filter(({ view }) => view.phase === 'height'),
);

test.for(sizes)('%i x %i: labels leave the umbrellas of later columns in sight', ([width, height]) => {
  let [all, hidden] = [0, 0];
  for (const { view, texts, asked: seat } of asked) {
    const size = { width, height };
    const { lane, grid, column } = picture({
      view: pictured(view),
      after: view,
      seat,
      own: seat,
      size,
      texts,
      looked: undefined,
      keep: 'Behalten',
    });
    const r = Math.min(grid.w, grid.h) / 2;
    for (const space of spaceRows(view)) {
      const spot = { x: columnX(grid, space.column) + grid.w / 2, y: rowY(grid, space.row) + grid.h / 2, r };
      if (space.column <= column || spot.x > width) continue;
      all++;
      if (lane.some((label) => hides(label, spot) > 0.3)) hidden++;
    }
  }
  expect(all).toBeGreaterThan(100);
  // Where many heights are open on a small screen there may be no room left.
  expect(hidden / all).toBeLessThan(0.01);
});

test('a label that hides nothing stays where it is, another moves no further than it has to', () => {
  const label = { x: 100, y: 100, w: 80, h: 40 };
  const free = { right: 400, gap: 44, top: 40, bottom: 160 };
  expect(clearOf([label], [{ x: 300, y: 100, r: 20 }], free)).toEqual([label]);
  const [moved] = clearOf([label], [{ x: 120, y: 100, r: 20 }], free);
  expect(moved).toEqual({ ...label, x: 142 });
  const [lowered] = clearOf([label], [{ x: 170, y: 90, r: 20 }], free);
  expect(lowered).toEqual({ ...label, y: 130 });
});

test('labels keep their order and their distance', () => {
  const labels = [60, 104, 148].map((y) => ({ x: 100, y, w: 80, h: 40 }));
  const spots = [60, 104, 148].map((y) => ({ x: 130, y, r: 20 }));
  const ys = clearOf(labels, spots, { right: 190, gap: 44, top: 20, bottom: 220 }).map(({ y }) => y);
  expect(Math.min(...ys.slice(1).map((y, i) => y - (ys[i] ?? 0)))).toBeGreaterThanOrEqual(44);
});

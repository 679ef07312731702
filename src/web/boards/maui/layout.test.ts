import { expect, test } from 'vitest';
import { heightsFor } from '../../../games/maui/preview.ts';
import { rowY } from './beach/grid.ts';
import { picture, type Target } from './layout.ts';
import { TARGET } from './plan.ts';
import { pictured } from './scene.ts';
import { frames, peopleAsked, sizes } from './testing.ts';

/** The picture of whoever is asked, in a box of this size. */
function pictureOf(
  frame: ReturnType<typeof peopleAsked>[number],
  [width, height]: readonly [number, number],
) {
  const { view, texts, asked } = frame;
  return picture({
    view: pictured(view),
    after: view,
    seat: asked,
    own: asked,
    size: { width, height },
    texts,
    looked: undefined,
    keep: 'Behalten',
  });
}

/** Pairs of choices that a finger could not tell apart. */
function overlapping(targets: readonly Target[]): string[] {
  return targets.flatMap(({ text, box: a }, i) =>
    targets
      .slice(i + 1)
      .filter(({ box: b }) => {
        const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        return across > 1 && down > 1;
      })
      .map((other) => `${text} and ${other.text} overlap`),
  );
}

const matches = [
  [11, 2, 'base'],
  [12, 3, 'base'],
  [13, 4, 'crabs'],
  [14, 4, 'long'],
] as const;

test.for(matches)(
  'match %i, %i seats, %s: every choice has one target within the box',
  ([seed, seats, mode]) => {
    const asked = peopleAsked([...frames(seed, seats, { mode })]);
    const phases = new Set(asked.map(({ view }) => view.phase));
    expect(phases).toContain('turn');
    expect(phases).toContain('height');
    const faults = asked.flatMap((frame) =>
      sizes.flatMap(([width, height]) => {
        const { targets } = pictureOf(frame, [width, height]);
        const missing = frame.texts.filter(
          (text) => targets.filter((each) => each.text === text).length !== 1,
        );
        const small = targets.filter(({ box }) => box.w < TARGET || box.h < TARGET);
        const outside = targets.filter(
          ({ box }) => box.x < 0 || box.y < -1 || box.x + box.w > width + 0.01 || box.y + box.h > height + 1,
        );
        return [
          ...missing.map((text) => `${text} has no target of its own`),
          ...small.map(({ text }) => `${text} is too small`),
          ...outside.map(({ text }) => `${text} is outside`),
          ...overlapping(targets),
        ].map((fault) => `${width} x ${height}: ${fault}`);
      }),
    );
    expect(faults).toEqual([]);
  },
);

test('a tile that is looked at shows its heights beside the next column, and nothing moves for it', () => {
  const frame = peopleAsked([...frames(15, 3)]).findLast(({ view }) => view.phase === 'turn');
  if (!frame) throw new Error('nobody was ever asked for a tile');
  const { view, texts, asked } = frame;
  const sight = {
    view: pictured(view),
    after: view,
    seat: asked,
    own: asked,
    size: { width: 800, height: 800 },
    texts,
    keep: 'Keep',
  };
  const idle = picture({ ...sight, looked: undefined });
  const tile = texts.find((text) => text.startsWith('take') && !text.startsWith('take dollars'));
  const looking = picture({ ...sight, looked: tile });
  expect(idle.lane).toEqual([]);
  expect(looking.lane.length).toBeGreaterThan(0);
  expect(looking.grid).toEqual(idle.grid);
  for (const { x, w } of looking.lane) expect(x + w).toBeLessThanOrEqual(800 - looking.grid.signs);
});

test('somebody else’s beach offers nothing to choose', () => {
  const frame = peopleAsked([...frames(16, 3)]).find(({ view }) => view.phase === 'height');
  if (!frame) throw new Error('nobody was ever asked for a height');
  const { view, texts, asked } = frame;
  const { lane, column, targets } = picture({
    view,
    after: view,
    seat: (asked + 1) % 3,
    own: asked,
    size: { width: 800, height: 800 },
    texts,
    looked: undefined,
    keep: 'Keep',
  });
  expect({ lane, column, targets }).toEqual({ lane: [], column: 0, targets: [] });
});

test('a tile of the market that would hang over has room between market and tracks before it is taken', () => {
  const asked = peopleAsked([...frames(17, 3)]).filter(({ view }) => view.phase === 'turn');
  let over = 0;
  for (const frame of asked) {
    for (const size of sizes) {
      const { grid } = pictureOf(frame, size);
      for (const { top } of frame.texts.flatMap((text) => heightsFor(frame.view, text.slice(5)))) {
        if (top < 1 || top > 5) over++;
        expect(rowY(grid, top)).toBeGreaterThanOrEqual(grid.box.y - 0.01);
        expect(rowY(grid, top + 3)).toBeLessThanOrEqual(grid.box.y + grid.box.h + 0.01);
      }
    }
  }
  expect(over).toBeGreaterThan(0);
});

test('the whole column answers: each row is for the nearest height, none for two', () => {
  const asked = peopleAsked([...frames(18, 3)]).filter(({ view }) => view.phase === 'height');
  let several = 0;
  for (const frame of asked) {
    for (const size of sizes) {
      const { rows, grid } = pictureOf(frame, size);
      expect(rows.map(({ text }) => text).toSorted()).toEqual(frame.texts.toSorted());
      expect(overlapping(rows)).toEqual([]);
      const least = Math.min(...rows.map(({ box }) => box.y));
      const most = Math.max(...rows.map(({ box }) => box.y + box.h));
      expect(least).toBeLessThanOrEqual(rowY(grid, 1) + 0.01);
      expect(most).toBeGreaterThanOrEqual(rowY(grid, 8) - 0.01);
      if (rows.length > 1) several++;
    }
  }
  expect(several).toBeGreaterThan(0);
});

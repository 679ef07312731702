import { expect, test } from 'vitest';
import { picture, type Target } from './picture.ts';
import { TARGET } from './plan.ts';
import { pictured } from './story.ts';
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
      .map((other) => `${text} | ${other.text}`),
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
    for (const frame of asked) {
      for (const [width, height] of sizes) {
        const { targets } = pictureOf(frame, [width, height]);
        expect(overlapping(targets), `${frame.texts.join(', ')} in ${width} x ${height}`).toEqual([]);
        expect(targets.map(({ text }) => text).toSorted()).toEqual(frame.texts.toSorted());
        for (const { text, box } of targets) {
          const where = `${text} in ${width} x ${height}`;
          expect(box.w, where).toBeGreaterThanOrEqual(TARGET);
          expect(box.h, where).toBeGreaterThanOrEqual(TARGET);
          expect(box.x, where).toBeGreaterThanOrEqual(0);
          expect(box.y, where).toBeGreaterThanOrEqual(-1);
          expect(box.x + box.w, where).toBeLessThanOrEqual(width + 0.01);
          expect(box.y + box.h, where).toBeLessThanOrEqual(height + 1);
        }
      }
    }
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

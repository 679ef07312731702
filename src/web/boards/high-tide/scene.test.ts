import { expect, test } from 'vitest';
import type { View } from '../../../games/high-tide/index.ts';
import { viewAfter } from '../../../games/high-tide/preview.ts';
import { sceneAt } from './scene.ts';
import { everything, randomFrames } from './testing.ts';

/** What the picture shows of a view. */
function seen(v: View): unknown {
  const { round, order, played, sand, waves, chairs, lines, track, rental, bag, coins, remembered } = v;
  const pool = v.pool.map(String).sort();
  const hand = v.hand?.dice ?? null;
  const back = v.moving?.back ?? 0;
  const { tiles, open, point } = v.baywatch ?? {};
  return {
    round,
    order,
    played,
    sand,
    waves,
    chairs,
    lines,
    track,
    rental,
    bag,
    pool,
    hand,
    moved: v.moving?.dice ?? hand,
    back,
    coins,
    remembered,
    shark: v.shark,
    surfers: v.surfers,
    tiles,
    open,
    point,
  };
}

const cases = [
  { players: 3, options: {} },
  { players: 4, options: { coins: true, shark: true } },
  { players: 5, options: everything },
  { players: 6, options: { ...everything, hidden: true } },
];

test.each(cases)('$players players: what is told leads from one view to the next', ({ players, options }) => {
  let told = 0;
  for (const { before, events, view } of randomFrames(players, 4, options)) {
    // Between rounds the table is cleared before anything is told of the next one.
    if (view.phase === 'tile' || events.length === 0) continue;
    expect(seen(events.reduce(viewAfter, before))).toEqual(seen(view));
    told += events.length;
  }
  expect(told).toBeGreaterThan(150);
});

test('the scene is the view once everything is told, and after a jump', () => {
  const frame = randomFrames(4, 1).find(({ events }) => events.length > 2);
  if (!frame) throw new Error('nothing happened');
  const { before, events, view } = frame;
  expect(sceneAt({ before, events, view, since: 0, at: events.length })).toBe(view);
  expect(sceneAt({ before: undefined, events, view, since: 0, at: 0 })).toBe(view);
  expect(sceneAt({ before, events, view, since: 0, at: 0 })).toEqual(viewAfter(before, events[0] as never));
});

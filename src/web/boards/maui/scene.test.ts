import { expect, test } from 'vitest';
import type { View } from '../../../games/maui/index.ts';
import { pictured, shownAfter } from './scene.ts';
import { frames } from './testing.ts';

/** What is drawn of a view. */
function drawn(view: View) {
  const { half, first, last, market, areas, bag, stock, players } = pictured(view);
  return { half, first, last, market, areas, bag, stock, players };
}

test.for([
  [1, 2, 'base'],
  [2, 3, 'base'],
  [3, 4, 'crabs'],
  [4, 2, 'crabs'],
  [5, 3, 'long'],
  [6, 4, 'long'],
] as const)(
  'the events of match %i, %i seats, %s, lead from one picture to the next',
  ([seed, seats, mode]) => {
    let seen = 0;
    for (const { before, view, events } of frames(seed, seats, { mode })) {
      expect(drawn(shownAfter(before, events, events.length))).toEqual(drawn(view));
      seen += events.length;
    }
    expect(seen).toBeGreaterThan(60);
  },
);

test('nothing is shown before it happens', () => {
  for (const { before, events } of frames(7, 2)) {
    expect(shownAfter(before, events, 0)).toEqual(pictured(before));
  }
});

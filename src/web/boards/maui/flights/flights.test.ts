import { expect, test } from 'vitest';
import type { Event } from '../../../../games/maui/index.ts';
import { flightsOf } from './flights.ts';
import { columnX, rowY } from '../beach/grid.ts';
import { picture } from '../layout.ts';
import { shownAfter } from '../scene.ts';
import { frames } from '../testing.ts';

/** All flights of a match, each with its event, on a picture of 800 x 800. */
function* flown(seed: number, mode: 'base' | 'crabs') {
  const size = { width: 800, height: 800 };
  for (const { before, events } of frames(seed, 3, { mode })) {
    for (const [at, event] of events.entries()) {
      if (!('seat' in event)) continue;
      const view = shownAfter(before, events, at + 1);
      const { seat } = event;
      const sight = { view, after: view, seat, own: seat, size, texts: [], looked: undefined, keep: '' };
      const { grid, stall, lanes } = picture(sight);
      yield { event, grid, flights: flightsOf(event, { view, seat, grid, stall, lanes }) };
    }
  }
}

test('tiles and coins, pearls, towels and steps fly, within the picture or carried away from it', () => {
  const flying = new Set<Event['type']>();
  const outside: string[] = [];
  for (const mode of ['base', 'crabs'] as const) {
    for (const { event, flights } of flown(31, mode)) {
      for (const { from, to, lost } of flights) {
        flying.add(event.type);
        const points = lost ? [from] : [from, to];
        const away = points.filter(({ x, y }) => !(x >= 0 && x <= 800 && y >= 0 && y <= 800));
        outside.push(...away.map(({ x, y }) => `${event.type} ${x} ${y}`));
      }
    }
  }
  expect(outside).toEqual([]);
  expect([...flying].toSorted()).toEqual(['dollars', 'extra', 'gain', 'missed', 'pearl', 'score', 'take']);
});

test('a paid tile sends as many coins as it costs', () => {
  const paid = [...flown(32, 'base')].flatMap(({ event, flights }) =>
    event.type === 'take' ? [[event.price, flights.length - 1]] : [],
  );
  expect(paid.some(([price]) => (price ?? 0) > 0)).toBe(true);
  expect(paid.filter(([price, coins]) => price !== coins)).toEqual([]);
});

test('a pearl and a lost umbrella start from where the umbrella lay', () => {
  const starts = [...flown(33, 'base')].flatMap(({ event, grid, flights }) => {
    if (event.type !== 'pearl') return [];
    const lay = [columnX(grid, event.column) + grid.w / 2, rowY(grid, event.row) + grid.h / 2];
    return [{ lay, start: [flights[0]?.from.x, flights[0]?.from.y] }];
  });
  expect(starts.length).toBeGreaterThan(0);
  for (const { lay, start } of starts) expect(start).toEqual(lay);
});

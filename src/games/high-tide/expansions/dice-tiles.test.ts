import { expect, test } from 'vitest';
import type { TileName } from '../vocabulary.ts';
import type { State } from '../state.ts';
import { begin, BLACK, BLUE, choices, give, place, play, put, roll, WHITE, YELLOW } from '../testing.ts';
import { view } from '../view.ts';

/** Seat 0 has accepted these dice and holds these tiles. */
function holding(tiles: readonly TileName[], dice: string, prepare: (s: State) => void = () => {}): State {
  const s = begin({ options: { baywatch: true } });
  give(s, 0, ...tiles);
  prepare(s);
  play(s, 'roll', `dice ${dice}`, 'accept');
  return s;
}

test('recolour: one die takes another colour, pips stay', () => {
  const s = holding(['recolour'], 'black 2 white 5');
  expect(choices(s)).toEqual([
    'go',
    ...['black', 'purple', 'blue', 'orange', 'yellow'].map((beach) => `use recolour left ${beach}`),
    ...['purple', 'blue', 'orange', 'yellow', 'white'].map((beach) => `use recolour right ${beach}`),
  ]);
  play(s, 'use recolour left blue');
  expect([place(s, 0, BLUE), place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([5, 0, 2]);
});

test('recolour may make a pair of one colour, which moves one chair by the sum', () => {
  const s = holding(['recolour'], 'black 2 white 5');
  const told = play(s, 'use recolour right white');
  expect(place(s, 0, WHITE)).toBe(7);
  expect(told.filter(({ type }) => type === 'moved')).toHaveLength(1);
});

test('adjust: each die one more, one less or unchanged, within 1 to 6, but not both unchanged', () => {
  const s = holding(['adjust'], 'black 1 white 6');
  expect(choices(s)).toEqual(['go', 'use adjust -1 0', 'use adjust -1 +1', 'use adjust 0 +1']);
  play(s, 'use adjust -1 +1');
  expect([place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([5, 2]);
});

test('adjust: of two dice of one colour no two ways to the same moves, and none without effect', () => {
  const alike = holding(['adjust'], 'white 3 white 3');
  expect(choices(alike)).toEqual([
    'go',
    'use adjust -1 -1',
    'use adjust -1 0',
    'use adjust -1 +1',
    'use adjust 0 +1',
    'use adjust +1 +1',
  ]);
  const neighbours = holding(['adjust'], 'white 3 white 4');
  expect(choices(neighbours)).not.toContain('use adjust -1 +1');
});

test('backwards: one die moves its chair away from the water, at most to the bar', () => {
  const s = holding(['backwards'], 'black 2 white 5', (before) => put(before, 0, WHITE, 3));
  expect(choices(s)).toEqual(['go', 'use backwards left', 'use backwards right']);
  play(s, 'use backwards left');
  expect([place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([0, 2]);
});

test('backwards at the bar keeps the chair there', () => {
  const s = holding(['backwards'], 'black 2 white 5');
  play(s, 'use backwards left');
  expect([place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([0, 2]);
});

test.each([
  ['first left', 3],
  ['first right', 0],
])(
  'backwards on one of two dice of one beach: from space 2, 5 back and 3 forward, %s ends on %d',
  (order, end) => {
    const s = holding(['backwards'], 'white 3 white 5', (before) => put(before, 0, WHITE, 2));
    play(s, 'use backwards left');
    expect(choices(s)).toEqual(['first left', 'first right']);
    play(s, order);
    expect(place(s, 0, WHITE)).toBe(end);
  },
);

test('backwards on one of two dice of one beach: no question if the order changes nothing', () => {
  const s = holding(['backwards'], 'white 3 white 5', (before) => put(before, 0, WHITE, 8));
  play(s, 'use backwards left');
  expect([place(s, 0, WHITE), s.played]).toEqual([6, 1]);
});

test('dice that are alike and move alike are named once', () => {
  const s = holding(['recolour', 'backwards'], 'white 3 white 3');
  expect(choices(s).filter((text) => text.includes('right'))).toEqual([]);
});

test('recolour, adjust and backwards in one turn, all on one die, in any order', () => {
  const orders: [string, string, string][] = [
    ['use recolour left blue', 'use adjust +1 0', 'use backwards left'],
    ['use backwards left', 'use adjust +1 0', 'use recolour left blue'],
    ['use adjust +1 0', 'use backwards left', 'use recolour left blue'],
  ];
  for (const order of orders) {
    const s = holding(['recolour', 'adjust', 'backwards'], 'black 2 white 4', (before) =>
      put(before, 0, BLUE, 9),
    );
    play(s, ...order);
    expect([place(s, 0, BLUE), place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([4, 0, 2]);
    expect(s.tiles.slice(6)).toEqual([-3, -3, -3]);
  }
});

test('recolour, adjust and backwards change only the moves: open dice and pool keep colour and pips', () => {
  const s = holding(['recolour', 'adjust', 'backwards'], 'black 2 white 4');
  play(s, 'use recolour left blue', 'use adjust +1 +1', 'go');
  expect(view(s, 'public').baywatch?.open?.dice).toEqual([WHITE, 4, BLACK, 2]);
  roll(s, 'blue 1 yellow 1');
  expect(view(s, 'public').pool).toEqual([
    [WHITE, 4],
    [BLACK, 2],
  ]);
});

test('the comparison with the open dice comes before adjust', () => {
  const s = begin({ options: { baywatch: true } });
  give(s, 1, 'adjust');
  roll(s, 'black 1 blue 3');
  play(s, 'roll', 'dice orange 2 white 3', 'accept', 'use adjust -1 0');
  expect(view(s, 'public').baywatch?.open?.seat).toBe(0);
});

test('a tile may be kept: the chairs move as the dice say', () => {
  const s = holding(['recolour'], 'black 2 white 5');
  play(s, 'go');
  expect([place(s, 0, WHITE), place(s, 0, BLACK), s.tiles[6]]).toEqual([5, 2, 0]);
  expect(place(s, 0, YELLOW)).toBe(0);
});

import { expect, test } from 'vitest';
import {
  begin,
  BLACK,
  BLUE,
  choices,
  flood,
  give,
  layOnTrack,
  lastTurn,
  ORANGE,
  place,
  play,
  PURPLE,
  put,
  roll,
  WHITE,
  YELLOW,
} from '../testing.ts';
import { view } from '../view.ts';

test('example 1: white 5 and black 2 move the white chair 5 and the black chair 2; towel on the top space, dice to the pool', () => {
  const s = begin();
  play(s, 'roll', 'dice black 2 white 5', 'accept');
  expect([place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([5, 2]);
  expect(view(s, 'public').track).toEqual([0, null, null, null, null]);
  expect(view(s, 'public').pool).toEqual([
    [WHITE, 5],
    [BLACK, 2],
  ]);
  expect(s.order[s.played]).toBe(1);
});

test('example 2: a declined roll goes to the top space, the higher die left, and new dice must be rolled', () => {
  const s = begin();
  play(s, 'roll', 'dice blue 1 yellow 2', 'decline');
  expect(view(s, 'public').track[0]).toEqual([YELLOW, 2, BLUE, 1]);
  expect(choices(s)).toEqual(['roll']);
});

test.each([
  ['dice blue 4 white 4', [BLUE, 4, WHITE, 4]],
  ['dice purple 4 white 4', [PURPLE, 4, WHITE, 4]],
  ['dice black 4 purple 4', [BLACK, 4, PURPLE, 4]],
  ['dice white 4 yellow 4', [YELLOW, 4, WHITE, 4]],
  ['dice orange 3 orange 6', [ORANGE, 6, ORANGE, 3]],
])('equal pips lie in the order of the beaches: %s', (dice, pair) => {
  const s = begin();
  play(s, 'roll', dice, 'decline');
  expect(view(s, 'public').track[0]).toEqual(pair);
});

test('two dice of one colour move their sum', () => {
  const s = begin();
  roll(s, 'blue 3 blue 4');
  expect(place(s, 0, BLUE)).toBe(7);
});

test("the round's first player has three open spaces: two declines, then the roll binds", () => {
  const s = begin();
  play(s, 'roll', 'dice black 1 blue 1', 'decline', 'roll', 'dice black 1 blue 2', 'decline', 'roll');
  const told = play(s, 'dice orange 5 white 6');
  expect(told).toContainEqual({ type: 'accepted', seat: 0, dice: [WHITE, 6, ORANGE, 5], forced: true });
  expect(s.order[s.played]).toBe(1);
});

test.each([
  [3, [3, 4, 4]],
  [4, [3, 4, 5, 5]],
  [5, [3, 4, 5, 6, 6]],
  [6, [3, 4, 5, 6, 7, 7]],
])(
  'with %d players the open spaces of the turns are %j: the rental moves before every turn but the first',
  (seats, open) => {
    const s = begin({ seats });
    const seen = open.map(() => {
      const before = s.rental - 1;
      roll(s, dice(s));
      return before;
    });
    expect(seen).toEqual(open);
  },
);

/** Two dice that are certainly in the bag. */
function dice(s: { readonly bag: readonly number[] }): string {
  const names = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'];
  const [a = '', b = ''] = names.filter((_, beach) => (s.bag[beach] as number) > 0).sort();
  return `${a} 1 ${b} 1`;
}

test('a lying pair may be taken instead of rolling, by a later player', () => {
  const s = begin();
  play(s, 'roll', 'dice black 1 blue 6', 'decline', 'roll', 'dice orange 1 white 1', 'accept');
  expect(choices(s)).toEqual(['roll', 'take 1']);
  play(s, 'take 1', 'keep');
  expect(place(s, 1, BLUE)).toBe(6);
  expect(view(s, 'public').track.slice(0, 3)).toEqual([1, 0, null]);
});

test('who has rolled cannot go back to a lying pair, neither before accepting nor after declining', () => {
  const s = begin();
  play(
    s,
    'roll',
    'dice black 1 blue 6',
    'decline',
    'roll',
    'dice orange 1 white 1',
    'accept',
    'roll',
    'dice orange 2 white 2',
  );
  expect(choices(s)).toEqual(['accept', 'decline']);
  play(s, 'decline');
  expect(choices(s)).toEqual(['roll']);
});

test('with no open space free taking is compulsory', () => {
  const s = begin({ seats: 3 });
  play(s, 'roll', 'dice black 1 blue 6', 'decline', 'roll', 'dice orange 1 white 1', 'decline');
  play(s, 'roll', 'dice blue 2 yellow 2');
  play(s, 'roll', 'dice black 4 orange 4');
  expect(choices(s)).toEqual(['take 1', 'take 2']);
});

test('a single pair that must be taken is taken at once', () => {
  const s = begin({ seats: 3, options: { baywatch: true, rental: 2 } });
  give(s, 0, 'rental');
  play(s, 'use rental', 'roll', 'dice black 1 blue 6', 'decline', 'roll');
  const told = play(s, 'dice orange 1 white 1');
  expect(told).toContainEqual({ type: 'took', seat: 1, dice: [BLUE, 6, BLACK, 1], space: 1, forced: true });
  expect([s.phase, s.actor]).toEqual(['reroll', 1]);
});

test('the pair of space 1 may be rerolled in one or both dice, of space 2 in one, of others not at all', () => {
  const s = begin({ seats: 6 });
  s.rental = 8;
  layOnTrack(s, [WHITE, 1], [BLACK, 1]);
  layOnTrack(s, [BLUE, 1], [BLACK, 1]);
  layOnTrack(s, [YELLOW, 1], [BLACK, 1]);
  const take = (space: number) => {
    const copy = structuredClone(s);
    play(copy, `take ${space}`);
    return copy;
  };
  expect(choices(take(1))).toEqual(['keep', 'reroll left', 'reroll right', 'reroll both']);
  expect(choices(take(2))).toEqual(['keep', 'reroll left', 'reroll right']);
  expect(take(3).played).toBe(1);
});

test("a space's reroll is one throw of the named dice, and binds", () => {
  const s = begin();
  layOnTrack(s, [WHITE, 5], [BLACK, 1]);
  play(s, 'take 1', 'reroll both');
  expect(choices(s)).toHaveLength(36);
  const told = play(s, 'pips 2 6');
  expect(told[0]).toEqual({
    type: 'rerolled',
    seat: 0,
    before: [WHITE, 5, BLACK, 1],
    after: [WHITE, 2, BLACK, 6],
    tile: false,
  });
  expect([place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual([2, 6]);
  expect(s.played).toBe(1);
});

test('two dice that are quite alike are offered once for a single reroll', () => {
  const s = begin();
  layOnTrack(s, [WHITE, 5], [WHITE, 5]);
  play(s, 'take 1');
  expect(choices(s)).toEqual(['keep', 'reroll left', 'reroll both']);
});

test('moving needs no exact count: past the sand is into the water, at most into the sea', () => {
  const s = begin();
  put(s, 0, WHITE, 18);
  flood(s, WHITE, 17);
  roll(s, 'black 1 white 6');
  expect(place(s, 0, WHITE)).toBe(21);
});

test('a chair in the water still obeys dice and moves on over flooded spaces', () => {
  const s = begin();
  put(s, 0, WHITE, 14);
  flood(s, WHITE, 12);
  roll(s, 'black 1 white 3');
  expect(place(s, 0, WHITE)).toBe(17);
});

test('a newcomer stands at the right end of its space and counts as nearer', () => {
  const s = begin();
  put(s, 1, BLUE, 3);
  put(s, 2, BLUE, 3);
  roll(s, 'blue 3 white 1');
  expect(view(s, 'public').lines[BLUE]).toEqual([0, 2, 1]);
  roll(s, 'black 1 blue 2');
  expect(view(s, 'public').lines[BLUE]).toEqual([1, 0, 2]);
});

test('after the last turn with an empty space the player who moved last rolls for the waves', () => {
  const s = begin({ order: [2, 0, 3, 1] });
  lastTurn(s);
  roll(s, 'black 1 blue 1');
  expect([s.actor, choices(s)]).toEqual([1, ['roll']]);
});

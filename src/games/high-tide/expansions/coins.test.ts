import { expect, test } from 'vitest';
import {
  begin,
  BLACK,
  BLUE,
  choices,
  flood,
  game,
  ORANGE,
  place,
  play,
  PURPLE,
  put,
  roll,
  scored,
  WHITE,
} from '../testing.ts';
import { view } from '../view.ts';
import { coinTotal } from './coins.ts';

const coins = { coins: true };
const ascending = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);

/** Coin points by seat. */
function points(s: Parameters<typeof scored>[0]): (number | undefined)[] {
  return scored(s).breakdown.map((items) => items['coins']);
}

test('example 6: blue 4 and orange 2 with coins 3 and 7 there bring a total of 10', () => {
  const s = begin({
    options: coins,
    coins: { [BLUE]: [1, 2, 4, 3, 5, 6, 7, 8], [ORANGE]: [1, 7, 2, 3, 4, 5, 6, 8] },
  });
  play(s, 'roll', 'dice blue 4 orange 2', 'accept', 'collect', 'collect');
  expect(coinTotal(s, 0)).toBe(10);
  expect(view(s, 'public').coins?.held).toEqual([2, 0, 0, 0]);
  expect(view(s, 'public').coins?.sand[BLUE]?.[3]).toBeNull();
});

test('the coins of each colour lie on the first eight spaces, every value once', () => {
  const s = begin({ options: coins });
  for (const row of view(s, 'public').coins?.sand ?? [])
    expect(row.toSorted(ascending)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('taking is optional at each stop, and a coin left behind is only had by landing again', () => {
  const s = begin({ options: coins });
  play(s, 'roll', 'dice blue 4 orange 2', 'accept', 'leave', 'leave');
  expect(view(s, 'public').coins?.held).toEqual([0, 0, 0, 0]);
  expect(place(s, 0, BLUE)).toBe(4);
  expect(s.actor).toBe(1);
});

test('one coin of each colour for the whole game', () => {
  const s = begin({ options: coins });
  s.purses[BLUE] = 8;
  roll(s, 'blue 4 white 6');
  expect(choices(s)).toEqual(['collect', 'leave']);
  expect(view(s, 0).asked?.beach).toBe(WHITE);
});

test('no coin is taken in the water', () => {
  const s = begin({ options: coins });
  flood(s, BLUE, 3);
  flood(s, WHITE, 5);
  roll(s, 'blue 4 white 6');
  expect(s.actor).toBe(1);
});

test('beyond the eighth space there are no coins', () => {
  const s = begin({ options: coins });
  put(s, 0, BLUE, 8);
  put(s, 0, WHITE, 8);
  roll(s, 'blue 4 white 6');
  expect(s.actor).toBe(1);
});

test('two dice of one colour: stop with either die for the coin there, then go on', () => {
  const s = begin({ options: coins });
  play(s, 'roll', 'dice blue 2 blue 4', 'accept');
  expect(choices(s)).toEqual(['straight', 'stop left', 'stop right']);
  const told = play(s, 'stop right');
  expect(told.slice(0, 3)).toEqual([
    { type: 'moved', seat: 0, beach: BLUE, from: 0, to: 2, sand: 20, cause: 'dice' },
    { type: 'collected', seat: 0, beach: BLUE, space: 2, value: 2 },
    { type: 'moved', seat: 0, beach: BLUE, from: 2, to: 6, sand: 20, cause: 'dice' },
  ]);
  // Space 6 has a coin too, but one of a colour is all.
  expect([s.actor, coinTotal(s, 0)]).toEqual([1, 2]);
});

test('two dice of one colour: straight on, the coin at the end may be taken', () => {
  const s = begin({ options: coins });
  play(s, 'roll', 'dice blue 2 blue 4', 'accept', 'straight', 'collect');
  expect([place(s, 0, BLUE), coinTotal(s, 0)]).toEqual([6, 6]);
});

test('two equal dice of one colour: the stop is offered once', () => {
  const s = begin({ options: coins });
  play(s, 'roll', 'dice blue 3 blue 3', 'accept');
  expect(choices(s)).toEqual(['straight', 'stop left']);
});

test('two dice of one colour: no question if no coin lies on the way', () => {
  const s = begin({ options: coins });
  put(s, 0, BLUE, 8);
  roll(s, 'blue 2 blue 4');
  expect([s.actor, place(s, 0, BLUE)]).toEqual([1, 14]);
});

test('two dice of one colour: only the stop that has a coin is offered', () => {
  const s = begin({ options: coins });
  s.coins[BLUE * 8 + 1] = -1;
  play(s, 'roll', 'dice blue 2 blue 4', 'accept');
  expect(choices(s)).toEqual(['straight', 'stop left']);
});

test.each([
  { seats: 4, purses: [[8], [7], [6], [5]], want: [4, 2, 0, 0] },
  { seats: 5, purses: [[8], [7], [6], [5], []], want: [4, 2, 1, 0, 0] },
  { seats: 4, purses: [[], [], [1], []], want: [0, 0, 4, 0] },
  // 8 in all each: the higher black coin, then the higher purple one; a missing coin counts nothing.
  {
    seats: 4,
    purses: [
      [3, 5],
      [5, 3],
      [-1, 8],
      [3, 4, 1],
    ],
    want: [2, 4, 0, 0],
  },
  { seats: 4, purses: [[-1, 8], [-1, -1, 8], [-1, -1, -1, 8], []], want: [4, 2, 0, 0] },
])(
  'totals rank 4, 2 and with five or six players 1; ties by black, purple ...: $purses',
  ({ seats, purses, want }) => {
    const s = begin({ seats, options: coins });
    for (const [seat, purse] of purses.entries()) {
      for (const [beach, value] of purse.entries()) s.purses[seat * 6 + beach] = value;
    }
    expect(points(s)).toEqual(want);
  },
);

test('with altered figures a complete tie shares the place and skips the next', () => {
  const s = begin({ seats: 5, options: { coins: true, coinValues: [1, 1, 1, 1, 2, 2, 2, 2] } });
  for (const seat of [0, 3]) s.purses[seat * 6 + BLACK] = 2;
  s.purses[1 * 6 + PURPLE] = 1;
  expect(points(s)).toEqual([4, 1, 0, 4, 0]);
});

test('a total of nothing earns nothing, even with a coin', () => {
  const s = begin({ options: { coins: true, coinValues: [0, 0, 0, 0, 0, 0, 0, 0] } });
  s.purses[BLACK] = 0;
  expect(points(s)).toEqual([0, 0, 0, 0]);
});

test('taken coins are remembered by everybody, and the table shows how many each holds', () => {
  const s = begin({ options: coins });
  play(s, 'roll', 'dice blue 4 orange 2', 'accept', 'collect', 'leave');
  for (const viewer of ['public', 0, 3] as const) {
    const seen = game.view(s, viewer);
    expect(seen.coins?.held).toEqual([1, 0, 0, 0]);
    expect(seen.remembered?.purses[0]).toEqual([null, null, 4, null, null, null]);
  }
});

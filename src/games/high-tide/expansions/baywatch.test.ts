import { expect, test } from 'vitest';
import type { State } from '../state.ts';
import {
  begin,
  BLACK,
  BLUE,
  choices,
  game,
  give,
  layOnTrack,
  ORANGE,
  place,
  play,
  put,
  roll,
  type Table,
  WHITE,
  YELLOW,
} from '../testing.ts';
import { view } from '../view.ts';

const table = (seats = 4, tiles: Table['tiles'] = {}) => begin({ seats, options: { baywatch: true }, tiles });
const open = (s: State) => view(s, 'public').baywatch?.open;
const pool = (s: State) => view(s, 'public').pool;

test("the round's first player keeps the accepted pair as the open dice instead of putting it in the pool", () => {
  const s = table();
  roll(s, 'black 6 blue 5');
  expect(open(s)).toEqual({ seat: 0, dice: [BLACK, 6, BLUE, 5] });
  expect(pool(s)).toEqual([]);
});

test.each([
  [
    'less',
    'orange 4 white 6',
    1,
    [
      [BLACK, 6],
      [BLUE, 5],
    ],
  ],
  [
    'the same',
    'orange 5 white 6',
    1,
    [
      [BLACK, 6],
      [BLUE, 5],
    ],
  ],
  [
    'more',
    'orange 6 white 6',
    0,
    [
      [ORANGE, 6],
      [WHITE, 6],
    ],
  ],
])(
  'a later pair that totals %s: who has the open dice, and what goes to the pool',
  (_, dice, holder, gone) => {
    const s = table();
    roll(s, 'black 6 blue 5');
    roll(s, dice);
    expect(open(s)?.seat).toBe(holder);
    expect(pool(s)).toEqual(gone);
  },
);

test('a taken pair is compared as well, with the pips it shows after rerolls', () => {
  const s = table();
  play(s, 'roll', 'dice white 6 yellow 6', 'decline', 'roll', 'dice black 2 blue 2', 'accept');
  play(s, 'take 1', 'reroll both', 'pips 2 2');
  expect(open(s)).toEqual({ seat: 1, dice: [YELLOW, 2, WHITE, 2] });
});

test('the wave roll never touches the open dice', () => {
  const s = table();
  roll(s, 'black 6 blue 5');
  for (const dice of ['orange 6 white 6', 'purple 6 yellow 6', 'black 6 orange 6']) roll(s, dice);
  const told = play(s, 'roll', 'dice blue 1 purple 1');
  expect(told).toContainEqual({ type: 'award', seat: 0, tile: 4 });
});

test('whoever has the open dice at the end gets the open tile, and the next one is turned up', () => {
  const s = table();
  for (const dice of ['black 6 blue 5', 'orange 1 white 1', 'purple 6 yellow 6', 'black 6 orange 6'])
    roll(s, dice);
  play(s, 'roll', 'dice blue 1 purple 1');
  expect(view(s, 'public').baywatch?.tiles[4]).toBe(1);
  expect(choices(s)).toHaveLength(8);
  play(s, 'tile adjust');
  expect(view(s, 'public').baywatch?.tiles[7]).toBe(-2);
});

test('in the last round the open dice bring a point instead of the tile', () => {
  const s = table();
  s.round = 6;
  for (const dice of ['black 6 blue 5', 'orange 1 white 1', 'purple 6 yellow 6', 'black 6 orange 6'])
    roll(s, dice);
  const told = play(s, 'roll', 'dice blue 1 purple 1');
  expect(told).toContainEqual({ type: 'point', seat: 1 });
  expect(game.result(s)?.breakdown.map((items) => items['baywatch'])).toEqual([0, 1, 0, 0]);
});

test('a chair in the water makes it the last round for the open dice too', () => {
  const s = table();
  put(s, 2, WHITE, 21);
  for (const dice of ['black 6 blue 5', 'orange 1 white 1', 'purple 6 yellow 6', 'black 6 orange 6'])
    roll(s, dice);
  expect(play(s, 'roll', 'dice blue 1 purple 1')).toContainEqual({ type: 'point', seat: 1 });
});

test('head start: at the start of a round one own chair moves 1 or 2, before anything else', () => {
  const s = table(4, { 'head-start': 2 });
  expect(s.actor).toBe(2);
  expect(choices(s)).toHaveLength(13);
  play(s, 'use head-start blue 2');
  expect(place(s, 2, BLUE)).toBe(2);
  expect([s.actor, s.phase]).toEqual([0, 'choose']);
  expect(s.tiles[0]).toBe(-3);
});

test('head start: passed is gone for the round, but the tile stays', () => {
  const s = table(4, { 'head-start': 2 });
  play(s, 'pass');
  expect([s.phase, s.tiles[0]]).toEqual(['choose', 2]);
});

test('head start: from the last space only 1 is offered, from the sea none', () => {
  const s = table(4, { 'head-start': 2 });
  put(s, 2, BLACK, s.options.length);
  put(s, 2, BLUE, s.options.length + 1);
  expect(choices(s).filter((text) => /black|blue/.test(text))).toEqual(['use head-start black 1']);
});

test('jump the queue: the towel goes on top of the pile, and its owner plays at once', () => {
  const s = table(4, { jump: 3 });
  expect([s.actor, choices(s)]).toEqual([3, ['jump', 'wait', 'wait this round']]);
  play(s, 'wait');
  roll(s, 'black 6 blue 5');
  play(s, 'jump');
  expect([s.actor, s.order]).toEqual([3, [0, 3, 1, 2]]);
  expect(s.rental).toBe(5);
});

test("jump the queue before the first turn makes the jumper the round's first player", () => {
  const s = table(4, { jump: 3 });
  play(s, 'jump');
  expect([s.actor, s.rental]).toEqual([3, 4]);
  roll(s, 'black 6 blue 6');
  expect(open(s)?.seat).toBe(3);
  expect([s.actor, s.rental]).toEqual([0, 5]);
});

test('jump the queue: who waits this round is not asked again before the next', () => {
  const s = table(4, { jump: 2 });
  play(s, 'wait this round');
  for (const dice of ['black 6 blue 5', 'orange 1 white 1', 'purple 6 yellow 6', 'black 6 orange 6'])
    roll(s, dice);
  play(s, 'roll', 'dice blue 1 purple 1', 'tile adjust');
  expect([s.order, s.actor, s.phase]).toEqual([[3, 2, 1, 0], 2, 'jump']);
});

test('jump the queue is not offered to the next player, nor once the towel is laid', () => {
  const s = table(4, { jump: 1 });
  play(s, 'wait');
  roll(s, 'black 6 blue 5');
  expect([s.actor, s.phase]).toEqual([1, 'choose']);
  roll(s, 'orange 6 white 6');
  expect([s.actor, s.phase]).toEqual([2, 'choose']);
});

test("lifeguard's die: any die of the pool, not the open dice, moves the own chair; then the turn follows", () => {
  const s = table();
  give(s, 2, 'lifeguard');
  roll(s, 'black 1 blue 2');
  roll(s, 'orange 6 white 6');
  expect([s.actor, choices(s)]).toEqual([2, ['use lifeguard orange 6', 'use lifeguard white 6', 'pass']]);
  play(s, 'use lifeguard white 6');
  expect(place(s, 2, WHITE)).toBe(6);
  expect([s.phase, s.actor]).toEqual(['choose', 2]);
  expect(pool(s)).toContainEqual([WHITE, 6]);
});

test("lifeguard's die: no question while the pool is empty", () => {
  const s = table();
  give(s, 1, 'lifeguard');
  roll(s, 'black 1 blue 2');
  expect([s.phase, s.actor]).toEqual(['choose', 1]);
});

test("lifeguard's die: equal dice are offered once, and none whose chair cannot move on", () => {
  const s = table();
  give(s, 2, 'lifeguard');
  put(s, 2, ORANGE, 21);
  roll(s, 'black 1 blue 2');
  roll(s, 'white 6 white 6');
  s.pool.push(ORANGE * 6);
  s.bag[ORANGE] = 1;
  expect(choices(s)).toEqual(['use lifeguard white 6', 'pass']);
});

test('rental tile: one more space is open, and the next turn does not move the rental, whoever plays it', () => {
  const s = table();
  give(s, 0, 'rental');
  give(s, 2, 'jump');
  expect(choices(s)).toEqual(['roll', 'use rental']);
  play(s, 'use rental');
  expect([s.rental, choices(s)]).toEqual([5, ['roll']]);
  roll(s, 'black 1 blue 2');
  play(s, 'jump');
  expect([s.actor, s.rental]).toEqual([2, 5]);
  roll(s, 'orange 6 white 6');
  expect(s.rental).toBe(6);
});

test('rental tile: on a roll not yet accepted it lifts the compulsion to accept', () => {
  const s = table();
  give(s, 0, 'rental');
  play(
    s,
    'roll',
    'dice black 1 blue 1',
    'decline',
    'roll',
    'dice black 1 blue 2',
    'decline',
    'roll',
    'dice orange 5 white 6',
  );
  expect(choices(s)).toEqual(['accept', 'use rental']);
  play(s, 'use rental');
  expect(choices(s)).toEqual(['accept', 'decline']);
});

test('rental tile: it lifts the compulsion to take', () => {
  const s = table();
  give(s, 1, 'rental');
  play(s, 'roll', 'dice black 1 blue 1', 'decline', 'roll', 'dice black 1 blue 2', 'decline');
  play(s, 'roll', 'dice orange 5 white 6');
  s.rental = 4;
  expect(choices(s)).toEqual(['take 1', 'take 2', 'use rental']);
  play(s, 'use rental');
  expect(choices(s)).toEqual(['roll', 'take 1', 'take 2']);
});

test('rental tile: from the last space the rental leaves the track; off the track the tile has no effect', () => {
  const s = table(3);
  give(s, 0, 'rental');
  play(s, 'use rental');
  expect(view(s, 0).rental).toBeNull();
  const later = table(3);
  give(later, 1, 'rental');
  roll(later, 'black 1 blue 2');
  expect(choices(later)).toEqual(['roll']);
});

test('swap: the roll goes to the topmost free space, and any other lying pair is taken, with its reroll', () => {
  const s = table();
  give(s, 0, 'swap');
  play(s, 'roll', 'dice black 1 blue 1', 'decline', 'roll', 'dice orange 5 white 6');
  expect(choices(s)).toEqual(['accept', 'decline', 'use swap 1']);
  play(s, 'use swap 1');
  expect(choices(s)).toEqual(['keep', 'reroll left', 'reroll right', 'reroll both']);
  play(s, 'keep');
  expect(view(s, 'public').track.slice(0, 3)).toEqual([0, [WHITE, 6, ORANGE, 5], null]);
  expect([place(s, 0, BLACK), place(s, 0, BLUE)]).toEqual([1, 1]);
});

test('swap needs another lying pair', () => {
  const s = table();
  give(s, 0, 'swap');
  play(s, 'roll', 'dice black 1 blue 1');
  expect(choices(s)).toEqual(['accept', 'decline']);
});

test('swap with one free space, when declining is forbidden: the towel fills the gap', () => {
  const s = table();
  give(s, 0, 'swap');
  play(
    s,
    'roll',
    'dice black 1 blue 1',
    'decline',
    'roll',
    'dice black 1 blue 2',
    'decline',
    'roll',
    'dice orange 5 white 6',
  );
  expect(choices(s)).toEqual(['accept', 'use swap 1', 'use swap 2']);
  play(s, 'use swap 2', 'keep');
  expect(view(s, 'public').track).toEqual([[BLACK, 1, BLUE, 1], 0, [WHITE, 6, ORANGE, 5], null, null]);
});

test('reroll tile: one die of an own roll, before the comparison with the open dice', () => {
  const s = table();
  give(s, 1, 'reroll');
  roll(s, 'black 1 blue 2');
  play(s, 'roll', 'dice orange 5 white 6', 'accept');
  expect(choices(s)).toEqual(['keep', 'use reroll left', 'use reroll right']);
  const told = play(s, 'use reroll left', 'pips 1');
  expect(told[0]).toMatchObject({ type: 'rerolled', tile: true, after: [WHITE, 1, ORANGE, 5] });
  expect(open(s)?.seat).toBe(0);
});

test.each([
  ['tile first', ['use reroll left', 'pips 2', 'reroll both', 'pips 3 4'], [3, 4]],
  ['space first', ['reroll both', 'pips 3 4', 'use reroll right', 'pips 6'], [3, 6]],
])('reroll tile on top of the reroll of a space, each once: %s', (_, texts, places) => {
  const s = table();
  give(s, 0, 'reroll');
  layOnTrack(s, [WHITE, 5], [BLACK, 1]);
  play(s, 'take 1', ...texts);
  expect([place(s, 0, WHITE), place(s, 0, BLACK)]).toEqual(places);
  expect(s.played).toBe(1);
});

test('a tile is usable from the next round on', () => {
  const s = table();
  s.tiles[4] = -1;
  s.tiles[5] = -2;
  roll(s, 'black 1 blue 1');
  for (const dice of ['orange 1 white 3', 'purple 6 yellow 6', 'black 6 orange 6']) roll(s, dice);
  play(s, 'roll', 'dice blue 1 purple 1', 'tile adjust');
  expect(s.tiles[5]).toBe(0);
  play(s, 'roll', 'dice black 1 blue 1', 'accept');
  for (const dice of ['orange 1 white 3', 'purple 6 yellow 6']) roll(s, dice);
  play(s, 'roll', 'dice black 6 orange 6', 'accept');
  expect(s.phase).toBe('reroll');
});

test('nobody is asked about windows they cannot use', () => {
  const s = table();
  give(s, 3, 'swap', 'rental', 'reroll', 'recolour', 'adjust', 'backwards');
  roll(s, 'black 1 blue 2');
  roll(s, 'orange 6 white 6');
  expect([s.phase, s.actor]).toEqual(['choose', 2]);
});

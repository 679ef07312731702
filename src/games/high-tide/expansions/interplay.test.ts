import { expect, test } from 'vitest';
import {
  begin,
  BLACK,
  BLUE,
  choices,
  game,
  give,
  lastTurn,
  layOnTrack,
  place,
  play,
  put,
  roll,
  WHITE,
} from '../testing.ts';
import { coinTotal } from './coins.ts';

/** Where the expansions meet. */

test('a surfer pulled back by a shark: off the sand it scores as it stands', () => {
  const s = begin({ options: { surfer: true, shark: true }, surfers: [WHITE, BLUE, BLACK, 1] });
  s.round = 6;
  put(s, 0, WHITE, 18);
  lastTurn(s);
  layOnTrack(s, [BLUE, 5], [BLACK, 3]);
  roll(s, 'orange 1 yellow 1');
  const told = play(s, 'shark 5');
  expect(told).toContainEqual({
    type: 'moved',
    seat: 0,
    beach: WHITE,
    from: 18,
    to: 13,
    sand: 20,
    cause: 'shark',
  });
  expect(game.result(s)?.breakdown[0]).toMatchObject({ white: 0, surfer: 0 });
});

test('a shark pulls a surfer back to the bar, where it is worth 2', () => {
  const s = begin({ options: { surfer: true, shark: true }, surfers: [WHITE, BLUE, BLACK, 1] });
  s.round = 6;
  put(s, 0, WHITE, 4);
  lastTurn(s);
  layOnTrack(s, [BLUE, 5], [BLACK, 3]);
  roll(s, 'orange 1 yellow 1');
  play(s, 'shark 4');
  expect(game.result(s)?.breakdown[0]).toMatchObject({ white: 0, surfer: 2 });
});

test('no coin is taken when a shark moves the chair', () => {
  const s = begin({ options: { coins: true, shark: true } });
  put(s, 0, WHITE, 9);
  s.alert = WHITE;
  lastTurn(s);
  layOnTrack(s, [BLUE, 5], [BLACK, 3]);
  play(s, 'roll', 'dice orange 1 yellow 1', 'leave', 'leave');
  play(s, 'shark 5');
  expect([place(s, 0, WHITE), coinTotal(s, 0), s.phase]).toEqual([4, 0, 'alert']);
});

test('head start takes coins, and comes after the alert', () => {
  const s = begin({ options: { coins: true, shark: true, baywatch: true } });
  give(s, 1, 'head-start');
  s.phase = 'alert';
  s.actor = -1;
  play(s, 'alert blue', 'use head-start white 2', 'collect');
  expect([coinTotal(s, 1), s.actor, s.phase]).toEqual([2, 0, 'choose']);
});

test("lifeguard's die takes coins, then the turn follows with its rental move", () => {
  const s = begin({ options: { coins: true, baywatch: true } });
  give(s, 2, 'lifeguard');
  play(s, 'roll', 'dice black 1 blue 2', 'accept', 'leave', 'leave');
  play(s, 'roll', 'dice orange 6 white 5', 'accept', 'leave', 'leave');
  play(s, 'use lifeguard white 5', 'collect');
  expect([coinTotal(s, 2), s.actor, s.phase, s.rental]).toEqual([5, 2, 'choose', 6]);
});

test("the jumper is the one who may use the lifeguard's die, not the player jumped over", () => {
  const s = begin({ options: { baywatch: true }, tiles: { jump: 3, lifeguard: 3 } });
  play(s, 'wait');
  roll(s, 'black 1 blue 1');
  play(s, 'wait');
  roll(s, 'orange 1 white 5');
  play(s, 'jump');
  expect([s.actor, s.phase]).toEqual([3, 'lifeguard']);
  play(s, 'use lifeguard white 5');
  expect([s.actor, s.phase, place(s, 3, WHITE)]).toEqual([3, 'choose', 5]);
});

test('recolour makes a pair of one colour, and a coin is taken on the way with either die', () => {
  const s = begin({ options: { coins: true, baywatch: true } });
  give(s, 0, 'recolour');
  play(s, 'roll', 'dice black 2 white 5', 'accept', 'use recolour right white');
  expect(choices(s)).toEqual(['straight', 'stop left', 'stop right']);
  play(s, 'stop left');
  expect([coinTotal(s, 0), place(s, 0, WHITE)]).toEqual([5, 7]);
});

test('backwards with two dice of one beach: coins at either stop, and the order is asked for their sake', () => {
  const s = begin({ options: { coins: true, baywatch: true } });
  give(s, 0, 'backwards');
  put(s, 0, WHITE, 4);
  play(s, 'roll', 'dice white 1 white 3', 'accept', 'use backwards left');
  expect(choices(s)).toEqual(['first left', 'first right']);
  play(s, 'first left', 'leave', 'collect');
  expect([place(s, 0, WHITE), coinTotal(s, 0)]).toEqual([2, 2]);
});

test('backwards onto a coin: it may be taken', () => {
  const s = begin({ options: { coins: true, baywatch: true } });
  give(s, 0, 'backwards');
  put(s, 0, WHITE, 12);
  put(s, 0, BLACK, 12);
  play(s, 'roll', 'dice black 1 white 5', 'accept', 'use backwards left', 'collect');
  expect([place(s, 0, WHITE), coinTotal(s, 0)]).toEqual([7, 7]);
});

test('backwards out of the water, with all expansions: the game goes on', () => {
  const s = begin({ options: { coins: true, shark: true, surfer: true, baywatch: true } });
  give(s, 3, 'backwards');
  put(s, 3, WHITE, 21);
  lastTurn(s);
  [s.openSeat, s.openLeft, s.openRight] = [0, 1, 7];
  s.bag = [1, 1, 2, 2, 2, 2];
  play(s, 'roll', 'dice black 1 white 4', 'accept', 'use backwards left', 'leave');
  play(s, 'roll', 'dice blue 1 orange 1', 'shark 2', 'tile adjust');
  expect([s.round, place(s, 3, WHITE)]).toEqual([2, 15]);
});

test('swap, then the reroll tile on top of the reroll of the space', () => {
  const s = begin({ options: { baywatch: true } });
  give(s, 0, 'swap', 'reroll');
  play(s, 'roll', 'dice black 1 blue 1', 'decline', 'roll', 'dice orange 5 white 6', 'use swap 1');
  play(s, 'reroll both', 'pips 6 6', 'use reroll left', 'pips 2');
  expect([place(s, 0, BLACK), place(s, 0, BLUE)]).toEqual([2, 6]);
});

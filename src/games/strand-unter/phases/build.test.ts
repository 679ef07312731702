import { expect, test } from 'vitest';
import { askedNow } from '../../../engine/asking.ts';
import { game } from '../index.ts';
import { startBuilding } from './build.ts';
import { bucket, choices, inLetters, play, type Scene, scene } from '../testing.ts';

/** The same table after phase A. */
function building(wanted: Scene) {
  const s = scene(wanted);
  s.dials.fill(0);
  startBuilding(s);
  return s;
}

test('example 6: the shells of a castle that is not fetched build nothing', () => {
  // Carl holds the shells of castle 2 (WWWBB and a joker) but has fetched only castle 1 (GGKW).
  const s = building({
    players: 2,
    buckets: ['wwwbbb', ''],
    cards: [[2100, 1201, 3020, 3210]],
    castles: ['hfhh'],
  });
  expect(choices(s, 0)).toEqual(['pass']);
  s.castles[2] = -1;
  expect(choices(s, 0)).toEqual(['build 2 b', 'pass']);
});

test('example 7: castle 3 for seven shells, the joker paid with another white one', () => {
  const s = building({ players: 2, round: 4, buckets: ['wwwwggb', ''], castles: ['hhhf'] });
  expect(choices(s, 0)).toEqual(['build 3 w', 'pass']);
  const [event] = play(s, [0, 'build 3 w']);
  expect(event).toEqual({
    type: 'build',
    seat: 0,
    castle: 3,
    groove: 4,
    paid: [4, 2, 1, 0],
    joker: 0,
    built: 1,
    again: [],
  });
  expect(bucket(s, 0)).toBe('');
  expect(inLetters(s.bag)).toBe('wwwwggb');
  expect(s.castles.slice(0, 4)).toEqual([-2, -2, -2, 4]);
});

test('the joker takes every colour that the fixed shells leave, one choice per colour', () => {
  const s = building({ players: 2, buckets: ['wwwgbk', ''], castles: ['fhhh'] });
  expect(choices(s, 0)).toEqual(['build 0 w', 'build 0 b', 'build 0 k', 'pass']);
});

test('asked are all with a fetched castle and shells enough in number, whatever their colours', () => {
  const s = building({
    players: 4,
    buckets: ['kkkk', 'kkk', 'kkkkkkkkk', 'kkkk'],
    castles: ['fhhh', 'fhhh', 'hhhh', 'hffh'],
  });
  // Seat 1 has too few, seat 2 no castle, seat 3 too few for 1 and 2; seat 0 is asked though it can only pass.
  expect(game.toAct(s)).toEqual([0]);
  expect(choices(s, 0)).toEqual(['pass']);
});

test('one castle per round and player', () => {
  const s = building({ players: 2, buckets: ['wwwwwwggggggbbb', 'kkkk'], castles: ['ffff', 'fhhh'] });
  play(s, [0, 'build 0 b']);
  expect(game.toAct(s)).toEqual([1]);
});

test('a build opens the question again for those who had passed before it', () => {
  const s = building({ players: 3, buckets: ['wwgk', 'wwgk', 'wwgk'], castles: ['fhhh', 'fhhh', 'fhhh'] });
  expect(game.toAct(s)).toEqual([0, 1, 2]);
  expect(game.sealed(s)).toBe(false);
  play(s, [1, 'pass'], [2, 'pass']);
  expect(game.toAct(s)).toEqual([0]);
  const [event] = play(s, [0, 'build 0 k']);
  expect(event).toMatchObject({ again: [1, 2] });
  expect(game.toAct(s)).toEqual([1, 2]);
  play(s, [2, 'build 0 k']);
  expect(game.toAct(s)).toEqual([1]);
  play(s, [1, 'pass']);
  expect(s.round).toBe(2);
});

test('bots are asked to build one after the other, another one first in each round', () => {
  const table = { players: 3, buckets: ['wwgk', 'wwgk', 'wwgk'], castles: ['fhhh', 'fhhh', 'fhhh'] } as const;
  const firsts = [1, 2, 3, 4].map((round) => askedNow(game, building({ ...table, round })));
  expect(firsts).toEqual([[0], [1], [2], [0]]);
  const s = building({ ...table, round: 3 });
  play(s, [2, 'pass']);
  expect(askedNow(game, s)).toEqual([0]);
});

test('castles of all players may stand in one groove', () => {
  const s = building({ players: 2, round: 3, buckets: ['wwgk', 'wwgk'], castles: ['fhhh', 'fhhh'] });
  play(s, [0, 'build 0 k'], [1, 'build 0 k']);
  expect([s.castles[0], s.castles[4]]).toEqual([3, 3]);
});

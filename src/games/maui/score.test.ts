import { expect, test } from 'vitest';
import { game, type State } from './index.ts';
import { places, score } from './score.ts';
import { begin, fillBeach, play, playerOf } from './testing.ts';

/** A finished game whose figures a test then sets: the player next to the first one has just laid the last tile. */
function finished(seats = 2): State {
  const s = begin({ seats });
  for (const p of s.players) p.markers = [0, 0, 0, 0, 0];
  for (let seat = 0; seat < seats; seat++) {
    fillBeach(s, seat, 10);
    playerOf(s, seat).dollars = 0;
  }
  s.areas = [0, 0];
  s.phase = 'over';
  return s;
}

test('booklet: 50 on the tracks, 3 and 1 pearls, 2 sand dollars, 3 penalty chips make 60', () => {
  const s = finished();
  Object.assign(playerOf(s, 0), { markers: [15, 12, 10, 8, 5], white: 3, pink: 1, dollars: 2, chips: 3 });
  expect(game.result(s)).toMatchObject({
    scores: [60, 0],
    breakdown: [
      { tracks: 50, pearls: 11, dollars: 2, chips: -3 },
      { tracks: 0, pearls: 0, dollars: 0, chips: 0 },
    ],
    reason: 'full-beach',
  });
});

test.each([
  [0, 0, 0],
  [1, 0, 2],
  [2, 0, 5],
  [3, 0, 9],
  [0, 3, 9],
  [2, 2, 10],
  [3, 3, 18],
])('%i white and %i pink pearls are worth %i', (white, pink, points) => {
  const s = finished();
  Object.assign(playerOf(s, 0), { white, pink });
  expect(score(s, 0)).toBe(points);
});

test('steep tracks, own values and the cost of a chip count as the table says', () => {
  const s = begin({ options: { values: 'steep', turtle: [4], penalty: 3 } });
  Object.assign(playerOf(s, 0), { markers: [5, 0, 15, 0, 2], chips: 2, dollars: 1 });
  expect(score(s, 0)).toBe(7 + 22 + 5 + 1 - 6);
});

test('crabs cost their value at the end', () => {
  const s = begin({ options: { mode: 'crabs' } });
  Object.assign(playerOf(s, 0), { crabs: 7, dollars: 0, markers: [9, 0, 0, 0, 0] });
  s.phase = 'over';
  expect(game.result(s)?.breakdown[0]).toEqual({ tracks: 9, dollars: 0, chips: 0, crabs: -7 });
  expect(game.result(s)?.scores[0]).toBe(2);
});

test('level scores: fewer tiles laid wins', () => {
  const s = finished(3);
  fillBeach(s, 0, 12);
  fillBeach(s, 1, 11);
  fillBeach(s, 2, 12);
  Object.assign(playerOf(s, 0), { dollars: 3 });
  Object.assign(playerOf(s, 1), { markers: [3, 0, 0, 0, 0] });
  Object.assign(playerOf(s, 2), { markers: [3, 0, 0, 0, 0] });
  expect(game.result(s)).toMatchObject({ scores: [3, 3, 3], places: [2, 1, 3], reason: 'fewer-tiles' });
});

test('level scores and tiles: more sand dollars win', () => {
  const s = finished();
  Object.assign(playerOf(s, 0), { dollars: 2, markers: [1, 0, 0, 0, 0] });
  Object.assign(playerOf(s, 1), { dollars: 1, markers: [2, 0, 0, 0, 0] });
  expect(game.result(s)).toMatchObject({ scores: [3, 3], places: [1, 2], reason: 'more-dollars' });
});

test.each([
  [0, [3, 2, 1]],
  [1, [1, 3, 2]],
  [2, [2, 1, 3]],
])('all level, seat %i began: the later in turn order wins', (first, expected) => {
  const s = finished(3);
  s.first = first;
  expect(places(s)).toEqual(expected);
  expect(game.result(s)?.reason).toBe('later-turn');
});

test('there is no result before the end', () => {
  const s = begin({});
  expect(game.result(s)).toBeUndefined();
  play(s, 'take dollars 1');
  expect(game.result(s)).toBeUndefined();
});

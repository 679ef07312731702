import { expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { withTowel } from '../rules.ts';
import { tileTexts } from '../vocabulary.ts';
import { score } from '../score.ts';
import { begin, fillBeach, legalTexts, play, playerOf } from '../testing.ts';

/** The first half of a long game one question before its end: seat 1 only has to take dollars. */
function halfTime(): State {
  const s = begin({ options: { mode: 'long' } });
  play(s, 'take dollars 1');
  fillBeach(s, 0, 12);
  fillBeach(s, 1, 10);
  s.last = true;
  Object.assign(playerOf(s, 0), { markers: [15, 16, 2, 0, 0], white: 2, pink: 1, chips: 3, towels: 1 });
  Object.assign(playerOf(s, 1), { markers: [0, 0, 30, 0, 0], white: 1, dollars: 0 });
  s.stock = [0, 0];
  s.supply -= 3;
  const last = playerOf(s, 0).beach.length - 1;
  playerOf(s, 0).beach[last] = withTowel(playerOf(s, 0).beach[last] as number, 1, 0);
  return s;
}

test('the tracks are twice as long from the start', () => {
  expect(begin({ options: { mode: 'long' } }).end).toBe(30);
  expect(begin({ options: { mode: 'base' } }).end).toBe(15);
  expect(begin({ options: { mode: 'crabs' } }).end).toBe(15);
  expect(begin({ options: { mode: 'long', trackLength: 12, extension: 9 } }).end).toBe(21);
});

test('the first final scoring only picks who begins the second half: the fewest points', () => {
  const s = halfTime();
  const events = play(s, 'take dollars 2');
  const scores = [score(s, 0), score(s, 1)];
  expect(scores).toEqual([15 + 16 + 2 + 5 + 2 - 3 + 2, 30 + 2 + 1]);
  expect(events.slice(-2)).toEqual([
    { type: 'half', scores },
    { type: 'first', seat: 1, half: 2 },
  ]);
  expect(game.result(s)).toBeUndefined();
});

test('markers, dollars, those in the market too, pearls, unused towels and chips stay; tiles, laid towels and blocks go', () => {
  const s = halfTime();
  s.areas = [2, 1];
  play(s, 'take dollars 2');
  expect(s.areas).toEqual([2, 0]);
  expect(playerOf(s, 0)).toMatchObject({
    markers: [15, 16, 2, 0, 0],
    white: 2,
    pink: 1,
    chips: 3,
    towels: 1,
    dollars: 2,
  });
  expect(playerOf(s, 0)).toMatchObject({ beach: [], edge: 0 });
  expect(s.gone).toBe(1);
  expect(s.stock).toEqual([0, 0]);
  expect(s.bag).toHaveLength(60);
});

test('market and start tiles are dealt anew, beaches are flipped, and everybody has both extra scorings again', () => {
  const s = halfTime();
  play(s, 'take dollars 2');
  play(s, ...tileTexts.slice(10, 16).map((text) => `draw ${text}`));
  expect(s.phase).toBe('tiles'); // no umbrellas are dealt
  play(s, 'draw sfw', 'draw sfh');
  expect(s.seat).toBe(1);
  const view = game.view(s, 'public');
  expect(view.players.map((p) => p.umbrellas)).toEqual(['...x.....y..', '...x.....y..']);
  expect(view.players.map((p) => p.crabs)).toEqual(['.cc.cc.cc.c.', '.cc.cc.cc.c.']);
  expect(view.players.map((p) => p.beach.map(({ tile }) => tile))).toEqual([['sfw'], ['sfh']]);
});

test('who begins the second half is drawn among those level with the fewest points', () => {
  const s = halfTime();
  playerOf(s, 1).markers = [0, 0, 30, 4, 2];
  play(s, 'take dollars 2');
  expect(legalTexts(s)).toEqual(['start 0', 'start 1']);
  play(s, 'start 0');
  expect([s.first, s.phase]).toEqual([0, 'market']);
});

test('the second final scoring decides; chips of both halves, pearls and crabs count', () => {
  const s = halfTime();
  play(s, 'take dollars 2');
  play(s, ...tileTexts.slice(10, 18).map((text) => `draw ${text}`));
  fillBeach(s, 1, 12);
  fillBeach(s, 0, 11);
  s.last = true;
  playerOf(s, 0).crabs = 4;
  s.areas = [1, 1];
  play(s, 'take dollars 1');
  expect(play(s, 'take dollars 2').at(-1)).toMatchObject({ type: 'end' });
  expect(game.result(s)?.breakdown[0]).toEqual({ tracks: 33, pearls: 7, dollars: 3, chips: -3, crabs: -4 });
});

test('the tie-breaks look at the second half', () => {
  const s = halfTime();
  play(s, 'take dollars 2');
  play(s, ...tileTexts.slice(10, 18).map((text) => `draw ${text}`));
  fillBeach(s, 0, 12);
  fillBeach(s, 1, 11); // in the first half it was the other way round: 12 and 10
  Object.assign(playerOf(s, 0), { markers: [0, 0, 0, 0, 0], white: 0, pink: 0, chips: 0, dollars: 2 });
  Object.assign(playerOf(s, 1), { markers: [1, 0, 0, 0, 0], white: 0, dollars: 1 });
  s.phase = 'over';
  expect(game.result(s)).toMatchObject({ places: [2, 1], reason: 'fewer-tiles' });
});

import { expect, test } from 'vitest';
import { game, type State } from '../index.ts';
import { begin, edge, fillBeach, legalTexts, play, playerOf } from '../testing.ts';

/** Column 2 is next, its umbrella lies in row 5; the column before shows stripes, waves, hibiscus in rows 3 to 5. */
function beforeUmbrella(letter: string): State {
  const umbrellas = letter + 'pppwwwxy'.replace(letter, '');
  const s = begin({ market: 'sfh wtf', starts: 'fts', umbrellas });
  fillBeach(s, 0, 1);
  playerOf(s, 0).edge = edge('swh', 3);
  return s;
}

test.each([
  ['p', { pink: 1, white: 0 }],
  ['w', { pink: 0, white: 1 }],
])('a tile on umbrella %s brings its pearl', (letter, pearls) => {
  const s = beforeUmbrella(letter);
  play(s, 'take sfh', 'draw hts');
  expect(playerOf(s, 0)).toMatchObject(pearls);
});

test('an umbrella that the tile of its column leaves uncovered is out of the game', () => {
  const s = beforeUmbrella('p');
  const events = play(s, 'take wtf', 'draw hts');
  expect(events).toContainEqual({ type: 'pearl', seat: 0, pink: true, now: 1, column: 2, row: 5 });
  const missed = beforeUmbrella('p');
  playerOf(missed, 0).edge = edge('swh', 1);
  const lost = play(missed, 'take wtf', 'draw hts');
  expect(lost).toContainEqual({ type: 'missed', seat: 0, letter: 'p', column: 2 });
  expect(playerOf(missed, 0)).toMatchObject({ pink: 0, white: 0 });
});

test.each([
  ['x', ['advance stripes', 'advance waves']],
  ['y', ['advance fish', 'advance hibiscus']],
])('extra scoring %s offers its two tracks', (letter, choices) => {
  const s = beforeUmbrella(letter);
  play(s, 'take sfh', 'draw hts');
  expect(legalTexts(s)).toEqual(choices);
});

test('extra scoring comes before the scoring of the tile; a marker outside enters on space 1', () => {
  const s = beforeUmbrella('x');
  play(s, 'take sfh', 'draw hts');
  const events = play(s, 'advance stripes');
  expect(events.map(({ type }) => type)).toEqual(['extra', 'score', 'score']);
  expect(events[0]).toEqual({
    type: 'extra',
    seat: 0,
    letter: 'x',
    pattern: 0,
    from: 0,
    to: 1,
    forced: false,
  });
  expect(playerOf(s, 0).markers).toEqual([2, 0, 0, 1, 0]);
});

test('extra scoring must advance the one track that is not at its end, judged before the tile scores', () => {
  const s = beforeUmbrella('x');
  playerOf(s, 0).markers = [14, 0, 15, 0, 0];
  const events = play(s, 'take sfh', 'draw hts');
  expect(events).toContainEqual({
    type: 'extra',
    seat: 0,
    letter: 'x',
    pattern: 0,
    from: 14,
    to: 15,
    forced: true,
  });
  expect(playerOf(s, 0).markers).toEqual([15, 0, 15, 1, 0]);
});

test('extra scoring lapses when both its tracks are at their end', () => {
  const s = beforeUmbrella('x');
  playerOf(s, 0).markers = [15, 0, 15, 0, 0];
  const events = play(s, 'take sfh', 'draw hts');
  expect(events).toContainEqual({ type: 'lapse', seat: 0, letter: 'x' });
  expect(playerOf(s, 0).markers).toEqual([15, 0, 15, 1, 0]);
});

test('extra scoring that reaches a decorated space takes a loose towel, which cannot be used this turn', () => {
  const s = beforeUmbrella('x');
  playerOf(s, 0).markers = [6, 0, 0, 0, 0];
  play(s, 'take sfh', 'draw hts', 'advance stripes');
  expect(playerOf(s, 0).towels).toBe(1);
  expect(s.seat).toBe(1);
});

test('extra scoring advances as many steps as the table says', () => {
  const umbrellas = 'xpppwwwy';
  const s = begin({ market: 'sfh', starts: 'fts', umbrellas, options: { extraSteps: 3 } });
  fillBeach(s, 0, 1);
  playerOf(s, 0).edge = edge('swh', 3);
  play(s, 'take sfh', 'draw hts', 'advance waves');
  expect(playerOf(s, 0).markers[2]).toBe(3);
});

/** Seat 0 can place nothing and no dollars lie in the market. */
function stuck(umbrellas = 'pppwwwxy'): State {
  const s = begin({ market: 'hst tsh fth sft shf thf', starts: 'sfw htf', umbrellas, first: 1 });
  s.areas = [0, 1];
  fillBeach(s, 0, 1);
  playerOf(s, 0).edge = edge('wfs', 7); // only waves lie in the grid, and no tile of the market shows waves
  play(s, 'take dollars 2');
  return s;
}

test('a substitute turn: any tile, free of charge, in rows 3 to 5, without scoring', () => {
  const s = stuck();
  expect(s.phase).toBe('substitute');
  expect(legalTexts(s)).toEqual(['take hst', 'take tsh', 'take fth', 'take sft', 'take shf', 'take thf']);
  const before = { ...playerOf(s, 0), markers: [...playerOf(s, 0).markers] };
  const events = play(s, 'take fth', 'draw wsf');
  expect(events.map(({ type }) => type)).toEqual(['take', 'refill', 'place', 'missed']);
  expect(playerOf(s, 0)).toMatchObject({
    dollars: before.dollars,
    markers: before.markers,
    white: 0,
    pink: 0,
  });
  expect(playerOf(s, 0).edge).toBe(edge('fth', 3));
  expect(game.view(s, 0).players[0]?.beach[2]).toEqual({ tile: 'fth', top: 3, substitute: true });
  expect(s.areas).toEqual([0, 0]);
});

test('in a substitute turn nothing scores even if it happens to match, and loose towels are not asked for', () => {
  const s = stuck();
  playerOf(s, 0).edge = edge('sfw', 3); // as if it had become so: the substitute turn has begun
  playerOf(s, 0).towels = 2;
  play(s, 'take sft', 'draw wsf');
  expect(playerOf(s, 0).markers).toEqual([0, 0, 0, 0, 0]);
  expect(playerOf(s, 0).towels).toBe(2);
  expect(s.seat).toBe(1);
});

test('an owned loose towel that makes a placement possible leaves no room for a substitute turn', () => {
  const s = begin({ market: 'hst tsh fth sft shf thf', starts: 'sfw htf', first: 1 });
  s.areas = [0, 1];
  playerOf(s, 0).edge = edge('wfs', 7);
  playerOf(s, 0).towels = 1;
  play(s, 'take dollars 2');
  expect(s.phase).toBe('turn');
  expect(legalTexts(s)).toEqual(['take hst', 'take tsh', 'take sft', 'take shf']);
});

test('a substitute tile counts as placed: the twelfth ends the game', () => {
  const s = stuck();
  fillBeach(s, 0, 11);
  const events = play(s, 'take fth', 'draw fhs');
  expect(events).toContainEqual({ type: 'last-round', seat: 0 });
  expect(game.toAct(s)).toEqual([]);
});

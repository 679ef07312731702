import { expect, test } from 'vitest';
import { game, type State } from './index.ts';
import { tileTexts } from './vocabulary.ts';
import { begin, edge, fillBeach, legalTexts, play, playerOf, refill } from './testing.ts';

const market = (s: State): string[] => s.market.map((tile) => tileTexts[tile] ?? '');

test('the price goes to the area of its row, the row slides towards it, a new tile enters at the dear end', () => {
  const s = begin({ market: 'fhs fht fhw sth stf stw', starts: 'fsh' });
  playerOf(s, 0).dollars = 2;
  play(s, 'take stf');
  expect(s.areas).toEqual([1, 2]);
  expect(playerOf(s, 0).dollars).toBe(1);
  expect(market(s)).toEqual(['fhs', 'fht', 'fhw', 'sth', 'stw', '']);
  play(s, 'draw wtf');
  expect(market(s)).toEqual(['fhs', 'fht', 'fhw', 'sth', 'stw', 'wtf']);
});

test('the new tile is seen before the one taken is placed', () => {
  const s = begin({ market: 'fhs', starts: 'fsh' });
  play(s, 'take fhs', 'draw wtf');
  expect(s.phase).toBe('height');
  expect(market(s)[2]).toBe('wtf');
  expect(game.view(s, 1).hand).toMatchObject({ tile: 'fhs' });
  expect(playerOf(s, 0).beach).toHaveLength(1);
});

test('the last tile of a row costs 2, the first nothing', () => {
  const s = begin({ market: 'fhs fht fhw', starts: 'fsh fts' });
  playerOf(s, 0).dollars = 2;
  play(s, 'take fhw');
  expect([s.areas[0], playerOf(s, 0).dollars]).toEqual([3, 0]);
  const free = begin({ market: 'fhs fht fhw', starts: 'fsh fts' });
  play(free, 'take fhs');
  expect([free.areas[0], playerOf(free, 0).dollars]).toEqual([1, 1]);
});

test('all dollars of one area are taken', () => {
  const s = begin({});
  s.areas = [4, 1];
  expect(play(s, 'take dollars 1')).toEqual([
    { type: 'dollars', seat: 0, row: 1, count: 4, now: 5, forced: false },
  ]);
  expect(s.areas).toEqual([0, 1]);
  expect(game.toAct(s)).toEqual([1]);
});

test('a height that is the only one is taken without asking', () => {
  const s = begin({ market: 'fth', starts: 'wsf' });
  const events = play(s, 'take fth', 'draw hwt');
  expect(events).toContainEqual({ type: 'place', seat: 0, tile: 'fth', column: 1, top: 5, forced: true });
  expect(playerOf(s, 0).markers).toEqual([0, 1, 0, 0, 0]);
});

test('booklet: waves in a row of 2 enter on space 2, fish in a row of 3 moves 3, reaches 8 and takes the orange towel', () => {
  const s = begin({ market: 'hwf', starts: 'swf' });
  const p = playerOf(s, 0);
  p.edge = edge('swf', 5);
  p.markers = [0, 5, 0, 0, 0];
  const events = play(s, 'take hwf', 'draw tsh');
  expect(events.filter(({ type }) => type === 'score' || type === 'gain')).toEqual([
    { type: 'score', seat: 0, pattern: 2, row: 6, steps: 2, from: 0, to: 2 },
    { type: 'score', seat: 0, pattern: 1, row: 7, steps: 3, from: 5, to: 8 },
    { type: 'gain', seat: 0, towel: 1, left: 0 },
  ]);
  expect(p.markers).toEqual([0, 8, 2, 0, 0]);
  expect(p.towels).toBe(2);
});

test.each([
  [7, 10, true],
  [5, 8, true],
  [4, 7, false],
  [8, 11, false],
])('a fish marker moved from %i to %i takes a loose towel: %s', (from, to, takes) => {
  const s = begin({ market: 'hwf', starts: 'swf' });
  playerOf(s, 0).edge = edge('swf', 5);
  playerOf(s, 0).markers = [0, from, 0, 0, 0];
  play(s, 'take hwf', 'draw tsh');
  expect(playerOf(s, 0).markers[1]).toBe(to);
  expect(playerOf(s, 0).towels !== 0).toBe(takes);
});

test.each([
  [2, 1],
  [3, 2],
  [4, 2],
])('%i players find %i loose towels on each decorated space', (seats, count) => {
  expect(begin({ seats }).stock).toEqual([count, count]);
});

test('a decorated space without towels gives nothing, also later', () => {
  const s = begin({ market: 'hwf thw', starts: 'swf' });
  const p = playerOf(s, 0);
  p.edge = edge('swf', 5);
  p.markers = [0, 6, 0, 0, 0];
  s.stock = [1, 0];
  const events = play(s, 'take hwf', 'draw tsh');
  expect(events).toContainEqual({ type: 'late', seat: 0, towel: 1 });
  s.stock = [1, 1];
  play(s, 'take dollars 1');
  playerOf(s, 0).edge = edge('fhs', 1);
  s.market[0] = s.bag.splice(s.bag.indexOf(tileTexts.indexOf('fth')), 1)[0] as number;
  play(s, 'take fth', 'draw wtf', 'place 1');
  expect(p.markers[1]).toBe(12);
  expect(p.towels).toBe(0);
});

test('each section outside the grid gets a penalty chip and is of no use to the next tile', () => {
  const s = begin({ market: 'tsf', starts: 'fhs' });
  const p = playerOf(s, 0);
  p.edge = edge('fhs', 1);
  const events = play(s, 'take tsf', 'draw wth', 'place -1');
  expect(events).toContainEqual({ type: 'chips', seat: 0, count: 2, side: 'trees', now: 2 });
  expect(p.markers).toEqual([0, 3, 0, 0, 0]);
  expect(p.edge).toBe(edge('tsf', -1));
  expect(p.edge).toBe(2); // fish in row 1, nothing else
  const low = begin({ market: 'swt', starts: 'fhs' });
  playerOf(low, 0).edge = edge('fhs', 5);
  expect(play(low, 'take swt', 'draw wth')).toContainEqual({
    type: 'chips',
    seat: 0,
    count: 2,
    side: 'ocean',
    now: 2,
  });
});

test('chips never limit a placement: other things stand in for them', () => {
  const s = begin({ market: 'swt', starts: 'fhs' });
  playerOf(s, 0).edge = edge('fhs', 5);
  s.supply = 1;
  play(s, 'take swt', 'draw wth');
  expect([s.supply, playerOf(s, 0).chips]).toEqual([-1, 2]);
});

test('a last space stops the marker', () => {
  const s = begin({ market: 'hwf', starts: 'swf' });
  playerOf(s, 0).edge = edge('swf', 5);
  playerOf(s, 0).markers = [0, 14, 15, 0, 0];
  play(s, 'take hwf', 'draw tsh');
  expect(playerOf(s, 0).markers).toEqual([0, 15, 15, 0, 0]);
});

test('a match under a row of steps counts by its row: 3 2 1 1 1 2 3', () => {
  const steps = [1, 2, 3, 4, 5, 6, 7].map((row) => {
    const s = begin({ market: 'tsh', starts: 'fsw' });
    playerOf(s, 0).edge = edge('fsw', row - 1);
    play(s, 'take tsh');
    refill(s);
    return playerOf(s, 0).markers[0];
  });
  expect(steps).toEqual([3, 2, 1, 1, 1, 2, 3]);
});

test('loose towels: one may make a placement possible, add a match, or prepare the next turn', () => {
  const possible = begin({ market: 'sfh', starts: 'twf' });
  playerOf(possible, 0).edge = edge('wtf', 7); // only waves in row 7
  playerOf(possible, 0).towels = 1;
  play(possible, 'take sfh', 'draw hts', 'place 6');
  expect(playerOf(possible, 0).markers).toEqual([0, 0, 3, 0, 0]);

  const more = begin({ market: 'sft', starts: 'swh' });
  playerOf(more, 0).towels = 1;
  play(more, 'take sft', 'draw hts', 'place 3', 'lay blue middle');
  expect(playerOf(more, 0).markers).toEqual([1, 0, 1, 0, 0]);

  const next = begin({ market: 'sft', starts: 'swh' });
  playerOf(next, 0).towels = 1;
  play(next, 'take sft', 'draw hts', 'place 3', 'lay blue bottom');
  expect(playerOf(next, 0).markers).toEqual([1, 0, 0, 0, 0]);
  expect(playerOf(next, 0).edge).toBe(edge('sfw', 3));
});

test('several loose towels may be laid at once, and three matches need them', () => {
  const s = begin({ market: 'sft', starts: 'swh' });
  const p = playerOf(s, 0);
  p.towels = 3;
  play(s, 'take sft', 'draw hts', 'place 3', 'lay blue middle', 'lay orange bottom');
  expect(p.markers).toEqual([1, 0, 1, 1, 0]);
  expect(p.towels).toBe(0);
  expect(game.view(s, 0).players[0]?.beach[1]).toEqual({ tile: 'sft', top: 3, blue: 1, orange: 2 });
});

test('a loose towel gained this turn cannot be used this turn', () => {
  const s = begin({ market: 'swt hwt', starts: 'sfh', umbrellas: 'pppwwwxy' });
  const p = playerOf(s, 0);
  p.markers = [6, 0, 0, 0, 0];
  const events = play(s, 'take swt', 'draw hts');
  expect(events.map(({ type }) => type)).toEqual(['take', 'refill', 'place', 'score', 'gain']);
  expect(p.towels).toBe(1);
  expect(s.seat).toBe(1);
});

test('everybody has had as many turns when the round of the twelfth tile is over', () => {
  const s = begin({ seats: 3, first: 1, starts: 'fhs fht fhw' });
  fillBeach(s, 2, 11);
  fillBeach(s, 1, 4);
  playerOf(s, 2).edge = edge('fhs', 3);
  play(s, 'take dollars 1');
  expect(s.seat).toBe(2);
  const events = play(s, legalTexts(s)[0] as string);
  while (s.seat === 2) events.push(...play(s, legalTexts(s)[0] as string));
  expect(events).toContainEqual({ type: 'last-round', seat: 2 });
  expect(s.seat).toBe(0);
  expect(game.result(s)).toBeUndefined();
  const end = play(s, 'take dollars 2');
  expect(end.at(-1)).toMatchObject({ type: 'end' });
  expect(game.toAct(s)).toEqual([]);
  expect(game.result(s)).toBeDefined();
});

import { expect, test } from 'vitest';
import { game, type Options, type State } from '../index.ts';
import { begin, edge, fillBeach, legalTexts, play, playerOf } from '../testing.ts';

const crabGame = (options: Partial<Options> = {}, market = 'sfh wtf'): State =>
  begin({ market, starts: 'fts', options: { mode: 'crabs', ...options } });

/** Column 2 is next, its crab lies in row 2; the column before shows these letters from row 1 on. */
function beforeCrab(letters = 'swh', options: Partial<Options> = {}): State {
  const s = crabGame(options);
  fillBeach(s, 0, 1);
  playerOf(s, 0).edge = edge(letters, 1);
  return s;
}

test('the crab side has seven crabs and the two extra scorings, no pearls', () => {
  const player = game.view(crabGame(), 'public').players[0];
  expect(player?.umbrellas).toBe('...x.....y..');
  expect(player?.crabs).toBe('.cc.cc.cc.c.');
  expect(playerOf(crabGame(), 0).unseen).toEqual([2, 2, 3, 3, 3, 4, 4]);
});

test('a covered crab is turned up after scoring, blocks its section and costs its value', () => {
  const s = beforeCrab();
  const p = playerOf(s, 0);
  const scored = play(s, 'take sfh', 'draw hts');
  expect(scored.map(({ type }) => type)).toEqual(['take', 'refill', 'place', 'score', 'score']);
  expect(game.toAct(s)).toEqual([-1]);
  expect(play(s, 'crab 3')).toEqual([{ type: 'crab', seat: 0, value: 3, column: 2, row: 2 }]);
  expect(p.markers).toEqual([3, 0, 0, 1, 0]);
  expect(p.edge).toBe(edge('sfh', 1) & ~0o70);
  expect(p.crabs).toBe(3);
  expect(game.view(s, 0).players[0]?.beach[2]).toEqual({ tile: 'sfh', top: 1, crab: 1, value: 3 });
});

test('crabs are drawn from those of that player that nobody has seen', () => {
  const s = beforeCrab();
  play(s, 'take sfh', 'draw hts');
  expect(game.chances(s, []).map(({ move, weight }) => [game.write(move), weight])).toEqual([
    ['crab 2', 2],
    ['crab 3', 3],
    ['crab 4', 2],
  ]);
  play(s, 'crab 4');
  expect(playerOf(s, 0).unseen).toEqual([2, 2, 3, 3, 3, 4]);
  expect(playerOf(s, 1).unseen).toEqual([2, 2, 3, 3, 3, 4, 4]);
});

test('a crab that stays uncovered leaves unseen', () => {
  const s = beforeCrab();
  playerOf(s, 0).edge = edge('swh', 3);
  play(s, 'take sfh', 'draw hts');
  expect(s.seat).toBe(1);
  expect(playerOf(s, 0)).toMatchObject({ crabs: 0, unseen: [2, 2, 3, 3, 3, 4, 4] });
  expect(game.view(s, 0).players[0]?.crabs).toBe('..c.cc.cc.c.');
});

test('a loose towel laid on the section over a crab counts this turn, then the crab lies on top', () => {
  const s = beforeCrab('fwt');
  const p = playerOf(s, 0);
  p.towels = 1;
  play(s, 'take sfh', 'draw hts', 'place 1', 'crab 2');
  expect(game.view(s, 0).players[0]?.beach[2]).toEqual({ tile: 'sfh', top: 1, blue: 1, crab: 1, value: 2 });
  expect(p.markers).toEqual([0, 0, 2, 0, 0]);
  expect(p.edge).toBe(edge('sfh', 1) & ~0o70);
});

test('in a substitute turn a crab is put away unseen and does not block', () => {
  const s = crabGame({}, 'hst tsh fth sft shf thf');
  fillBeach(s, 0, 8); // column 9 has its crab in row 3
  playerOf(s, 0).edge = edge('wfs', 7);
  playerOf(s, 1).dollars = 4;
  playerOf(s, 0).dollars = 0;
  s.areas = [0, 0];
  s.phase = 'substitute';
  play(s, 'take fth', legalTextsOf(s, 'take fth'));
  expect(game.toAct(s)).toEqual([1]);
  expect(playerOf(s, 0)).toMatchObject({ crabs: 0, edge: edge('fth', 3) });
});

function legalTextsOf(s: State, text: string): string {
  const next = game.clone(s);
  play(next, text);
  return legalTexts(next)[0] as string;
}

test('crab values are those of the table', () => {
  const s = beforeCrab('swh', { crabValues: [9, 0, 0, 5, 5, 5, 9] });
  play(s, 'take sfh', 'draw hts');
  expect(legalTexts(s)).toEqual(['crab 0', 'crab 5', 'crab 9']);
});

test('where the table puts an umbrella and a crab in one column, both count, the umbrella first', () => {
  const crabRows = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const s = beforeCrab('swh', { crabRows, crabUmbrellaRows: crabRows });
  play(s, 'take sfh', 'draw hts');
  expect(legalTexts(s)).toEqual(['advance stripes', 'advance waves']);
  play(s, 'advance waves');
  expect(legalTexts(s)).toEqual(['crab 2', 'crab 3', 'crab 4']);
});

import { expect, test } from 'vitest';
import { startBuilding } from './build.ts';
import { game } from '../index.ts';
import { fillOf, floodedAfter, grooveOf } from '../rules.ts';
import { fill, inLetters, play, refill, type Scene, scene } from '../testing.ts';

/** The table in phase B of its round, with seat 0 holding what builds castle 0. */
function evening(wanted: Scene) {
  const s = scene({ players: 2, buckets: ['wwgk', ''], castles: ['fhhh', 'hhhh'], ...wanted });
  startBuilding(s);
  return s;
}

/** Round, groove played, last visible groove for d = 2, 3, 4: the table of the rules page. */
const floods: [round: number, groove: number, lasts: [number, number, number]][] = [
  [9, 7, [9, 10, 11]],
  [10, 6, [8, 9, 10]],
  [11, 5, [7, 8, 9]],
  [12, 4, [6, 7, 8]],
  [13, 3, [5, 6, 7]],
  [14, 2, [4, 5, 6]],
  [15, 1, [3, 4, 5]],
];
/** What makes d: nothing in 7 and 8, a castle in 7, a castle in 8. */
const cases: [d: number, castles: string][] = [
  [2, 'f6hh'],
  [3, 'f7hh'],
  [4, 'f8hh'],
];
test.each(cases)('the whole flood with d = %i', (d, castles) => {
  const s = evening({ round: 8, castles: [castles, 'hhhh'] });
  play(s, [0, 'pass']);
  for (const [round, groove, lasts] of floods) {
    refill(s);
    expect([s.round, grooveOf(s.round), s.last]).toEqual([round, groove, lasts[d - 2]]);
    expect(s.last).toBe(16 - round + d);
    if (round === 15) break;
    startBuilding(s);
    play(s, [0, 'pass']);
  }
});

const turns: [what: string, castles: string[], last: number][] = [
  ['nothing in 7 and 8', ['f6hh', '5hhh'], 9],
  ['a castle in 7', ['fhhh', 'h7hh'], 10],
  ['a castle in 8', ['f8hh', 'hhhh'], 11],
  ['castles in 7 and 8 of different players', ['f7hh', 'h8hh'], 11],
];
test.each(turns)('turn of the tide: %s', (_, castles, last) => {
  const s = evening({ round: 8, castles });
  const events = play(s, [0, 'pass']);
  expect(events).toEqual([
    { type: 'pass', seat: 0 },
    { type: 'turn', last },
  ]);
  expect([s.round, s.last]).toEqual([9, last]);
});

test('a castle built in round 8 counts at the turn, and the turn covers nothing', () => {
  const s = evening({ round: 8, castles: ['f123', 'hhhh'] });
  s.castles[3] = -2; // three castles: the game goes on
  play(s, [0, 'build 0 k']);
  expect(s.last).toBe(11);
  expect(s.castles.slice(0, 3)).toEqual([8, 1, 2]);
});

test('during the ebb the sea uncovers one groove after each round', () => {
  const s = evening({ round: 1 });
  for (let round = 1; round <= 8; round++) {
    expect([s.round, s.last, grooveOf(s.round)]).toEqual([round, round, round]);
    startBuilding(s);
    play(s, [0, 'pass']);
    refill(s);
  }
  expect(s.round).toBe(9);
});

test('the flood destroys the castles it covers; they still count as built', () => {
  // Round 12, d = 2: last visible 6.
  const s = evening({ round: 12, last: 6, castles: ['f62h', '6h5h'] });
  const events = play(s, [0, 'pass']);
  const lost = [
    { seat: 0, castle: 1 },
    { seat: 1, castle: 0 },
  ];
  expect(events).toContainEqual({ type: 'flood', groove: 6, lost });
  expect(s.castles).toEqual([-1, 0, 2, -2, 0, -2, 5, -2]);
});

const fills: [players: number, groove: number, shells: number][] = [
  [4, 1, 9],
  [4, 8, 9],
  [3, 1, 8],
  [3, 8, 8],
  [2, 1, 5],
  [2, 2, 6],
  [2, 7, 5],
  [2, 8, 6],
];
test.each(fills)('%i players, groove %i: %i shells', (players, groove, shells) => {
  expect(fillOf(players, groove)).toBe(shells);
});

test('a refilled groove gets its number, and what there is when the bag is short', () => {
  const s = evening({ round: 9 });
  play(s, [0, 'pass']);
  expect(fill(s)).toBe(6);
  s.bag = [2, 1, 0, 0];
  expect(game.chances(s, []).map(({ move }) => game.write(move))).toEqual(['draw 2100']);
  refill(s);
  expect(inLetters(s.shells)).toBe('wwg');
  expect(s.phase).toBe('dial');
});

test('the fourth castle ends the game after phase B, and others may still build theirs', () => {
  const s = evening({ round: 5, buckets: ['wwgk', 'wwgk'], castles: ['f123', 'fhhh'] });
  play(s, [0, 'build 0 k']);
  expect(s.phase).toBe('build');
  const events = play(s, [1, 'build 0 k']);
  expect(events.at(-1)).toEqual({ type: 'end', reason: 'fourth', seats: [0], scores: [5 + 2 + 4 + 6, 5] });
  expect(game.toAct(s)).toEqual([]);
});

test('a washed-away castle counts towards the fourth', () => {
  const s = evening({ round: 14, castles: ['fx23', 'hhhh'] });
  play(s, [0, 'build 0 k']);
  expect(game.result(s)).toMatchObject({ reason: 'fourth', scores: [2 + 4 + 6, 0] });
});

test('a fourth castle in round 8: no turn, no sea, no refill', () => {
  const s = evening({ round: 8, castles: ['f123', 'hhhh'] });
  const events = play(s, [0, 'build 0 k']);
  expect(events.map(({ type }) => type)).toEqual(['build', 'end']);
  expect([s.round, s.last]).toEqual([8, 8]);
});

test('after round 15 the game is over, and the sea does not move', () => {
  const s = evening({ round: 15, last: 3, castles: ['f3hh', 'hhhh'] });
  const events = play(s, [0, 'pass']);
  expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'shore', seats: [] });
  expect(s.last).toBe(3);
  expect(game.result(s)).toMatchObject({ scores: [4, 0] });
});

test('the forecast says after which round a groove goes under', () => {
  // d = 2 in round 9: last visible 9.
  expect([8, 7, 6, 4, 3, 1].map((groove) => floodedAfter(groove, 9, 9))).toEqual([
    10,
    11,
    12,
    14,
    undefined,
    undefined,
  ]);
});

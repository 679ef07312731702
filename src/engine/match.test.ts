import { expect, test } from 'vitest';
import { game } from '../../test/toy/game.ts';
import { CHANCE } from './game.ts';
import { accept, isRefusal, type Luck, type Match, propose, settle, start, type Step } from './match.ts';
import { isWrong, replay } from './replay.ts';
import { FastRng } from './rng.ts';
import { undo } from './undo.ts';

const luck: Luck = (n) => new FastRng(7, n);
const terms = { seats: 3, options: { bonus: true, faces: 6 }, rules: 1 };

function begin() {
  const match = start(game, terms);
  accept(match, settle(match, luck));
  return match;
}
type Toy = ReturnType<typeof begin>;

function play(match: Toy, seat: number, text: string): Step {
  const step = propose(match, seat, text, luck);
  if (isRefusal(step)) throw new Error(step.refused);
  accept(match, step);
  return step;
}

function snapshot(match: Toy): string {
  return JSON.stringify([match.state, match.plies, match.asked, [...match.envelopes]]);
}

test('settle deals until somebody is asked', () => {
  const match = begin();
  expect(match.plies.map(([seat]) => seat)).toEqual([CHANCE, CHANCE, CHANCE]);
  expect(match.asked).toEqual([1, 1, 1]);
});

test('propose changes nothing', () => {
  const match = begin();
  const before = snapshot(match);
  propose(match, 0, 'bid 1', luck);
  propose(match, 0, 'nonsense', luck);
  expect(snapshot(match)).toBe(before);
});

test('sealed answers wait in envelopes, can be changed, and become plies in order of seats', () => {
  const match = begin();
  expect(play(match, 2, 'bid 2').plies).toEqual([]);
  play(match, 0, 'bid 0');
  play(match, 2, 'bid 1');
  const { plies, events } = play(match, 1, 'bid 0');
  expect(plies).toEqual([
    [0, 'bid 0'],
    [1, 'bid 0'],
    [2, 'bid 1'],
  ]);
  expect(events).toEqual([{ open: { type: 'bids', bids: [0, 0, 1], winner: 2 } }]);
  expect(match.envelopes.size).toBe(0);
});

test('the order in which sealed answers arrive does not matter', () => {
  const answers = [
    [0, 'bid 2'],
    [1, 'bid 1'],
    [2, 'bid 2'],
  ] as const;
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ];
  const ends = orders.map((order) => {
    const match = begin();
    for (const i of order) play(match, answers[i]?.[0] as number, answers[i]?.[1] as string);
    return snapshot(match);
  });
  expect(new Set(ends).size).toBe(1);
});

test('a roll brings its chance plies with it', () => {
  const match = begin();
  for (const seat of [0, 1, 2]) play(match, seat, 'bid 0');
  const { plies } = play(match, 0, 'roll');
  expect(plies.map(([seat]) => seat)).toEqual([0, CHANCE, CHANCE]);
});

test.each([
  ['somebody else is on turn', 1, 'roll', 'not-your-turn'],
  ['nature cannot be played', CHANCE, 'pips 6', 'not-your-turn'],
  ['there is no such seat', 9, 'roll', 'not-your-turn'],
  ['there is no such move', 0, 'bid 1', 'illegal'],
  ['the text is nearly right', 0, 'roll ', 'illegal'],
])('refused: %s', (_why, seat, text, refused) => {
  const match = begin();
  for (const each of [0, 1, 2]) play(match, each, 'bid 0');
  expect(propose(match, seat, text, luck)).toEqual({ refused });
});

/** Plays to the end with the first legal move of whoever is first asked. */
function finish(match: Toy): Toy {
  for (let seat = game.toAct(match.state)[0]; seat !== undefined; seat = game.toAct(match.state)[0]) {
    const waiting = game.toAct(match.state).find((each) => !match.envelopes.has(each)) ?? seat;
    play(match, waiting, game.write(game.legal(match.state, waiting, [])[0] as never));
  }
  return match;
}

test('a finished match takes no more moves', () => {
  const match = finish(begin());
  expect(propose(match, 0, 'pass', luck)).toEqual({ refused: 'over' });
  expect(undo(match, 0)).toEqual({ refused: 'undo-over' });
});

test('questions are numbered: raised when asked anew, kept while waiting for others', () => {
  const match = begin();
  for (const seat of [0, 1, 2]) play(match, seat, 'bid 0');
  expect(match.asked).toEqual([2, 1, 1]);
  play(match, 0, 'keep');
  expect(match.asked).toEqual([3, 2, 2]);
  play(match, 1, 'pass');
  expect(match.asked).toEqual([3, 2, 2]);
  play(match, 0, 'pass');
  play(match, 2, 'pass');
  expect(match.asked).toEqual([4, 3, 3]);
});

test('replay gives the same match, question numbers included', () => {
  const match = finish(begin());
  const again = replay(game, terms, match.plies, { luck });
  expect(isWrong(again as Match)).toBe(false);
  expect(again).toMatchObject({ state: match.state, plies: match.plies, asked: match.asked });
});

test('replay names the first ply that cannot be', () => {
  const { plies } = finish(begin());
  const roll = plies.findIndex(([seat, text]) => seat >= 0 && !text.startsWith('bid'));
  const changed = (index: number, ply: readonly [number, string]) =>
    plies.map((each, i) => (i === index ? ply : each));
  expect(replay(game, terms, changed(0, [CHANCE, 'deal 9']))).toMatchObject({ wrong: 1, reason: 'illegal' });
  expect(replay(game, terms, changed(3, [1, 'bid 0']))).toMatchObject({ wrong: 4, reason: 'not-to-act' });
  expect(replay(game, terms, changed(roll, [0, 'bid 0']))).toMatchObject({
    wrong: roll + 1,
    reason: 'illegal',
  });
  expect(replay(game, terms, [...plies, [0, 'pass']])).toMatchObject({
    wrong: plies.length + 1,
    reason: 'over',
  });
  const dealt = plies[0]?.[1] as string;
  const others = [1, 2, 3, 4, 5, 6]
    .map((n) => `deal ${n}`)
    .filter((text) => !plies.some((ply) => ply[1] === text));
  const swapped = [[CHANCE, others[0] as string] as const, ...plies.slice(1)];
  expect(replay(game, terms, swapped, { luck })).toMatchObject({
    wrong: 1,
    reason: 'other-luck',
    expected: dealt,
  });
  expect(isWrong(replay(game, terms, swapped) as Match)).toBe(false);
});

test('undo takes back an own decision until something is revealed, rolled or decided by another', () => {
  const match = begin();
  expect(undo(match, 0)).toEqual({ refused: 'undo-chance' });
  play(match, 1, 'bid 1');
  expect(undo(match, 0)).toEqual({ refused: 'undo-other' });
  const withdrawn = undo(match, 1);
  if (isRefusal(withdrawn)) throw new Error(withdrawn.refused);
  accept(match, withdrawn);
  expect(match.envelopes.size).toBe(0);
  for (const seat of [0, 1, 2]) play(match, seat, 'bid 0');
  expect(undo(match, 2)).toEqual({ refused: 'undo-revealed' });
  play(match, 0, 'keep');
  expect(undo(match, 0)).toEqual({ refused: 'undo-chance' });
  play(match, 1, 'pass');
  expect(undo(match, 0)).toEqual({ refused: 'undo-other' });
  const before = snapshot(match);
  const step = undo(match, 1);
  expect(snapshot(match)).toBe(before);
  if (isRefusal(step)) throw new Error(step.refused);
  accept(match, step);
  expect(match.plies.at(-1)?.[0]).toBe(CHANCE);
  expect(game.toAct(match.state)).toEqual([0, 1, 2]);
  // The seat is asked again, the others still answer the question they had.
  expect(match.asked).toEqual([3, 3, 2]);
  expect(undo(start(game, terms), 0)).toEqual({ refused: 'undo-nothing' });
});

test('a step tells its events ply by ply where its frames are asked for, and only there', () => {
  const match = begin();
  expect(settle(match, luck).frames).toBeUndefined();
  for (const seat of [0, 1, 2]) play(match, seat, `bid ${seat === 1 ? 1 : 0}`);
  const step = propose(match, 1, 'roll', luck, { frames: true });
  if (isRefusal(step)) throw new Error(step.refused);
  // The decision, the roll of the die, the draw of a pebble.
  expect(step.frames?.map(({ plies }) => plies - match.plies.length)).toEqual([1, 2, 3]);
  expect(step.frames?.flatMap(({ events }) => events)).toEqual(step.events);
  expect(step.frames?.at(-1)?.state).toEqual(step.state);
});

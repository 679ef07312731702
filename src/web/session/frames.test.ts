import { expect, test } from 'vitest';
import { game } from '../../../test/toy/game.ts';
import type { AnyGame } from '../../engine/game.ts';
import { accept, isRefusal, type Match, propose, settle, start } from '../../engine/match.ts';
import { FastRng } from '../../engine/rng.ts';
import { undo } from '../../engine/undo.ts';
import { framesOf, framesOfPlies } from './frames.ts';

const toy = game as unknown as AnyGame;
const luck = (n: number) => new FastRng(7, n);

function opened(): Match {
  const match = start(toy, { seats: 2, options: { bonus: false, faces: 6 }, rules: 1 });
  accept(match, settle(match, luck));
  return match;
}

function answer(match: Match, seat: number, text: string): ReturnType<typeof framesOf> {
  const step = propose(match, seat, text, luck, { frames: true });
  if (isRefusal(step)) throw new Error(step.refused);
  const frames = framesOf(match, step);
  accept(match, step);
  return frames;
}

test('the deal is one frame per card', () => {
  const match = start(toy, { seats: 2, options: { bonus: false, faces: 6 }, rules: 1 });
  const frames = framesOf(match, settle(match, luck, { frames: true }));
  expect(frames.map(({ plies, events }) => [plies, events.length])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('sealed answers are one frame, and none before the last', () => {
  const match = opened();
  expect(answer(match, 0, 'bid 1')).toEqual([]);
  const frames = answer(match, 1, 'bid 0');
  expect(frames.length).toBe(1);
  expect(frames[0]?.events.map(({ open }) => open)).toEqual([{ type: 'bids', bids: [1, 0], winner: 0 }]);
});

test('a decision, its roll and its draw are three frames that end where the match stands', () => {
  const match = opened();
  answer(match, 0, 'bid 1');
  answer(match, 1, 'bid 0');
  const frames = answer(match, 0, 'roll');
  expect(frames.length).toBe(3);
  expect(frames.at(-1)?.state).toEqual(match.state);
  expect(frames.at(-1)?.plies).toBe(match.plies.length);
});

test('taking back is one still frame', () => {
  const match = opened();
  answer(match, 0, 'bid 1');
  answer(match, 1, 'bid 0');
  answer(match, 0, 'keep');
  answer(match, 0, 'pass');
  const step = undo(match, 0);
  if (isRefusal(step)) throw new Error(step.refused);
  expect(framesOf(match, step)).toEqual([{ state: step.state, events: [], plies: match.plies.length - 1 }]);
});

test('a whole match as frames begins with the first position and tells every event once', () => {
  const match = opened();
  answer(match, 0, 'bid 1');
  answer(match, 1, 'bid 0');
  const all = framesOfPlies(toy, start(toy, match.terms).state, match.plies);
  expect(all.length).toBe(4);
  expect(all[0]?.events).toEqual([]);
  expect(all.flatMap(({ events }) => events).length).toBe(3);
  expect(all.at(-1)?.state).toEqual(match.state);
});

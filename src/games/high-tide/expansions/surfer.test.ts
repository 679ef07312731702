import { expect, test } from 'vitest';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { HighTideOptions } from '../state.ts';
import { begin, BLACK, BLUE, game, lastTurn, layOnTrack, put, roll, WHITE, YELLOW } from '../testing.ts';

const hidden = { surfer: true, hidden: true };

test('each player is dealt a different surfer tile, face up', () => {
  const s = begin({ seats: 3, options: { surfer: true }, surfers: [BLACK, BLUE, YELLOW] });
  expect(game.view(s, 'public').surfers).toEqual([BLACK, BLUE, YELLOW]);
});

test('face down, only the owner sees a surfer tile until scoring', () => {
  const s = begin({ seats: 3, options: hidden, surfers: [BLACK, BLUE, YELLOW] });
  expect(game.view(s, 1).surfers).toEqual([null, BLUE, null]);
  expect(game.view(s, 'public').surfers).toEqual([null, null, null]);
  s.phase = 'over';
  s.actor = -2;
  expect(game.view(s, 'public').surfers).toEqual([BLACK, BLUE, YELLOW]);
});

test('face down, the deal tells each seat its own tile and everybody else none', () => {
  const s = game.setup(3, { ...(defaults(game.options) as HighTideOptions), ...hidden }, 1);
  game.apply(s, -1, game.read('towels 0 1 2') as Move);
  const heard: [Event, { readonly [seat: number]: Event } | undefined][] = [];
  game.apply(s, -1, game.read('surfers black blue yellow') as Move, (open, closed) =>
    heard.push([open, closed]),
  );
  expect(heard[0]?.[0]).toEqual({ type: 'surfers', beaches: [null, null, null] });
  expect(heard[0]?.[1]?.[1]).toEqual({ type: 'surfers', beaches: [null, BLUE, null] });
});

test('a seat that imagines the others deals them any tile but its own', () => {
  const s = begin({ seats: 3, options: hidden, surfers: [BLACK, BLUE, YELLOW] });
  const rng = new FastRng(1);
  const seen = new Set<number | undefined>();
  for (let i = 0; i < 100; i++) seen.add(game.imagine(game.view(s, 1), rng).surfers[0]);
  expect(seen).toEqual(new Set([0, 1, 3, 4, 5]));
});

test('a surfer in the water ends the game like any chair, and is revealed before scoring', () => {
  const s = begin({ options: hidden, surfers: [BLACK, BLUE, YELLOW, WHITE] });
  put(s, 0, BLACK, 21);
  lastTurn(s);
  layOnTrack(s, [WHITE, 5], [BLACK, 3]);
  const told = roll(s, 'blue 1 yellow 1');
  expect(told.slice(-2)).toEqual([
    { type: 'revealed', beaches: [BLACK, BLUE, YELLOW, WHITE] },
    { type: 'end', reason: 'water', round: 1 },
  ]);
  expect(game.result(s)?.breakdown[0]?.['surfer']).toBe(6);
});

import { expect, test } from 'vitest';
import { game, type ToyState, type ToyView } from '../../../test/toy/game.ts';
import type { AnyGame } from '../../engine/game.ts';
import { chancesAfter, foresee, tally } from './outcome.ts';

const toy = game as unknown as AnyGame;

function position(changes: Partial<ToyState>): ToyState {
  const state = game.setup(2, { bonus: false, faces: 6 }, 1);
  return { ...state, cards: [3, 4], phase: 'turn', onTurn: 0, ...changes };
}
const viewOf = (state: ToyState): ToyView => game.view(game.clone(state), 0);

test('a roll reveals something, an answer that only waits for others does not', () => {
  const turn = viewOf(position({}));
  expect(foresee(toy, turn, 0, 'roll')?.reveals).toBe(true);
  const show = viewOf(position({ phase: 'show', owing: [0, 1] }));
  expect(foresee(toy, show, 0, 'pass')?.reveals).toBe(false);
  expect(foresee(toy, show, 0, 'pass')?.toAct).toEqual([1]);
});

test('nothing is foreseen for what cannot be chosen', () => {
  expect(foresee(toy, viewOf(position({})), 0, 'bid 1')).toBeUndefined();
});

test('a preview changes neither the view nor what it is asked again', () => {
  const view = viewOf(position({}));
  const before = JSON.stringify(view);
  const first = foresee(toy, view, 0, 'roll');
  expect(foresee(toy, view, 0, 'roll')).toEqual(first);
  expect(JSON.stringify(view)).toBe(before);
});

test('what the viewer does not know has no part in a preview', () => {
  const outcomes = [1, 2, 5, 6].map((hidden) =>
    foresee(toy, viewOf(position({ cards: [3, hidden] })), 0, 'keep'),
  );
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
});

test('chances are exact and add up to one', () => {
  const rolls = chancesAfter(toy, viewOf(position({})), 0, 'roll');
  expect(rolls.map(({ share }) => share)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
  const draws = chancesAfter(toy, viewOf(position({ bag: { blue: 3, red: 1 } })), 0, 'keep');
  expect(draws.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(chancesAfter(toy, viewOf(position({ phase: 'show', owing: [0, 1] })), 0, 'pass')).toEqual([]);
});

test('rows that read alike are added up, the likeliest first, the wordless left out', () => {
  const rows = [
    { label: 'wet', share: 0.25 },
    { label: '', share: 0.125 },
    { label: 'dry', share: 0.5 },
    { label: 'wet', share: 0.375 },
  ];
  expect(tally(rows)).toEqual([
    { label: 'wet', share: 0.625 },
    { label: 'dry', share: 0.5 },
  ]);
});

import { expect, test } from 'vitest';
import { writeWeights } from '../../bots/search/weights.ts';
import type { Afterstates } from './afterstates.ts';
import { choiceForm, choiceValues } from './choice-values.ts';
import { weightsOf } from './position-net.ts';

/** A game in which a choice is a number, the larger the better; 9 ends the match, and seat 1 wins. */
const numbers: Afterstates<string, number> = {
  inputs: () => 1,
  isFor: (s) => s === 'usual',
  promising: (_s, _seat, moves, most) =>
    moves
      .map((_, i) => i)
      .sort((a, b) => (moves[b] ?? 0) - (moves[a] ?? 0))
      .slice(0, most),
  gather: (_s, _seat, move, inputs) => {
    inputs.count = 0;
    inputs.set(0, move);
    return move === 9 ? { scores: [0, 1], places: [2, 1], breakdown: [], reason: '' } : undefined;
  },
};
const empty = writeWeights(new Float64Array(weightsOf(choiceForm(numbers, 2))));

test('the promising choices are judged and the one taken, each as everybody sees it', () => {
  const { values, isFor } = choiceValues(numbers, 2, empty);
  expect(isFor('usual')).toBe(true);
  expect(isFor('else')).toBe(false);
  const judged = values('usual', 0, [1, 2, 3, 4, 5, 9], 0);
  expect([...judged.keys()].sort((a, b) => a - b)).toEqual([0, 2, 3, 4, 5]);
  expect([...judged.get(5)!]).toEqual([0, 1]);
  expect([...judged.get(0)!]).toEqual([0.5, 0.5]);
});

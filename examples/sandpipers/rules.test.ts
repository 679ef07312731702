import { expect, test } from 'vitest';
import { CHANCE, type Emit } from '../../src/engine/game.ts';
import { game } from './index.ts';
import type { Event, Options, State } from './state.ts';

const usual: Options = { rounds: 5, springTide: false };

function played(steps: readonly number[], roll: number, options = usual): { state: State; events: Event[] } {
  const state = game.setup(steps.length, options, game.rules);
  const events: Event[] = [];
  const emit: Emit<Event> = (event) => events.push(event);
  steps.forEach((each, seat) => game.apply(state, seat, { type: 'run', steps: each }, emit));
  game.apply(state, CHANCE, { type: 'wave', roll }, emit);
  return { state, events };
}

test('a bird that stays dry finds as many shells as it has made steps', () => {
  expect(played([1, 3, 5], 2).state.shells).toEqual([1, 3, 0]);
});

test('the wave wets step 7 minus the roll, and everything beyond', () => {
  expect(played([3, 4, 5], 3).state.shells).toEqual([3, 0, 0]);
  expect(played([1, 2, 6], 6).state.shells).toEqual([0, 0, 0]);
});

test('birds on the same step share what is there, rounded down', () => {
  expect(played([5, 5, 2], 1).state.shells).toEqual([2, 2, 2]);
});

test('a spring tide comes one step farther, and no farther than the first', () => {
  const springTide = { rounds: 5, springTide: true };
  expect(played([3, 4, 1], 2, springTide).state.shells).toEqual([3, 0, 1]);
  expect(played([1, 1, 1], 6, springTide).events.at(-1)).toMatchObject({ from: 1 });
});

test('it ends after the last round; equals win together', () => {
  const { state } = played([2, 4, 4], 1, { rounds: 1, springTide: false });
  expect(game.result(state)).toEqual({
    scores: [2, 2, 2],
    places: [1, 1, 1],
    breakdown: [{ shells: 2 }, { shells: 2 }, { shells: 2 }],
    reason: 'rounds',
  });
});

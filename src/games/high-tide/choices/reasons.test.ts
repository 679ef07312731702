import { expect, test } from 'vitest';
import { aheadOf } from './ahead.ts';
import { reasonsOf } from './reasons.ts';
import type { State } from '../state.ts';
import { begin, BLACK, BLUE, game, play, put, WHITE } from '../testing.ts';

/** The reasons for a choice of whoever is asked. */
function reasons(s: State, text: string) {
  const view = game.view(s, s.actor);
  const after = game.clone(s);
  const events = play(after, text);
  const ahead = aheadOf(view, { view: game.view(after, s.actor), events });
  if (!ahead) throw new Error(`${text} has no preview`);
  return reasonsOf(view, ahead);
}

function rolled(): State {
  const s = begin({ seats: 3 });
  put(s, 0, BLACK, 2);
  put(s, 1, BLACK, 4);
  put(s, 2, BLACK, 9);
  put(s, 1, BLUE, 3);
  play(s, 'roll', 'dice black 3 blue 1');
  return s;
}

test('a chair that passes another says whom, and what that brings', () => {
  expect(reasons(rolled(), 'accept')).toEqual([
    { type: 'points', beach: BLACK, before: 0, after: 2, passes: [1] },
    { type: 'points', beach: BLUE, before: 1, after: 2, passes: [] },
  ]);
});

test('a pair that is declined says what it would flood if it were left', () => {
  expect(reasons(rolled(), 'decline')).toEqual([
    { type: 'threat', beach: BLACK, spaces: 3 },
    { type: 'threat', beach: BLUE, spaces: 2 },
  ]);
});

test('whoever would reach the water passes nobody', () => {
  const s = begin({ seats: 3 });
  put(s, 0, WHITE, 16);
  put(s, 1, WHITE, 18);
  play(s, 'roll', 'dice white 5 white 6');
  expect(reasons(s, 'accept').flatMap((each) => (each.type === 'points' ? each.passes : []))).toEqual([]);
});

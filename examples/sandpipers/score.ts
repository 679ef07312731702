import type { Result } from '../../src/engine/game.ts';
import type { State } from './state.ts';

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const scores = [...s.shells];
  return {
    scores,
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    breakdown: scores.map((shells) => ({ shells })),
    reason: 'rounds',
  };
}

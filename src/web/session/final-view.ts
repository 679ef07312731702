import type { AnyGame } from '../../engine/game.ts';
import { start } from '../../engine/match.ts';
import { type Kept, termsOf } from '../matches/kept.ts';
import { framesOfPlies } from './frames.ts';

/** The last position of a match in the public view. */
export function finalView(game: AnyGame, kept: Kept): unknown {
  const last = framesOfPlies(game, start(game, termsOf(kept)).state, kept.plies).at(-1);
  return game.view(game.clone(last?.state), 'public');
}

import type { AnyGame } from '../engine/game.ts';
import { isProblem, readOptions } from '../engine/options.ts';
import { isWrong, replay } from '../engine/replay.ts';
import type { Puzzle } from './puzzle.ts';

/** The state in which a puzzle asks its question; throws if its match does not follow the rules. */
export function stateOf(game: AnyGame, { id, seats, options, rules, plies }: Puzzle): unknown {
  const full = readOptions(game.options, options);
  if (isProblem(full)) throw new Error(`puzzle ${id} of ${game.id}: ${full.problem}`);
  const match = replay(game, { seats, options: full, rules }, plies);
  if (isWrong(match)) throw new Error(`puzzle ${id} of ${game.id}: ply ${match.wrong} is ${match.reason}`);
  return match.state;
}

import { askedInTurn } from '../../engine/asking.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { Luck, Match, Step } from '../../engine/match.ts';
import { isWrong, replay } from '../../engine/replay.ts';
import { type Kept, termsOf } from '../matches/kept.ts';

/** A table at which everything is fixed but what people decide: where everybody is to meet the same dice and the same bots. */
export interface Fixed {
  /** By name: what is drawn does not depend on how many draws came before. */
  readonly luck: Luck;
  readonly playouts: number;
  /** What the bot in this seat draws from for its answer number n, counted from 0. */
  botSeed(seat: Seat, n: number): number;
}

/** At such a table a person waits while others answer an open question first. */
export function mustWait({ game, state }: Match, seat: Seat, fixed: Fixed | undefined): boolean {
  return fixed !== undefined && !askedInTurn(game, state).includes(seat);
}

/** What was drawn by name in the plies that were kept. */
export function drawnBefore(game: AnyGame, kept: Kept, fixed: Fixed | undefined): Pick<Step, 'drawn'> {
  if (!fixed) return {};
  const before = replay(game, termsOf(kept), kept.plies, { luck: fixed.luck });
  if (isWrong(before)) throw new Error(`ply ${before.wrong} was not played with these dice`);
  return { drawn: before.drawn };
}

import type { Result, Seat } from '../../engine/game.ts';
import type { Inputs } from './position-net.ts';

/**
 * Afterstates (Sutton and Barto): what a choice leads to once the rest of the turn is played by the bots' policy, with nothing known of what chance
 * brings in between. Choices are judged by a network that sees these.
 */
export interface Afterstates<S, M> {
  /** How many inputs the network has. */
  readonly inputs: (seats: number) => number;
  /** Whether such positions are among those that the network learned from. */
  readonly isFor: (s: S) => boolean;
  /** The most promising choices by their index, the best first. */
  readonly promising: (s: S, seat: Seat, moves: readonly M[], most: number) => readonly number[];
  /** Fills in what the network sees after this choice; if the match is over then, returns how it ended instead. */
  readonly gather: (s: S, seat: Seat, move: M, inputs: Inputs) => Result | undefined;
}

/** So many choices of a decision are judged, beside the one that was taken. */
export const PROMISING = 4;

/** The choices of a decision that are judged, by their index. */
export function triedOf<S, M>(
  { promising }: Afterstates<S, M>,
  {
    s,
    seat,
    moves,
    taken,
  }: { readonly s: S; readonly seat: Seat; readonly moves: readonly M[]; readonly taken: number },
): readonly number[] {
  return [...new Set([...promising(s, seat, moves, PROMISING), taken])];
}

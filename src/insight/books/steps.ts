import { CHANCE, findLegal, type Options, type Seat } from '../../engine/game.ts';
import type { Ply, Terms } from '../../engine/match.ts';
import type { AnyJudge } from '../judge/judge.ts';

/**
 * What a review judges as one: everything dealt before the first decision, one outcome of chance, one open decision, or all
 * answers to a sealed question.
 */
export interface Step {
  readonly kind: 'opening' | 'chance' | 'decision' | 'sealed' | 'forced';
  /** Index of the first ply, and how many plies there are. */
  readonly ply: number;
  readonly count: number;
  /** The position before it. */
  readonly state: unknown;
  /** The moves of these plies, in their order, and who made them. */
  readonly moves: readonly unknown[];
  readonly seats: readonly Seat[];
}

/** A log that does not follow the rules cannot be reviewed. */
export class ReviewError extends Error {}

/** The steps of a match, and the position at its end. */
export function stepsOf(
  { game }: AnyJudge,
  terms: Terms<Options>,
  plies: readonly Ply[],
): { readonly steps: readonly Step[]; readonly end: unknown } {
  const s = game.setup(terms.seats, terms.options, terms.rules);
  const steps: Step[] = [];
  let at = 0;
  const play = (ply: number): unknown => {
    const [seat, text] = plies[ply] as Ply;
    const move = game.toAct(s).includes(seat) ? findLegal(game, s, seat, text) : undefined;
    if (move === undefined) throw new ReviewError(`ply ${ply + 1} does not follow the rules`);
    game.apply(s, seat, move);
    return move;
  };
  while (at < plies.length) {
    const state = game.clone(s);
    const ply = at;
    const [seat] = plies[at] as Ply;
    const toAct = game.toAct(s);
    let kind: Step['kind'] = 'chance';
    let count = 1;
    if (seat === CHANCE) {
      if (at === 0) {
        kind = 'opening';
        while (at + count < plies.length && (plies[at + count] as Ply)[0] === CHANCE) count++;
      }
    } else if (toAct.length > 1 && game.sealed(s)) {
      kind = 'sealed';
      count = toAct.length;
    } else kind = game.legal(s, seat, []).length === 1 ? 'forced' : 'decision';
    // An unfinished match may end in the middle of a step; what is not there cannot be judged.
    if (at + count > plies.length) break;
    const seats = kind === 'sealed' ? [...toAct] : [seat];
    const moves: unknown[] = [];
    for (; at < ply + count; at++) moves.push(play(at));
    steps.push({ kind, ply, count, state, moves, seats });
  }
  return { steps, end: s };
}

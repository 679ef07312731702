import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/maui/index.ts';
import { score } from '../../games/maui/score.ts';
import { newHand, takeStock } from './hand.ts';
import { learned } from './learned.ts';
import { HandNet, WEIGHTS } from './net.ts';
import { readWeights } from '../search/weights.ts';

/** What everybody may hope for at the end of the match, by the learned networks. */

const nets: HandNet[] = [];

export function netFor(seats: number): HandNet {
  return (nets[seats] ??= new HandNet(weightsFor(seats)));
}

/** Whether there is a network for tables of so many. */
export function hasLearned(seats: number): boolean {
  return learned[seats] !== undefined;
}

/** What was learned for so many players; before anything was learned, nothing more is expected. */
function weightsFor(seats: number): Float64Array {
  const text = learned[seats];
  return text === undefined ? new Float64Array(WEIGHTS) : readWeights(text);
}

/** Another network in the place of the learned one: for training. */
export function useNet(seats: number, net: HandNet): void {
  nets[seats] = net;
}

const hand = newHand();

/** The points that the seat will have in the end, as far as can be told. */
export function expected(s: State, seat: Seat): number {
  if (s.phase === 'over') return score(s, seat);
  takeStock(s, seat, hand);
  return netFor(s.players.length).worth(s, hand);
}

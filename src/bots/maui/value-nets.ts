import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/maui/index.ts';
import { score } from '../../games/maui/score.ts';
import { countMarket, type Hand, newHand, readHand, tilesAfter } from './hand.ts';
import { learned } from './learned.ts';
import { HandNet } from './net.ts';
import type { Evaluation } from './turn-policy.ts';
import { readWeights } from '../search/weights.ts';

/** The value networks by number of players, with working memory: one instance serves one searcher at a time. */
export class ValueNets implements Evaluation {
  private readonly nets: HandNet[] = [];
  private readonly hand = newHand();

  /** With the trained networks, except for the number of players of a given one. */
  constructor(given?: { readonly seats: number; readonly net: HandNet }) {
    if (given) this.nets[given.seats] = given.net;
  }

  netFor(seats: number): HandNet {
    return (this.nets[seats] ??= new HandNet(readWeights(learned[seats] as string)));
  }

  /** The seat's expected final points, plus what the others are expected to gain less by then, on average. */
  ofState(s: State, seat: Seat): number {
    if (s.phase === 'over') return score(s, seat);
    readHand(s, seat, this.hand);
    return this.ofHand(s, this.hand);
  }

  /** The same of a hand. */
  ofHand(s: State, hand: Hand): number {
    return this.netFor(s.players.length).finalPoints(s, hand);
  }

  lookAhead(s: State, seat: Seat, hand: Hand, taken: number): boolean {
    hand.coming = tilesAfter(s, seat, hand.laid);
    countMarket(s, taken, hand);
    return true;
  }
}

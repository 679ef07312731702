import type { Seat } from '../../engine/game.ts';
import { COLUMNS, MARKET_PLACES } from '../../games/maui/data.ts';
import { game, type Move, type Player, type State, type View } from '../../games/maui/index.ts';
import { canPlace } from '../../games/maui/legal.ts';
import type { Bot } from '../bot.ts';
import { evaluate, evaluateAssets, tilesToCome } from './evaluate.ts';
import type { Hand } from './hand.ts';
import { type Evaluation, TurnSearch } from './turn-policy.ts';

/** The hand-made evaluation of the ends of a turn. */
class HandMade implements Evaluation {
  /** The market after the turn. */
  private readonly market: number[] = [];

  ofState(s: State, seat: Seat): number {
    return evaluate(s, seat);
  }

  ofHand(s: State, hand: Hand): number {
    return evaluateAssets(s, hand, hand);
  }

  lookAhead(s: State, seat: Seat, hand: Hand, taken: number): boolean {
    const next = this.seatAfter(s, seat, hand, taken);
    if (next === undefined) return false;
    hand.coming = tilesToCome(s, seat, { laid: hand.laid, next });
    return true;
  }

  /** The seat asked next: nobody is who can only take the dollars of one area. Undefined if the half ends, or nobody else is asked. */
  private seatAfter(s: State, seat: Seat, hand: Hand, taken: number): Seat | undefined {
    this.leaveMarket(s, taken);
    const n = s.players.length;
    const last = s.last || hand.laid === COLUMNS;
    let [upper, lower] = hand.areas as [number, number];
    for (let next = (seat + 1) % n; next !== seat && !(last && next === s.first); next = (next + 1) % n) {
      const asked = canPlace(s, s.players[next] as Player, this.market) || upper > 0 === lower > 0;
      if (asked) return next;
      upper = 0;
      lower = 0;
    }
    return undefined;
  }

  /** The row of the tile taken slides, and any tile takes the last place: which one hardly ever matters. */
  private leaveMarket(s: State, taken: number): void {
    const { market } = this;
    for (let place = 0; place < s.market.length; place++) market[place] = s.market[place] as number;
    if (taken < 0) return;
    const end = taken - (taken % MARKET_PLACES) + MARKET_PLACES - 1;
    for (let place = taken; place < end; place++) market[place] = market[place + 1] as number;
    market[end] = s.bag[0] as number;
  }
}

const turns = new TurnSearch(new HandMade());

/**
 * Exhaustive search to the end of the own turn: every way to play it is tried, and what it leaves is evaluated by
 * `evaluate`. The others are taken into account only by how many tiles they have laid.
 */
export const greedy: Bot<View> = {
  name: 'greedy',
  choose: ({ view, seat, legal, rng }) => {
    const s = game.imagine(view, rng);
    const values = moveValues(
      s,
      seat,
      legal.map((text) => game.read(text) as Move),
    );
    let at = 0;
    for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[at] as number)) at = i;
    return { text: legal[at] as string, values };
  },
};

/** The same as a policy for playouts, without view and texts. */
export const greedyPolicy = turns.policy;

/** The best `evaluate` reachable by each of these moves within the turn. */
export function moveValues(s: State, seat: Seat, moves: readonly Move[]): number[] {
  return turns.values(s, seat, moves);
}

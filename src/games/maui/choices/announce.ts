import type { Seat } from '../../../engine/game.ts';
import { bestOf, gainsIn, type Outcome, outcomeOf, waysOf } from './outcome.ts';
import { priceAt, spaceValue, topOf } from '../rules.ts';
import type { Move } from '../moves.ts';
import type { Player, State } from '../state.ts';
import { restore, type View } from '../view.ts';

/**
 * What each choice announces, as data: the sentences of all languages are made from it, and announce.test.ts holds every
 * part of it to what then happens.
 */
export type Announcement =
  /**
   * `points` is the most that the tile can bring before its price is paid, loose towels in hand included. `towels`: whether
   * every way to place it needs a loose towel, only the best way does, or neither.
   */
  | {
      readonly kind: 'take';
      readonly tile: number;
      readonly price: number;
      readonly points: number;
      readonly towels: 'needed' | 'best' | 'none';
    }
  /** The tile goes into rows 3 to 5 and scores nothing. */
  | { readonly kind: 'substitute'; readonly tile: number }
  | { readonly kind: 'dollars'; readonly row: number; readonly count: number; readonly now: number }
  | { readonly kind: 'place'; readonly top: number; readonly outcome: Outcome }
  | {
      readonly kind: 'lay';
      readonly towel: number;
      readonly section: number;
      readonly row: number;
      readonly outcome: Outcome;
    }
  | { readonly kind: 'keep'; readonly towel: number; readonly outcome: Outcome }
  /** `points` are those of the step alone: the matches that follow were announced with the height. */
  | {
      readonly kind: 'advance';
      readonly pattern: number;
      readonly from: number;
      readonly to: number;
      readonly gains: readonly number[];
      readonly points: number;
    }
  | { readonly kind: 'chance' };

export function announce(view: View, seat: Seat, move: Move): Announcement {
  const s = restore(view);
  switch (move.type) {
    case 'take':
      return s.phase === 'substitute' ? { kind: 'substitute', tile: move.tile } : announceTake(s, move.tile);
    case 'dollars': {
      const count = s.areas[move.row] as number;
      return { kind: 'dollars', row: move.row, count, now: (s.players[seat] as Player).dollars + count };
    }
    case 'place':
      return { kind: 'place', top: move.top, outcome: outcomeOf(s, move) };
    case 'lay': {
      const { towel, section } = move;
      return { kind: 'lay', towel, section, row: topOf(s.pending) + section, outcome: outcomeOf(s, move) };
    }
    case 'keep':
      return { kind: 'keep', towel: move.towel, outcome: outcomeOf(s, move) };
    case 'advance':
      return announceStep(s, move.pattern);
    default:
      return { kind: 'chance' };
  }
}

function announceTake(s: State, tile: number): Announcement {
  const price = priceAt(s.market.indexOf(tile));
  const ways = waysOf(s, { type: 'take', tile });
  const kept = ways.filter(({ laid }) => laid === 0);
  const { points } = bestOf(ways);
  const towels = kept.length === 0 ? 'needed' : bestOf(kept).points < points ? 'best' : 'none';
  return { kind: 'take', tile, price, points: points + price, towels };
}

function announceStep(s: State, pattern: number): Announcement {
  const [way] = waysOf(s, { type: 'advance', pattern });
  const at = way?.events.findIndex(({ type }) => type === 'extra') ?? -1;
  const step = way?.events[at];
  if (step?.type !== 'extra') throw new Error('an extra scoring advances a marker');
  const next = way?.events.findIndex(({ type }, i) => i > at && type !== 'gain' && type !== 'late') ?? -1;
  const gains = gainsIn(way?.events.slice(at, next < 0 ? undefined : next) ?? [], s.seat);
  const value = (space: number): number => spaceValue(s.options, pattern, space);
  return {
    kind: 'advance',
    pattern,
    from: step.from,
    to: step.to,
    gains,
    points: value(step.to) - value(step.from),
  };
}

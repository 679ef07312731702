import type { Seat } from '../../engine/game.ts';
import { beachOf, type Die, pipsOf } from './rules.ts';
import { type Beach } from './vocabulary.ts';

/** Two dice as people read them: beach, pips, beach, pips; the left die first. */
export type Pair = readonly [beach: Beach, pips: number, beach: Beach, pips: number];
export type OneDie = readonly [beach: Beach, pips: number];

export function asDie(d: Die): OneDie {
  return [beachOf(d), pipsOf(d)];
}

export function asPair(left: Die, right: Die): Pair {
  return [beachOf(left), pipsOf(left), beachOf(right), pipsOf(right)];
}

/** Why a chair moves. */
export type Cause = 'dice' | 'head-start' | 'lifeguard' | 'shark';

/** What happens, each event complete in itself: sentences and animations are made from it alone. */
export type Event =
  /** The pile of towels at the start: who plays first, who last. */
  | { readonly type: 'towels'; readonly order: readonly Seat[] }
  /** Coins of one beach, from that space on. */
  | {
      readonly type: 'coins';
      readonly beach: Beach;
      readonly space: number;
      readonly values: readonly number[];
    }
  /** Each seat's surfer; null where this viewer may not know. */
  | { readonly type: 'surfers'; readonly beaches: readonly (Beach | null)[] }
  /** Face-down surfers are shown before scoring. */
  | { readonly type: 'revealed'; readonly beaches: readonly Beach[] }
  /** A Baywatch tile is turned up. */
  | { readonly type: 'tile'; readonly tile: number }
  | { readonly type: 'alert'; readonly beach: Beach }
  | { readonly type: 'round'; readonly round: number; readonly order: readonly Seat[] }
  /** The rental moves down; `to` is null when it leaves the track. `by` is set when its tile was used. */
  | { readonly type: 'rental'; readonly to: number | null; readonly by: Seat | null }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: Pair; readonly waves: boolean }
  /** A roll becomes the chosen pair. `forced` when nothing else was allowed. */
  | { readonly type: 'accepted'; readonly seat: Seat; readonly dice: Pair; readonly forced: boolean }
  | { readonly type: 'declined'; readonly seat: Seat; readonly dice: Pair; readonly space: number }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly dice: Pair;
      readonly space: number;
      readonly forced: boolean;
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly laid: Pair;
      readonly laidOn: number;
      readonly dice: Pair;
      readonly space: number;
    }
  | {
      readonly type: 'rerolled';
      readonly seat: Seat;
      readonly before: Pair;
      readonly after: Pair;
      readonly tile: boolean;
    }
  /** The mover has the open dice now; `over` had them before. */
  | { readonly type: 'open'; readonly seat: Seat; readonly total: number; readonly over: Seat | null }
  | { readonly type: 'recoloured'; readonly seat: Seat; readonly die: OneDie; readonly to: Beach }
  | { readonly type: 'adjusted'; readonly seat: Seat; readonly before: Pair; readonly after: Pair }
  | { readonly type: 'backwards'; readonly seat: Seat; readonly die: OneDie }
  /** A chair moves; `sand` is what is left of its beach, so that its distance to the water is `sand - to`. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly beach: Beach;
      readonly from: number;
      readonly to: number;
      readonly sand: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly beach: Beach;
      readonly space: number;
      readonly value: number;
    }
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly beach: Beach;
      readonly space: number;
      readonly value: number;
    }
  /** The towel is laid and the turn over. */
  | { readonly type: 'towel'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'jumped'; readonly seat: Seat; readonly over: Seat }
  | { readonly type: 'lifeguard'; readonly seat: Seat; readonly die: OneDie }
  | { readonly type: 'head-start'; readonly seat: Seat }
  /** A shark tile is turned; `seat` is null if nobody was on the sand of that beach. */
  | { readonly type: 'shark'; readonly beach: Beach; readonly value: number; readonly seat: Seat | null }
  /** A wave of `spaces` leaves `sand` dry spaces; `wet` are the seats whose chairs it reached just now. */
  | {
      readonly type: 'wave';
      readonly beach: Beach;
      readonly spaces: number;
      readonly sand: number;
      readonly wet: readonly Seat[];
    }
  | { readonly type: 'award'; readonly seat: Seat; readonly tile: number }
  /** In the last round the open dice are worth a point instead of a tile. */
  | { readonly type: 'point'; readonly seat: Seat }
  | { readonly type: 'end'; readonly reason: Reason; readonly round: number };

export type Reason = 'water' | 'rounds';

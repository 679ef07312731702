import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { countsOf, listWays } from '../phases/handful.ts';
import { BUILD, detailOf, FETCH, kindOf, SET, SPELL, TAKE } from '../notation.ts';
import { grooveOf, needOf } from '../rules.ts';
import { HEAP, SINGLES, TURN } from '../vocabulary.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';

/**
 * What each choice announces, as data: the sentences of all languages are made from it, and announce.test.ts holds every
 * part of it to what the rules then do. Lists of four numbers count white, grey, brown and black shells.
 */
export type Announcement =
  /** One shell, if `lying` is enough for all who set this colour; a castle in any case if `castle`. */
  | { readonly kind: 'single'; readonly colour: number; readonly lying: number; readonly castle: boolean }
  /**
   * The handfuls to choose from if nobody else sets it and nobody takes anything before. With none there will not be one
   * later: a consolation trove, unless somebody else sets it too.
   */
  | { readonly kind: 'combination'; readonly position: number; readonly ways: readonly (readonly number[])[] }
  /** One shell, if `lying` is enough for all who set this colour. */
  | { readonly kind: 'spell'; readonly colour: number; readonly lying: number }
  /** `missing`: how many shells its card lacks; undefined if the viewer is not shown the bucket. */
  | {
      readonly kind: 'fetch';
      readonly castle: number;
      readonly card: readonly number[];
      readonly missing: number | undefined;
    }
  | { readonly kind: 'take'; readonly shells: readonly number[]; readonly bucket: number }
  /** `points` are scored if the castle still stands at the end. */
  | {
      readonly kind: 'build';
      readonly castle: number;
      readonly groove: number;
      readonly paid: readonly number[];
      readonly points: number;
    }
  | { readonly kind: 'pass' };

export function announce(view: View, seat: Seat, move: Move): Announcement {
  const detail = detailOf(move);
  const lying = view.shells[detail] ?? 0;
  switch (kindOf(move)) {
    case SET:
      return detail < SINGLES
        ? { kind: 'single', colour: detail, lying, castle: view.seats[seat]?.castles.includes(HEAP) ?? false }
        : { kind: 'combination', position: detail, ways: waysOf(view, detail) };
    case SPELL:
      return { kind: 'spell', colour: detail, lying };
    case FETCH:
      return { kind: 'fetch', castle: detail, ...priceOf(view, seat, detail) };
    case TAKE: {
      const shells = countsOf(detail);
      const held = view.seats[seat]?.shells ?? 0;
      return { kind: 'take', shells, bucket: shells.reduce((sum, n) => sum + n, held) };
    }
    case BUILD: {
      const castle = detail >> 2;
      const groove = grooveOf(view.round);
      const paid = cardOf(view, seat, castle).map((n, colour) => n + (colour === (detail & 3) ? 1 : 0));
      return { kind: 'build', castle, groove, paid, points: groove + castle };
    }
    default:
      return { kind: 'pass' };
  }
}

function waysOf(view: View, position: number): readonly (readonly number[])[] {
  return listWays(position, view.shells, 0, []).map(countsOf);
}

/** The fixed shells of the seat's card, and how many shells are still to be collected for it. */
export function priceOf(
  view: View,
  seat: Seat,
  castle: number,
): { readonly card: readonly number[]; readonly missing: number | undefined } {
  const card = cardOf(view, seat, castle);
  const bucket = shownBucket(view, seat);
  return { card, missing: bucket && missingFor(bucket, card) };
}

function cardOf(view: View, seat: Seat, castle: number): number[] {
  const card = Math.max(view.seats[seat]?.cards[castle] ?? 0, 0);
  return [0, 1, 2, 3].map((colour) => needOf(card, colour));
}

/** Every fixed shell that is not there, and one more if none is left over for the joker. */
function missingFor(bucket: readonly number[], card: readonly number[]): number {
  let lacking = 0;
  let over = 0;
  card.forEach((need, colour) => {
    const have = bucket[colour] ?? 0;
    if (have < need) lacking += need - have;
    else over += have - need;
  });
  return lacking + (over > 0 ? 0 : 1);
}

/** The colours in a bucket, where the viewer is shown them: in the own one, at open tables, and once all is over. */
export function shownBucket(view: View, seat: Seat): readonly number[] | undefined {
  const shown = view.viewer === seat || view.options.openBuckets || view.phase === 'over';
  return shown ? view.remembered.buckets[seat] : undefined;
}

/**
 * Why a groove stays empty. At the ebb the grooves were filled before play, and the shells did not reach so far; the bag
 * may hold shells that came back since. At the flood the bag itself is empty.
 */
export function whyEmpty({ round }: Extract<Event, { type: 'groove' }>): 'never-filled' | 'bag-empty' {
  return round <= TURN ? 'never-filled' : 'bag-empty';
}

import { countsOf, listWays, sum } from './handful.ts';
import { costOf, grooveOf, holds, needOf, unfitShells } from '../rules.ts';
import { FETCHED, HEAP, SINGLES } from '../vocabulary.ts';
import { dialOrder } from '../state.ts';
import { type View } from '../view.ts';

/** A castle that could be built at once with it, and what it would count. */
export interface Completes {
  readonly castle: number;
  readonly points: number;
}

export interface Way {
  readonly counts: readonly number[];
  readonly completes: Completes | undefined;
}

/** What a position of the dial would bring as the groove lies now. */
export interface Bring {
  readonly position: number;
  /** The handfuls to choose from, if nobody else sets it; none: a trove, or for singles just the castle. */
  readonly ways: readonly Way[];
  /** The most shells it can bring. */
  readonly most: number;
  /** A castle may be fetched as well. */
  readonly castle: boolean;
  /** Singles: how many people the shells of this colour are enough for. */
  readonly enoughFor: number;
  /** The best of what the ways complete. */
  readonly completes: Completes | undefined;
}

/** All ten positions from left to right. `seat` is whoever looks at the dial. */
export function bringOf(view: View, seat: number): Bring[] {
  const heap = view.seats[seat]?.castles.includes(HEAP) ?? false;
  return dialPositions(view).map((position) => {
    const single = position < SINGLES;
    const ways = (
      single ? singleWays(position, view.shells) : listWays(position, view.shells, 0, []).map(countsOf)
    ).map((counts) => ({ counts, completes: completedBy(view, seat, counts, single) }));
    return {
      position,
      ways,
      most: Math.max(0, ...ways.map(({ counts }) => sum(counts))),
      castle: single && heap,
      enoughFor: single ? (view.shells[position] ?? 0) : 0,
      completes: best(ways.map((way) => way.completes)),
    };
  });
}

/** The positions as they stand on the dial: singles first, then the combinations in the order of the options. */
export function dialPositions(view: View): readonly number[] {
  return [0, 1, 2, 3, ...dialOrder(view.options)];
}

function singleWays(colour: number, shells: readonly number[]): number[][] {
  return (shells[colour] ?? 0) > 0 ? [[0, 1, 2, 3].map((each) => (each === colour ? 1 : 0))] : [];
}

/** The best castle that these shells complete: fetched already, or to be fetched with them; not if it is complete anyway. */
export function completedBy(
  view: View,
  seat: number,
  counts: readonly number[],
  withCastle: boolean,
): Completes | undefined {
  const bucket = view.remembered.buckets[seat] ?? [0, 0, 0, 0];
  const filled = bucket.map((n, colour) => n + (counts[colour] ?? 0));
  const groove = grooveOf(view.round);
  const { cards = [], castles = [] } = view.seats[seat] ?? {};
  return best(
    castles.map((place, castle) => {
      const card = cards[castle] ?? -1;
      const ready = place === FETCHED || (withCastle && place === HEAP);
      if (!ready || !canPay(filled, card) || (place === FETCHED && canPay(bucket, card))) return undefined;
      return { castle, points: groove + castle };
    }),
  );
}

function best(list: readonly (Completes | undefined)[]): Completes | undefined {
  return list.reduce((top, each) => (each && (!top || each.points > top.points) ? each : top), undefined);
}

export function canPay(bucket: readonly number[], card: number): boolean {
  return card >= 0 && holds(bucket, 0, card) && sum(bucket) >= costOf(card);
}

/** A card's spaces filled from a bucket as well as possible: how many shells are there and which are missing. */
export interface Filled {
  /** By colour: fixed spaces with and without a shell. */
  readonly there: readonly number[];
  readonly missing: readonly number[];
  /** What would pay for the joker; undefined if nothing is left over for it. */
  readonly joker: number | undefined;
  readonly have: number;
  readonly cost: number;
}

export function filledCard(card: number, bucket: readonly number[]): Filled {
  const need = [0, 1, 2, 3].map((colour) => (card < 0 ? 0 : needOf(card, colour)));
  const there = need.map((n, colour) => Math.min(n, bucket[colour] ?? 0));
  const missing = need.map((n, colour) => n - (there[colour] ?? 0));
  const over = need.map((n, colour) => (bucket[colour] ?? 0) - n);
  const most = Math.max(...over);
  const joker = most > 0 ? over.indexOf(most) : undefined;
  return { there, missing, joker, have: sum(there) + (joker === undefined ? 0 : 1), cost: sum(need) + 1 };
}

/** What a fetched castle still needs; by colour, then of any colour. */
export interface Lacking {
  readonly castle: number;
  readonly card: number;
  readonly missing: readonly number[];
}

/** The fetched castles that cannot be paid, the nearest first. */
export function lackingOf(view: View, seat: number): Lacking[] {
  const bucket = view.remembered.buckets[seat] ?? [0, 0, 0, 0];
  const { cards = [], castles = [] } = view.seats[seat] ?? {};
  return cards
    .map((card, castle) => {
      const { missing, joker } = filledCard(card, bucket);
      return { castle, card, missing: [...missing, joker === undefined ? 1 : 0] };
    })
    .filter(({ castle, missing }) => castles[castle] === FETCHED && sum(missing) > 0)
    .toSorted((a, b) => sum(a.missing) - sum(b.missing));
}

/** Points of the castles that stand now, and shells that would not fit anywhere. */
export function standingPoints(castles: readonly number[]): number {
  return castles.reduce((points, place, value) => (place > 0 ? points + place + value : points), 0);
}

export function unfitNow(
  cards: readonly number[],
  castles: readonly number[],
  bucket: readonly number[],
): number {
  return unfitShells(
    bucket,
    cards.filter((card, value) => card >= 0 && (castles[value] ?? 0) < 0),
  );
}

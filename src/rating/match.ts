import { anchorOf } from './anchors.ts';
import { type Evidence, evidenceOf } from './luck.ts';
import { expectedShares, newcomer, type Rating, ratingsAfter, type Sitting } from './rating.ts';

/** Why a match does not count though its table was opened as a rated one. */
export const unratedReasons = [
  /** The game has no fixed ratings of bots. */
  'no-anchors',
  /** Somebody plays several seats: on a shared device. */
  'shared-device',
  /** Somebody has a token for programs. */
  'program',
  /** A bot without a rating plays. */
  'unknown-bot',
  /** Nobody but bots. */
  'no-people',
] as const;
export type UnratedReason = (typeof unratedReasons)[number];

/** What is known of a seat when a table is to be rated. An empty one may still be taken by anybody. */
export interface Sitter {
  /** Whoever they are; the same for two seats of one person. */
  readonly person?: number | undefined;
  readonly bot?: string | undefined;
  /** Has a token for programs: what plays here may be one. */
  readonly program?: boolean | undefined;
}

export interface RatedTable {
  readonly game: string;
  readonly seats: readonly Sitter[];
}

/** Why the match of a rated table would not count, as people sit now; undefined if it would. */
export function whyUnrated({ game, seats }: RatedTable): UnratedReason | undefined {
  if (!anchorOf(game, 'medium')) return 'no-anchors';
  const people = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (new Set(people).size < people.length) return 'shared-device';
  if (seats.some(({ program }) => program)) return 'program';
  if (seats.some(({ bot }) => bot !== undefined && !anchorOf(game, bot))) return 'unknown-bot';
  return seats.every(({ bot }) => bot !== undefined) ? 'no-people' : undefined;
}

/** Who decided for a seat, and how often: `person`, or `bot:` and its level. */
export interface Decided {
  readonly by: string;
  readonly moves: number;
}

/** One seat of a rated match, as it is stored. */
export interface RatedSeat {
  readonly person?: number | undefined;
  readonly bot?: string | undefined;
  /** Its share of the win; 0 if a bot sat in for the person, whatever the bot achieved. */
  readonly share: number;
  /** A bot sat in for the person, at least for one decision. */
  readonly left: boolean;
  /** Whether the seat is rated. People who stayed are not if a bot played most of another's seat: they agreed to another match. */
  readonly counts: boolean;
}

/**
 * Whether somebody who decided something was deleted meanwhile: a bot has their seat for good. Such a match does not count, since
 * it was neither against that person nor against the bot, whose number is known.
 */
export function wasDeserted(seats: readonly Sitter[], played: readonly (readonly Decided[])[]): boolean {
  return seats.some(
    ({ person }, seat) =>
      person === undefined && (played[seat] ?? []).some(({ by, moves }) => by === 'person' && moves > 0),
  );
}

/** The seats of a match that is over and rated, from its places and who decided how often. */
export function ratedSeats(
  seats: readonly Sitter[],
  places: readonly number[],
  played: readonly (readonly Decided[])[],
): RatedSeat[] {
  const winners = places.filter((place) => place === 1).length;
  const byBots = seats.map(({ bot }, seat) => (bot === undefined ? botMoves(played[seat] ?? []) : 0));
  const isSpoilt = byBots.some((part) => part > 1 / 2);
  return seats.map(({ person, bot }, seat) => {
    const left = (byBots[seat] as number) > 0;
    return {
      ...(person === undefined ? {} : { person }),
      ...(bot === undefined ? {} : { bot }),
      share: places[seat] === 1 && !left ? 1 / winners : 0,
      left,
      counts: person !== undefined && (left || !isSpoilt),
    };
  });
}

/** The part of a seat's decisions that bots made. */
function botMoves(played: readonly Decided[]): number {
  const sum = (list: readonly Decided[]) => list.reduce((total, { moves }) => total + moves, 0);
  const all = sum(played);
  return all === 0 ? 0 : sum(played.filter(({ by }) => by !== 'person')) / all;
}

/** If somebody's expected share is at least this in a match without bots, no rating moves: losing to a friend on purpose gains nothing. */
const LOPSIDED = 0.9;

/**
 * Everybody's rating after a rated match, in order of seats; `before` gives that of a person. With `luck`, by seat, it is taken out of the
 * results, where that tells more.
 */
export function ratingsAfterMatch(
  game: string,
  seats: readonly RatedSeat[],
  before: (person: number) => Rating,
  luck: readonly number[] = [],
): Rating[] {
  const sitting = seats.map((seat, index): Sitting => {
    const { person, bot, counts } = seat;
    const anchor = bot === undefined ? undefined : anchorOf(game, bot);
    const rating = anchor ?? (person === undefined ? newcomer : before(person));
    return { rating, ...evidenceFor(game, seats.length, seat, luck[index]), isFixed: !counts };
  });
  return isLopsided(seats, sitting) ? sitting.map(({ rating }) => rating) : ratingsAfter(sitting);
}

/** Whoever left gets nothing back for bad luck: leaving is never better than staying, whatever the dice did. */
function evidenceFor(
  game: string,
  players: number,
  { share, left }: RatedSeat,
  luck: number | undefined,
): Evidence {
  const owed = luck !== undefined && left ? Math.max(0, luck) : luck;
  return evidenceOf({ game, players }, share, owed);
}

function isLopsided(seats: readonly RatedSeat[], sitting: readonly Sitting[]): boolean {
  if (seats.some(({ bot }) => bot !== undefined)) return false;
  return Math.max(...expectedShares(sitting.map(({ rating }) => rating.theta))) >= LOPSIDED;
}

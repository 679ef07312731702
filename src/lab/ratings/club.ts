import { type LevelName, levelNames } from '../../bots/levels.ts';
import { FastRng, pickOne, type Rng } from '../../engine/rng.ts';
import { anchorOf } from '../../rating/anchors.ts';
import { evidenceOf } from '../../rating/luck.ts';
import { newcomer, type Rating, ratingsAfter } from '../../rating/rating.ts';
import { type Mixture, pure } from './ranking.ts';
import type { RecordedMatch } from './record.ts';

/** By result, and with luck taken out. */
export const ways = ['raw', 'adjusted'] as const;
export type Way = (typeof ways)[number];

/** A match of a club, with everybody's strength as the ratings saw it before. */
export interface ClubMatch {
  readonly seats: RecordedMatch;
  readonly thetas: { readonly [way in Way]: readonly number[] };
}

const PEOPLE_PER_KIND = 5;
const repeated = (kinds: readonly Mixture[]): Mixture[] =>
  kinds.flatMap((kind) => Array<Mixture>(PEOPLE_PER_KIND).fill(kind));

/** Five people of each level. */
export const pureClub: readonly Mixture[] = repeated(levelNames.map(pure));

/** Five people for each share of matches that they play like expert, otherwise like medium. Bots take the other seats. */
export const mixedClub: readonly Mixture[] = repeated(
  [0, 0.25, 0.5, 0.75, 1].map((part) => ({ level: 'expert', part, otherwise: 'medium' })),
);

/**
 * Everybody begins as a newcomer, and recorded matches are drawn again and again: each seat is taken by somebody who might have played
 * like that. Gives everybody's rating at the end; `see` is called for each match before it counts.
 */
export function playClub(
  game: string,
  recorded: readonly RecordedMatch[],
  { members, matches, seed }: { readonly members: readonly Mixture[]; matches: number; seed: number },
  see: (match: ClubMatch, at: number) => void,
): { readonly [way in Way]: readonly Rating[] } {
  const rng = new FastRng(seed, 1);
  const club = {
    raw: members.map(() => newcomer),
    adjusted: members.map(() => newcomer),
  };
  for (let at = 0; at < matches; at++) {
    const seats = pickOne(recorded, rng);
    const who: (number | undefined)[] = [];
    for (const { level } of seats) who.push(somebody(members, level, who, rng));
    const rating = (way: Way, seat: number): Rating => {
      const member = who[seat];
      const level = seats[seat]?.level as LevelName;
      return member === undefined ? (anchorOf(game, level) as Rating) : (club[way][member] as Rating);
    };
    const before = (way: Way) => seats.map((_, seat) => rating(way, seat).theta);
    see({ seats, thetas: { raw: before('raw'), adjusted: before('adjusted') } }, at);
    for (const way of ways) {
      const after = ratingsAfter(
        seats.map(({ share, luck }, seat) => ({
          rating: rating(way, seat),
          ...evidenceOf({ game, players: seats.length }, share, way === 'adjusted' ? luck : undefined),
          isFixed: who[seat] === undefined,
        })),
      );
      for (const [seat, member] of who.entries())
        if (member !== undefined) club[way][member] = after[seat] as Rating;
    }
  }
  return club;
}

/** Somebody who does not sit there yet, drawn by how often they play like this level; undefined if nobody does. */
function somebody(
  members: readonly Mixture[],
  level: LevelName,
  there: readonly (number | undefined)[],
  rng: Rng,
): number | undefined {
  const weights = members.map((member, index) => (there.includes(index) ? 0 : partOf(member, level)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return undefined;
  let left = (rng.below(2 ** 30) / 2 ** 30) * all;
  const found = weights.findIndex((weight) => weight > 0 && (left -= weight) < 0);
  return found < 0 ? weights.findLastIndex((weight) => weight > 0) : found;
}

/** The part of the matches in which somebody plays like this level. */
function partOf({ level: often, part, otherwise }: Mixture, level: LevelName): number {
  return (level === often ? part : 0) + (level === otherwise ? 1 - part : 0);
}

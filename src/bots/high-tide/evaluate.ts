import type { Seat } from '../../engine/game.ts';
import type { State } from '../../games/high-tide/index.ts';
import {
  BAR_POINTS,
  isWet,
  placeOf,
  placePoints,
  SURFER_BAR_POINTS,
  SURFER_WET_POINTS,
} from '../../games/high-tide/rules.ts';
import { type Beach, ROUNDS } from '../../games/high-tide/vocabulary.ts';
import { result } from '../../games/high-tide/score.ts';
import { exp } from '../search/portable-math.ts';

/** A hand-made evaluation: expected final points by arithmetic alone, without a network. */

/** Expected points for coins, for each unit of a coin's value. */
export const COIN_UNIT = 0.11;
/** Points that a Baywatch tile in hand is worth, and holding the open dice, which may win one. */
export const TILE_WORTH = 0.8;
export const OPEN_WORTH = 0.35;

/** The most one round can flood of one beach, and the chances of it: 36 ways to draw the two colours. */
const ONE_ROUND: readonly (readonly [spaces: number, chance: number])[] = [
  [0, 25 / 36],
  [2, 5 / 36],
  [3, 5 / 36],
  [5, 1 / 36],
];
const MOST = ROUNDS * 5;

/** DRY[rounds][spaces]: how likely that many rounds flood no more than so many spaces of a beach. */
const DRY: readonly (readonly number[])[] = floods();

function floods(): number[][] {
  let exactly: number[] = Array.from({ length: MOST + 1 }, (_, spaces) => (spaces === 0 ? 1 : 0));
  const tables: number[][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    let sum = 0;
    tables.push(exactly.map((chance) => (sum += chance)));
    const next = exactly.map(() => 0);
    for (const [spaces, chance] of ONE_ROUND) {
      for (let at = spaces; at <= MOST; at++)
        (next[at] as number) += chance * (exactly[at - spaces] as number);
    }
    exactly = next;
  }
  return tables;
}

/** Rounds whose waves are still to come. */
function wavesToCome(s: State): number {
  return ROUNDS - s.waves.length / 2;
}

/** How likely a chair stays dry if it does not move any more. */
function staysDry(s: State, beach: Beach, place: number, waves: number): number {
  const room = (s.sand[beach] as number) - place;
  if (room < 0) return 0;
  if (place === 0) return 1;
  return (DRY[waves] as readonly number[])[Math.min(room, MOST)] as number;
}

/** How likely one chair overtakes another that is so many spaces nearer the water, in the rounds to come. */
function overtakes(gap: number, waves: number): number {
  return waves === 0 ? 0 : 0.4 * exp(-gap / (1 + 1.3 * waves));
}

/** The seat's expected points. */
export function expectedPoints(s: State, seat: Seat): number {
  return s.phase === 'over' ? (result(s)?.scores[seat] ?? 0) : expected(s, seat);
}

/** The seat's points as the chairs stand, each weighted by its chance to stay dry. Nobody's next moves are considered. */
export function standingPoints(s: State, seat: Seat): number {
  if (s.phase === 'over') return result(s)?.scores[seat] ?? 0;
  return expected(s, seat, presentRankPoints);
}

/** Points by present order. Chairs in the water count as nearer too: a deliberately rough estimate. */
function presentRankPoints(s: State, seat: Seat, beach: Beach): number {
  let nearer = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || (s.options.surfer && s.surfers[other] === beach)) continue;
    if ((s.chairs[other * 6 + beach] as number) > (s.chairs[seat * 6 + beach] as number)) nearer++;
  }
  return placePoints(s.seats)[nearer] ?? 0;
}

type RankPoints = (s: State, seat: Seat, beach: Beach, chances: { dry: number; waves: number }) => number;

function expected(s: State, seat: Seat, ranked: RankPoints = rankPoints): number {
  const waves = wavesToCome(s);
  let points = 0;
  for (let beach = 0; beach < 6; beach++) points += onBeach(s, seat, beach, { waves, ranked });
  if (s.options.coins) {
    for (let beach = 0; beach < 6; beach++)
      points += COIN_UNIT * Math.max(s.purses[seat * 6 + beach] as number, 0);
  }
  if (s.options.baywatch) {
    for (const holder of s.tiles) if (holder === seat) points += waves > 1 ? TILE_WORTH : TILE_WORTH * 0.4;
    if (s.openSeat === seat) points += OPEN_WORTH;
  }
  return points;
}

function onBeach(
  s: State,
  seat: Seat,
  beach: Beach,
  { waves, ranked }: { readonly waves: number; readonly ranked: RankPoints },
): number {
  const mine = s.chairs[seat * 6 + beach] as number;
  const place = placeOf(mine);
  const dry = staysDry(s, beach, place, waves);
  if (s.options.surfer && s.surfers[seat] === beach) {
    if (isWet(place, s.sand[beach] as number)) return SURFER_WET_POINTS * 0.95;
    // Nearer is better: the last steps into the water are usually possible.
    const near = place / (1 + (s.sand[beach] as number));
    return place === 0
      ? SURFER_BAR_POINTS
      : SURFER_WET_POINTS * Math.max(1 - dry, near ** 2 * (waves > 1 ? 0.8 : 0.5));
  }
  if (place === 0) return BAR_POINTS;
  // A chair that is sure to get wet has no rank; this also avoids dividing by 0.
  if (dry === 0) return 0;
  return dry * ranked(s, seat, beach, { dry, waves });
}

/** Expected points of a chair that stays dry: how many others will stand nearer, each with its own likelihood. */
function rankPoints(
  s: State,
  seat: Seat,
  beach: Beach,
  { dry, waves }: { dry: number; waves: number },
): number {
  const ladder = placePoints(s.seats);
  const mine = s.chairs[seat * 6 + beach] as number;
  // ahead[k]: how likely exactly k of the others looked at so far stand nearer.
  let none = 1;
  let one = 0;
  let two = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || (s.options.surfer && s.surfers[other] === beach)) continue;
    const theirs = s.chairs[other * 6 + beach] as number;
    const gap = Math.abs(placeOf(theirs) - placeOf(mine));
    const stays = staysDry(s, beach, placeOf(theirs), waves);
    const ahead =
      theirs > mine ? Math.min(1, stays / dry) * (1 - overtakes(gap, waves)) : overtakes(gap, waves);
    two = two * (1 - ahead) + one * ahead;
    one = one * (1 - ahead) + none * ahead;
    none *= 1 - ahead;
  }
  return none * (ladder[0] ?? 0) + one * (ladder[1] ?? 0) + two * (ladder[2] ?? 0);
}

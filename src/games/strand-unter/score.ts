import type { Result, Seat } from '../../engine/game.ts';
import { builtBy } from './legal.ts';
import { unfitShells } from './rules.ts';
import { OUTERMOST, VALUES } from './vocabulary.ts';
import type { State } from './state.ts';

/** Beach points of the seat's castles in this groove: groove and value of each. */
export function pointsIn(s: State, seat: Seat, groove: number): number {
  let points = 0;
  for (let value = 0; value < VALUES; value++) {
    if (s.castles[seat * VALUES + value] === groove) points += groove + value;
  }
  return points;
}

export function unfitOf(s: State, seat: Seat): number {
  const at = seat * VALUES;
  const faceUp = s.cards
    .slice(at, at + VALUES)
    .filter((card, value) => card >= 0 && s.castles[at + value]! < 0);
  return unfitShells(s.buckets.slice(at, at + 4), faceUp);
}

/** What each seat would have if the match ended now. */
export function scores(s: State): number[] {
  return Array.from({ length: s.players }, (_, seat) => {
    let points = 0 - unfitOf(s, seat);
    for (let value = 0; value < VALUES; value++) {
      const groove = s.castles[seat * VALUES + value]!;
      if (groove > 0) points += groove + value;
    }
    return points;
  });
}

/** From the most dangerous one. */
const GROOVES = Array.from({ length: OUTERMOST }, (_, i) => OUTERMOST - i);

/** Above 0 if `a` stands better than `b` with these points: by points, then groove by groove. */
function compare(s: State, points: readonly number[], a: Seat, b: Seat): number {
  if (points[a] !== points[b]) return points[a]! - points[b]!;
  for (const groove of GROOVES) {
    const difference = pointsIn(s, a, groove) - pointsIn(s, b, groove);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Everybody's place with these points; who is equal shares one. */
export function placesBy(s: State, points: readonly number[]): number[] {
  return points.map((_, seat) => {
    let better = 0;
    for (let other = 0; other < points.length; other++) if (compare(s, points, other, seat) > 0) better++;
    return 1 + better;
  });
}

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const seats = Array.from({ length: s.players }, (_, seat) => seat);
  const points = scores(s);
  const used = GROOVES.filter((groove) => s.castles.includes(groove));
  return {
    scores: points,
    places: placesBy(s, points),
    breakdown: seats.map((seat) => ({
      ...Object.fromEntries(used.map((groove) => [`groove${groove}`, pointsIn(s, seat, groove)])),
      unfit: 0 - unfitOf(s, seat),
    })),
    reason: seats.some((seat) => builtBy(s, seat) === VALUES) ? 'fourth' : 'shore',
  };
}

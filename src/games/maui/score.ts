import type { Result, Seat } from '../../engine/game.ts';
import { pearlPoints } from './data.ts';
import { spaceValue } from './rules.ts';
import { isCrabSide, type Player, type State, tilesLaid } from './state.ts';

export type Item = 'tracks' | 'pearls' | 'dollars' | 'chips' | 'crabs';

/** What the seat would score if the game ended now, item by item; costs are negative. */
export function items(s: State, seat: Seat): { readonly [I in Item]?: number } {
  const p = s.players[seat] as Player;
  const sum: { [I in Item]?: number } = { tracks: tracks(s, p) };
  if (s.options.mode !== 'crabs') sum.pearls = pearls(p);
  sum.dollars = p.dollars;
  sum.chips = 0 - p.chips * s.options.penalty;
  if (isCrabSide(s)) sum.crabs = 0 - p.crabs;
  return sum;
}

export function score(s: State, seat: Seat): number {
  const p = s.players[seat] as Player;
  return tracks(s, p) + pearls(p) + p.dollars - p.chips * s.options.penalty - p.crabs;
}

function tracks(s: State, p: Player): number {
  let points = 0;
  for (let pattern = 0; pattern < p.markers.length; pattern++)
    points += spaceValue(s.options, pattern, p.markers[pattern] as number);
  return points;
}

function pearls(p: Player): number {
  return (pearlPoints[p.white] as number) + (pearlPoints[p.pink] as number);
}

/** What one more pearl of a colour is worth to who has so many. */
export function nextPearl(have: number): number {
  return (pearlPoints[have + 1] as number) - (pearlPoints[have] as number);
}

/** In order of their weight. The last one always decides. */
const tieBreaks = ['fewer-tiles', 'more-dollars', 'later-turn'] as const;
export type TieBreak = (typeof tieBreaks)[number];
export type Reason = 'full-beach' | TieBreak;

/** How much better a stands in this respect than b: above 0 if it is better. */
function compare(s: State, tieBreak: TieBreak, a: Seat, b: Seat): number {
  const [one, other] = [s.players[a] as Player, s.players[b] as Player];
  switch (tieBreak) {
    case 'fewer-tiles':
      return tilesLaid(other) - tilesLaid(one);
    case 'more-dollars':
      return one.dollars - other.dollars;
    case 'later-turn':
      return turnOf(s, a) - turnOf(s, b);
  }
}

const turnOf = (s: State, seat: Seat): number => (seat - s.first + s.players.length) % s.players.length;

/** The tie-break that sets two equal scores apart. */
function decider(s: State, a: Seat, b: Seat): TieBreak {
  return tieBreaks.find((tieBreak) => compare(s, tieBreak, a, b) !== 0) ?? 'later-turn';
}

function ranking(s: State): Seat[] {
  const points = s.players.map((_, seat) => score(s, seat));
  return s.players
    .map((_, seat) => seat)
    .sort((a, b) => (points[b] as number) - (points[a] as number) || compare(s, decider(s, a, b), b, a));
}

/** 1 is the best. The last tie-break leaves no two players equal. */
export function places(s: State): number[] {
  const order = ranking(s);
  return s.players.map((_, seat) => order.indexOf(seat) + 1);
}

/** The reason of ending is the filled beach; where scores are level at the top, it also tells what decided. */
export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const scores = s.players.map((_, seat) => score(s, seat));
  const [best, second] = ranking(s) as [Seat, Seat];
  const reason: Reason = scores[best] === scores[second] ? decider(s, best, second) : 'full-beach';
  return { scores, places: places(s), breakdown: s.players.map((_, seat) => items(s, seat)), reason };
}

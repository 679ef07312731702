import type { Result, Seat } from '../../engine/game.ts';
import type { Reason } from './events.ts';
import { coinPoints } from './expansions/coins.ts';
import {
  BAR_POINTS,
  BAYWATCH_POINTS,
  type Beach,
  BEACHES,
  isWet,
  placeOf,
  placePoints,
  ROUNDS,
  SURFER_BAR_POINTS,
  SURFER_WET_POINTS,
} from './rules.ts';
import { NONE, type State } from './state.ts';

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const breakdown = standings(s);
  const scores = breakdown.map((items) => Object.values(items).reduce((sum, points) => sum + points, 0));
  const reason: Reason = s.round === ROUNDS ? 'rounds' : 'water';
  return { scores, places: placesOf(scores), breakdown, reason };
}

/** What each seat would score if the game were over now, item by item: the beaches, then what the expansions add. */
export function standings(s: State): Record<string, number>[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const items: Record<string, number>[] = seats.map(() => ({}));
  for (const [beach, name] of BEACHES.entries()) {
    const points = beachPoints(s, beach);
    for (const seat of seats) entry(items, seat)[name] = points[seat] as number;
  }
  if (s.options.coins) {
    const points = coinPoints(s);
    for (const seat of seats) entry(items, seat)['coins'] = points[seat] as number;
  }
  if (s.options.surfer) for (const seat of seats) entry(items, seat)['surfer'] = surferPoints(s, seat);
  if (s.options.baywatch)
    for (const seat of seats) entry(items, seat)['baywatch'] = s.point === seat ? BAYWATCH_POINTS : 0;
  return items;
}

function entry(items: readonly Record<string, number>[], seat: Seat): Record<string, number> {
  return items[seat] as Record<string, number>;
}

/**
 * Points of one beach by seat, a surfer's own left out (`surferPoints`): the nearest chairs on sand take the places, a
 * chair at the bar has its point, the water gives nothing. A surfer in the water has taken the first place.
 */
export function beachPoints(s: State, beach: Beach): number[] {
  const sand = s.sand[beach] as number;
  const surfer = s.surfers.indexOf(beach);
  const points = Array.from({ length: s.seats }, () => 0);
  const onSand: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const place = placeOf(s.chairs[seat * 6 + beach] as number);
    if (seat === surfer || isWet(place, sand)) continue;
    if (place === 0) points[seat] = BAR_POINTS;
    else onSand.push(seat);
  }
  onSand.sort((a, b) => (s.chairs[b * 6 + beach] as number) - (s.chairs[a * 6 + beach] as number));
  const ladder = placePoints(s.seats);
  const first = surfer !== NONE && isWet(placeOf(s.chairs[surfer * 6 + beach] as number), sand) ? 1 : 0;
  for (const [i, seat] of onSand.entries()) points[seat] = ladder[first + i] ?? 0;
  return points;
}

/** In the water a surfer has made it; on sand it is taken off the board; at the bar it is worth more than others. */
export function surferPoints(s: State, seat: Seat): number {
  const beach = s.surfers[seat] as number;
  if (beach === NONE) return 0;
  const place = placeOf(s.chairs[seat * 6 + beach] as number);
  if (place === 0) return SURFER_BAR_POINTS;
  return isWet(place, s.sand[beach] as number) ? SURFER_WET_POINTS : 0;
}

function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => 1 + scores.filter((other) => other > score).length);
}

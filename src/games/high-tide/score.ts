import type { Result, Seat } from '../../engine/game.ts';
import type { Reason } from './events.ts';
import { coinPoints } from './expansions/coins.ts';
import {
  BAR_POINTS,
  BAYWATCH_POINTS,
  isWet,
  placeOf,
  placePoints,
  SURFER_BAR_POINTS,
  SURFER_WET_POINTS,
} from './rules.ts';
import { type Beach, BEACHES, ROUNDS } from './vocabulary.ts';
import { NONE, type State } from './state.ts';

export function result(s: State): Result | undefined {
  if (s.phase !== 'over') return undefined;
  const breakdown = standings(s);
  const scores = breakdown.map(total);
  const reason: Reason = s.round === ROUNDS ? 'rounds' : 'water';
  return { scores, places: placesOf(scores), breakdown, reason };
}

/** Points of one seat: the beaches, and what the expansions in play add. */
export type Standing = { [B in (typeof BEACHES)[number]]: number } & {
  coins?: number;
  surfer?: number;
  baywatch?: number;
};

/** What each seat would score if the game were over now, item by item. */
export function standings(s: State): Standing[] {
  const points = beachPoints(s);
  const coins = s.options.coins ? coinPoints(s) : [];
  const list: Standing[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const first = seat * 6;
    const items: Standing = {
      black: points[first] as number,
      purple: points[first + 1] as number,
      blue: points[first + 2] as number,
      orange: points[first + 3] as number,
      yellow: points[first + 4] as number,
      white: points[first + 5] as number,
    };
    if (s.options.coins) items.coins = coins[seat] as number;
    if (s.options.surfer) items.surfer = surferPoints(s, seat);
    if (s.options.baywatch) items.baywatch = s.point === seat ? BAYWATCH_POINTS : 0;
    list.push(items);
  }
  return list;
}

export function total(items: Standing): number {
  const beaches = items.black + items.purple + items.blue + items.orange + items.yellow + items.white;
  return beaches + (items.coins ?? 0) + (items.surfer ?? 0) + (items.baywatch ?? 0);
}

/**
 * Points of the beaches by seat * 6 + beach, the surfers' own left out (`surferPoints`): the nearest chairs on sand take
 * the places, a chair at the bar has its point, the water gives nothing.
 */
function beachPoints(s: State): number[] {
  const points = s.chairs.map((c): number => (c === 0 ? BAR_POINTS : 0));
  const ladder = placePoints(s.seats);
  for (let beach = 0; beach < 6; beach++) {
    const surfer = s.surfers.indexOf(beach);
    let place = 0;
    if (surfer !== NONE) {
      points[surfer * 6 + beach] = 0;
      // A surfer in the water has taken the first place.
      if (isWet(placeOf(s.chairs[surfer * 6 + beach] as number), s.sand[beach] as number)) place = 1;
    }
    for (let nearer = BEYOND; place < ladder.length; place++) {
      const id = nextOnSand(s, beach, surfer, nearer);
      if (id === NONE) break;
      points[id] = ladder[place] as number;
      nearer = s.chairs[id] as number;
    }
  }
  return points;
}

/** Nearer the water than any chair. */
const BEYOND = 2 ** 30 - 1;

/** The chair nearest the water on sand, behind the one that was found before; a surfer does not count. */
function nextOnSand(s: State, beach: Beach, surfer: Seat, nearer: number): number {
  let found = NONE;
  let best = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const c = s.chairs[seat * 6 + beach] as number;
    if (c <= best || c >= nearer || seat === surfer || isWet(placeOf(c), s.sand[beach] as number)) continue;
    best = c;
    found = seat * 6 + beach;
  }
  return found;
}

/** In the water a surfer has made it; on sand it is taken off the board; at the bar it is worth more than others. */
function surferPoints(s: State, seat: Seat): number {
  const beach = s.surfers[seat] as number;
  if (beach === NONE) return 0;
  const place = placeOf(s.chairs[seat * 6 + beach] as number);
  if (place === 0) return SURFER_BAR_POINTS;
  return isWet(place, s.sand[beach] as number) ? SURFER_WET_POINTS : 0;
}

function placesOf(scores: readonly number[]): number[] {
  const places: number[] = [];
  for (const score of scores) {
    let place = 1;
    for (const other of scores) if (other > score) place++;
    places.push(place);
  }
  return places;
}

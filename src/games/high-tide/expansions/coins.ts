import type { Emit, Seat } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { placeOf, placePoints } from '../rules.ts';
import { type Beach, COIN_SPACES } from '../vocabulary.ts';
import { NONE, type State } from '../state.ts';

/** Could the owner of this chair take a coin with it on that place? One of each colour, none in the water. */
export function coinWaits(s: State, id: number, place: number): boolean {
  const beach = id % 6;
  return (
    place > 0 &&
    place <= COIN_SPACES &&
    place <= (s.sand[beach] as number) &&
    s.coins[beach * COIN_SPACES + place - 1] !== NONE &&
    s.purses[id] === NONE
  );
}

/** The coin under the seat's chair goes into its purse. */
export function collect(s: State, seat: Seat, beach: Beach, emit?: Emit<Event>): void {
  const space = placeOf(s.chairs[seat * 6 + beach] as number);
  const index = beach * COIN_SPACES + space - 1;
  const value = s.coins[index] as number;
  s.coins[index] = NONE;
  s.purses[seat * 6 + beach] = value;
  if (emit) emit({ type: 'collected', seat, beach, space, value });
}

export function leaveCoin(s: State, seat: Seat, beach: Beach, emit?: Emit<Event>): void {
  if (!emit) return;
  const space = placeOf(s.chairs[seat * 6 + beach] as number);
  emit({ type: 'left', seat, beach, space, value: s.coins[beach * COIN_SPACES + space - 1] as number });
}

/** The next four coins of a beach, from the first space that has none. */
export function layCoins(s: State, beach: Beach, values: readonly number[], emit?: Emit<Event>): void {
  const first = s.coins.indexOf(NONE);
  for (const [i, value] of values.entries()) s.coins[first + i] = value;
  if (emit) emit({ type: 'coins', beach, space: (first % COIN_SPACES) + 1, values: [...values] });
}

/** Coins of this beach that are not yet laid, ascending. */
export function coinsToLay(s: State, beach: Beach): number[] {
  const left = [...s.options.coinValues].sort((a, b) => a - b);
  for (const value of s.coins.slice(beach * COIN_SPACES, (beach + 1) * COIN_SPACES)) {
    if (value !== NONE) left.splice(left.indexOf(value), 1);
  }
  return left;
}

/** Each seat's points for its coins. */
export function coinPoints(s: State): number[] {
  const points = placePoints(s.seats);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return seats.map((seat) => {
    if (coinTotal(s, seat) === 0) return 0;
    const better = seats.filter((other) => compareCoins(s, other, seat) > 0).length;
    return points[better] ?? 0;
  });
}

export function coinTotal(s: State, seat: Seat): number {
  return s.purses.slice(seat * 6, seat * 6 + 6).reduce((sum, value) => sum + Math.max(value, 0), 0);
}

/** Positive if the first has more: the total decides, then the black coin, then purple and so on; a missing coin is 0. */
function compareCoins(s: State, a: Seat, b: Seat): number {
  let difference = coinTotal(s, a) - coinTotal(s, b);
  for (let beach = 0; beach < 6 && difference === 0; beach++) {
    difference =
      Math.max(s.purses[a * 6 + beach] as number, 0) - Math.max(s.purses[b * 6 + beach] as number, 0);
  }
  return difference;
}

import type { Result } from '../../engine/game.ts';
import { winShare } from '../../bots/search/outcome.ts';

/** A value of a position for everybody: shares of the win by seat, then expected points by seat. */
export type Value = Float64Array;

export function newValue(seats: number): Value {
  return new Float64Array(2 * seats);
}

/** A finished match. */
export function valueOfResult(result: Result): Value {
  const { scores } = result;
  return Float64Array.from([...scores.map((_, seat) => winShare(result, seat)), ...scores]);
}

/** Adds `weight` times `from` to `to`. */
export function add(to: Value, from: Value, weight = 1): Value {
  for (let i = 0; i < to.length; i++) (to[i] as number) += weight * (from[i] as number);
  return to;
}

/** From `to` only this part of the way to `from`. */
export function towards(to: Value, from: Value, part: number): Value {
  return to.map((value, i) => value + part * ((from[i] as number) - value));
}

export function minus(a: Value, b: Value): Value {
  return a.map((value, i) => value - (b[i] as number));
}

/** Choices within so much of the best are equally good to a seat: far less than the judge can tell apart. */
const TIE = 0.005;

/**
 * What follows if a seat chooses as well as it can. Where several choices are equally good to it (a seat that cannot win any
 * more decides who does), nobody can say which it takes: to the others they are worth their mean.
 */
export function bestPlay(values: readonly Value[], seat: number): Value {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value[seat] as number);
  const equal = values.filter((value) => (value[seat] as number) >= most - TIE);
  if (equal.length === 1) return equal[0] as Value;
  const middle = new Float64Array((equal[0] as Value).length);
  for (const value of equal) add(middle, value, 1 / equal.length);
  const seats = middle.length / 2;
  const rest = 1 - (middle[seat] as number);
  const scale = rest > 0 ? (1 - most) / rest : 1;
  for (let other = 0; other < seats; other++) middle[other] = (middle[other] as number) * scale;
  middle[seat] = most;
  return middle;
}

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

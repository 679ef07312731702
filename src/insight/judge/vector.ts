import type { Result } from '../../engine/game.ts';
import { winShare } from '../../bots/search/outcome.ts';
import { exp } from '../../bots/search/portable-math.ts';

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

/** How freely seats choose: what is worth so much less of a win to a seat is taken 1/e times as often. Fitted to mixed matches. */
const FREEDOM = 0.08;
/** Shares that differ by less are the same but for rounding. */
const SAME = 1e-9;

/**
 * What follows if a seat chooses well: to itself what its best choice is worth. What others get hangs on which it takes, and where choices are worth nearly
 * as much to it (a seat that can hardly win any more decides who does), nobody can say: to them it is the mean of all, by how likely they are.
 */
export function bestPlay(values: readonly Value[], seat: number): Value {
  if (values.length === 1) return values[0] as Value;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) most = Math.max(most, value[seat] as number);
  const seats = (values[0] as Value).length / 2;
  const mean = newValue(seats);
  let sum = 0;
  let points = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const weight = exp(((value[seat] as number) - most) / FREEDOM);
    add(mean, value, weight);
    sum += weight;
    if ((value[seat] as number) > most - SAME) points = Math.max(points, value[seats + seat] as number);
  }
  // What the seat gets more than the mean, the others get less: shares add up to 1.
  const rest = sum - (mean[seat] as number);
  const scale = rest > 0 ? (1 - most) / rest : 0;
  for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] as number) * (i < seats ? scale : 1 / sum);
  mean[seat] = most;
  mean[seats + seat] = points;
  return mean;
}

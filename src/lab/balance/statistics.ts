/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Sample {
  readonly mean: number;
  readonly spread: number;
  readonly size: number;
}

const Z = 1.959964;

/** How much greater the mean of the first is (Welch; samples are large). */
export function difference(a: Sample, b: Sample): Estimate {
  const value = a.mean - b.mean;
  const reach = Z * Math.sqrt(a.spread ** 2 / Math.max(1, a.size) + b.spread ** 2 / Math.max(1, b.size));
  return { value, low: value - reach, high: value + reach };
}

/** One table: something counted for each seat, and the seats' scores. */
export interface Pairs {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/**
 * What goes with one more x than the others at the same table have, in y: a line through the differences to each table's
 * mean, so that neither long games nor generous dice count. Tables are independent, seats at one table are not: the
 * interval is by tables. It is what goes together, not what causes what.
 */
export function slope(tables: readonly Pairs[]): Estimate {
  let xx = 0;
  let xy = 0;
  const centred = tables.map(({ x, y }) => ({ x: lessMean(x), y: lessMean(y) }));
  for (const { x, y } of centred) {
    for (const [i, dx] of x.entries()) {
      xx += dx * dx;
      xy += dx * (y[i] as number);
    }
  }
  if (xx === 0) return { value: 0, low: 0, high: 0 };
  const value = xy / xx;
  let error = 0;
  for (const { x, y } of centred) {
    const sum = x.reduce((total, dx, i) => total + dx * ((y[i] as number) - value * dx), 0);
    error += sum * sum;
  }
  const reach = (Z * Math.sqrt(error)) / xx;
  return { value, low: value - reach, high: value + reach };
}

function lessMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

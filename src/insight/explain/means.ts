import type { Seat } from '../../engine/game.ts';

export interface Mean {
  readonly mean: number;
  readonly error: number;
}

interface Sums {
  n: number;
  here: number;
  there: number;
  difference: number;
  squares: number;
}

/** Means of paired samples by seat and key: what followed one choice, what followed the other, and the difference. */
export class Means {
  readonly #bySeat: Map<string, Sums>[] = [];

  add(key: string, seat: Seat, here: number, there: number): void {
    const keys = (this.#bySeat[seat] ??= new Map());
    const sums = keys.get(key) ?? { n: 0, here: 0, there: 0, difference: 0, squares: 0 };
    const difference = here - there;
    sums.n++;
    sums.here += here;
    sums.there += there;
    sums.difference += difference;
    sums.squares += difference * difference;
    keys.set(key, sums);
  }

  keys(seat: Seat): string[] {
    return [...(this.#bySeat[seat]?.keys() ?? [])];
  }

  get seats(): number {
    return this.#bySeat.length;
  }

  /** The means of both sides. */
  sides(key: string, seat: Seat): { readonly here: number; readonly there: number } {
    const { n, here, there } = this.#bySeat[seat]?.get(key) ?? { n: 1, here: 0, there: 0 };
    return { here: here / n, there: there / n };
  }

  /** The mean difference and its standard error. */
  difference(key: string, seat: Seat): Mean {
    const sums = this.#bySeat[seat]?.get(key);
    if (!sums) return { mean: 0, error: 0 };
    const { n, difference, squares } = sums;
    const mean = difference / n;
    const variance = n > 1 ? Math.max(0, squares - n * mean * mean) / (n - 1) : 0;
    return { mean, error: Math.sqrt(variance / n) };
  }
}

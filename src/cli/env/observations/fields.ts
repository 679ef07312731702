import type { Seat, Viewer } from '../../../engine/game.ts';

/** A named part of an observation. */
export type Field = readonly [name: string, numbers: readonly number[]];

/** Seats as the viewer counts them; the public counts from seat 0. */
export class Seats {
  readonly count: number;
  readonly #first: Seat;

  constructor(viewer: Viewer, count: number) {
    this.count = count;
    this.#first = viewer === 'public' ? 0 : viewer;
  }

  /** 0 the viewer, 1 the next seat; -1 for chance and nobody. */
  relative(seat: Seat): number {
    return seat < 0 ? -1 : (seat - this.#first + this.count) % this.count;
  }

  /** A list by seat, the viewer's first. */
  turned<T>(list: readonly T[]): T[] {
    return list.map((_, i) => list[(i + this.#first) % this.count] as T);
  }

  /** 1 for each seat of the list, the viewer's first. */
  members(list: readonly Seat[]): number[] {
    const numbers = new Array<number>(this.count).fill(0);
    for (const seat of list) if (seat >= 0) numbers[this.relative(seat)] = 1;
    return numbers;
  }
}

/** 1 at this place, 0 at the others; all 0 if it is none of them. */
export function oneHot(at: number, length: number): number[] {
  return Array.from({ length }, (_, i) => (i === at ? 1 : 0));
}

/** The list cut or filled up with `filler` to this length. */
export function padded(list: readonly number[], length: number, filler = 0): number[] {
  return Array.from({ length }, (_, i) => list[i] ?? filler);
}

export const flags = (...values: readonly boolean[]): number[] => values.map(Number);

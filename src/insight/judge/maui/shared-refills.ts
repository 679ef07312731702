import { FastRng, shuffle } from '../../../engine/rng.ts';
import { tileTexts } from '../../../games/maui/vocabulary.ts';

const TILES = tileTexts.length;

/**
 * The chance of rollouts: the same for all positions of a match, so that what is compared differs by the positions and not by luck. A path has an order of all tiles
 * for each draw, and the first that is still in the bag comes. For each draw the paths share out the tiles evenly.
 */
export class SharedRefills {
  readonly seed: number;
  readonly paths: number;
  /** By the number of tiles in the bag: the order of all tiles on each path. */
  private readonly orders = new Map<number, Uint8Array>();

  constructor(seed: number, paths: number) {
    this.seed = seed;
    this.paths = paths;
  }

  /** The tile that comes out of this bag on this path. */
  next(bag: readonly number[], path: number): number {
    const order = this.orderOf(bag.length);
    let at = path * TILES;
    while (!bag.includes(order[at] as number)) at++;
    return order[at] as number;
  }

  /** A number from 0 to 1 by which the seat chooses on this path while so many tiles are left. */
  unit(left: number, seat: number, path: number): number {
    let bits =
      Math.imul(path + 1, 0x9e3779b1) ^
      Math.imul(left + 1, 0x85ebca6b) ^
      Math.imul(2 * this.seed + seat + 1, 0xc2b2ae35);
    // The finaliser of a 32-bit hash (Wellons, "Prospecting for hash functions").
    bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
    bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  }

  private orderOf(left: number): Uint8Array {
    const known = this.orders.get(left) ?? ordersOf(this.paths, new FastRng(this.seed, 40_000 + left));
    this.orders.set(left, known);
    return known;
  }
}

/** An order of all tiles for each path; each tile comes first on as many paths, give or take one. */
function ordersOf(paths: number, rng: FastRng): Uint8Array {
  const orders = new Uint8Array(paths * TILES);
  let firsts: number[] = [];
  for (let path = 0; path < paths; path++) {
    if (firsts.length === 0) firsts = shuffle(allTiles(), rng);
    const first = firsts.pop() as number;
    const others = allTiles().filter((tile) => tile !== first);
    orders.set([first, ...shuffle(others, rng)], path * TILES);
  }
  return orders;
}

function allTiles(): number[] {
  return Array.from({ length: TILES }, (_, tile) => tile);
}

import { winShare } from '../../../bots/search/outcome.ts';
import type { Result } from '../../../engine/game.ts';

/** Rows of numbers that grow as they come. */
class Rows {
  values: Float32Array;
  readonly width: number;

  constructor(width: number) {
    this.width = width;
    this.values = new Float32Array(1024 * width);
  }

  set(row: number, from: ArrayLike<number>): void {
    const at = row * this.width;
    if (at + this.width > this.values.length) {
      const grown = new Float32Array(2 * this.values.length);
      grown.set(this.values);
      this.values = grown;
    }
    this.values.set(from, at);
  }
}

/** Positions as a network sees them, match by match in the order of play, and how their matches ended. */
export class Examples {
  readonly seats: number;
  count = 0;
  /** What is seen of a position, and what was expected of it without the network: everybody's points. */
  readonly seen: Rows;
  readonly base: Rows;
  /** How the match of each position ended: shares of the win, then points. */
  readonly ended: Rows;
  /** 1 for the last position of a match. */
  readonly last: Rows;
  private open = 0;

  constructor(seats: number, width: number) {
    this.seats = seats;
    this.seen = new Rows(width);
    this.base = new Rows(seats);
    this.ended = new Rows(2 * seats);
    this.last = new Rows(1);
  }

  add(seen: ArrayLike<number>, base: ArrayLike<number>): void {
    this.seen.set(this.count, seen);
    this.base.set(this.count, base);
    this.last.set(this.count, [0]);
    this.count++;
  }

  /** The positions added since the last call belong to a match that ended so. */
  end(result: Result): void {
    const ended = [...result.scores.map((_, seat) => winShare(result, seat)), ...result.scores];
    for (let row = this.open; row < this.count; row++) this.ended.set(row, ended);
    if (this.count > this.open) this.last.set(this.count - 1, [1]);
    this.open = this.count;
  }

  /** How much of a fraction of all positions belongs to whole matches: the index after the last of them. */
  cut(part: number): number {
    let at = Math.floor(this.count * part);
    while (at > 0 && this.last.values[at - 1] !== 1) at--;
    return at;
  }
}

/**
 * What each position should have been called: mostly how its match ended, softened by what the network says of the next
 * positions. TD(lambda) (Sutton 1988), fitted once an epoch: less noise to learn from, and estimates that agree with those
 * of the positions that follow. `said` and `from` (an offset into `ended`) are by position and seat.
 */
export function softened(examples: Examples, count: number, said: Float32Array, from: number): Float32Array {
  const { seats, last, ended } = examples;
  const wanted = new Float32Array(count * seats);
  for (let at = count - 1; at >= 0; at--) {
    for (let seat = 0; seat < seats; seat++) {
      const next = (at + 1) * seats + seat;
      wanted[at * seats + seat] =
        last.values[at] === 1
          ? (ended.values[at * 2 * seats + from + seat] as number)
          : (1 - LAMBDA) * (said[next] as number) + LAMBDA * (wanted[next] as number);
    }
  }
  return wanted;
}

const LAMBDA = 0.75;

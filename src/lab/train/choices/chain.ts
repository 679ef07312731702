import type { Seat } from '../../../engine/game.ts';
import type { Inputs } from '../../../insight/value/position-net.ts';

/** A choice that somebody had, and what was compared with it: rows from this one on. */
export interface Decided {
  readonly seat: Seat;
  readonly from: number;
  readonly count: number;
  /** Which of the rows was chosen. */
  readonly taken: number;
}

/** One match as it is learned from: what all its choices led to, in as few bytes as will do. */
export interface Chain {
  readonly decisions: readonly Decided[];
  /** The inputs of all rows that are not 0. */
  readonly at: Uint16Array;
  readonly value: Float32Array;
  /** Where each row ends. */
  readonly ends: Uint32Array;
  /** The seat that moves next in each row. */
  readonly first: Uint8Array;
  /** Rows in which the match is over: how it ended, by row. */
  readonly ended: ReadonlyMap<number, readonly number[]>;
  /** What each seat won, less an equal share. */
  readonly won: readonly number[];
}

/** Takes up a match choice by choice. */
export class ChainWriter {
  private at = new Uint16Array(1 << 16);
  private value = new Float32Array(1 << 16);
  private size = 0;
  private readonly ends: number[] = [];
  private readonly first: number[] = [];
  private readonly ended = new Map<number, readonly number[]>();
  private readonly decisions: Decided[] = [];

  get rows(): number {
    return this.ends.length;
  }

  decide(decided: Decided): void {
    this.decisions.push(decided);
  }

  /** A row in which the match is over. */
  addEnd(shares: readonly number[]): void {
    this.ended.set(this.rows, shares);
    this.close(0);
  }

  addRow({ at, value, count, first }: Inputs): void {
    if (this.size + count > this.at.length) {
      this.at = grown(this.at, new Uint16Array(2 * this.at.length + count));
      this.value = grown(this.value, new Float32Array(2 * this.value.length + count));
    }
    this.at.set(at.subarray(0, count), this.size);
    this.value.set(value.subarray(0, count), this.size);
    this.size += count;
    this.close(first);
  }

  private close(first: Seat): void {
    this.ends.push(this.size);
    this.first.push(first);
  }

  /** The match, once it is over. */
  chain(won: readonly number[]): Chain {
    return {
      decisions: this.decisions,
      at: this.at.slice(0, this.size),
      value: this.value.slice(0, this.size),
      ends: Uint32Array.from(this.ends),
      first: Uint8Array.from(this.first),
      ended: this.ended,
      won,
    };
  }
}

function grown<A extends Uint16Array | Float32Array>(old: A, larger: A): A {
  larger.set(old);
  return larger;
}

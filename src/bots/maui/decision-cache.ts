import type { Seat } from '../../engine/game.ts';
import { patterns } from '../../games/maui/data.ts';
import type { Move, Options, Player, State } from '../../games/maui/index.ts';
import { isCrabSide, tilesLaid } from '../../games/maui/state.ts';
import { tilesAfter } from './hand.ts';

/** Slots, as a power of two. */
const BITS = 10;
/** A packed question: so many 32-bit integers. */
const WORDS = 6;

/**
 * A direct-mapped cache of decisions that depend on nothing but the seat's own hand, the market and how many tiles the others
 * have laid. Playouts begin alike, so a quarter of all decisions have been made before.
 */
export class DecisionCache {
  private readonly keys = new Int32Array(WORDS << BITS).fill(-1);
  private readonly umbrellas: string[] = Array.from({ length: 1 << BITS }, () => '');
  private readonly moves: (Move | undefined)[] = Array.from({ length: 1 << BITS }, () => undefined);
  private readonly key = new Int32Array(WORDS);
  private slot = 0;
  private options: Options | undefined;

  /** Whether decisions of this kind are kept. On the crab side they also depend on crabs that nobody has seen. */
  keeps(s: State): boolean {
    return (s.phase === 'turn' || s.phase === 'height') && !isCrabSide(s);
  }

  /** What was decided here before, or undefined; then `keep` stores it. */
  find(s: State, seat: Seat): Move | undefined {
    const { keys, key } = this;
    if (s.options !== this.options) this.clear(s.options);
    pack(s, seat, key);
    let hash = 0;
    for (let i = 0; i < WORDS; i++) hash = Math.imul(hash ^ (key[i] as number), 0x9e3779b1) ^ (hash >>> 15);
    this.slot = hash >>> (32 - BITS);
    const at = this.slot * WORDS;
    for (let i = 0; i < WORDS; i++) if (keys[at + i] !== key[i]) return undefined;
    return this.umbrellas[this.slot] === s.players[seat]?.umbrellas ? this.moves[this.slot] : undefined;
  }

  keep(umbrellas: string, move: Move): void {
    const { keys, key, slot } = this;
    for (let i = 0; i < WORDS; i++) keys[slot * WORDS + i] = key[i] as number;
    this.umbrellas[slot] = umbrellas;
    this.moves[slot] = move;
  }

  private clear(options: Options): void {
    this.options = options;
    // No packed question has all bits set.
    this.keys.fill(-1);
  }
}

/** Packs all that a decision depends on, beside the seat's umbrellas and the options of the match. */
function pack(s: State, seat: Seat, key: Int32Array): void {
  const { market, areas, stock } = s;
  const p = s.players[seat] as Player;
  let spaces = 0;
  for (let i = 0; i < patterns.length; i++) spaces = (spaces << 6) | (p.markers[i] as number);
  key[0] =
    p.edge |
    (p.towels << 21) |
    ((stock[0] as number) << 23) |
    ((stock[1] as number) << 25) |
    (s.players.length << 27) |
    ((s.half - 1) << 30);
  key[1] = spaces;
  key[2] =
    tilesLaid(p) |
    (tilesAfter(s, seat, 0) << 4) |
    (p.dollars << 8) |
    ((areas[0] as number) << 13) |
    ((areas[1] as number) << 18) |
    (p.white << 23) |
    (p.pink << 26);
  key[3] =
    (market[0] as number) | ((market[1] as number) << 6) | ((market[2] as number) << 12) | (s.face << 18);
  key[4] = (market[3] as number) | ((market[4] as number) << 6) | ((market[5] as number) << 12);
  // Chips change points, and with them how values are rounded.
  key[5] = p.chips;
}

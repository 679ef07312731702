import type { CardCode } from './data.ts';
import { LAST_ROUND, TURN } from './vocabulary.ts';

/** The groove in which the sandpiper stands in this round: out to 8, then back from 7. */
export function grooveOf(round: number): number {
  return round <= TURN ? round : 2 * TURN - round;
}

/** How many shells a groove is filled with. */
export function fillOf(players: number, groove: number): number {
  if (players === 2) return groove % 2 === 1 ? 5 : 6;
  return players === 3 ? 8 : 9;
}

/** The last visible groove right after the turn of the tide, by where anybody's castles stand. */
export function turnOfTide(castles: readonly number[]): number {
  return castles.includes(8) ? 11 : castles.includes(7) ? 10 : 9;
}

/**
 * The round after which the sea covers this groove, or undefined if it never does. Known once the tide has turned; `last`
 * is the last visible groove of `round`.
 */
export function floodedAfter(groove: number, round: number, last: number): number | undefined {
  const after = round + last - groove;
  return after < LAST_ROUND ? after : undefined;
}

const CODES = 10_000;
/** Digits of every card code, so that the hot paths look up instead of dividing. */
const NEEDS = new Uint8Array(CODES * 4);
const COSTS = new Uint8Array(CODES);
for (let code = 0; code < CODES; code++) {
  const digits = [
    Math.floor(code / 1000),
    Math.floor(code / 100) % 10,
    Math.floor(code / 10) % 10,
    code % 10,
  ];
  NEEDS.set(digits, code * 4);
  COSTS[code] = digits.reduce((sum, digit) => sum + digit, 1);
}

/** How many shells of this colour the card shows, beside its joker. */
export function needOf(card: CardCode, colour: number): number {
  return NEEDS[card * 4 + colour]!;
}

/** How many shells the card takes, the joker included. */
export function costOf(card: CardCode): number {
  return COSTS[card]!;
}

/** Can the fixed shells of the card be paid? `at` is where the bucket's four numbers start in `buckets`. */
export function holds(buckets: readonly number[], at: number, card: CardCode): boolean {
  const need = card * 4;
  return (
    buckets[at]! >= NEEDS[need]! &&
    buckets[at + 1]! >= NEEDS[need + 1]! &&
    buckets[at + 2]! >= NEEDS[need + 2]! &&
    buckets[at + 3]! >= NEEDS[need + 3]!
  );
}

/**
 * Shells that find no space: they are laid as well as possible on the cards still face up, fixed spaces first, and what
 * is over takes the jokers, one per card. Exact, since a joker takes any colour.
 */
export function unfitShells(bucket: readonly number[], faceUp: readonly CardCode[]): number {
  let over = 0;
  for (let colour = 0; colour < 4; colour++) {
    let spaces = 0;
    for (const card of faceUp) spaces += needOf(card, colour);
    over += Math.max(0, bucket[colour]! - spaces);
  }
  return Math.max(0, over - faceUp.length);
}

import { beachOf, type Die, die, pipsOf } from './rules.ts';
import { BEACHES, type Beach, TILES } from './vocabulary.ts';
import type { Move } from './state.ts';

/**
 * Moves are numbers. Below `CHANCE_MOVES` stand the players' moves, each with its text in one table; above it chance's,
 * a range for each kind of draw, whose texts are put together when asked for.
 */
const texts: string[] = [];

/** Gives the next numbers to these texts and returns the first. */
function block(...more: readonly string[]): number {
  const first = texts.length;
  texts.push(...more);
  return first;
}

const spaces = [1, 2, 3, 4, 5, 6, 7];
const sides = ['left', 'right'];
const allDice = BEACHES.flatMap((beach) => [1, 2, 3, 4, 5, 6].map((pips) => `${beach} ${pips}`));

export const ROLL = block('roll');
export const ACCEPT = block('accept');
export const DECLINE = block('decline');
/** + space - 1 */
export const TAKE = block(...spaces.map((space) => `take ${space}`));
export const KEEP = block('keep');
/** + which dice - 1: 1 left, 2 right, 3 both */
export const REROLL = block('reroll left', 'reroll right', 'reroll both');
export const COLLECT = block('collect');
export const LEAVE = block('leave');
/** + which die - 1: stop with it for the coin there, then go on with the other */
export const STOP = block('stop left', 'stop right');
export const STRAIGHT = block('straight');
/** + which die - 1 */
export const FIRST = block('first left', 'first right');
export const PASS = block('pass');
export const JUMP = block('jump');
export const WAIT = block('wait');
export const WAIT_THIS_ROUND = block('wait this round');
export const GO = block('go');
/** + beach * 2 + spaces - 1 */
export const USE_HEAD_START = block(
  ...BEACHES.flatMap((beach) => [1, 2].map((n) => `use head-start ${beach} ${n}`)),
);
/** + die */
export const USE_LIFEGUARD = block(...allDice.map((d) => `use lifeguard ${d}`));
export const USE_RENTAL = block('use rental');
/** + space - 1 */
export const USE_SWAP = block(...spaces.map((space) => `use swap ${space}`));
/** + which die - 1 */
export const USE_REROLL = block(...sides.map((side) => `use reroll ${side}`));
/** + (which die - 1) * 6 + beach */
export const USE_RECOLOUR = block(
  ...sides.flatMap((side) => BEACHES.map((beach) => `use recolour ${side} ${beach}`)),
);
/** + (left + 1) * 3 + right + 1, both from -1 to 1; the middle one changes nothing and is never legal */
export const USE_ADJUST = block(
  ...['-1', '0', '+1'].flatMap((left) => ['-1', '0', '+1'].map((right) => `use adjust ${left} ${right}`)),
);
/** + which die - 1 */
export const USE_BACKWARDS = block(...sides.map((side) => `use backwards ${side}`));
export const PLAYER_MOVES = texts.length;

/** Two dice out of the bag: + first * 36 + second, in the order of their texts. */
export const DICE = 1_000;
/** One die thrown again: + pips. */
export const PIPS = 3_000;
/** Both dice thrown again: + left pips * 10 + right pips. */
export const BOTH_PIPS = 3_100;
/** + value */
export const SHARK = 3_200;
/** + beach */
export const ALERT = 3_300;
/** + tile */
export const TILE_UP = 3_400;
/** + beach * 10,000 + four digits: the values on the next four spaces. */
export const COINS = 100_000;
/** + a 1 and the seats as digits, top towel first. */
export const TOWELS = 10_000_000;
/** + a 1 and the beaches as digits, by seat. */
export const SURFERS = 20_000_000;

/** Beaches in the alphabetical order of their names, and each beach's rank in it: the order of chance's texts. */
export const ALPHABETICAL: readonly Beach[] = BEACHES.map((_, beach) => beach).sort((a, b) =>
  name(a) < name(b) ? -1 : 1,
);
const RANK: readonly number[] = BEACHES.map((_, beach) => ALPHABETICAL.indexOf(beach));

/** The move that brings these two dice out of the bag; which of them is named first makes no difference. */
function diceMove(a: Die, b: Die): Move {
  const rankA = (RANK[beachOf(a)] as number) * 6 + pipsOf(a);
  const rankB = (RANK[beachOf(b)] as number) * 6 + pipsOf(b);
  return DICE + (rankA <= rankB ? a * 36 + b : b * 36 + a);
}

/** Numbers 0..9 as one number that keeps leading zeros: 1, then a digit each. */
export function digitsOf(list: readonly number[]): number {
  return list.reduce((number, digit) => number * 10 + digit, 1);
}

export function listOf(digits: number): number[] {
  const list: number[] = [];
  for (let rest = digits; rest >= 10; rest = (rest / 10) | 0) list.push(rest % 10);
  return list.reverse();
}

export function write(move: Move): string {
  if (move < DICE) return texts[move] as string;
  if (move < PIPS) return `dice ${dieText(((move - DICE) / 36) | 0)} ${dieText((move - DICE) % 36)}`;
  if (move < BOTH_PIPS) return `pips ${move - PIPS}`;
  if (move < SHARK) return `pips ${((move - BOTH_PIPS) / 10) | 0} ${(move - BOTH_PIPS) % 10}`;
  if (move < ALERT) return `shark ${move - SHARK}`;
  if (move < TILE_UP) return `alert ${name(move - ALERT)}`;
  if (move < COINS) return `tile ${TILES[move - TILE_UP]}`;
  if (move < TOWELS) {
    const digits = (move - COINS) % 10_000;
    return `coins ${name(((move - COINS) / 10_000) | 0)} ${listOf(10_000 + digits).join(' ')}`;
  }
  if (move < SURFERS) return `towels ${listOf(move - TOWELS).join(' ')}`;
  return `surfers ${listOf(move - SURFERS)
    .map(name)
    .join(' ')}`;
}

const numbers: ReadonlyMap<string, Move> = new Map(
  texts.map((text, move) => [text, move] as const).filter(([, move]) => move !== USE_ADJUST + 4),
);

export function read(text: string): Move | undefined {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  if (text.length > 64) return undefined;
  const move = parse(text.split(' '));
  // Whatever was understood must be spelt exactly as we would: no zeros in front, no blanks too many, no other order.
  return move !== undefined && write(move) === text ? move : undefined;
}

function parse([verb = '', ...words]: readonly string[]): Move | undefined {
  switch (verb) {
    case 'dice': {
      const [a, b] = [readDie(words[0], words[1]), readDie(words[2], words[3])];
      return a === undefined || b === undefined ? undefined : diceMove(a, b);
    }
    case 'pips': {
      const pips = words.map((word) => digit(word, 1, 6));
      if (pips.includes(undefined)) return undefined;
      const [left = 0, right] = pips;
      return right === undefined ? PIPS + left : BOTH_PIPS + left * 10 + right;
    }
    case 'shark':
      return plus(SHARK, digit(words[0], 1, 9));
    case 'alert':
      return plus(ALERT, beachNamed(words[0]));
    case 'tile':
      return plus(TILE_UP, indexIn(TILES, words[0]));
    case 'coins': {
      const beach = beachNamed(words[0]);
      const values = words.slice(1).map((word) => digit(word, 0, 9));
      if (beach === undefined || values.length !== 4 || values.includes(undefined)) return undefined;
      return COINS + beach * 10_000 + digitsOf(values as number[]) - 10_000;
    }
    case 'towels': {
      const seats = words.map((word) => digit(word, 0, 5));
      if (!isSeating(seats) || seats.some((seat) => (seat as number) >= seats.length)) return undefined;
      return TOWELS + digitsOf(seats as number[]);
    }
    case 'surfers': {
      const beaches = words.map(beachNamed);
      return isSeating(beaches) ? SURFERS + digitsOf(beaches as number[]) : undefined;
    }
    default:
      return undefined;
  }
}

/** Three to six different numbers. */
function isSeating(list: readonly (number | undefined)[]): boolean {
  return (
    list.length >= 3 && list.length <= 6 && !list.includes(undefined) && new Set(list).size === list.length
  );
}

function dieText(d: Die): string {
  return `${name(beachOf(d))} ${pipsOf(d)}`;
}

function readDie(beachName: string | undefined, pipsText: string | undefined): Die | undefined {
  const beach = beachNamed(beachName);
  const pips = digit(pipsText, 1, 6);
  return beach === undefined || pips === undefined ? undefined : die(beach, pips);
}

function name(beach: Beach): string {
  return BEACHES[beach] as string;
}

function beachNamed(word: string | undefined): Beach | undefined {
  return indexIn(BEACHES, word);
}

function indexIn(list: readonly string[], word: string | undefined): number | undefined {
  const index = list.indexOf(word ?? '');
  return index < 0 ? undefined : index;
}

function digit(word: string | undefined, min: number, max: number): number | undefined {
  const value = word?.length === 1 ? word.charCodeAt(0) - 48 : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function plus(base: number, more: number | undefined): number | undefined {
  return more === undefined ? undefined : base + more;
}

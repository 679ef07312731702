import { CHANCE, type Result } from './game.ts';
import type { Ply } from './match.ts';
import { MAX_PLIES } from './drive.ts';

/*
 * The parts of a match file. A file may come from anybody: values are read no deeper than the format goes, so that
 * nesting cannot exhaust the stack of code that compares or prints them later.
 */

export interface FileProblem {
  readonly problem: string;
}

export interface FileSeat {
  readonly name: string;
  /** The level of the bot that played this seat. */
  readonly bot?: string;
  readonly seed?: string;
  readonly commitment?: string;
  readonly opening?: string;
  /** Version 3: the last link of its chain that was opened. */
  readonly link?: string;
}

const HEX_256 = /^[0-9a-f]{64}$/;
const BOT = /^[a-z-]{1,24}$/;
const PLY_TEXT = /^[ -~]{1,64}$/;
const MOST_SEATS = 12;

const SEAT_FIELDS = {
  1: ['name', 'bot', 'seed'],
  2: ['name', 'bot', 'seed', 'commitment', 'opening'],
  3: ['name', 'bot', 'seed', 'commitment', 'opening', 'link'],
};

export function readSeats(seats: unknown, version: 1 | 2 | 3): { readonly seats: FileSeat[] } | FileProblem {
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > MOST_SEATS)
    return { problem: 'the seats are missing' };
  const fields = SEAT_FIELDS[version];
  const read: FileSeat[] = [];
  for (const [index, seat] of seats.entries()) {
    const known = isRecord(seat) && Object.keys(seat).every((key) => fields.includes(key));
    if (!known || typeof seat.name !== 'string' || seat.name.length < 1 || seat.name.length > 40) {
      return {
        problem: `seat ${index} needs a name of 1 to 40 characters and nothing else but ${fields.slice(1).join(', ')}`,
      };
    }
    const { name, bot, seed, commitment, opening, link } = seat;
    if (bot !== undefined && (typeof bot !== 'string' || !BOT.test(bot)))
      return { problem: `the bot of seat ${index} is not 1 to 24 lower-case letters or -` };
    if (seed !== undefined && (typeof seed !== 'string' || seed.length > 64)) {
      return {
        problem: `the seed of seat ${index} is not a text of at most 64 characters`,
      };
    }
    for (const [field, value] of Object.entries({ commitment, opening, link })) {
      if (value !== undefined && !isHex(value))
        return { problem: `the ${field} of seat ${index} is not 64 hexadecimal digits` };
    }
    read.push({
      name,
      ...(bot === undefined ? {} : { bot }),
      ...(seed === undefined ? {} : { seed }),
      ...(commitment === undefined ? {} : { commitment: commitment as string }),
      ...(opening === undefined ? {} : { opening: opening as string }),
      ...(link === undefined ? {} : { link: link as string }),
    });
  }
  return { seats: read };
}

/** For each round one letter a seat: opened, left out, or not asked. docs/formats/fair-dice.md, version 3. */
const ROUND = /^[+.-]{1,12}$/;

export function readRounds(rounds: unknown): { readonly rounds?: string[] } | FileProblem {
  if (rounds === undefined) return {};
  const fits =
    Array.isArray(rounds) &&
    rounds.length <= MAX_PLIES &&
    rounds.every((marks) => typeof marks === 'string' && ROUND.test(marks));
  return fits ? { rounds: rounds as string[] } : { problem: 'the rounds are not texts of +, - and .' };
}

export function readPlies(plies: unknown): { readonly plies: Ply[] } | FileProblem {
  if (!Array.isArray(plies)) return { problem: 'the plies are missing' };
  if (plies.length > MAX_PLIES) return { problem: `more than ${MAX_PLIES} plies` };
  const read: Ply[] = [];
  for (const [index, ply] of plies.entries()) {
    const [seat, text] = Array.isArray(ply) && ply.length === 2 ? (ply as [unknown, unknown]) : [];
    const fits =
      (seat === 'chance' || (Number.isInteger(seat) && (seat as number) >= 0)) &&
      typeof text === 'string' &&
      PLY_TEXT.test(text);
    if (!fits) return { problem: `ply ${index + 1} is not a seat and a text` };
    read.push([seat === 'chance' ? CHANCE : (seat as number), text]);
  }
  return { plies: read };
}

/** The form of a result; whether it is the right one, the replay says. */
export function readResult(result: unknown): { readonly result?: Result } | FileProblem {
  if (result === undefined) return {};
  const fits =
    isRecord(result) &&
    isNumbers(result.scores) &&
    isNumbers(result.places) &&
    Array.isArray(result.breakdown) &&
    result.breakdown.every((items) => isRecord(items) && isNumbers(Object.values(items))) &&
    typeof result.reason === 'string' &&
    Object.keys(result).length === 4;
  return fits ? { result: result as unknown as Result } : { problem: 'the result is not one' };
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

export function isHex(value: unknown): boolean {
  return typeof value === 'string' && HEX_256.test(value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

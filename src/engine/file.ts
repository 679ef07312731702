import { type AnyGame, CHANCE, type Options, type Result } from './game.ts';
import { type Match, type Ply, type Terms } from './match.ts';
import { unequalPart } from './json.ts';
import { isProblem, readOptions } from './options.ts';
import { MAX_PLIES } from './playout.ts';
import { isWrong, replay, type ReplayOptions, type Wrong } from './replay.ts';

/** The match file, docs/formats/match-file.md. In memory plies are as in the match: chance is seat -1. */
export interface MatchFile {
  readonly id?: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly { readonly name: string; readonly seed?: string }[];
  readonly commitment?: string;
  readonly plies: readonly Ply[];
  readonly result?: Result;
  readonly seed?: string;
}

export interface FileProblem {
  readonly problem: string;
}

export const MATCH_FORMAT = 'tidetable-match';
export const MATCH_VERSION = 1;
/** Far above any real match file; whoever sends more is not sending one. */
export const MAX_FILE_LENGTH = 4_000_000;

const HEX_256 = /^[0-9a-f]{64}$/;
const PLY_TEXT = /^[ -~]{1,64}$/;

/** Reads the text of a match file. Whatever is unknown, truncated or out of bounds is refused with the reason. */
export function readMatchFile(text: string): MatchFile | FileProblem {
  if (text.length > MAX_FILE_LENGTH)
    return { problem: `the file is longer than ${MAX_FILE_LENGTH} characters` };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON, or was cut off' };
  }
  if (!isRecord(json)) return { problem: 'the file does not hold a match' };
  const allowed = [
    'format',
    'version',
    'id',
    'game',
    'rules',
    'options',
    'seats',
    'commitment',
    'plies',
    'result',
    'seed',
  ];
  const unknown = Object.keys(json).find((key) => !allowed.includes(key));
  if (json.format !== MATCH_FORMAT) return { problem: `the format is not "${MATCH_FORMAT}"` };
  if (json.version !== MATCH_VERSION)
    return {
      problem: `version ${JSON.stringify(json.version)} of the format is not known here`,
    };
  if (unknown !== undefined) return { problem: `unknown field "${unknown.slice(0, 40)}"` };
  const { id, game, rules, options = {}, seats, commitment, plies, result, seed } = json;
  if (id !== undefined && !(typeof id === 'string' && /^[\w-]{1,64}$/.test(id)))
    return { problem: 'the id is not 1 to 64 letters, digits, _ or -' };
  if (typeof game !== 'string') return { problem: 'the game is missing' };
  if (!Number.isSafeInteger(rules)) return { problem: 'the number of the rules is missing' };
  if (commitment !== undefined && !isHex(commitment))
    return { problem: 'the commitment is not 64 hexadecimal digits' };
  if (seed !== undefined && !isHex(seed)) return { problem: 'the seed is not 64 hexadecimal digits' };
  const people = readSeats(seats);
  if ('problem' in people) return people;
  const log = readPlies(plies);
  if ('problem' in log) return log;
  return {
    game,
    rules: rules as number,
    options,
    seats: people.seats,
    plies: log.plies,
    ...(id === undefined ? {} : { id }),
    ...(commitment === undefined ? {} : { commitment: commitment as string }),
    ...(result === undefined ? {} : { result: result as Result }),
    ...(seed === undefined ? {} : { seed: seed as string }),
  };
}

export function writeMatchFile(file: MatchFile): string {
  const { id, game, rules, options, seats, commitment, plies, result, seed } = file;
  const head = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    id,
    game,
    rules,
    options,
    seats,
    commitment,
  };
  const lines = plies.map(([seat, text]) => JSON.stringify([seat === CHANCE ? 'chance' : seat, text]));
  // One ply a line: people read and compare these files.
  const fields = [
    ...Object.entries(head)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`),
    `"plies":[\n${lines.join(',\n')}\n]`,
    ...Object.entries({ result, seed })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `"${key}":${JSON.stringify(value)}`),
  ];
  return `{${fields.join(',\n')}}\n`;
}

/** The match that a file holds, replayed and checked against the game's rules. */
export function openMatch(
  game: AnyGame,
  file: MatchFile,
  replaying: ReplayOptions<unknown, unknown> = {},
): Match | Wrong | FileProblem {
  const terms = readTerms(game, file);
  if ('problem' in terms) return terms;
  const match = replay(game, terms, file.plies, replaying);
  if (isWrong(match)) return match;
  if (file.result !== undefined && unequalPart(file.result, game.result(match.state)) !== undefined) {
    return { problem: 'the result in the file is not the result of its plies' };
  }
  return match;
}

/** What the file's match is played with, checked against the game. */
export function readTerms(game: AnyGame, file: MatchFile): Terms<Options> | FileProblem {
  if (file.game !== game.id)
    return {
      problem: `the file holds a match of "${file.game.slice(0, 40)}", not of ${game.id}`,
    };
  if (file.rules < 1 || file.rules > game.rules)
    return { problem: `rules ${file.rules} of ${game.id} are not known here` };
  const { min, max } = game.seats;
  if (file.seats.length < min || file.seats.length > max)
    return {
      problem: `${game.id} is for ${min} to ${max} players, not ${file.seats.length}`,
    };
  const options = readOptions(game.options, file.options);
  if (isProblem(options)) return options;
  return { seats: file.seats.length, options, rules: file.rules };
}

function readSeats(seats: unknown): Pick<MatchFile, 'seats'> | FileProblem {
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > 12)
    return { problem: 'the seats are missing' };
  const read: { name: string; seed?: string }[] = [];
  for (const [index, seat] of seats.entries()) {
    const known = isRecord(seat) && Object.keys(seat).every((key) => key === 'name' || key === 'seed');
    if (!known || typeof seat.name !== 'string' || seat.name.length < 1 || seat.name.length > 40) {
      return {
        problem: `seat ${index} needs a name of 1 to 40 characters and nothing else but a seed`,
      };
    }
    if (seat.seed !== undefined && (typeof seat.seed !== 'string' || seat.seed.length > 64)) {
      return {
        problem: `the seed of seat ${index} is not a text of at most 64 characters`,
      };
    }
    read.push(seat.seed === undefined ? { name: seat.name } : { name: seat.name, seed: seat.seed });
  }
  return { seats: read };
}

function readPlies(plies: unknown): { readonly plies: Ply[] } | FileProblem {
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

function isHex(value: unknown): boolean {
  return typeof value === 'string' && HEX_256.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

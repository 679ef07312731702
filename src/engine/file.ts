import {
  type FileProblem,
  type FileSeat,
  isHex,
  isRecord,
  readPlies,
  readResult,
  readRounds,
  readSeats,
} from './file-fields.ts';
import { type AnyGame, CHANCE, type Options, type Result } from './game.ts';
import { type Match, type Ply, type Terms } from './match.ts';
import { unequalPart } from './json.ts';
import { isProblem, readOptions } from './options.ts';
import { isWrong, replay, type ReplayOptions, type Wrong } from './replay.ts';

/** The match file, docs/formats/match-file.md. In memory plies are as in the match: chance is seat -1. */
export interface MatchFile {
  /** The version of its dice; absent for 1. */
  readonly version?: 2 | 3;
  readonly id?: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly FileSeat[];
  readonly commitment?: string;
  /** The id of the deal whose luck this match shares with others. */
  readonly deal?: string;
  readonly plies: readonly Ply[];
  /** Version 3: who opened a link for each round of rolls but the first. */
  readonly rounds?: readonly string[];
  readonly result?: Result;
  readonly seed?: string;
}

const MATCH_FORMAT = 'tidetable-match';
/** The newest version; older ones stay readable. */
export const MATCH_VERSION = 3;
/** Far above any real match file. */
export const MAX_FILE_LENGTH = 4_000_000;

const ID = /^[\w-]{1,64}$/;
const FIELDS = [
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

/** What only one version has. */
const OWN_FIELDS = { 1: [], 2: ['deal'], 3: ['rounds'] };

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
  const { version } = json;
  if (json.format !== MATCH_FORMAT) return { problem: `the format is not "${MATCH_FORMAT}"` };
  if (version !== 1 && version !== 2 && version !== 3) {
    const named = typeof version === 'number' ? ` ${version}` : '';
    return { problem: `this version${named} of the format is not known here` };
  }
  const allowed = [...FIELDS, ...OWN_FIELDS[version]];
  const unknown = Object.keys(json).find((key) => !allowed.includes(key));
  if (unknown !== undefined) return { problem: `unknown field "${unknown.slice(0, 40)}"` };
  const { id, game, rules, options = {}, seats, commitment, plies, result, seed, deal } = json;
  if (id !== undefined && !isId(id)) return { problem: 'the id is not 1 to 64 letters, digits, _ or -' };
  if (deal !== undefined && !isId(deal))
    return { problem: 'the deal is not 1 to 64 letters, digits, _ or -' };
  if (typeof game !== 'string') return { problem: 'the game is missing' };
  if (!Number.isSafeInteger(rules)) return { problem: 'the number of the rules is missing' };
  if (commitment !== undefined && !isHex(commitment))
    return { problem: 'the commitment is not 64 hexadecimal digits' };
  if (seed !== undefined && !isHex(seed)) return { problem: 'the seed is not 64 hexadecimal digits' };
  const people = readSeats(seats, version);
  if ('problem' in people) return people;
  const log = readPlies(plies);
  if ('problem' in log) return log;
  const live = readRounds(json.rounds);
  if ('problem' in live) return live;
  const ending = readResult(result);
  if ('problem' in ending) return ending;
  return {
    ...(version === 1 ? {} : { version }),
    game,
    rules: rules as number,
    options,
    seats: people.seats,
    plies: log.plies,
    ...(id === undefined ? {} : { id: id as string }),
    ...(commitment === undefined ? {} : { commitment: commitment as string }),
    ...live,
    ...ending,
    ...(seed === undefined ? {} : { seed: seed as string }),
    ...(deal === undefined ? {} : { deal: deal as string }),
  };
}

export function writeMatchFile(file: MatchFile): string {
  const {
    version = 1,
    id,
    game,
    rules,
    options,
    seats,
    commitment,
    plies,
    rounds,
    result,
    seed,
    deal,
  } = file;
  const head = {
    format: MATCH_FORMAT,
    version,
    id,
    game,
    rules,
    options,
    seats,
    deal,
    commitment,
  };
  const lines = plies.map(([seat, text]) => JSON.stringify([seat === CHANCE ? 'chance' : seat, text]));
  // One ply a line: people read and compare these files.
  const fields = [
    ...Object.entries(head)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`),
    `"plies":[\n${lines.join(',\n')}\n]`,
    ...Object.entries({ rounds, result, seed })
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

function isId(value: unknown): boolean {
  return typeof value === 'string' && ID.test(value);
}

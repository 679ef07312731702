import { type MatchFile, readMatchFile, writeMatchFile } from '../engine/file.ts';
import { type FileProblem, isHex, isRecord } from '../engine/file-fields.ts';
import { type Seen, type SeenSeat, seenStates } from './seen.ts';

const SEEN_FORMAT = 'tidetable-seen';
const FIELDS = ['match', 'game', 'rules', 'commitment', 'table', 'seats', 'at', 'server'];
const SEAT_FIELDS = ['seat', 'commitment', 'opening', 'state', 'chain', 'rounds'];
/** Above what any match has. */
const MOST_ROUNDS = 20_000;
const MOST_SEATS = 12;

/** What was seen of a match, perhaps with the match file it is to be compared with: then it is the whole proof. */
export interface SeenFile {
  readonly seen: Seen;
  readonly file?: MatchFile;
}

export function writeSeenFile({ seen, file }: SeenFile): string {
  // What is still to be opened stays on the device.
  const seats = seen.seats.map((seat) => ({ ...seat, chain: undefined }));
  const head = JSON.stringify({ format: SEEN_FORMAT, version: 1, ...seen, seats }, undefined, 1);
  return file ? `${head.slice(0, -2)},\n "matchFile": ${writeMatchFile(file).trimEnd()}\n}\n` : `${head}\n`;
}

/** Reads what `writeSeenFile` wrote; anything else is refused with the reason. */
export function readSeenFile(text: string): SeenFile | FileProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON, or was cut off' };
  }
  if (!isRecord(json)) return { problem: 'the file does not tell what was seen of a match' };
  const { format, version, matchFile, ...rest } = json;
  if (format !== SEEN_FORMAT) return { problem: `the format is not "${SEEN_FORMAT}"` };
  if (version !== 1) return { problem: 'this version of the format is not known here' };
  const seen = readSeen(rest);
  if ('problem' in seen || matchFile === undefined) return 'problem' in seen ? seen : { seen };
  if (!isShallow(matchFile)) return { problem: 'the match file is not one' };
  const file = readMatchFile(JSON.stringify(matchFile));
  return 'problem' in file ? { problem: `the match file: ${file.problem}` } : { seen, file };
}

/** A record of what was seen, from a file or from the device's storage, which other programs may have written to. */
export function readSeen(given: unknown): Seen | FileProblem {
  if (!isRecord(given)) return { problem: 'the file does not tell what was seen of a match' };
  const unknown = Object.keys(given).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) return { problem: `unknown field "${unknown.slice(0, 40)}"` };
  const { match, game, rules, commitment, table, seats, at, server } = given;
  if (typeof match !== 'string' || !/^[\w-]{1,64}$/.test(match))
    return { problem: 'the match id is missing' };
  if (typeof game !== 'string' || !Number.isSafeInteger(rules))
    return { problem: 'game and rules are missing' };
  if (!isHex(commitment)) return { problem: 'the commitment is not 64 hexadecimal digits' };
  if (table !== undefined && !isHex(table))
    return { problem: 'the digest of the table is not 64 hexadecimal digits' };
  if (!Number.isSafeInteger(at)) return { problem: 'the time is missing' };
  if (server !== undefined && (typeof server !== 'string' || server.length > 200))
    return { problem: 'the server is not a text of at most 200 characters' };
  if (!Array.isArray(seats) || seats.length > MOST_SEATS || !seats.every(isSeenSeat))
    return { problem: 'a seat needs its number, commitment, opening, and how far it came' };
  return given as unknown as Seen;
}

function isSeenSeat(given: unknown): given is SeenSeat {
  return (
    isRecord(given) &&
    Object.keys(given).every((key) => SEAT_FIELDS.includes(key)) &&
    Number.isInteger(given.seat) &&
    (given.seat as number) >= 0 &&
    (given.seat as number) < MOST_SEATS &&
    isHex(given.commitment) &&
    isHex(given.opening) &&
    seenStates.includes(given.state as SeenSeat['state']) &&
    (given.chain === undefined || isChain(given.chain)) &&
    (given.rounds === undefined || isRounds(given.rounds))
  );
}

function isChain(given: unknown): boolean {
  return isRecord(given) && isHex(given.start) && isRound(given.length) && Object.keys(given).length === 2;
}

function isRounds(given: unknown): boolean {
  return Array.isArray(given) && given.length <= MOST_ROUNDS && given.every(isSeenRound);
}

function isSeenRound(given: unknown): boolean {
  if (!isRecord(given) || Object.keys(given).length !== 3) return false;
  return isRound(given.round) && isHex(given.fix) && (given.state === 'sent' || given.state === 'opened');
}

function isRound(given: unknown): boolean {
  return Number.isInteger(given) && (given as number) > 0 && (given as number) <= MOST_ROUNDS;
}

/** How deep a match file goes: options and the breakdown of a result hold lists, and nothing holds more. */
const DEPTH = 5;

/** Whether it can be written again without exhausting the stack. */
function isShallow(value: unknown, depth = DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

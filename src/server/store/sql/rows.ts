import type { Options, Result } from '../../../engine/game.ts';
import { type ClockSetting, noClock } from '../../../wire/clock.ts';
import type { RatedState } from '../../../wire/subjects/ratings.ts';
import type {
  ChatLine,
  DiceCount,
  DuplicatePlace,
  Ending,
  Line,
  LineKind,
  Listing,
  Role,
  Status,
  StoredMatch,
  StoredPerson,
  StoredSeat,
  Times,
} from '../records.ts';
import { field, number, type Row, text } from './row.ts';
import { MILLION } from './statements/statements.ts';

/* Row codecs: the records of the store from the rows of its queries. */

/** A match from its rows, one for each seat. */
export function matchOf(rows: readonly Row[]): StoredMatch | undefined {
  const [row] = rows;
  if (!row) return undefined;
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    game: text(row, 'game'),
    rules: number(row, 'rules'),
    options: JSON.parse(text(row, 'options')) as Options,
    host: number(row, 'host'),
    seats: rows.filter(({ seat }) => seat !== null).map(seatOf),
    seed: text(row, 'seed'),
    commitment: text(row, 'commitment'),
    at: number(row, 'at'),
    version: number(row, 'version'),
    status: text(row, 'status') as Status,
    listed: row.listed === 1,
    ...(row.autostart === 1 ? { autostart: true } : {}),
    clock: row.clock ? (JSON.parse(text(row, 'clock')) as ClockSetting) : noClock,
    times: row.times ? (JSON.parse(text(row, 'times')) as Times) : noTimes,
    ...(row.rated === 1 ? { rated: true } : {}),
    ...(row.paired === 1 ? { paired: true } : {}),
    ...(row.coach === 1 ? { coach: true } : {}),
    ...field('counts', row.counts as RatedState | null),
    removed: row.removed ? (JSON.parse(text(row, 'removed')) as number[]) : [],
    ...field('previous', row.previous as string | null),
    ...(row.dice === 2 || row.dice === 3 ? { dice: row.dice } : {}),
    ...field('closing', row.closing as number | null),
    ...field('started', row.started as number | null),
    ...field('ended', row.ended as number | null),
    ...field('opened', row.opened as number | null),
    ...json<'result', Result>('result', row),
    ...json<'played', StoredMatch['played']>('played', row),
    ...field('next', row.next as string | null),
    ...(row.duplicate === null ? {} : { duplicate: placeOf(row) }),
    ...field('deal', row.deal as string | null),
  };
}

function placeOf(row: Row): DuplicatePlace {
  return {
    key: number(row, 'duplicate'),
    id: text(row, 'duplicate_id'),
    round: number(row, 'round'),
    table: number(row, 'board'),
    hidden: row.hidden === 1,
  };
}

const noTimes: Times = { pauseAsked: [], interludes: [] };

export function lineOf(row: Row): Line {
  return {
    line: number(row, 'line'),
    step: number(row, 'step'),
    kind: text(row, 'kind') as LineKind,
    seat: number(row, 'seat'),
    asked: number(row, 'asked'),
    text: text(row, 'text'),
    at: number(row, 'at'),
    by: text(row, 'author'),
  };
}

function seatOf(row: Row): StoredSeat {
  return {
    name: text(row, 'name'),
    seed: text(row, 'seat_seed'),
    ...field('commitment', row.seat_commitment as string | null),
    ...field('opening', row.opening as string | null),
    ...field('person', row.person as number | null),
    ...field('bot', row.bot as string | null),
    ...field('standIn', row.stand_in as string | null),
    ...(row.push === 1 ? { push: true } : {}),
    ...(row.program === 1 ? { program: true } : {}),
    ...field('profile', row.profile as string | null),
  };
}

export function personOf(row: Row): StoredPerson {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    name: text(row, 'name'),
    ...(row.program === 1 ? { program: true } : {}),
    ...(row.private === 1 ? { isPrivate: true } : {}),
    ...field('role', row.role as Role | null),
    ...field('muted', row.muted as number | null),
    ...field('suspended', row.suspended as number | null),
  };
}

/** What is stored as JSON, if anything is. */
function json<K extends string, V>(key: K, row: Row): { readonly [P in K]?: NonNullable<V> } {
  const stored = row[key];
  return field(key, stored ? (JSON.parse(stored as string) as NonNullable<V>) : null);
}

export function endingOf(row: Row): Ending {
  return {
    result: JSON.parse(text(row, 'result')) as Result,
    events: text(row, 'events'),
    ...json<'played', Ending['played']>('played', row),
  };
}

export function chatLineOf(row: Row): ChatLine {
  return {
    number: number(row, 'number'),
    seat: number(row, 'seat'),
    text: text(row, 'text'),
    at: number(row, 'at'),
    ...field('person', row.person as number | null),
  };
}

export function listingOf(row: Row): Listing {
  return {
    key: number(row, 'key'),
    host: number(row, 'host'),
    ...field('origin', row.origin as string | null),
  };
}

export function diceCountOf(row: Row): DiceCount {
  return {
    game: text(row, 'game'),
    bar: number(row, 'bar'),
    count: number(row, 'count'),
    expected: number(row, 'expected') / MILLION,
    variance: number(row, 'variance') / MILLION,
  };
}

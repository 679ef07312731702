import type { Seat } from '../../engine/game.ts';
import type { TimeInfo } from '../../wire/clock.ts';
import type { SeatInfo, TableInfo, YourTable } from '../../wire/server.ts';
import { type Actor, isHost, seatsOf } from './actor.ts';
import { ratedStateOf } from './rated-state.ts';
import type { DuplicatePlace, StoredMatch, StoredSeat } from '../store/records.ts';

const notInMemory: Present = { here: new Set(), waitingFor: [] };

/** What is known only of a table in memory. */
export interface Present {
  /** The seats that are watched. */
  readonly here: ReadonlySet<number>;
  readonly waitingFor: readonly Seat[];
  readonly time?: TimeInfo;
  /** Links of the devices are waited for. */
  readonly rolling?: NonNullable<TableInfo['rolling']>;
  /** With live dice: how often a seat's device did not open its link. */
  readonly leftOut?: (seat: Seat) => number;
}

/** What everybody may know of a table, as sent. */
export function tableInfoOf(
  match: StoredMatch,
  { here, waitingFor, time, rolling, leftOut }: Present = notInMemory,
): TableInfo {
  const { id, game, rules, options, status, commitment, seed, at, started, ended, previous, next, result } =
    match;
  const {
    listed,
    autostart,
    clock,
    played,
    dice = 1,
    closing,
    duplicate,
    deal,
    rated = false,
    paired,
    coach,
  } = match;
  const host = match.seats.findIndex(({ person }) => person === match.host);
  return {
    id,
    game,
    rules,
    options,
    status,
    seats: match.seats.map((seat, index) => ({
      ...seatInfo(match, seat, here.has(index)),
      ...(leftOut?.(index) ? { leftOut: leftOut(index) } : {}),
    })),
    listed,
    ...(autostart ? { autostart } : {}),
    clock,
    waitingFor,
    commitment,
    dice,
    created: at,
    ...(closing === undefined || status !== 'open' ? {} : { closing }),
    ...(time === undefined ? {} : { time }),
    ...(rolling === undefined ? {} : { rolling }),
    ...(played === undefined ? {} : { played }),
    ...(host < 0 ? {} : { host }),
    ...(started === undefined ? {} : { started }),
    ...(ended === undefined ? {} : { ended }),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    ...(result === undefined ? {} : { result }),
    ...(paired ? { paired: true as const } : {}),
    ...(coach ? { coach: true as const } : {}),
    ...(rated ? { rated: ratedStateOf(match) } : {}),
    ...(duplicate === undefined ? {} : { duplicate: placeInfo(duplicate, deal) }),
    // The seed is published here and in the match file, and only after the end: of all tables that play the deal.
    ...(status === 'over' && !duplicate?.hidden ? { seed } : {}),
  };
}

function placeInfo(
  { id, round, table, hidden }: DuplicatePlace,
  deal = '',
): NonNullable<TableInfo['duplicate']> {
  return { id, round, table, deal, hidden };
}

export function withYourPart(table: TableInfo, match: StoredMatch, actor: Actor): YourTable {
  return { ...table, ...yourPart(match, actor) };
}

/** An actor's own part in a table. */
export function yourPart(match: StoredMatch, actor: Actor): Omit<YourTable, keyof TableInfo> {
  const mine = seatsOf(actor, match);
  return {
    yours: mine,
    youHost: isHost(actor, match),
    push: mine.some((seat) => match.seats[seat]?.push ?? false),
  };
}

function seatInfo(
  match: StoredMatch,
  { person, bot, standIn, name, seed, commitment, opening, program, profile }: StoredSeat,
  here: boolean,
): SeatInfo {
  const sitting = bot ?? standIn;
  // A seat without a person in a match that has begun was that of a deleted person.
  const unclaimed = match.status === 'open' || match.status === 'closed' ? 'open' : 'person';
  return {
    kind: person !== undefined ? 'person' : bot === undefined ? unclaimed : 'bot',
    name,
    seed,
    ...(commitment === undefined ? {} : { commitment }),
    // Openings are published together, when the match begins.
    ...(opening === undefined || match.status === 'open' ? {} : { opening }),
    here,
    ...(sitting === undefined ? {} : { bot: sitting }),
    ...(program ? { program } : {}),
    ...(profile === undefined ? {} : { profile }),
    ...(person === undefined ? {} : { device: match.seats.findIndex((each) => each.person === person) }),
  };
}

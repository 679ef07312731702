import { botNames } from '../../bots/index.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Auth } from './auth.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { NOBODY } from '../store/sql/people-statements.ts';
import { contributionOf, isClosing } from '../table/closed-table.ts';
import { withInterludesEnded } from '../match/pauses.ts';
import { botName, empty, withSeats } from '../table/seating.ts';
import { handOver } from '../table/stand-in.ts';
import type { TableChange } from '../store/changes.ts';
import type { StoredMatch, StoredSeat } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** Tables that somebody joined while being deleted are looked for again; then it is enough. */
const ROUNDS = 5;

export interface DeletionNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly tables: TableRegistry;
  readonly auth: Auth;
}

/** Makes a person disappear: out of all tables first, then altogether. If it breaks off in between, it can be done again. */
export async function deletePerson(
  { store, clock, tables, auth }: DeletionNeeds,
  person: number,
): Promise<Refused | undefined> {
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of await store.people.unfinished(person)) {
      const table = await tables.byKey(key);
      if (isRefused(table)) return table;
      const done = await table.change((stored) => leaveForGood(stored, person, clock()));
      if (typeof done !== 'string') return done;
    }
    // A conflict if another node has seated the person somewhere meanwhile: the database keeps people who are still named.
    if ((await store.write({ type: 'delete-person', person, at: clock() })) === 'done') {
      await auth.applyRevocations();
      // Also if the person's last session had ended long ago.
      await tables.reloadTablesOf(person);
      return undefined;
    }
    if (!(await store.people.account(person))) return refuse('no-session');
  }
  return refuse('busy');
}

/** Before the start seats become free and the table passes on; after it a bot plays to the end. */
export function leaveForGood(match: StoredMatch, person: number, now: number): TableChange {
  const isMine = (seat: StoredSeat) => seat.person === person;
  const heir = match.seats.find((seat) => seat.person !== undefined && !isMine(seat))?.person;
  const host = match.host === person ? (heir ?? NOBODY) : match.host;
  // A closed table is about to begin, and stays as it is.
  if (match.status !== 'playing' && !isClosing(match)) {
    // What a seat mixed into the dice of a match that was played stays: the rolls come from it.
    const left = (seat: StoredSeat): StoredSeat =>
      match.status === 'over' ? { ...empty, ...contributionOf(seat) } : empty;
    const seats = match.seats.map((seat) => (isMine(seat) ? left(seat) : seat));
    const status = match.status === 'open' && heir === undefined ? 'closed' : match.status;
    return { ...withSeats(match, seats), host, status };
  }
  const left = match.seats.flatMap((seat, index) =>
    isMine(seat) && seat.standIn === undefined ? [index] : [],
  );
  const given = handOver(match, left, undefined, now);
  // Nobody is kept from leaving because there is no room to write down when.
  const noted = 'refused' in given ? withSeats(match, match.seats) : given;
  const seats = noted.seats.map((seat): StoredSeat => {
    const bot = seat.standIn ?? botNames(match.game)[0] ?? 'random';
    return isMine(seat) ? { bot, name: botName(bot), ...contributionOf(seat) } : seat;
  });
  // Where only bots are left nobody could end a pause.
  const times =
    heir === undefined
      ? withInterludesEnded(noted.times ?? match.times, ({ kind }) => kind === 'pause', now)
      : noted.times;
  return { ...noted, seats, host, ...(times === undefined ? {} : { times }) };
}

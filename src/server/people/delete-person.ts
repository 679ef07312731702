import { botNames } from '../../bots/index.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Auth } from './auth.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { NOBODY } from '../store/sql/statements/people-statements.ts';
import { contributionOf, isClosing } from '../table/changes/closed-table.ts';
import { withInterludesEnded } from '../match/pauses.ts';
import { botName, empty, withSeats } from '../table/changes/seating.ts';
import { handOver } from '../table/changes/stand-in.ts';
import type { TableChange } from '../store/changes.ts';
import type { StoredMatch, StoredSeat } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** How often tables that the person joined meanwhile are searched again. */
const ROUNDS = 5;

export interface DeletionNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly tables: TableRegistry;
  readonly auth: Auth;
}

/** Deletes a person: removes them from all tables, then deletes everything else. Can be repeated if it was interrupted. */
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
    // A conflict if another node has seated the person meanwhile: the database does not delete people who sit somewhere.
    if ((await store.write({ type: 'delete-person', person, at: clock() })) === 'done') {
      await auth.applyRevocations();
      // Also for a person without any session.
      await tables.reloadTablesOf(person);
      return undefined;
    }
    if (!(await store.people.account(person))) return refuse('no-session');
  }
  return refuse('busy');
}

/** Before the start the seats become free and another person becomes host; after it a bot plays to the end. */
export function leaveForGood(match: StoredMatch, person: number, now: number): TableChange {
  const isMine = (seat: StoredSeat) => seat.person === person;
  const heir = match.seats.find((seat) => seat.person !== undefined && !isMine(seat))?.person;
  const host = match.host === person ? (heir ?? NOBODY) : match.host;
  // A closed table is about to begin; it is treated like a running match.
  const isAboutToBegin = isClosing(match) || (match.status === 'open' && match.duplicate !== undefined);
  if (match.status !== 'playing' && !isAboutToBegin) {
    // The contribution to the dice of a finished match stays: its rolls depend on it.
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
  // A full list of interludes must not prevent a deletion.
  const noted = 'refused' in given ? withSeats(match, match.seats) : given;
  const seats = noted.seats.map((seat): StoredSeat => {
    const bot = seat.standIn ?? botNames(match.game)[0] ?? 'random';
    return isMine(seat) ? { bot, name: botName(bot), ...contributionOf(seat) } : seat;
  });
  // If only bots are left, nobody could end a pause.
  const times =
    heir === undefined
      ? withInterludesEnded(noted.times ?? match.times, ({ kind }) => kind === 'pause', now)
      : noted.times;
  return { ...noted, seats, host, ...(times === undefined ? {} : { times }) };
}

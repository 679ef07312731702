import { botNames } from '../bots/index.ts';
import { isRefused, type Refused, refuse } from '../wire/refusals.ts';
import type { Auth } from './auth.ts';
import type { Hub } from './hub.ts';
import { NOBODY } from './people-statements.ts';
import { botName, empty, withSeats } from './seating.ts';
import type { Services } from './services.ts';
import type { StoredMatch, StoredSeat, TableChange } from './store.ts';

/** Tables that somebody joined while being deleted are looked for again; then it is enough. */
const ROUNDS = 3;

/** Makes a person disappear: out of all tables first, then altogether. If it breaks off in between, it can be done again. */
export async function deletePerson(
  { services, hub, auth }: { readonly services: Services; readonly hub: Hub; readonly auth: Auth },
  person: number,
): Promise<Refused | undefined> {
  const { store, clock } = services;
  for (let round = 0; round < ROUNDS; round++) {
    const tables = await store.people.unfinished(person);
    if (tables.length === 0) break;
    for (const key of tables) {
      const table = await hub.byKey(key);
      if (isRefused(table)) return table;
      const done = await table.change((stored) => leaveForGood(stored, person));
      if (typeof done !== 'string') return done;
    }
  }
  const done = await store.write({ type: 'delete-person', person, at: clock() });
  if (done !== 'done') return refuse('no-session');
  await auth.hearFarewells();
  // Also if the person's last session had ended long ago.
  await hub.lookAgain(person);
  return undefined;
}

/** Before the start seats become free and the table passes on; after it a bot plays to the end; finished games keep their seat. */
export function leaveForGood(match: StoredMatch, person: number): TableChange {
  const isMine = (seat: StoredSeat) => seat.person === person;
  const heir = match.seats.find((seat) => seat.person !== undefined && !isMine(seat))?.person;
  const host = match.host === person ? (heir ?? NOBODY) : match.host;
  if (match.status === 'open') {
    const seats = match.seats.map((seat) => (isMine(seat) ? empty : seat));
    return { ...withSeats(match, seats), host, status: heir === undefined ? 'closed' : 'open' };
  }
  const names = botNames(match.game);
  const seats = match.seats.map((seat): StoredSeat => {
    if (!isMine(seat)) return seat;
    const bot = seat.standIn ?? names[Math.floor(names.length / 2)] ?? 'random';
    return match.status === 'playing'
      ? { bot, name: botName(bot), seed: seat.seed }
      : { name: '', seed: seat.seed };
  });
  return { ...withSeats(match, seats), host };
}

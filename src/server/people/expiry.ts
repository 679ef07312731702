import { isRefused } from '../../wire/refusals.ts';
import type { Auth } from './auth.ts';
import { deletePerson } from './delete-person.ts';
import { withSeats } from '../table/seating.ts';
import type { Services } from '../table/services.ts';
import type { TableRegistry } from '../table/table-registry.ts';

const DAY = 24 * 3_600_000;
/** A guest whose browser has not been here for so long does not come back. */
export const GUEST_LIFE = 180 * DAY;
/** A match in which nothing has happened for so long is given up. Clocks of the slowest games are counted in days. */
const MATCH_LIFE = 180 * DAY;
const AT_ONCE = 50;

interface Needs {
  readonly services: Services;
  readonly tables: TableRegistry;
  readonly auth: Auth;
}

/** Ends what nobody comes back to: guests who have vanished, and matches that were left lying. Any node may do it. */
export async function expire(needs: Needs): Promise<void> {
  const { services, tables } = needs;
  const { store, clock } = services;
  for (const person of await store.people.vanishedGuests(clock() - GUEST_LIFE, AT_ONCE))
    await deletePerson(needs, person);
  const before = clock() - MATCH_LIFE;
  for (const key of await store.abandoned(before, AT_ONCE)) {
    const table = await tables.byKey(key);
    if (isRefused(table) || table.watched) continue;
    await table.change((stored) => ({ ...withSeats(stored, stored.seats), status: 'closed' }));
  }
}

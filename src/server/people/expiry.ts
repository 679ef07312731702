import { isRefused } from '../../wire/refusals.ts';
import { UNCONFIRMED_LIFE } from '../contacts/contacts.ts';
import { type DeletionNeeds, deletePerson } from './delete-person.ts';
import { withSeats } from '../table/changes/seating.ts';

const DAY = 24 * 3_600_000;
/** A guest whose session was not used for so long is deleted. */
export const GUEST_LIFE = 180 * DAY;
/** A match in which nothing has happened for so long is closed; even the slowest clocks are counted in days. */
const MATCH_LIFE = 180 * DAY;
const AT_ONCE = 50;

/** Deletes guests and closes matches that were abandoned. Any node may do it. */
export async function expire(needs: DeletionNeeds): Promise<void> {
  const { store, clock, tables } = needs;
  for (const person of await store.people.vanishedGuests(clock() - GUEST_LIFE, AT_ONCE))
    await deletePerson(needs, person);
  await store.write({ type: 'tidy-contacts', since: clock() - UNCONFIRMED_LIFE });
  const before = clock() - MATCH_LIFE;
  for (const key of await store.abandoned(before, AT_ONCE)) {
    const table = await tables.byKey(key);
    if (isRefused(table) || table.watched) continue;
    await table.change((stored) => ({ ...withSeats(stored, stored.seats), status: 'closed' }));
  }
}

import { isRefused } from '../../wire/refusals.ts';
import { UNCONFIRMED_LIFE } from '../contacts/contacts.ts';
import { type DeletionNeeds, deletePerson } from './delete-person.ts';
import { withSeats } from '../table/changes/seating.ts';
import { GUEST_LIFE, MATCH_LIFE } from './lifetimes.ts';

const AT_ONCE = 50;

/**
 * Closes matches and deletes guests that were abandoned. Any node may do it. Matches come first: a bot that takes a deleted guest's seat moves at
 * once, and the match would no longer count as abandoned.
 */
export async function expire(needs: DeletionNeeds): Promise<void> {
  const { store, clock, tables } = needs;
  for (const key of await store.abandoned(clock() - MATCH_LIFE, AT_ONCE)) {
    const table = await tables.byKey(key);
    if (isRefused(table) || table.watched) continue;
    await table.change((stored) => ({ ...withSeats(stored, stored.seats), status: 'closed' }));
  }
  for (const person of await store.people.vanishedGuests(clock() - GUEST_LIFE, AT_ONCE))
    await deletePerson(needs, person);
  await store.write({ type: 'tidy-contacts', since: clock() - UNCONFIRMED_LIFE });
}

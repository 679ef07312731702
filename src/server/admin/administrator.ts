import type { PersonEntry } from '../../wire/subjects/admin.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { JournalEntry, KnownPerson } from '../store/subjects/admin.ts';
import type { Role } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** Who acts: a person with a role, or the operator of the machine (`tidetable admin`), who has the rights of an owner. */
export interface Administrator {
  /** The id of a person, or `operator`. */
  readonly id: string;
  readonly role: Role;
}

/** A person by id or login, unless this administrator may do nothing to them: nobody but an owner touches an owner. */
export async function personFor(
  store: Pick<Store, 'admin'>,
  by: Administrator,
  who: string,
): Promise<KnownPerson | Refused> {
  const person = await store.admin.person(who);
  if (!person) return refuse('no-person');
  return person.role === 'owner' && by.role !== 'owner' ? refuse('not-allowed') : person;
}

/** A person as owners and moderators see them. */
export function entryOf(known: KnownPerson): PersonEntry {
  const { key: _key, at, used, ...person } = known;
  return { ...person, since: at, ...(used === undefined ? {} : { seen: used }) };
}

/** A line of the journal. */
export function entryBy(
  { id: actor }: Administrator,
  at: number,
  act: string,
  subject = '',
  detail = '',
): JournalEntry {
  return { at, actor, act, subject, detail };
}

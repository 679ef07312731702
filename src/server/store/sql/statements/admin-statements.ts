import type { AdminChange } from '../../subjects/admin.ts';
import type { Statement } from '../sql.ts';

/** A change of the administration as statements, to be run in this order in one transaction. */
export function adminStatements(change: AdminChange): Statement[] {
  switch (change.type) {
    case 'journal': {
      const { at, actor, act, subject, detail } = change.entry;
      return [{ query: 'insertJournal', values: [at, actor, act, subject, detail] }];
    }
    case 'role':
      return [{ query: 'setRole', values: [change.person, change.role ?? null], expect: 1 }];
    case 'mute':
      return [{ query: 'setMuted', values: [change.person, change.until || null], expect: 1 }];
    case 'suspend': {
      const { person, until, at } = change;
      // Closes what is open. Sessions stay: they are good for reading why, and for an appeal.
      const ends: Statement[] = until > at ? [{ query: 'noteAllRevocations', values: [person, at] }] : [];
      return [{ query: 'setSuspended', values: [person, until || null], expect: 1 }, ...ends];
    }
    case 'setting':
      return [{ query: 'setSetting', values: [change.name, change.value] }];
    case 'link': {
      const { hash, id, kind, person = null, uses, until, note, at } = change.link;
      return [
        { query: 'dropOldLinks', values: [at] },
        ...(kind === 'reset' ? [{ query: 'dropResets', values: [person] } as const] : []),
        { query: 'insertLink', values: [hash, id, kind, person, uses, until, note, at] },
      ];
    }
    case 'take-link':
      return [{ query: 'takeLink', values: [change.hash, change.kind, change.at], expect: 1 }];
    case 'drop-link':
      return [{ query: 'dropLink', values: [change.id], expect: 1 }];
  }
}

import type { ContactChange } from '../../subjects/contacts.ts';
import type { Statement } from '../sql.ts';

export function contactStatements(change: ContactChange): Statement[] {
  switch (change.type) {
    case 'contact': {
      const { id, person, kind, address, language, at } = change.contact;
      return [
        { query: 'insertContact', values: [id, person, kind, address, language, at, change.most], expect: 1 },
      ];
    }
    case 'confirm-contact':
      return [{ query: 'confirmContact', values: [change.id, change.since, change.at], expect: 1 }];
    case 'drop-contact':
      return [{ query: 'dropContact', values: [change.id], expect: 1 }];
    case 'contact-failed':
      return [
        { query: 'failContact', values: [change.id] },
        { query: 'dropFailed', values: [change.id, change.most] },
      ];
    case 'contact-reached':
      return [{ query: 'reachContact', values: [change.id] }];
    case 'tidy-contacts':
      return [{ query: 'tidyContacts', values: [change.since] }];
  }
}

import type { Language } from '../../../engine/words.ts';
import type { Contact, ContactKind, ContactStore } from '../subjects/contacts.ts';
import type { Database } from '../database.ts';
import { field, number, text } from './row.ts';
import type { Row } from './sql.ts';

/** Contacts, read from either database. */
export class SqlContacts implements ContactStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(person: number): Promise<Contact[]> {
    return (await this.#database.all('contactsOf', [person])).map(contactOf);
  }

  async find(id: string): Promise<Contact | undefined> {
    const [row] = await this.#database.all('contact', [id]);
    return row && contactOf(row);
  }
}

function contactOf(row: Row): Contact {
  return {
    id: text(row, 'id'),
    person: number(row, 'person'),
    kind: text(row, 'kind') as ContactKind,
    address: text(row, 'address'),
    language: text(row, 'language') as Language,
    at: number(row, 'at'),
    ...field('confirmed', row.confirmed as number | null),
    failures: number(row, 'failures'),
  };
}

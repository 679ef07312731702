import type { AdminStore, KnownPerson, LinkKind, StoredLink } from '../subjects/admin.ts';
import type { Database } from '../database.ts';
import type { Role, Status } from '../records.ts';
import { field, number, type Row, text } from './row.ts';

/** What the administration reads, from either database. */
export class SqlAdmin implements AdminStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async link(hash: string) {
    const [row] = await this.#database.all('link', [hash]);
    return row && { ...linkOf(row), ...field('person', row.person as number | null) };
  }

  async links(kind: LinkKind, now: number) {
    const rows = await this.#database.all('links', [kind, now]);
    return rows.map((row) => ({ ...linkOf(row), id: text(row, 'id'), at: number(row, 'at') }));
  }

  async settings() {
    const rows = await this.#database.all('settings', []);
    return new Map(rows.map((row) => [text(row, 'name'), text(row, 'value')]));
  }

  async journal(before: number, most: number) {
    const rows = await this.#database.all('journal', [before, most]);
    return rows.map((row) => ({
      number: number(row, 'key'),
      at: number(row, 'at'),
      actor: text(row, 'actor'),
      act: text(row, 'act'),
      subject: text(row, 'subject'),
      detail: text(row, 'detail'),
      ...field('actorName', row.actor_name as string | null),
      ...field('subjectName', row.subject_name as string | null),
      ...field('subjectGame', row.subject_game as string | null),
    }));
  }

  async people(find: string, most: number) {
    const wanted = find.normalize('NFC').trim();
    const rows =
      wanted === ''
        ? await this.#database.all('knownLately', [most])
        : await this.#database.all('knownPeople', [`%${wanted.toLowerCase()}%`, wanted, most]);
    return rows.map(knownOf);
  }

  async person(who: string) {
    const rows = await this.#database.all('knownPerson', [who, who.normalize('NFKC').trim().toLowerCase()]);
    // A login may equal another person's id.
    const row = rows.find(({ id }) => id === who) ?? rows[0];
    return row && knownOf(row);
  }

  async withRoles() {
    return (await this.#database.all('withRoles', [])).map(knownOf);
  }

  async tables(status: Status, most: number) {
    const rows = await this.#database.all('knownTables', [status, most]);
    return rows.map((row) => ({
      id: text(row, 'id'),
      game: text(row, 'game'),
      status: text(row, 'status') as Status,
      at: number(row, 'at'),
      listed: row.listed === 1,
      names: (row.names as string | null) ?? '',
    }));
  }

  async counts() {
    const [row = {}] = await this.#database.all('counts', []);
    const count = (name: string) => number(row, name);
    return {
      people: count('people'),
      accounts: count('accounts'),
      open: count('open'),
      playing: count('playing'),
      over: count('over'),
    };
  }
}

function linkOf(row: Row): Omit<StoredLink, 'person'> {
  return {
    kind: text(row, 'kind') as LinkKind,
    uses: number(row, 'uses'),
    until: number(row, 'until'),
    note: text(row, 'note'),
  };
}

function knownOf(row: Row): KnownPerson {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    name: text(row, 'name'),
    at: number(row, 'at'),
    account: row.account === 1,
    ...field('login', row.login as string | null),
    ...field('role', row.role as Role | null),
    ...field('muted', row.muted as number | null),
    ...field('suspended', row.suspended as number | null),
    ...field('used', row.used as number | null),
  };
}

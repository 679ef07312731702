import type { Database } from './database.ts';
import { field, number, text } from './sql/row.ts';
import type { Row, Statement } from './sql/sql.ts';
import type { Status } from './store.ts';

/** Who looks after a server: an owner may do everything, a moderator keeps order at tables and among people. */
export type Role = 'owner' | 'moderator';

/** A secret that lets somebody do one thing: set a new password, become an owner, come in, act for the operator. */
export type LinkKind = 'reset' | 'owner' | 'code' | 'operator';

interface StoredLink {
  readonly kind: LinkKind;
  /** Whose password, for `reset`. */
  readonly person?: number;
  readonly uses: number;
  readonly until: number;
  readonly note: string;
}

export interface NewLink extends StoredLink {
  readonly hash: string;
  /** Names it, and is good for nothing else. */
  readonly id: string;
  readonly at: number;
}

interface ListedLink extends Omit<StoredLink, 'person'> {
  readonly id: string;
  readonly at: number;
}

interface JournalEntry {
  readonly at: number;
  /** The id of a person, or `operator` for whoever has the command line. */
  readonly actor: string;
  readonly act: string;
  /** The id of the person or table it was done to; empty for the server. */
  readonly subject: string;
  readonly detail: string;
}

/** A person as those see them who look after the server. */
export interface KnownPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly login?: string;
  readonly role?: Role;
  readonly muted?: number;
  readonly suspended?: number;
  /** When they were last here, to the hour. */
  readonly used?: number;
  readonly account: boolean;
}

interface KnownTable {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly at: number;
  readonly listed: boolean;
  readonly names: string;
}

export interface Counts {
  readonly people: number;
  readonly accounts: number;
  readonly open: number;
  readonly playing: number;
  readonly over: number;
}

export type AdminChange =
  | { readonly type: 'journal'; readonly entry: JournalEntry }
  | { readonly type: 'role'; readonly person: number; readonly role?: Role }
  /** Until a time; 0 lifts it. */
  | { readonly type: 'mute'; readonly person: number; readonly until: number }
  | { readonly type: 'suspend'; readonly person: number; readonly until: number; readonly at: number }
  | { readonly type: 'setting'; readonly name: string; readonly value: string }
  | { readonly type: 'link'; readonly link: NewLink }
  /** Uses it up by one; for whoever comes too late or once too often it is a conflict. */
  | { readonly type: 'take-link'; readonly hash: string; readonly kind: LinkKind; readonly at: number }
  | { readonly type: 'drop-link'; readonly id: string };

const KNOWN = `SELECT key, id, name, at, login, role, muted, suspended,
    (SELECT max(used) FROM tokens WHERE tokens.person = people.key) AS used,
    CASE WHEN password IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)
      THEN 1 ELSE 0 END AS account FROM people`;

export const adminSql = {
  insertJournal: 'INSERT INTO journal (at, actor, act, subject, detail) VALUES ($1, $2, $3, $4, $5)',
  setRole: 'UPDATE people SET role = $2 WHERE key = $1',
  setMuted: 'UPDATE people SET muted = $2 WHERE key = $1',
  setSuspended: 'UPDATE people SET suspended = $2 WHERE key = $1',
  setSetting: `INSERT INTO server_settings (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  insertLink: `INSERT INTO links (hash, id, kind, person, uses, until, note, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  takeLink: 'UPDATE links SET uses = uses - 1 WHERE hash = $1 AND kind = $2 AND until > $3 AND uses > 0',
  dropLink: 'DELETE FROM links WHERE id = $1',
  // A new link to the same end makes the one before void.
  dropResets: `DELETE FROM links WHERE kind = 'reset' AND person = $1`,
  dropOldLinks: 'DELETE FROM links WHERE until <= $1 OR uses <= 0',
  link: 'SELECT kind, person, uses, until, note FROM links WHERE hash = $1',
  links: `SELECT id, kind, uses, until, note, at FROM links WHERE kind = $1 AND until > $2 AND uses > 0
    ORDER BY at DESC, id LIMIT 100`,
  settings: 'SELECT name, value FROM server_settings',
  journal: `SELECT key, at, actor, act, subject, detail FROM journal WHERE key < $1 ORDER BY key DESC LIMIT $2`,
  knownPeople: `${KNOWN} WHERE lower(name) LIKE $1 OR folded LIKE $1 OR id = $2
    ORDER BY used DESC, key DESC LIMIT $3`,
  knownLately: `${KNOWN} WHERE key IN (SELECT person FROM tokens WHERE used IS NOT NULL AND kind = 'session'
    ORDER BY used DESC LIMIT $1) ORDER BY used DESC, key DESC`,
  knownPerson: `${KNOWN} WHERE id = $1 OR folded = $2`,
  withRoles: `${KNOWN} WHERE role IS NOT NULL ORDER BY role DESC, key`,
  knownTables: `SELECT id, game, status, at, listed,
    (SELECT string_agg(name, ', ') FROM seats WHERE seats.match = matches.key AND name <> '') AS names
    FROM matches WHERE status = $1 ORDER BY key DESC LIMIT $2`,
  counts: `SELECT (SELECT count(*) FROM people) AS people,
    (SELECT count(*) FROM people WHERE password IS NOT NULL
      OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)) AS accounts,
    (SELECT count(*) FROM matches WHERE status = 'open') AS open,
    (SELECT count(*) FROM matches WHERE status = 'playing') AS playing,
    (SELECT count(*) FROM matches WHERE status = 'over') AS over`,
} as const;

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
      const ends: Statement[] =
        until > at
          ? [
              { query: 'sayAllFarewells', values: [person, at] },
              { query: 'deleteSessionsOf', values: [person] },
            ]
          : [];
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

export interface AdminStore {
  link(hash: string): Promise<StoredLink | undefined>;
  links(kind: LinkKind, now: number): Promise<ListedLink[]>;
  settings(): Promise<ReadonlyMap<string, string>>;
  /** The latest first, those before the one with this number. */
  journal(before: number, most: number): Promise<(JournalEntry & { readonly number: number })[]>;
  /** By a part of the name or login, or by the id; without a text those who were here lately. */
  people(find: string, most: number): Promise<KnownPerson[]>;
  /** By id or login. */
  person(who: string): Promise<KnownPerson | undefined>;
  withRoles(): Promise<KnownPerson[]>;
  tables(status: Status, most: number): Promise<KnownTable[]>;
  counts(): Promise<Counts>;
}

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
    // Somebody may have chosen somebody else's id as a login.
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

import type { Result } from '../../../engine/game.ts';
import type { Role } from '../records.ts';
import type { Database } from '../database.ts';
import type {
  NoticeKind,
  PeopleStore,
  Proof,
  ProofKind,
  PublicPerson,
  StoredAccount,
  StoredAttempt,
  StoredNotice,
  StoredPasskey,
  StoredToken,
  Undo,
} from '../subjects/people.ts';
import { KEYS_AT_ONCE } from './queries/people-sql.ts';
import { field, number, type Row, text } from './row.ts';
import type { Status } from '../records.ts';

/** What the databases know of people. */
export class SqlPeople implements PeopleStore {
  readonly #all: Database['all'];

  constructor(database: Database) {
    this.#all = (query, values) => database.all(query, values);
  }

  async account(person: number): Promise<StoredAccount | undefined> {
    return (await this.#all('account', [person])).map(accountOf)[0];
  }

  async byLogin(folded: string): Promise<StoredAccount | undefined> {
    return (await this.#all('accountByLogin', [folded])).map(accountOf)[0];
  }

  async known(person: number): Promise<PublicPerson | undefined> {
    return (await this.#all('publicPerson', [person])).map(publicPersonOf)[0];
  }

  async byId(id: string): Promise<PublicPerson | undefined> {
    return (await this.#all('publicById', [id])).map(publicPersonOf)[0];
  }

  async publicPeople(people: readonly number[]): Promise<PublicPerson[]> {
    const found: PublicPerson[] = [];
    for (let at = 0; at < people.length; at += KEYS_AT_ONCE) {
      const some = people.slice(at, at + KEYS_AT_ONCE);
      const padding = Array<number>(KEYS_AT_ONCE - some.length).fill(-1);
      found.push(...(await this.#all('publicPeople', [...some, ...padding])).map(publicPersonOf));
    }
    return found;
  }

  async device(hash: string): Promise<number | undefined> {
    return (await this.#all('device', [hash])).map((row) => number(row, 'person'))[0];
  }

  async passkeys(person: number): Promise<StoredPasskey[]> {
    return (await this.#all('passkeysOf', [person])).map(passkeyOf);
  }

  async passkey(credential: string): Promise<StoredPasskey | undefined> {
    return (await this.#all('passkey', [credential])).map(passkeyOf)[0];
  }

  async tokens(person: number): Promise<StoredToken[]> {
    return (await this.#all('tokensOf', [person])).map((row) => ({
      hash: text(row, 'hash'),
      kind: text(row, 'kind') as StoredToken['kind'],
      id: text(row, 'id'),
      name: (row.name as string | null) ?? '',
      at: number(row, 'at'),
      noticed: number(row, 'noticed'),
      ...field('used', row.used as number | null),
      ...field('until', row.until as number | null),
      ...proofOf(row),
    }));
  }

  async seatTokens(person: number) {
    return (await this.#all('seatTokensOf', [person])).map((row) => ({
      hash: text(row, 'hash'),
      id: text(row, 'id'),
      match: text(row, 'match'),
      seat: number(row, 'seat'),
      at: number(row, 'at'),
    }));
  }

  async notices(person: number, since: number): Promise<StoredNotice[]> {
    return (await this.#all('notices', [person, since])).map((row) => ({
      key: number(row, 'key'),
      id: text(row, 'id'),
      kind: text(row, 'kind') as NoticeKind,
      at: number(row, 'at'),
      session: text(row, 'session'),
      device: text(row, 'device'),
      subject: text(row, 'subject'),
      ...(row.undo === null ? {} : { undo: JSON.parse(text(row, 'undo')) as Undo }),
    }));
  }

  async revokedTokens(since: number) {
    const rows = await this.#all('revocations', [since]);
    return rows.map((row) => ({
      hash: text(row, 'hash'),
      person: number(row, 'person'),
      at: number(row, 'at'),
    }));
  }

  async seats(person: number) {
    return (await this.#all('seatsTaken', [person])).map((row) => ({
      match: text(row, 'id'),
      game: text(row, 'game'),
      status: text(row, 'status') as Status,
      created: number(row, 'at'),
      ...field('started', row.started as number | null),
      ...field('ended', row.ended as number | null),
      seat: number(row, 'seat'),
      name: text(row, 'name'),
      seed: text(row, 'seat_seed'),
      ...(row.result ? { result: JSON.parse(text(row, 'result')) as Result } : {}),
    }));
  }

  async puzzleAttempts(person: number): Promise<StoredAttempt[]> {
    return (await this.#all('puzzleAttempts', [person])).map((row) => ({
      game: text(row, 'game'),
      puzzle: text(row, 'puzzle'),
      outcome: text(row, 'outcome') as StoredAttempt['outcome'],
      worth: number(row, 'worth'),
      at: number(row, 'at'),
      firstSolved: row.first_solved === 1,
      forgotten: row.forgotten === 1,
    }));
  }

  async puzzleFigures(game: string, least: number) {
    return (await this.#all('puzzleFigures', [game, least])).map((row) => ({
      puzzle: text(row, 'puzzle'),
      tried: number(row, 'tried'),
      solved: number(row, 'solved'),
    }));
  }

  async lessonStars(person: number) {
    return (await this.#all('lessonStars', [person])).map((row) => ({
      game: text(row, 'game'),
      lesson: text(row, 'lesson'),
      stars: number(row, 'stars'),
    }));
  }

  async unfinished(person: number): Promise<number[]> {
    return (await this.#all('unfinishedOf', [person])).map((row) => number(row, 'key'));
  }

  async chat(person: number) {
    return (await this.#all('chatOf', [person])).map((row) => ({
      match: text(row, 'id'),
      seat: number(row, 'seat'),
      text: text(row, 'text'),
      at: number(row, 'said'),
    }));
  }

  async vanishedGuests(since: number, most: number): Promise<number[]> {
    return (await this.#all('vanishedGuests', [since, most])).map((row) => number(row, 'key'));
  }

  async startedTables(person: number) {
    const [row] = await this.#all('startedTablesOf', [person]);
    return row ? { all: number(row, 'tables'), bots: number(row, 'alone') } : { all: 0, bots: 0 };
  }

  async openTables(person: number): Promise<number> {
    const [row] = await this.#all('openTablesOf', [person]);
    return row ? number(row, 'tables') : 0;
  }
}

function proofOf(row: Row): { readonly proof?: Proof } {
  if (row.proved === null || row.proved_by === null) return {};
  return { proof: { at: number(row, 'proved'), by: text(row, 'proved_by') as ProofKind } };
}

function accountOf(row: Row): StoredAccount {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    name: text(row, 'name'),
    at: number(row, 'at'),
    ...field('login', row.login as string | null),
    ...field('password', row.password as string | null),
    ...field('role', row.role as Role | null),
    ...field('muted', row.muted as number | null),
    ...field('suspended', row.suspended as number | null),
    passkeys: number(row, 'passkeys'),
  };
}

function passkeyOf(row: Row): StoredPasskey {
  return {
    credential: text(row, 'credential'),
    id: text(row, 'id'),
    person: number(row, 'person'),
    name: text(row, 'name'),
    publicKey: text(row, 'public_key'),
    counter: number(row, 'counter'),
    transports: JSON.parse(text(row, 'transports')) as string[],
    at: number(row, 'at'),
    ...field('used', row.used as number | null),
  };
}

function publicPersonOf(row: Row): PublicPerson {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    name: text(row, 'name'),
    at: number(row, 'at'),
    isPrivate: row.private === 1,
  };
}

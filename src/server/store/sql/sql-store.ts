import type { Options, Result } from '../../../engine/game.ts';
import { type ClockSetting, noClock } from '../../../wire/clock.ts';
import { type Database, DatabaseRefused, Unstorable, type Verdict } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import type { SeedBox } from '../seed-box.ts';
import { field, number, text } from './row.ts';
import type { ClusterStore } from '../cluster.ts';
import type { Query, Row, Statement, Value } from './sql.ts';
import { endOfRound, type Time } from '../../support/time.ts';
import { MILLION, statementsOf } from './statements.ts';
import { type Role, SqlAdmin } from '../admin.ts';
import { SqlDaily, sealedTide } from '../daily.ts';
import { SqlPush } from '../push.ts';
import { SqlPeople } from './sql-people.ts';
import type {
  Change,
  ChatLine,
  DiceCount,
  Ending,
  Line,
  LineKind,
  Listing,
  Outage,
  Status,
  Store,
  StoredMatch,
  StoredPerson,
  StoredSeat,
  Times,
} from '../store.ts';

interface Waiting {
  readonly change: Change;
  readonly statements: readonly Statement[];
  readonly resolve: (verdict: 'done' | 'conflict') => void;
  readonly reject: (error: Error) => void;
}

/** What a store tells of itself, for the metrics. */
export interface Watch {
  committed?(changes: number, milliseconds: number): void;
}

export interface SqlStoreOptions {
  readonly watch?: Watch;
  readonly cluster?: ClusterWithStore;
  /** Seals the seeds of matches that are not over. */
  readonly box?: SeedBox;
}

/** What several servers share; it is told what has become durable. */
type ClusterWithStore = ClusterStore & { written(changes: readonly Change[]): void };

/** More than this in one transaction would make the first of them wait for the last. */
const MAX_GROUP_SIZE = 500;
/** The name of the record that tells which key seals the seeds. */
const SEED_KEY = 'seed-key';
const SEALED_AT_ONCE = 200;

/** The change did not become durable, or nobody knows whether it did; or something could not be read. */
export class StorageFailed extends Error {}

/**
 * The store on either database. Group commit: while one transaction is on its way to the disk, all changes that come in
 * wait together for the next one, so the number of syncs does not grow with the number of tables.
 */
export class SqlStore implements Store {
  readonly people: SqlPeople;
  readonly push: SqlPush;
  readonly daily: SqlDaily;
  readonly admin: SqlAdmin;
  readonly #database: Database;
  readonly #watch: Watch;
  readonly #time: Time;
  readonly #box: SeedBox | undefined;
  readonly cluster?: ClusterStore;
  readonly #written: ((changes: readonly Change[]) => void) | undefined;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(given: Database, time: Time, { watch = {}, cluster, box }: SqlStoreOptions = {}) {
    this.#box = box;
    const database = readingFrom(given);
    this.#database = database;
    this.people = new SqlPeople(database);
    this.push = new SqlPush(database);
    this.daily = new SqlDaily(database, box);
    this.admin = new SqlAdmin(database);
    this.#watch = watch;
    this.#time = time;
    if (cluster) this.cluster = cluster;
    this.#written = cluster?.written.bind(cluster);
  }

  write(change: Change): Promise<'done' | 'conflict'> {
    const written = Promise.withResolvers<'done' | 'conflict'>();
    const { resolve, reject } = written;
    this.#waiting.push({ change, statements: statementsOf(this.#sealed(change)), resolve, reject });
    this.#writing ??= this.#writeAll();
    return written.promise;
  }

  /** The change as it is stored: the seed of a match that begins is sealed. */
  #sealed(change: Change): Change {
    if (!this.#box) return change;
    if (change.type === 'daily-draw') return sealedTide(change, this.#box);
    if (change.type !== 'create') return change;
    const { match } = change;
    return { ...change, match: { ...match, seed: this.#box.seal(match.seed, match.id) } };
  }

  /**
   * Sees to it that this is the key the seeds were sealed with, and seals those that were stored before there was one. A server
   * with another key could neither go on with matches under way nor be followed by its neighbours.
   */
  async prepareSeeds(): Promise<void> {
    const known = await this.push.serverKey(SEED_KEY);
    if (known !== undefined && known !== this.#box?.name)
      throw new DatabaseRefused(
        'the dice of matches under way are sealed with another key than the one given here (seed.key or SEED_KEY); docs/running.md tells what to do',
      );
    if (!this.#box) return;
    if (known === undefined) await this.write({ type: 'server-key', name: SEED_KEY, value: this.#box.name });
    for (;;) {
      const rows = await this.#database.all('plainSeeds', [SEALED_AT_ONCE]);
      for (const row of rows) {
        const seed = text(row, 'seed');
        const sealed = this.#box.seal(seed, text(row, 'id'));
        await this.write({ type: 'seal-seed', match: number(row, 'key'), seed, sealed });
      }
      if (rows.length < SEALED_AT_ONCE) return;
    }
  }

  async #writeAll(): Promise<void> {
    // Whatever else arrives in this round of the event loop comes along.
    await endOfRound(this.#time);
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MAX_GROUP_SIZE);
      const begun = this.#time.elapsed();
      const verdicts = await this.#commit(group);
      this.#watch.committed?.(group.length, this.#time.elapsed() - begun);
      this.#written?.(group.flatMap(({ change }, index) => (verdicts[index] === 'done' ? [change] : [])));
      for (const [index, { resolve, reject }] of group.entries()) {
        const verdict = verdicts[index] ?? { failed: 'the database did not answer' };
        if (typeof verdict === 'string') resolve(verdict);
        else reject(verdict.unstorable ? new Unstorable(verdict.failed) : new StorageFailed(verdict.failed));
      }
    }
    this.#writing = undefined;
  }

  async #commit(group: readonly Waiting[]): Promise<readonly Verdict[]> {
    try {
      return await this.#database.commit(group.map(({ statements }) => statements));
    } catch (error) {
      return group.map(() => ({ failed: errorMessage(error) }));
    }
  }

  async person(hash: string) {
    const row = await this.#one('person', [hash]);
    return row && { ...personOf(row), used: number(row, 'used') };
  }

  async program(hash: string, now: number) {
    const row = await this.#one('program', [hash, now]);
    return row && { ...personOf(row), ...field('used', row.used as number | null) };
  }

  async invitation(hash: string) {
    const row = await this.#one('invitation', [hash]);
    return row && { match: number(row, 'match') };
  }

  async seatToken(hash: string) {
    const row = await this.#one('seatToken', [hash]);
    return row && { match: number(row, 'match'), seat: number(row, 'seat'), person: number(row, 'person') };
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    return this.#whole(await this.#database.all('match', [id]));
  }

  async matchByKey(key: number): Promise<StoredMatch | undefined> {
    return this.#whole(await this.#database.all('matchByKey', [key]));
  }

  async lines(match: number, from: number): Promise<Line[]> {
    return (await this.#database.all('lines', [match, from])).map(lineOf);
  }

  async ending(match: number): Promise<Ending | undefined> {
    const row = await this.#one('ending', [match]);
    if (!row) return undefined;
    return {
      result: JSON.parse(text(row, 'result')) as Result,
      events: text(row, 'events'),
      ...json<'played', Ending['played']>('played', row),
    };
  }

  async chat(match: number, after: number, most: number): Promise<ChatLine[]> {
    return (await this.#database.all('chat', [match, after, most])).map((row) => ({
      number: number(row, 'number'),
      seat: number(row, 'seat'),
      text: text(row, 'text'),
      at: number(row, 'at'),
    }));
  }

  async lastChat(match: number): Promise<number> {
    const row = await this.#one('lastChat', [match]);
    return row ? number(row, 'number') : 0;
  }

  async matchesOf(person: number, most: number): Promise<StoredMatch[]> {
    return this.#matches('matchesOf', [person, most]);
  }

  async matchesIn(person: number, status: Status, before: number, most: number): Promise<StoredMatch[]> {
    const query = status === 'open' || status === 'playing' ? 'matchesUnder' : 'matchesIn';
    return this.#matches(query, [person, status, before, most]);
  }

  async listed(most: number): Promise<Listing[]> {
    return (await this.#database.all('listed', [most])).map((row) => ({
      key: number(row, 'key'),
      host: number(row, 'host'),
      ...field('origin', row.origin as string | null),
    }));
  }

  async matchesByKey(keys: readonly number[]): Promise<StoredMatch[]> {
    const found = await Promise.all(keys.map((key) => this.matchByKey(key)));
    return found.filter((match) => match !== undefined);
  }

  unstarted(
    { listed, hidden }: { readonly listed: number; readonly hidden: number },
    after: number,
    most: number,
  ): Promise<number[]> {
    return this.#keys('unstarted', [listed, hidden, after, most]);
  }

  abandoned(since: number, most: number): Promise<number[]> {
    return this.#keys('abandoned', [since, most]);
  }

  async dueClocks(now: number, most: number) {
    const rows = await this.#database.all('dueClocks', [now, most]);
    return rows.map((row) => ({ match: number(row, 'key'), look: number(row, 'look') }));
  }

  async diceCounts(): Promise<DiceCount[]> {
    return (await this.#database.all('diceCounts', [])).map((row) => ({
      game: text(row, 'game'),
      bar: number(row, 'bar'),
      count: number(row, 'count'),
      expected: number(row, 'expected') / MILLION,
      variance: number(row, 'variance') / MILLION,
    }));
  }

  async outages(): Promise<Outage[]> {
    const rows = await this.#database.all('outages', []);
    return rows.map((row) => ({ since: number(row, 'since'), until: number(row, 'until') }));
  }

  async alive(): Promise<number> {
    const row = await this.#one('alive', []);
    return row ? number(row, 'at') : 0;
  }

  async withBots(after: number, most: number): Promise<number[]> {
    return this.#keys('withBots', [after, most]);
  }

  async ping(): Promise<void> {
    await this.#one('ping', []);
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#database.close();
  }

  #whole(rows: readonly Row[]): StoredMatch | undefined {
    const match = wholeOf(rows);
    return match && this.#box ? { ...match, seed: this.#box.open(match.seed, match.id) } : match;
  }

  async #keys(query: Query, values: readonly Value[]): Promise<number[]> {
    return (await this.#database.all(query, values)).map((row) => number(row, 'key'));
  }

  /** One query for many matches; a row for each seat. */
  async #matches(query: Query, values: readonly Value[]): Promise<StoredMatch[]> {
    const rows = Map.groupBy(await this.#database.all(query, values), (row) => row.key);
    return [...rows.values()].flatMap((seats) => this.#whole(seats) ?? []);
  }

  async #one(query: Query, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.#database.all(query, values))[0];
  }
}

/** A match from its rows, one for each seat. */
function wholeOf(rows: readonly Row[]): StoredMatch | undefined {
  const [row] = rows;
  if (!row) return undefined;
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    game: text(row, 'game'),
    rules: number(row, 'rules'),
    options: JSON.parse(text(row, 'options')) as Options,
    host: number(row, 'host'),
    seats: rows.filter(({ seat }) => seat !== null).map(seatOf),
    seed: text(row, 'seed'),
    commitment: text(row, 'commitment'),
    at: number(row, 'at'),
    version: number(row, 'version'),
    status: text(row, 'status') as Status,
    listed: row.listed === 1,
    clock: row.clock ? (JSON.parse(text(row, 'clock')) as ClockSetting) : noClock,
    times: row.times ? (JSON.parse(text(row, 'times')) as Times) : noTimes,
    removed: row.removed ? (JSON.parse(text(row, 'removed')) as number[]) : [],
    ...field('previous', row.previous as string | null),
    ...(row.dice === 2 ? { dice: 2 as const } : {}),
    ...field('closing', row.closing as number | null),
    ...field('started', row.started as number | null),
    ...field('ended', row.ended as number | null),
    ...json<'result', Result>('result', row),
    ...json<'played', StoredMatch['played']>('played', row),
    ...field('next', row.next as string | null),
  };
}

/** What cannot be read is told from what is wrong with ourselves: people may try again. */
function readingFrom(database: Database): Database {
  return {
    commit: (changes) => database.commit(changes),
    all: async (query, values) => {
      try {
        return await database.all(query, values);
      } catch (error) {
        throw error instanceof Unstorable ? error : new StorageFailed(errorMessage(error));
      }
    },
    close: () => database.close(),
  };
}

const noTimes: Times = { pauseAsked: [], interludes: [] };

export function lineOf(row: Row): Line {
  return {
    line: number(row, 'line'),
    step: number(row, 'step'),
    kind: text(row, 'kind') as LineKind,
    seat: number(row, 'seat'),
    asked: number(row, 'asked'),
    text: text(row, 'text'),
    at: number(row, 'at'),
    by: text(row, 'author'),
  };
}

function seatOf(row: Row): StoredSeat {
  return {
    name: text(row, 'name'),
    seed: text(row, 'seat_seed'),
    ...field('commitment', row.seat_commitment as string | null),
    ...field('opening', row.opening as string | null),
    ...field('person', row.person as number | null),
    ...field('bot', row.bot as string | null),
    ...field('standIn', row.stand_in as string | null),
    ...(row.push === 1 ? { push: true } : {}),
    ...(row.program === 1 ? { program: true } : {}),
  };
}

function personOf(row: Row): StoredPerson {
  return {
    key: number(row, 'key'),
    id: text(row, 'id'),
    name: text(row, 'name'),
    ...(row.program === 1 ? { program: true } : {}),
    ...field('role', row.role as Role | null),
    ...field('muted', row.muted as number | null),
    ...field('suspended', row.suspended as number | null),
  };
}

/** What is stored as JSON, if anything is. */
function json<K extends string, V>(key: K, row: Row): { readonly [P in K]?: NonNullable<V> } {
  const stored = row[key];
  return field(key, stored ? (JSON.parse(stored as string) as NonNullable<V>) : null);
}

/** The store, once its seeds are in order; closed if they cannot be. */
export async function prepared(store: SqlStore): Promise<SqlStore> {
  try {
    await store.prepareSeeds();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

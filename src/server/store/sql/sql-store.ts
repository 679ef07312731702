import { type Database, DatabaseRefused, StorageFailed, Unstorable } from '../database.ts';
import type { Change } from '../changes.ts';
import type { ClusterStore } from '../cluster.ts';
import {
  type Archived,
  type ChatLine,
  type DiceCount,
  type Ending,
  type Line,
  type Listing,
  type Outage,
  publishedAt,
  type Status,
  type StoredMatch,
} from '../records.ts';
import type { SeedBox } from '../seed-box.ts';
import type { Store } from '../store.ts';
import { errorMessage } from '../../support/error-message.ts';
import type { Time } from '../../support/time.ts';
import { GroupCommit, type CommitObserver } from './group-commit.ts';
import { field, number, text } from './row.ts';
import { chatLineOf, diceCountOf, endingOf, lineOf, listingOf, matchOf, personOf } from './rows.ts';
import { KEYS_AT_ONCE } from './queries/people-sql.ts';
import type { Query, Row, Value } from './sql.ts';
import { SqlChallenges } from './sql-challenges.ts';
import { SqlDaily, sealedTide } from './sql-daily.ts';
import { SqlDuplicates, sealedDeals } from './sql-duplicates.ts';
import { SqlAdmin } from './sql-admin.ts';
import { SqlContacts } from './sql-contacts.ts';
import { SqlModeration } from './sql-moderation.ts';
import { SqlFriends } from './sql-friends.ts';
import { SqlPairing } from './sql-pairing.ts';
import { SqlPeople } from './sql-people.ts';
import { SqlPush } from './sql-push.ts';
import { SqlRatings } from './sql-ratings.ts';
import { SqlReviews } from './sql-reviews.ts';
import { SqlWatching } from './sql-watching.ts';
import { statementsOf } from './statements/statements.ts';

export interface SqlStoreOptions {
  readonly watch?: CommitObserver;
  readonly cluster?: ClusterWithStore;
  /** Seals the seeds of unfinished matches. */
  readonly box?: SeedBox;
}

/** A cluster store that is told what has become durable. */
type ClusterWithStore = ClusterStore & { written(changes: readonly Change[]): void };

/** The name under which the fingerprint of the seed key is stored. */
const SEED_KEY = 'seed-key';
const SEALED_AT_ONCE = 200;

/** The store on either database: changes become statements and are committed in groups, rows become records. */
export class SqlStore implements Store {
  readonly people: SqlPeople;
  readonly push: SqlPush;
  readonly contacts: SqlContacts;
  readonly daily: SqlDaily;
  readonly challenges: SqlChallenges;
  readonly duplicates: SqlDuplicates;
  readonly admin: SqlAdmin;
  readonly ratings: SqlRatings;
  readonly reviews: SqlReviews;
  readonly pairing: SqlPairing;
  readonly moderation: SqlModeration;
  readonly friends: SqlFriends;
  readonly watching: SqlWatching;
  readonly #database: Database;
  readonly #commits: GroupCommit;
  readonly #box: SeedBox | undefined;
  readonly cluster?: ClusterStore;

  constructor(given: Database, time: Time, { watch = {}, cluster, box }: SqlStoreOptions = {}) {
    this.#box = box;
    const database = readingFrom(given);
    this.#database = database;
    this.people = new SqlPeople(database);
    this.push = new SqlPush(database);
    this.contacts = new SqlContacts(database);
    this.daily = new SqlDaily(database, box);
    this.challenges = new SqlChallenges(database);
    this.duplicates = new SqlDuplicates(database, box);
    this.admin = new SqlAdmin(database);
    this.ratings = new SqlRatings(database);
    this.reviews = new SqlReviews(database);
    this.pairing = new SqlPairing(database);
    this.moderation = new SqlModeration(database);
    this.friends = new SqlFriends(database);
    this.watching = new SqlWatching(database);
    if (cluster) this.cluster = cluster;
    this.#commits = new GroupCommit({ database, time, watch, written: cluster?.written.bind(cluster) });
  }

  write(change: Change): Promise<'done' | 'conflict'> {
    return this.#commits.add(change, statementsOf(this.#sealed(change)));
  }

  /** The change as it is stored: the seed of a match that begins is sealed. */
  #sealed(change: Change): Change {
    if (!this.#box) return change;
    if (change.type === 'daily-draw') return sealedTide(change, this.#box);
    if (change.type === 'duplicate-create') return sealedDeals(change, this.#box);
    if (change.type !== 'create' && change.type !== 'challenge-accepted' && change.type !== 'pair')
      return change;
    const { match } = change;
    return { ...change, match: { ...match, seed: this.#box.seal(match.seed, match.id) } };
  }

  /**
   * Checks that the seeds were sealed with this key, and seals those stored before there was one. A server with another key
   * could not continue running matches, and other nodes could not continue its own.
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
    return row && endingOf(row);
  }

  async chat(match: number, after: number, most: number): Promise<ChatLine[]> {
    return (await this.#database.all('chat', [match, after, most])).map(chatLineOf);
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
    return (await this.#database.all('listed', [most])).map(listingOf);
  }

  async matchesByKey(keys: readonly number[]): Promise<StoredMatch[]> {
    const found = new Map<number, StoredMatch>();
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
      const some = keys.slice(at, at + KEYS_AT_ONCE);
      // A prepared statement has a fixed number of parameters; no match has this key.
      const padding = Array<number>(KEYS_AT_ONCE - some.length).fill(-1);
      for (const match of await this.#matches('matchesByKey', [...some, ...padding]))
        found.set(match.key, match);
    }
    return keys.flatMap((key) => found.get(key) ?? []);
  }

  unstarted(
    { listed, hidden }: { readonly listed: number; readonly hidden: number },
    after: number,
    most: number,
  ): Promise<number[]> {
    return this.#keys('unstarted', [listed, hidden, after, most]);
  }

  full(after: number, most: number): Promise<number[]> {
    return this.#keys('full', [after, most]);
  }

  async archived(wanted: Archived, most: number): Promise<StoredMatch[]> {
    const { after, published, since, until, game = '', players = 0, person = 0 } = wanted;
    const values = [after.published, after.key, published, since, until, game, players, person, most];
    return byTime(await this.#matches('archived', values), publishedAt);
  }

  async endedSince(person: number, since: number, most: number): Promise<StoredMatch[]> {
    return byTime(await this.#matches('endedSince', [person, since, most]), ({ ended }) => ended);
  }

  abandoned(since: number, most: number): Promise<number[]> {
    return this.#keys('abandoned', [since, most]);
  }

  async dueClocks(now: number, most: number) {
    const rows = await this.#database.all('dueClocks', [now, most]);
    return rows.map((row) => ({ match: number(row, 'key'), look: number(row, 'look') }));
  }

  async diceCounts(): Promise<DiceCount[]> {
    return (await this.#database.all('diceCounts', [])).map(diceCountOf);
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
    await this.#commits.idle();
    await this.#database.close();
  }

  #whole(rows: readonly Row[]): StoredMatch | undefined {
    const match = matchOf(rows);
    return match && this.#box ? { ...match, seed: this.#box.open(match.seed, match.id) } : match;
  }

  async #keys(query: Query, values: readonly Value[]): Promise<number[]> {
    return (await this.#database.all(query, values)).map((row) => number(row, 'key'));
  }

  /** Many matches by one query, with a row for each seat. */
  async #matches(query: Query, values: readonly Value[]): Promise<StoredMatch[]> {
    const rows = Map.groupBy(await this.#database.all(query, values), (row) => row.key);
    return [...rows.values()].flatMap((seats) => this.#whole(seats) ?? []);
  }

  async #one(query: Query, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.#database.all(query, values))[0];
  }
}

function byTime(
  matches: readonly StoredMatch[],
  timeOf: (match: StoredMatch) => number | undefined,
): StoredMatch[] {
  return matches.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0) || a.key - b.key);
}

/** The store once its seeds are checked and sealed; closed if that fails. */
export async function prepared(store: SqlStore): Promise<SqlStore> {
  try {
    await store.prepareSeeds();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Turns failed reads into `StorageFailed`, so that they can be told from bugs: callers may try again. */
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

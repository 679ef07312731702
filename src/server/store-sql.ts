import type { Options, Result } from '../engine/game.ts';
import { because, type Database, type Verdict } from './database.ts';
import type { Query, Row, Statement, Value } from './sql.ts';
import { statementsOf } from './statements.ts';
import type {
  Change,
  ChatLine,
  Ending,
  Line,
  LineKind,
  Status,
  Store,
  StoredMatch,
  StoredSeat,
} from './store.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (verdict: 'done' | 'conflict') => void;
  readonly reject: (error: Error) => void;
}

/** What a store tells of itself, for the metrics. */
export interface Watch {
  committed?(changes: number, milliseconds: number): void;
}

/** More than this in one transaction would make the first of them wait for the last. */
const MOST_IN_A_GROUP = 500;

/** The change did not become durable, or nobody knows whether it did. */
export class StorageFailed extends Error {}

/**
 * The store on either database. Group commit: while one transaction is on its way to the disk, all changes that come in
 * wait together for the next one, so the number of syncs does not grow with the number of tables.
 */
export class SqlStore implements Store {
  readonly #database: Database;
  readonly #watch: Watch;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(database: Database, watch: Watch = {}) {
    this.#database = database;
    this.#watch = watch;
  }

  write(change: Change): Promise<'done' | 'conflict'> {
    const written = Promise.withResolvers<'done' | 'conflict'>();
    const { resolve, reject } = written;
    this.#waiting.push({ statements: statementsOf(change), resolve, reject });
    this.#writing ??= this.#writeAll();
    return written.promise;
  }

  async #writeAll(): Promise<void> {
    // Whatever else arrives in this round of the event loop comes along.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_IN_A_GROUP);
      const begun = performance.now();
      const verdicts = await this.#commit(group);
      this.#watch.committed?.(group.length, performance.now() - begun);
      for (const [index, { resolve, reject }] of group.entries()) {
        const verdict = verdicts[index] ?? { failed: 'the database did not answer' };
        if (typeof verdict === 'string') resolve(verdict);
        else reject(new StorageFailed(verdict.failed));
      }
    }
    this.#writing = undefined;
  }

  async #commit(group: readonly Waiting[]): Promise<readonly Verdict[]> {
    try {
      return await this.#database.commit(group.map(({ statements }) => statements));
    } catch (error) {
      return group.map(() => ({ failed: because(error) }));
    }
  }

  async person(hash: string) {
    const row = await this.#one('person', [hash]);
    return row && { key: number(row, 'key'), id: text(row, 'id'), name: text(row, 'name') };
  }

  async invitation(hash: string) {
    const row = await this.#one('invitation', [hash]);
    return row && { match: number(row, 'match') };
  }

  async seatToken(hash: string) {
    const row = await this.#one('seatToken', [hash]);
    return row && { match: number(row, 'match'), seat: number(row, 'seat') };
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    return this.#whole(await this.#one('match', [id]));
  }

  async matchByKey(key: number): Promise<StoredMatch | undefined> {
    return this.#whole(await this.#one('matchByKey', [key]));
  }

  async lines(match: number, from: number): Promise<Line[]> {
    return (await this.#database.all('lines', [match, from])).map((row) => ({
      line: number(row, 'line'),
      step: number(row, 'step'),
      kind: text(row, 'kind') as LineKind,
      seat: number(row, 'seat'),
      asked: number(row, 'asked'),
      text: text(row, 'text'),
      at: number(row, 'at'),
      by: text(row, 'author'),
    }));
  }

  async ending(match: number): Promise<Ending | undefined> {
    const row = await this.#one('ending', [match]);
    if (!row) return undefined;
    return {
      result: JSON.parse(text(row, 'result')) as Result,
      events: JSON.parse(text(row, 'events')) as Ending['events'],
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
    const rows = await this.#database.all('matchesOf', [person, most]);
    const found = await Promise.all(rows.map((row) => this.matchByKey(number(row, 'match'))));
    return found.filter((match) => match !== undefined);
  }

  async withBots(after: number, most: number): Promise<number[]> {
    return (await this.#database.all('withBots', [after, most])).map((row) => number(row, 'key'));
  }

  async ping(): Promise<void> {
    await this.#one('ping', []);
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#database.close();
  }

  async #one(query: Query, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.#database.all(query, values))[0];
  }

  async #whole(row: Row | undefined): Promise<StoredMatch | undefined> {
    if (!row) return undefined;
    const key = number(row, 'key');
    const seats = await this.#database.all('seats', [key]);
    return {
      key,
      id: text(row, 'id'),
      game: text(row, 'game'),
      rules: number(row, 'rules'),
      options: JSON.parse(text(row, 'options')) as Options,
      host: number(row, 'host'),
      seats: seats.map(seatOf),
      seed: text(row, 'seed'),
      commitment: text(row, 'commitment'),
      at: number(row, 'at'),
      version: number(row, 'version'),
      status: text(row, 'status') as Status,
      ...field('previous', row.previous as string | null),
      ...field('started', row.started as number | null),
      ...field('ended', row.ended as number | null),
      ...(row.result ? { result: JSON.parse(text(row, 'result')) as Result } : {}),
      ...field('next', row.next as string | null),
    };
  }
}

function seatOf(row: Row): StoredSeat {
  return {
    name: text(row, 'name'),
    seed: text(row, 'seed'),
    ...field('person', row.person as number | null),
    ...field('bot', row.bot as string | null),
    ...field('standIn', row.stand_in as string | null),
  };
}

/** The field, unless there is nothing to put into it. */
function field<K extends string, V>(key: K, value: V | null): { readonly [P in K]?: V } {
  return value === null ? {} : ({ [key]: value } as { readonly [P in K]: V });
}

function text(row: Row, column: string): string {
  return row[column] as string;
}

function number(row: Row, column: string): number {
  return row[column] as number;
}

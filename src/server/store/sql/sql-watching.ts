import type { Database } from '../database.ts';
import type { TypicalLength, WatchCandidate, WatchStore } from '../subjects/watching.ts';
import { number, type Row, text } from './row.ts';
import type { Query } from './sql.ts';
import { KEYS_AT_ONCE } from './queries/people-sql.ts';

/** Matches that can be watched, read from either database. */
export class SqlWatching implements WatchStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async candidates(most: number): Promise<WatchCandidate[]> {
    return (await this.#database.all('watchable', [most])).map(candidateOf);
  }

  async candidatesAmong(keys: readonly number[]): Promise<WatchCandidate[]> {
    return (await this.#byKeys('watchableAmong', keys)).map(candidateOf);
  }

  async lengths(keys: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#byKeys('lengths', keys);
    return new Map(rows.map((row) => [number(row, 'match'), number(row, 'line')]));
  }

  async typicalLengths(latest: number): Promise<TypicalLength[]> {
    const rows = await this.#database.all('typicalLengths', [latest]);
    return rows
      .filter(({ line }) => line !== null)
      .map((row) => ({ game: text(row, 'game'), seats: number(row, 'seats'), lines: number(row, 'line') }));
  }

  async #byKeys(query: Query, keys: readonly number[]): Promise<readonly Row[]> {
    if (keys.length === 0) return [];
    // A prepared statement has a fixed number of parameters; no match has this key.
    const padding = Array<number>(Math.max(0, KEYS_AT_ONCE - keys.length)).fill(-1);
    return this.#database.all(query, [...keys.slice(0, KEYS_AT_ONCE), ...padding]);
  }
}

function candidateOf(row: Row): WatchCandidate {
  return { key: number(row, 'key'), interest: number(row, 'interest') };
}

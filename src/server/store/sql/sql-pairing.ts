import type { Database } from '../database.ts';
import type { PairingStore, SeekerWish, StoredSeeker } from '../subjects/pairing.ts';
import type { Seeker } from '../subjects/seeker.ts';
import { field, number, type Row, text } from './row.ts';
import { personOf } from './rows.ts';

/** People who look for a table, read from either database. */
export class SqlPairing implements PairingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async seekers(): Promise<StoredSeeker[]> {
    return (await this.#database.all('seekers', [])).map(seekerOf);
  }

  async seeker(person: number): Promise<StoredSeeker | undefined> {
    return (await this.#database.all('seeker', [person])).map(seekerOf)[0];
  }
}

function seekerOf(row: Row): StoredSeeker {
  return {
    ...(JSON.parse(text(row, 'wish')) as SeekerWish),
    person: number(row, 'person'),
    numbers: JSON.parse(text(row, 'numbers')) as Seeker['numbers'],
    since: number(row, 'since'),
    seen: number(row, 'seen'),
    who: personOf(row),
    ...field('match', row.match as string | null),
  };
}

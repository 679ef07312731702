import type { Language } from '../../../engine/words.ts';
import type { Database } from '../database.ts';
import type { PushStore, Subscription } from '../subjects/push.ts';
import { text } from './row.ts';

/** Push subscriptions and the server's own keys, read from either database. */
export class SqlPush implements PushStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async subscriptions(person: number): Promise<Subscription[]> {
    const rows = await this.#database.all('subscriptionsOf', [person]);
    return rows.map((row) => ({
      endpoint: text(row, 'endpoint'),
      p256dh: text(row, 'p256dh'),
      auth: text(row, 'auth'),
      language: text(row, 'language') as Language,
    }));
  }

  async serverKey(name: string): Promise<string | undefined> {
    const [row] = await this.#database.all('serverKey', [name]);
    return row && text(row, 'value');
  }
}

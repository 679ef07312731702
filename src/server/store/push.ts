import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../engine/words.ts';
import type { Database } from './database.ts';
import { text } from './sql/row.ts';
import type { Statement } from './sql/sql.ts';

/** Where a browser can be told something while it is closed. */
export interface Subscription {
  readonly endpoint: string;
  /** What the browser encrypts with, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

export type PushChange =
  /** Replaces what was known of the same endpoint, whoever's it was: a browser belongs to one person at a time. */
  | {
      readonly type: 'subscribe';
      readonly person: number;
      readonly subscription: Subscription;
      /** The hash of the session it was made in; it ends with it. */
      readonly session: string;
      readonly at: number;
    }
  | { readonly type: 'unsubscribe'; readonly endpoint: string }
  /** Of several servers that would tell the same question one does: for the others it is a conflict. */
  | { readonly type: 'push-told'; readonly match: number; readonly seat: Seat; readonly asked: number }
  /** The same for reminding of a question that was told; a conflict if it was not. */
  | { readonly type: 'push-nudged'; readonly match: number; readonly seat: Seat; readonly asked: number }
  /** A key of the server's own; one that exists stays. */
  | { readonly type: 'server-key'; readonly name: string; readonly value: string };

export const pushSql = {
  deleteSubscription: 'DELETE FROM push_subscriptions WHERE endpoint = $1',
  insertSubscription: `INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, language, at, session)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  trimSubscriptions: `DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN
    (SELECT endpoint FROM push_subscriptions WHERE person = $1 ORDER BY at DESC, endpoint LIMIT $2)`,
  tellPush: `INSERT INTO push_told (match, seat, asked) VALUES ($1, $2, $3)
    ON CONFLICT (match, seat) DO UPDATE SET asked = excluded.asked WHERE push_told.asked < excluded.asked`,
  nudgePush: `UPDATE push_told SET nudged = $3
    WHERE match = $1 AND seat = $2 AND asked = $3 AND nudged < $3`,
  insertServerKey: 'INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  deleteSubscriptionsBy: 'DELETE FROM push_subscriptions WHERE session = $1',
  deleteSubscriptionsOf: 'DELETE FROM push_subscriptions WHERE person = $1',
  subscriptionsOf: 'SELECT endpoint, p256dh, auth, language FROM push_subscriptions WHERE person = $1',
  serverKey: 'SELECT value FROM server_keys WHERE name = $1',
} as const;

/** More browsers than anybody has. */
const MAX_SUBSCRIPTIONS = 20;

export function pushStatements(change: PushChange): Statement[] {
  switch (change.type) {
    case 'subscribe': {
      const { person, subscription, session, at } = change;
      const { endpoint, p256dh, auth, language } = subscription;
      return [
        { query: 'deleteSubscription', values: [endpoint] },
        { query: 'insertSubscription', values: [endpoint, person, p256dh, auth, language, at, session] },
        { query: 'trimSubscriptions', values: [person, MAX_SUBSCRIPTIONS] },
      ];
    }
    case 'unsubscribe':
      return [{ query: 'deleteSubscription', values: [change.endpoint] }];
    case 'push-told':
      return [{ query: 'tellPush', values: [change.match, change.seat, change.asked], expect: 1 }];
    case 'push-nudged':
      return [{ query: 'nudgePush', values: [change.match, change.seat, change.asked], expect: 1 }];
    case 'server-key':
      return [{ query: 'insertServerKey', values: [change.name, change.value] }];
  }
}

export interface PushStore {
  subscriptions(person: number): Promise<Subscription[]>;
  serverKey(name: string): Promise<string | undefined>;
}

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

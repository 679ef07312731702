import pg from 'pg';
import { Queue } from '../../support/queue.ts';

const CHANNEL = 'tidetable';

export interface Heard {
  readonly heard: (text: string) => void;
  /** The connection was lost and is back: notifications may have been missed. */
  readonly missed: () => void;
}

/**
 * The node's dedicated connection for LISTEN, NOTIFY and heartbeats. If it is lost, or the database does not answer in time,
 * the next use opens another.
 */
export class PostgresChannel {
  readonly #settings: pg.ClientConfig;
  readonly #queue = new Queue();
  #client: pg.Client | undefined;
  #heard: Heard | undefined;
  #closed = false;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  listen(heard: Heard): void {
    this.#heard = heard;
  }

  async query<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    return this.#queue.run(async () => {
      const client = await this.#open();
      try {
        return await client.query<R>(query);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) this.#drop(client);
        throw error;
      }
    });
  }

  async tell(text: string): Promise<void> {
    await this.query({ name: 'tell', text: `SELECT pg_notify('${CHANNEL}', $1)`, values: [text] });
  }

  close(): void {
    this.#closed = true;
    if (this.#client) this.#drop(this.#client);
  }

  async #open(): Promise<pg.Client> {
    if (this.#closed) throw new Error('the connection is closed');
    if (this.#client) return this.#client;
    const client = new pg.Client(this.#settings);
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    client.on('notification', ({ payload }) => this.#heard?.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      this.#drop(client);
      throw error;
    }
    this.#client = client;
    this.#heard?.missed();
    return client;
  }

  #drop(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    // Not awaited: where nobody answers, it would never resolve.
    client.end().catch(() => undefined);
  }
}

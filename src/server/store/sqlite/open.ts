import { Worker } from 'node:worker_threads';
import { type Database, DatabaseInUse, DatabaseRefused, type Verdict } from '../database.ts';
import type { Query, Row, Statement, Value } from '../sql/sql.ts';
import type { SqliteOptions } from './database.ts';
import { prepared, SqlStore, type SqlStoreOptions } from '../sql/sql-store.ts';
import type { Store } from '../store.ts';
import { systemTime } from '../../support/system-time.ts';

type Ask =
  | { readonly type: 'commit'; readonly changes: readonly (readonly Statement[])[] }
  | { readonly type: 'all'; readonly query: Query; readonly values: readonly Value[] }
  | { readonly type: 'close' };
export type Request = Ask & { readonly id: number };
export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'refused'; readonly sentence: string }
  | { readonly type: 'in-use'; readonly file: string }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string };

/**
 * The embedded store: one file, no set-up. `node:sqlite` is synchronous, and a sync of an ordinary disk takes
 * milliseconds, so the database has a thread of its own (docs/decisions/0007-store-thread-and-group-commit.md has the figures).
 */
export async function openSqlite(
  options: SqliteOptions,
  more: Pick<SqlStoreOptions, 'watch' | 'box'> = {},
): Promise<Store> {
  return prepared(new SqlStore(await SqliteThread.start(options), systemTime, more));
}

class SqliteThread implements Database {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;
  #unsent: Request[] = [];
  #dead: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(options: SqliteOptions): Promise<SqliteThread> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: options });
    const [first] = await new Promise<readonly Reply[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if (first?.type === 'refused' || first?.type === 'in-use') {
      await worker.terminate();
      throw first.type === 'in-use' ? new DatabaseInUse(first.file) : new DatabaseRefused(first.sentence);
    }
    const thread = new SqliteThread(worker);
    worker.on('message', (replies: readonly Reply[]) => replies.forEach((reply) => thread.#settle(reply)));
    worker.on('error', (error) => thread.#fail(error as Error));
    worker.on('exit', () => thread.#fail(new Error('the database is closed')));
    return thread;
  }

  commit(changes: readonly (readonly Statement[])[]): Promise<readonly Verdict[]> {
    return this.#ask({ type: 'commit', changes }) as Promise<readonly Verdict[]>;
  }

  all(query: Query, values: readonly Value[]): Promise<readonly Row[]> {
    return this.#ask({ type: 'all', query, values }) as Promise<readonly Row[]>;
  }

  async close(): Promise<void> {
    if (this.#dead) return;
    await this.#ask({ type: 'close' });
  }

  #ask(request: Ask): Promise<unknown> {
    if (this.#dead) return Promise.reject(this.#dead);
    const id = ++this.#asked;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    // Waking the thread costs more than a query: requests of one turn are sent together.
    if (this.#unsent.push({ ...request, id }) === 1) queueMicrotask(() => this.#send());
    return answer.promise;
  }

  #send(): void {
    const requests = this.#unsent;
    this.#unsent = [];
    // A string is transferred faster than objects are cloned.
    this.#worker.postMessage(JSON.stringify(requests));
  }

  #settle(reply: Reply): void {
    if (reply.type !== 'done' && reply.type !== 'failed') return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.type === 'done') waiting?.resolve(reply.value);
    else waiting?.reject(new Error(reply.reason));
  }

  #fail(error: Error): void {
    this.#dead ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#dead);
    this.#waiting.clear();
  }
}

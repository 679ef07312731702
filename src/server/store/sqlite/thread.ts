import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseInUse, DatabaseRefused } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import { Sqlite, type SqliteOptions } from './database.ts';
import type { Reply, Request } from './open.ts';

/** The thread that owns the SQLite file: answers requests in order, a batch with a batch. */
const port = parentPort;
if (!port) throw new Error('this is the entry of a worker thread');

function say(replies: readonly Reply[]): void {
  port?.postMessage(replies);
}

try {
  const sqlite = new Sqlite(workerData as SqliteOptions);
  port.on('message', (text: string) => {
    const requests = JSON.parse(text) as readonly Request[];
    say(requests.map((request) => answer(sqlite, request)));
    if (requests.some(({ type }) => type === 'close')) port.close();
  });
  say([{ type: 'ready' }]);
} catch (error) {
  if (!(error instanceof DatabaseRefused)) throw error;
  say([
    error instanceof DatabaseInUse
      ? { type: 'in-use', file: error.file }
      : { type: 'refused', sentence: error.message },
  ]);
}

function answer(sqlite: Sqlite, request: Request): Reply {
  try {
    switch (request.type) {
      case 'commit':
        return { type: 'done', id: request.id, value: sqlite.commit(request.changes) };
      case 'all':
        return { type: 'done', id: request.id, value: sqlite.all(request.query, request.values) };
      case 'close':
        sqlite.close();
        return { type: 'done', id: request.id, value: undefined };
    }
  } catch (error) {
    return { type: 'failed', id: request.id, reason: errorMessage(error) };
  }
}

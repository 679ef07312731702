import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread of `server-bare.ts` that owns the SQLite file: a list of texts is one transaction. */
const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE moves (text TEXT)');
const insert = database.prepare('INSERT INTO moves VALUES (?)');
parentPort?.on('message', (texts: readonly string[]) => {
  database.exec('BEGIN');
  for (const text of texts) insert.run(text);
  database.exec('COMMIT');
  parentPort?.postMessage(texts.length);
});

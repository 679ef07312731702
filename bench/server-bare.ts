import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { WebSocketServer } from 'ws';

/**
 * The limit of what a server on this machine can do: it reads a frame, commits its text to SQLite in groups (full syncs, a
 * thread of its own) and then writes as many bytes as ours writes, to as many sockets. It knows no games, people or rules.
 * Everybody who asks for the same path sits at the same table.
 */

/** What an update of ours has on average in this benchmark. */
const BYTES = 980;
const TEXT = 0x81;
const frame = Buffer.concat([
  Buffer.from([TEXT, 126, BYTES >> 8, BYTES & 255]),
  Buffer.alloc(BYTES, 'x'),
]).toString('latin1');

const folder = mkdtempSync(join(tmpdir(), 'tidetable-bare-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const store = new Worker(new URL('./server-bare-store.ts', import.meta.url), {
  workerData: join(folder, 'bare.db'),
});

interface Move {
  readonly text: string;
  readonly table: readonly Duplex[];
}

let waiting: Move[] = [];
let committing: readonly Move[] = [];

/** One group is under way at a time; what comes meanwhile is the next one. */
function commit(): void {
  committing = waiting;
  waiting = [];
  store.postMessage(committing.map(({ text }) => text));
}

store.on('message', () => {
  const done = committing;
  committing = [];
  if (waiting.length > 0) commit();
  for (const { table } of done) for (const wire of table) wire.write(frame, 'latin1');
});

const tables = new Map<string, Duplex[]>();
const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
http.on('upgrade', (request, wire, head) => {
  const path = request.url ?? '';
  const table = tables.get(path) ?? [];
  tables.set(path, table);
  sockets.handleUpgrade(request, wire, head, (ws) => {
    table.push(wire);
    ws.on('message', (data: Buffer) => {
      waiting.push({ text: data.toString(), table });
      if (committing.length === 0) commit();
    });
  });
});
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});

for await (const _ of createInterface({ input: process.stdin })) {
  const { user, system } = process.cpuUsage();
  const usage = { cpuSeconds: (user + system) / 1e6, megabytes: process.memoryUsage().rss / 1e6 };
  process.stdout.write(`${JSON.stringify(usage)}\n`);
}
await store.terminate();
process.exit();

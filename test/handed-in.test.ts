import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The server takes nothing from the machine by itself: time, timers, chance, threads and sockets are handed in, so that the
// simulation (docs/reliability.md) can decide about all of them. These files are where they come from.
const adapters: Readonly<Record<string, string>> = {
  'server.ts': 'the composition root',
  'support/system-time.ts': 'time and timers',
  'support/weak-values.ts': 'the garbage collector',
  'bots/bot-threads.ts': 'threads for bots',
  'bots/bot-thread.ts': 'runs in such a thread',
  'bots/module-program.ts': 'a program of its own',
  'daily/judge-threads.ts': 'a thread for daily tides',
  'reviews/review-threads.ts': 'a thread for reviews',
  'store/sqlite/open.ts': 'the thread of SQLite',
  'store/sqlite/thread.ts': 'runs in that thread',
  'store/postgres/channel.ts': 'the connection for notifications',
  'store/postgres/open.ts': 'connections to PostgreSQL',
  'socket/upgrade.ts': 'WebSockets',
  'people/credentials/password.ts': 'salts; hashing runs in the thread pool of the machine',
  'push/push.ts': 'requests to push services',
  'contacts/webhook.ts': 'requests to webhooks',
  'contacts/smtp.ts': 'connections to a mail server',
};

const forbidden: readonly RegExp[] = [
  /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/,
  /\bprocess\.(?:nextTick|hrtime)\b/,
  /\bDate\.now\b|\bnew Date\(\)/,
  /\bperformance\.now\b/,
  /\bMath\.random\b/,
  /\brandom(?:Bytes|Int|UUID|FillSync)\b/,
  /\bgetRandomValues\b/,
  /\bnew (?:Worker|Tinypool|WebSocketServer|WeakRef|FinalizationRegistry)\b/,
  /\bAbortSignal\.timeout\b/,
  /\bfetch\(/,
];

const comment = /\/\*[^]*?\*\/|\/\/.*$/gm;
const server = join(import.meta.dirname, '../src/server');

function found(text: string): string[] {
  const code = text.replace(comment, '');
  return forbidden.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}

const files = globSync('**/*.ts', { cwd: server })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts'));

test('time, chance, threads and sockets are handed to every part of the server', () => {
  expect(files.length).toBeGreaterThan(80);
  const faults = files
    .filter((file) => !(file in adapters))
    .flatMap((file) => found(readFileSync(join(server, file), 'utf8')).map((what) => `${file}: ${what}`));
  expect(faults).toEqual([]);
});

test('every file that may take something from the machine exists and does', () => {
  const idle = Object.keys(adapters).filter((file) => {
    const text = readFileSync(join(server, file), 'utf8');
    return found(text).length === 0 && !/from '(?:pg|node:worker_threads|ws)'/.test(text);
  });
  expect(idle).toEqual([]);
});

test.for([
  ['setTimeout(job, 1)', ['setTimeout']],
  ['const now = Date.now();', ['Date.now']],
  ['new Date(at).toISOString()', []],
  ['// setTimeout is not used here', []],
  ["import { randomBytes } from 'node:crypto';", ['randomBytes']],
  ['readonly random: RandomBytes;', []],
] as const)('%s', ([text, expected]) => {
  expect(found(text)).toEqual(expected);
});

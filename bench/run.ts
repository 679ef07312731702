import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

/** `npm run bench` runs every part and prints tables; `npm run -s bench -- engine --json` one part, as one object. */
const parts: { readonly [part: string]: () => Promise<Bench> } = {
  engine: async () => (await import('./engine.ts')).bench,
  bots: async () => (await import('./bots.ts')).bench,
  luck: async () => (await import('./luck/luck.ts')).luckBench(Number(values.games), values.of),
  daily: async () => (await import('./daily.ts')).dailyBench(Number(values.tries)),
  web: async () => (await import('./web.ts')).bench,
  server: async () => (await import('./server.ts')).serverBench(serverSettings()),
  growth: async () => (await import('./growth/growth.ts')).growthBench(Number(values.stored)),
  watch: async () => (await import('./watch.ts')).watchBench,
  nodes: async () => (await import('./nodes.ts')).nodesBench(serverSettings()),
  away: async () => (await import('./away.ts')).awayBench(awaySettings()),
  against: async () => (await import('./against/against.ts')).againstBench(otherCheckout()),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    // Of `server` and `nodes`: seconds of each run. Of `server`: sockets to hold idle. `store`: slow disks, the database alone.
    seconds: { type: 'string', default: '4' },
    idle: { type: 'string', default: '0' },
    store: { type: 'boolean', default: false },
    // Of `away`: servers that run elsewhere, tables at them, moves a second, how often `seconds` are measured.
    urls: { type: 'string', default: '' },
    tables: { type: 'string', default: '125' },
    pace: { type: 'string' },
    apart: { type: 'boolean', default: false },
    stretches: { type: 'string', default: '3' },
    // Of `growth`: the most matches to store, up to 1000000.
    stored: { type: 'string', default: '100000' },
    // Of `luck`: pairs of games, and the only game to measure.
    games: { type: 'string', default: '100' },
    of: { type: 'string', default: '' },
    // Of `against`: the folder of another checkout, with its packages installed.
    before: { type: 'string', default: '' },
    // Of `daily`: people who hand in theirs.
    tries: { type: 'string', default: '1000' },
  },
});
// What needs servers that run elsewhere, or another checkout, is run by name alone.
const byName = new Set(['away', 'against']);
const wanted = positionals.length > 0 ? positionals : Object.keys(parts).filter((part) => !byName.has(part));
const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) {
  console.error(`bench: there is no part "${unknown}"; known are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const reports: { [part: string]: unknown } = {};
for (const part of wanted) {
  const bench = await parts[part]?.();
  const report = await bench?.run((line) => console.error(line));
  reports[part] = report;
  if (!values.json) console.log(bench?.show(report).join('\n'));
}
if (values.json)
  console.log(JSON.stringify(wanted.length === 1 ? reports[wanted[0] as string] : reports, null, 2));

function serverSettings() {
  const [seconds, idle] = [Number(values.seconds), Number(values.idle)];
  if (!(seconds > 0 && seconds <= 600) || !(idle >= 0 && idle <= 15_000)) {
    console.error('bench: --seconds takes 1 to 600, --idle 0 to 15000');
    process.exit(2);
  }
  return { seconds, idle, store: values.store };
}

function otherCheckout(): string {
  if (existsSync(join(values.before, 'bench/server-ours.ts'))) return values.before;
  console.error(
    'bench: against needs --before FOLDER, a checkout of another version with its packages installed',
  );
  process.exit(2);
}

function awaySettings() {
  const urls = values.urls.split(',').filter((url) => url !== '');
  const [tables, stretches] = [Number(values.tables), Number(values.stretches)];
  const pace = values.pace === undefined ? undefined : Number(values.pace);
  const isWhole = (n: number, most: number) => Number.isInteger(n) && n >= 1 && n <= most;
  const isRight =
    urls.length > 0 && urls.every((url) => /^http:\/\/[^/]+$/.test(url)) && isWhole(tables, 10_000);
  if (!isRight || !isWhole(stretches, 10_000) || (pace !== undefined && !(pace > 0))) {
    console.error(
      'bench: away needs --urls http://10.0.0.1:8080,... --tables 1 to 10000; --pace is moves a second',
    );
    process.exit(2);
  }
  return { ...serverSettings(), urls, tables, pace, apart: values.apart, stretches };
}

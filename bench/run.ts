import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

/** `npm run bench` runs every part and prints tables; `npm run -s bench -- engine --json` one part, as one object. */
const parts: { readonly [part: string]: () => Promise<Bench> } = {
  engine: async () => (await import('./engine.ts')).bench,
  luck: async () => (await import('./luck.ts')).luckBench(Number(values.games)),
  daily: async () => (await import('./daily.ts')).dailyBench(Number(values.tries)),
  web: async () => (await import('./web.ts')).bench,
  server: async () => (await import('./server.ts')).serverBench(serverSettings()),
  nodes: async () => (await import('./nodes.ts')).nodesBench(serverSettings()),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    // Of `server` and `nodes`: seconds of each run. Of `server`: sockets to hold idle. `store`: slow disks, the database alone.
    seconds: { type: 'string', default: '4' },
    idle: { type: 'string', default: '0' },
    store: { type: 'boolean', default: false },
    // Of `luck`: pairs of games.
    games: { type: 'string', default: '400' },
    // Of `daily`: people who hand in theirs.
    tries: { type: 'string', default: '1000' },
  },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
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

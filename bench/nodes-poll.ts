import pg from 'pg';
import { openPostgres } from '../src/server/store/postgres/open.ts';
import { median, table } from './bench.ts';

/** What it costs a node to look at all tables that somebody watches, once a second. */
export type PollReport = readonly { readonly watched: number; readonly milliseconds: number }[];

const MATCHES = 20_000;
const LINES = 60;
const TIMES = 9;
const LIFE = 5000;

export async function pollCost(url: string, note: (line: string) => void): Promise<PollReport> {
  await fill(url);
  const store = await openPostgres(url);
  try {
    if (!store.cluster) throw new Error('nobody to share with');
    await store.cluster.beat('bench', LIFE);
    const rows: PollReport[number][] = [];
    for (const watched of [100, 1000, 10_000]) {
      const keys = Array.from({ length: watched }, (_, n) => 1 + ((n * 7919) % MATCHES));
      const times: number[] = [];
      for (let n = 0; n < TIMES; n++) {
        const begun = performance.now();
        await store.cluster.matchVersions('bench', keys, LIFE);
        times.push(performance.now() - begun);
      }
      rows.push({ watched, milliseconds: median(times) });
      note(`${watched} watched tables: ${rows.at(-1)?.milliseconds.toFixed(1)} ms`);
    }
    return rows;
  } finally {
    await store.close();
  }
}

export function showPoll(report: PollReport): string[] {
  const rows = report.map(({ watched, milliseconds }) => [String(watched), milliseconds.toFixed(1)]);
  return ['', 'The look at all watched tables, once a second', ...table([['tables', 'ms'], ...rows])];
}

/** Matches of ordinary length, written behind the store's back. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots)
    SELECT 'm' || n, 'high-tide', 1, '{}', n, '', '', n, 2, 'playing', 0 FROM generate_series(1, ${MATCHES}) AS n`);
  await client.query(`
    INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
    SELECT key, n, n, 'ply', 0, n, 'take 3 5', n, 'person' FROM matches, generate_series(1, ${LINES}) AS n`);
  await client.query('ANALYZE');
  await client.end();
}

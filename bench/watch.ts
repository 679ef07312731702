import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { games } from '../src/games/index.ts';
import { startServer } from '../src/server/server.ts';
import { DATABASE_FILE } from '../src/server/store/location.ts';
import { openSqlite } from '../src/server/store/sqlite/open.ts';
import { type Bench, cpuSeconds, table } from './bench.ts';

/** What `GET /watch` costs with so many tables at play: milliseconds of processor time of server, database and reader together. */
export interface WatchReport {
  readonly node: string;
  readonly rows: readonly Row[];
}

interface Row {
  readonly playing: number;
  /** When the list is made anew, and when it is not yet due again. */
  readonly anew: number;
  readonly kept: number;
  /** How many matches it shows, and how many bytes that is. */
  readonly shown: number;
  readonly bytes: number;
}

const FINISHED = 50_000;
const LINES = 30;
const TIMES = 300;
/** Longer than a list is kept. */
const LATER = 6000;

export const watchBench: Bench<WatchReport> = {
  async run(note) {
    const rows: Row[] = [];
    for (const playing of [100, 1000, 10_000]) {
      note(`${playing} tables at play, ${FINISHED} finished matches`);
      const folder = mkdtempSync(join(tmpdir(), 'tidetable-watch-'));
      try {
        rows.push(await measure(folder, playing));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return { node: process.version, rows };
  },
  show({ rows }) {
    const head = ['tables at play', 'made anew, ms', 'kept, ms', 'shown', 'bytes'];
    const body = rows.map(({ playing, anew, kept, shown, bytes }) => [
      `${playing}`,
      anew.toFixed(2),
      kept.toFixed(2),
      `${shown}`,
      `${bytes}`,
    ]);
    return [
      'What the list of matches worth watching costs: processor time of a request',
      ...table([head, ...body]),
    ];
  },
};

async function measure(folder: string, playing: number): Promise<Row> {
  const path = join(folder, DATABASE_FILE);
  await (await openSqlite({ path })).close();
  fill(path, playing);
  let now = Date.now();
  const server = await startServer({ games, database: folder, clock: () => now, manualHousekeeping: true });
  const read = async (): Promise<string> => (await fetch(`${server.url}/api/v1/watch`)).text();
  const per = async (step: number): Promise<number> => {
    const begun = cpuSeconds();
    for (let n = 0; n < TIMES; n++) {
      now += step;
      await read();
    }
    return ((cpuSeconds() - begun) * 1000) / TIMES;
  };
  // Once to warm up.
  await per(LATER);
  const [anew, kept, text] = [await per(LATER), await per(0), await read()];
  await server.stop();
  const shown = (JSON.parse(text) as { matches: object[] }).matches.length;
  return { playing, anew, kept, shown, bytes: text.length };
}

/** Matches of three people, at play and finished, loaded in bulk behind the store's back. */
function fill(path: string, playing: number): void {
  const db = new DatabaseSync(path);
  const numbers = (most: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  const matches = (most: number, status: string, ended: string, interest: string) => `${numbers(most)}
    INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots, listed, ended, interest)
    SELECT '${status}-' || i, 'high-tide', 1, '{}', 1 + i, hex(randomblob(32)), hex(randomblob(32)), i, 2, '${status}', 0, 1,
      ${ended}, ${interest} FROM n;`;
  db.exec(`PRAGMA synchronous = OFF; BEGIN;
    ${numbers(3 * playing + 3)} INSERT INTO people (id, name, at) SELECT 'p-' || i, 'Anna ' || i, i FROM n;
    ${matches(playing, 'playing', 'NULL', '(i * 7919) % 1000000007')}
    ${matches(FINISHED, 'over', 'i', 'NULL').replaceAll('1 + i,', '1,')}
    INSERT INTO seats (match, seat, person, name, seed)
    SELECT matches.key, value, 1 + (3 * matches.key + value) % ${3 * playing}, 'Anna', ''
    FROM matches, json_each('[0, 1, 2]');
    ${numbers(LINES)}
    INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
    SELECT key, i, i, 'ply', 0, i, 'take 3 5', key, 'person' FROM matches, n ORDER BY key, i;
    COMMIT; ANALYZE`);
  db.close();
}

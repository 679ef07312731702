import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../src/server/store/sqlite/open.ts';
import type { Line } from '../../src/server/store/records.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type Bench, cpuSeconds, table } from '../bench.ts';
import { costByLength, showByLength } from './match-length.ts';
import { showTables, tablesAtPlay, type TablesReport } from './tables.ts';

/** What the store's work costs with so many finished matches in the database: processor time of all threads. */
export interface GrowthReport {
  readonly node: string;
  readonly rows: readonly Row[];
  readonly atPlay: TablesReport;
  readonly byLength: readonly number[];
}

interface Row {
  readonly matches: number;
  /** Microseconds of a durable move, of reading a match with its log, of a person's list of tables, of the lobby. */
  readonly move: number;
  readonly replay: number;
  readonly mine: number;
  readonly lobby: number;
}

const LINES = 50;
/** Few, so that everybody has more matches than a list shows, from the first step on. */
const PEOPLE = 25;
const TIMES = 1500;
const LISTED = 20;
const SECONDS = 4;

/** The database grows by these steps, up to `most` matches. */
export function growthBench(most: number): Bench<GrowthReport> {
  return {
    async run(note) {
      const folder = mkdtempSync(join(tmpdir(), 'tidetable-growth-'));
      try {
        const rows: Row[] = [];
        for (const matches of [1_000, 100_000, 1_000_000].filter((count) => count <= most)) {
          note(`${matches} stored matches of ${LINES} lines`);
          const path = join(folder, `${matches}.db`);
          await (await openSqlite({ path })).close();
          fill(path, matches);
          const store = await openSqlite({ path });
          // Once to warm up.
          await measure(store, matches, LINES + 1);
          rows.push(await measure(store, matches, LINES + 1 + TIMES));
          await store.close();
          rmSync(path, { force: true });
        }
        const [atPlay, byLength] = [await tablesAtPlay(SECONDS, note), await costByLength()];
        return { node: process.version, rows, atPlay, byLength };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    show({ rows, atPlay, byLength }) {
      const head = ['stored matches', 'move µs', 'replay µs', 'my tables µs', 'lobby µs'];
      const body = rows.map(({ matches, move, replay, mine, lobby }) => [
        `${matches}`,
        ...[move, replay, mine, lobby].map((each) => each.toFixed(0)),
      ]);
      return [
        'What the store costs as it grows: processor time, one after the other',
        ...table([head, ...body]),
        ...showTables(atPlay),
        showByLength(byLength),
      ];
    },
  };
}

/** Finished matches and some open tables, loaded in bulk behind the store's back. */
function fill(path: string, count: number): void {
  const db = new DatabaseSync(path);
  const numbers = (most: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  db.exec(`PRAGMA synchronous = OFF; BEGIN;
    ${numbers(PEOPLE)} INSERT INTO people (id, name, at) SELECT 'p-' || i, 'Anna', i FROM n;
    ${numbers(count)}
    INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots)
    SELECT 'm-' || i, 'high-tide', 1, '{}', 1 + i % ${PEOPLE}, hex(randomblob(32)), hex(randomblob(32)), i, 2,
      'over', 0 FROM n;
    INSERT INTO seats (match, seat, person, name, seed)
    SELECT matches.key, value, 1 + (matches.key + value) % ${PEOPLE}, 'Anna', '' FROM matches, json_each('[0, 1, 2]');
    ${numbers(LINES)}
    INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
    SELECT key, i, i, 'ply', 0, i, 'take 3 5', key, 'person' FROM matches, n ORDER BY key, i;
    COMMIT; ANALYZE`);
  db.close();
}

function lineOf(line: number): Line {
  return { line, step: line, kind: 'ply', seat: 0, asked: line, text: 'take 3 5', at: 1, by: 'person' };
}

async function measure(store: Store, matches: number, first: number): Promise<Row> {
  const per = async (times: number, work: (n: number) => Promise<unknown>): Promise<number> => {
    const begun = cpuSeconds();
    for (let n = 0; n < times; n++) await work(n);
    return ((cpuSeconds() - begun) * 1e6) / times;
  };
  /** Some match, another one each time. */
  const some = (n: number) => 1 + ((n * 7919) % matches);
  return {
    matches,
    move: await per(TIMES, async (n) => {
      const verdict = await store.write({ type: 'append', match: 1 + (n % 50), lines: [lineOf(first + n)] });
      if (verdict !== 'done') throw new Error(`a move was not stored: ${verdict}`);
    }),
    replay: await per(TIMES, async (n) => {
      const found = await store.match(`m-${some(n)}`);
      const lines = await store.lines(found?.key ?? 0, 1);
      if (lines.length < LINES) throw new Error('a log is not whole');
    }),
    mine: await per(TIMES, (n) => store.matchesOf(1 + (n % PEOPLE), LISTED)),
    lobby: await per(TIMES, () => store.listed(LISTED)),
  };
}

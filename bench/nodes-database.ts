import pg from 'pg';
import { median, table } from './bench.ts';

/**
 * What the database alone can do: writers that append groups of lines as the server does, each on a connection of its own,
 * with the other nodes told in three ways. In the transaction, NOTIFY holds a lock of the whole PostgreSQL until the commit
 * is on the disk; after it, it does not wait for a disk at all.
 */
export type DatabaseReport = readonly DatabaseRow[];

interface DatabaseRow extends Mode {
  readonly commitsPerSecond: number;
  readonly linesPerSecond: number;
}

interface Mode {
  readonly writers: number;
  /** Lines in one transaction. */
  readonly lines: number;
  readonly told: 'nobody' | 'inside' | 'after';
}

const SECONDS = 2;
const RUNS = 3;
const LISTENERS = 3;

const insert = `INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
    $7::text[], $8::bigint[], $9::text[])`;

export async function databaseLimit(url: string, note: (line: string) => void): Promise<DatabaseReport> {
  const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => connected(url)));
  for (const listener of listeners) await listener.query('LISTEN bench');
  const modes = [1, 3, 8].flatMap((writers) =>
    [1, 16, 128].flatMap((lines) =>
      (['nobody', 'inside', 'after'] as const).map((told): Mode => ({ writers, lines, told })),
    ),
  );
  const found = new Map<Mode, number[]>(modes.map((mode) => [mode, []]));
  // By turns, so that a busy moment of the machine does not fall on one of them alone.
  for (let run = 0; run < RUNS; run++) {
    for (const mode of modes) found.get(mode)?.push(await commits(url, mode));
  }
  await Promise.all(listeners.map((listener) => listener.end()));
  const rows = modes.map((mode) => {
    const commitsPerSecond = median(found.get(mode) ?? []);
    return { ...mode, commitsPerSecond, linesPerSecond: commitsPerSecond * mode.lines };
  });
  for (const row of rows) note(cells(row).join('  '));
  return rows;
}

export function showDatabase(report: DatabaseReport): string[] {
  const head = ['writers', 'lines each', 'others told', 'commits/s', 'lines/s'];
  return ['', 'The database alone', ...table([head, ...report.map(cells)])];
}

function cells({ writers, lines, told, commitsPerSecond, linesPerSecond }: DatabaseRow): string[] {
  return [String(writers), String(lines), told, commitsPerSecond.toFixed(0), linesPerSecond.toFixed(0)];
}

/** Commits a second of all writers together. */
async function commits(url: string, { writers, lines, told }: Mode): Promise<number> {
  const clients = await Promise.all(Array.from({ length: writers }, () => connected(url)));
  const tellers = await Promise.all(clients.map(() => connected(url)));
  const first = used;
  used += writers * lines;
  let done = 0;
  const begun = performance.now();
  const end = begun + SECONDS * 1000;
  await Promise.all(
    clients.map(async (client, writer) => {
      let telling: Promise<unknown> | undefined;
      const matches = Array.from({ length: lines }, (_, n) => first + writer * lines + n);
      const news = matches.map((match) => `l${match}`).join(' ');
      for (let line = 1; performance.now() < end; line++) {
        if (told === 'inside') await client.query('BEGIN');
        await client.query({ name: 'insert', text: insert, values: columns(matches, line) });
        if (told === 'inside') {
          await client.query({ name: 'tell', text: `SELECT pg_notify('bench', $1)`, values: [news] });
          await client.query('COMMIT');
        }
        if (told === 'after') {
          await telling;
          telling = tellers[writer]?.query({
            name: 'tell',
            text: `SELECT pg_notify('bench', $1)`,
            values: [news],
          });
        }
        done++;
      }
      await telling;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all([...clients, ...tellers].map((client) => client.end()));
  return done / seconds;
}

let used = 0;

function columns(matches: readonly number[], line: number): unknown[] {
  const same = <T>(value: T) => matches.map(() => value);
  return [
    matches,
    same(line),
    same(line),
    same('ply'),
    same(0),
    same(1),
    same('take 3 5'),
    same(Date.now()),
    same('person'),
  ];
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

import { dirname } from 'node:path';
import { API } from '../../src/wire/server.ts';
import { median, table } from '../bench.ts';
import { inParallel } from '../load-driver.ts';
import type { Played } from '../load.ts';
import { Talker, type Usage } from '../server-process.ts';

/** What a move costs with so many tables at play in one node, and what a table takes in memory. */
export interface TablesReport {
  readonly rows: readonly Row[];
  readonly kilobytesPerTable: number;
}

interface Row {
  readonly tables: number;
  readonly cpuMicrosecondsPerMove: number;
  readonly megabytes: number;
}

const STEPS = [10, 1_000, 10_000];
/** At these people play; the others wait for their move. */
const PLAYED = 10;
const PACE = 500;
const RUNS = 3;
const AT_ONCE = 25;
const here = dirname(import.meta.dirname);

export async function tablesAtPlay(seconds: number, note: (line: string) => void): Promise<TablesReport> {
  const server = new Talker('server-ours.ts', { cwd: here });
  const load = new Talker('load.ts', { cwd: here });
  try {
    const { url } = await server.next<{ url: string }>();
    await load.ask({ type: 'open', side: 'ours', url, tables: PLAYED });
    // Once to warm up.
    await load.ask({ type: 'play', seconds: 4 * seconds });
    const rows: Row[] = [];
    let open = PLAYED;
    for (const tables of STEPS) {
      note(`${tables} tables at play`);
      await openTables(url, tables - open);
      open = tables;
      const costs: number[] = [];
      for (let run = 0; run < RUNS; run++) costs.push(await costOfMove(server, load, seconds));
      const { megabytes } = await server.ask<Usage>();
      rows.push({ tables, cpuMicrosecondsPerMove: median(costs), megabytes });
    }
    const [, some, many] = rows as [Row, Row, Row];
    const kilobytesPerTable = ((many.megabytes - some.megabytes) * 1000) / (many.tables - some.tables);
    return { rows, kilobytesPerTable };
  } finally {
    await Promise.all([load.stop(), server.stop()]);
  }
}

export function showTables({ rows, kilobytesPerTable }: TablesReport): string[] {
  const body = rows.map(({ tables, cpuMicrosecondsPerMove, megabytes }) => [
    `${tables}`,
    cpuMicrosecondsPerMove.toFixed(0),
    megabytes.toFixed(0),
  ]);
  return [
    `A move at ${PACE} moves a second, with so many tables at play in one node`,
    ...table([['tables at play', 'CPU µs/move', 'MB'], ...body]),
    `${kilobytesPerTable.toFixed(0)} KB for a table at play that nobody looks at`,
  ];
}

async function costOfMove(server: Talker, load: Talker, seconds: number): Promise<number> {
  const before = await server.ask<Usage>();
  const { ours } = await load.ask<Played>({ type: 'play', seconds, pace: PACE });
  const after = await server.ask<Usage>();
  if (!ours) throw new Error('nobody played');
  return ((after.cpuSeconds - before.cpuSeconds) / (ours.movesPerSecond * ours.seconds)) * 1e6;
}

/** Matches of High Tide with four seats of one person, begun and in memory. */
async function openTables(url: string, count: number): Promise<void> {
  const post = async (path: string, body: object, cookie = ''): Promise<Response> => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}${API}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const guest = await post('/guest', { name: 'Anna' });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0];
  const me = { kind: 'me' };
  await inParallel(count, AT_ONCE, async () => {
    const opened = await post('/matches', { game: 'high-tide', seats: [me, me, me, me] }, cookie);
    const { table: made } = (await opened.json()) as { readonly table: { readonly id: string } };
    await (await post(`/matches/${made.id}/start`, {}, cookie)).text();
  });
}

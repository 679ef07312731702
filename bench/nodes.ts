import { readFileSync } from 'node:fs';
import pg from 'pg';
import { postgres } from '../test/server/harness/databases.ts';
import { type Bench, median, table } from './bench.ts';
import type { Measured } from './load-driver.ts';
import type { Played } from './load.ts';
import { type DatabaseReport, databaseLimit, showDatabase } from './nodes-database.ts';
import { type PollReport, pollCost, showPoll } from './nodes-poll.ts';
import { Talker, type Usage } from './server-process.ts';

/**
 * One, two and three nodes on one PostgreSQL, with 500 people at 125 tables of High Tide: all of a table at one node, or each
 * at another, as without sticky sessions. Processor time counts on a machine that has all of it to do at once.
 */
export interface NodesReport {
  readonly nodes: readonly NodesRow[];
  readonly database?: DatabaseReport;
  readonly poll?: PollReport;
  readonly node: string;
}

interface NodesRow extends Measured {
  readonly nodes: number;
  readonly apart: boolean;
  /** Of all nodes together, and of the database, for one move. */
  readonly cpuMicrosecondsPerMove: number;
  readonly databaseMicrosecondsPerMove: number;
}

const TABLES = 125;
const RUNS = 3;
const WARM = 4;
const here = import.meta.dirname;
const modes = [
  { nodes: 1, apart: false },
  { nodes: 2, apart: false },
  { nodes: 2, apart: true },
  { nodes: 3, apart: false },
  { nodes: 3, apart: true },
] as const;

interface NodesSettings {
  /** Of each run. */
  readonly seconds: number;
  /** Whether to measure the database alone, too. */
  readonly store: boolean;
}

export function nodesBench({ seconds, store }: NodesSettings): Bench<NodesReport> {
  return {
    async run(note) {
      const databases = postgres();
      await databases.start();
      const fresh = async () => {
        const url = await databases.fresh();
        await (await databases.open(url)).close();
        return url;
      };
      try {
        const nodes: NodesRow[] = [];
        for (const mode of modes) {
          nodes.push(await throughput(await fresh(), mode, seconds));
          note(cells(nodes.at(-1) as NodesRow).join('  '));
        }
        if (!store) return { nodes, node: process.version };
        const database = await databaseLimit(await fresh(), note);
        const poll = await pollCost(await fresh(), note);
        return { nodes, database, poll, node: process.version };
      } finally {
        await databases.stop();
      }
    },
    show: ({ nodes, database, poll }) => [
      `High Tide, base game, ${4 * TABLES} sockets at ${TABLES} tables; median of ${RUNS} runs`,
      ...table([
        ['nodes', 'people of a table', 'moves/s', 'p50 ms', 'p99 ms', 'nodes µs/move', 'PostgreSQL µs/move'],
        ...nodes.map(cells),
      ]),
      ...(database ? showDatabase(database) : []),
      ...(poll ? showPoll(poll) : []),
    ],
  };
}

function cells(row: NodesRow): string[] {
  return [
    String(row.nodes),
    row.apart ? 'each at another node' : 'at one node',
    row.movesPerSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.cpuMicrosecondsPerMove.toFixed(0),
    row.databaseMicrosecondsPerMove.toFixed(0),
  ];
}

async function throughput(
  url: string,
  mode: { readonly nodes: number; readonly apart: boolean },
  seconds: number,
): Promise<NodesRow> {
  const servers = Array.from(
    { length: mode.nodes },
    () => new Talker('server-ours.ts', { cwd: here, settings: { url } }),
  );
  const load = new Talker('load.ts', { cwd: here });
  try {
    const urls = await Promise.all(servers.map(async (server) => (await server.next<{ url: string }>()).url));
    await load.ask({ type: 'nodes', urls, tables: TABLES, apart: mode.apart });
    await load.ask({ type: 'play', seconds: WARM });
    const runs: NodesRow[] = [];
    for (let run = 0; run < RUNS; run++) {
      const before = await used(servers, url);
      const { ours } = await load.ask<Played>({ type: 'play', seconds });
      const after = await used(servers, url);
      if (!ours) throw new Error('nobody played');
      const perMove = (cpu: number) => (cpu / (ours.movesPerSecond * ours.seconds)) * 1e6;
      runs.push({
        ...mode,
        ...ours,
        cpuMicrosecondsPerMove: perMove(after.nodes - before.nodes),
        databaseMicrosecondsPerMove: perMove(grown(before, after)),
      });
    }
    const middle = median(runs.map(({ movesPerSecond }) => movesPerSecond));
    return runs.find(({ movesPerSecond }) => movesPerSecond === middle) ?? (runs[0] as NodesRow);
  } finally {
    await Promise.all([load, ...servers].map((each) => each.stop()));
  }
}

interface Used {
  readonly nodes: number;
  /** By process. */
  readonly database: ReadonlyMap<number, number>;
}

/** Seconds of processor time so far. */
async function used(servers: readonly Talker[], url: string): Promise<Used> {
  const usages = await Promise.all(servers.map((server) => server.ask<Usage>()));
  return {
    nodes: usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    database: await ofDatabase(url),
  };
}

/** Of all processes of the PostgreSQL, which runs on the same machine; what one used that has ended meanwhile is lost. */
function grown(before: Used, after: Used): number {
  return [...after.database].reduce(
    (sum, [pid, seconds]) => sum + seconds - (before.database.get(pid) ?? 0),
    0,
  );
}

async function ofDatabase(url: string): Promise<ReadonlyMap<number, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await client.end();
  return new Map(rows.map(({ pid }) => [pid, secondsOf(pid)]));
}

const TICKS = 100;

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

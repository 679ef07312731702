import { join } from 'node:path';
import { type Bench, median, table } from './bench.ts';
import { install } from './boardgameio.ts';
import type { Measured } from './load-driver.ts';
import type { Played } from './load.ts';
import { Talker, type Usage } from './server-process.ts';
import { type StoreReport, showStore, storeThread } from './server-store.ts';

/**
 * 500 people at 125 tables of High Tide's base game, playing on our server with every move on the disk before it is shown,
 * and on boardgame.io's server with everything in memory, by turns in the same minute. Milliseconds run from when a move is
 * due to when its sender is shown what became of it.
 */
export interface ServerReport extends Side {
  readonly boardgameio: Side;
  /** Moves a second, ours to theirs. */
  readonly ratio: number;
  /** Both at the same number of moves a second. */
  readonly paced: Measured & { readonly wanted: number; readonly boardgameio: Measured };
  readonly tables: number;
  readonly sockets: number;
  readonly runs: readonly { readonly ours: number; readonly theirs: number }[];
  readonly node: string;
  readonly idle?: Idle;
  readonly store?: StoreReport;
}

interface Side extends Measured {
  /** Processor time of the server for a move, all threads: what counts on a machine that has other things to do. */
  readonly cpuMicrosecondsPerMove: number;
  readonly bytesPerUpdate: number;
}

interface Idle {
  readonly sockets: number;
  readonly megabytes: number;
}

export interface ServerSettings {
  /** Seconds of each run and side. */
  readonly seconds: number;
  /** Sockets to hold open, seated at tables of four; 0 for none. */
  readonly idle: number;
  /** Whether to try slow disks too. */
  readonly store: boolean;
}

const TABLES = 125;
const SEATS = 4;
const RUNS = 5;
const PACED_RUNS = 3;
const PACE = 1000;
/** Moves of each side before anything is measured, but no more than so many seconds. */
const WARM = 10_000;
const MAX_WARM_UP = 8;
const here = import.meta.dirname;

export function serverBench(settings: ServerSettings): Bench<ServerReport> {
  return {
    async run(note) {
      install(note);
      const compared = await compare(settings.seconds, note);
      return {
        ...compared,
        ...(settings.idle > 0 ? { idle: await idle(settings.idle, note) } : {}),
        ...(settings.store ? { store: await storeThread(note) } : {}),
      };
    },
    show,
  };
}

async function compare(seconds: number, note: (line: string) => void): Promise<ServerReport> {
  const [ours, theirs, load] = [
    new Talker('server-ours.ts', { cwd: here }),
    new Talker('server.js', { cwd: join(here, 'boardgameio') }),
    new Talker('load.ts', { cwd: here }),
  ];
  try {
    for (const [side, server] of [['ours', ours] as const, ['theirs', theirs] as const]) {
      const { url } = await server.next<{ url: string }>();
      await load.ask({ type: 'open', side, url, tables: TABLES });
      note(`${TABLES * SEATS} sockets at ${TABLES} tables: ${side}`);
    }
    await warmUp(load);
    const runs: Run[] = [];
    for (let n = 1; n <= RUNS; n++) {
      const run = await measure({ ours, theirs }, () => load.ask<Played>({ type: 'play', seconds }));
      runs.push(run);
      note(`run ${n}: ours ${line(run.ours)}; boardgame.io ${line(run.theirs)}`);
    }
    const paced: Run[] = [];
    for (let n = 1; n <= PACED_RUNS; n++) {
      const ask = () => load.ask<Played>({ type: 'play', seconds, pace: PACE });
      paced.push(await measure({ ours, theirs }, ask));
      note(`paced ${n}: ours ${line(paced.at(-1)?.ours)}; boardgame.io ${line(paced.at(-1)?.theirs)}`);
    }
    const [our, their] = [middle(runs, 'ours'), middle(runs, 'theirs')];
    return {
      ...our,
      boardgameio: their,
      ratio: our.movesPerSecond / their.movesPerSecond,
      paced: { wanted: PACE, ...middle(paced, 'ours'), boardgameio: middle(paced, 'theirs') },
      tables: TABLES,
      sockets: TABLES * SEATS,
      runs: runs.map((run) => ({ ours: run.ours.movesPerSecond, theirs: run.theirs.movesPerSecond })),
      node: process.version,
    };
  } finally {
    await Promise.all([load.stop(), ours.stop(), theirs.stop()]);
  }
}

/** Both are measured once their code has been compiled, which takes some thousand moves. */
async function warmUp(load: Talker): Promise<void> {
  let [ours, theirs] = [0, 0];
  for (let tries = 0; tries < MAX_WARM_UP && Math.min(ours, theirs) < WARM; tries++) {
    const played = await load.ask<Played>({ type: 'play', seconds: 1 });
    ours += played.ours?.movesPerSecond ?? 0;
    theirs += played.theirs?.movesPerSecond ?? 0;
  }
}

type Run = { readonly [S in 'ours' | 'theirs']: Side };

/** A run of both sides, with the processor time each server spent on it. */
async function measure(
  servers: { readonly [S in 'ours' | 'theirs']: Talker },
  play: () => Promise<Played>,
): Promise<Run> {
  const usage = async () => ({
    ours: await servers.ours.ask<Usage>(),
    theirs: await servers.theirs.ask<Usage>(),
  });
  const before = await usage();
  const played = await play();
  const after = await usage();
  const side = (name: 'ours' | 'theirs'): Side => {
    const measured = played[name];
    if (!measured) throw new Error(`${name} did not play`);
    const moves = measured.movesPerSecond * measured.seconds;
    const cpu = after[name].cpuSeconds - before[name].cpuSeconds;
    return { ...measured, cpuMicrosecondsPerMove: (cpu / moves) * 1e6 };
  };
  return { ours: side('ours'), theirs: side('theirs') };
}

function middle(runs: readonly Run[], side: 'ours' | 'theirs'): Side {
  const of = (field: keyof Side) => median(runs.map((run) => run[side][field]));
  return {
    movesPerSecond: of('movesPerSecond'),
    seconds: of('seconds'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMicrosecondsPerMove: of('cpuMicrosecondsPerMove'),
    bytesPerUpdate: of('bytesPerUpdate'),
  };
}

/** People who look at a table and do nothing. */
async function idle(sockets: number, note: (line: string) => void): Promise<Idle> {
  const [server, load] = [new Talker('server-ours.ts', { cwd: here }), new Talker('load.ts', { cwd: here })];
  try {
    const { url } = await server.next<{ url: string }>();
    note(`opening ${sockets} idle sockets`);
    await load.ask({ type: 'open', side: 'ours', url, tables: Math.ceil(sockets / SEATS) });
    const { megabytes } = await server.ask<Usage>();
    return { sockets: Math.ceil(sockets / SEATS) * SEATS, megabytes };
  } finally {
    await Promise.all([load.stop(), server.stop()]);
  }
}

function line(side: Measured | undefined): string {
  if (!side) return '-';
  return `${side.movesPerSecond.toFixed(0)} moves/s, p50 ${side.p50.toFixed(1)} ms, p99 ${side.p99.toFixed(1)} ms`;
}

function show({ boardgameio, paced, ratio, idle: held, store, ...ours }: ServerReport): string[] {
  const row = (name: string, side: Measured & Partial<Side>) => [
    name,
    side.movesPerSecond.toFixed(0),
    side.p50.toFixed(1),
    side.p99.toFixed(1),
    side.cpuMicrosecondsPerMove?.toFixed(0) ?? '',
    side.bytesPerUpdate?.toFixed(0) ?? '',
  ];
  return [
    `High Tide, base game, ${ours.sockets} sockets at ${ours.tables} tables; median of ${RUNS} interleaved runs`,
    ...table([
      ['server', 'moves/s', 'p50 ms', 'p99 ms', 'CPU µs/move', 'bytes/update'],
      row('Tidetable, every move on disk', ours),
      row('boardgame.io, in memory', boardgameio),
      row(`Tidetable at ${paced.wanted} moves/s`, paced),
      row(`boardgame.io at ${paced.wanted} moves/s`, paced.boardgameio),
    ]),
    `ratio ${ratio.toFixed(1)} in moves/s, ${(boardgameio.cpuMicrosecondsPerMove / ours.cpuMicrosecondsPerMove).toFixed(1)} in processor time; on a busy machine only the rows of one run compare`,
    ...(held ? [`${held.sockets} idle sockets: the server holds ${held.megabytes.toFixed(0)} MB`] : []),
    ...(store ? showStore(store) : []),
  ];
}

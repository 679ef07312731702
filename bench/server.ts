import { join } from 'node:path';
import { type Bench, median, table } from './bench.ts';
import { install } from './boardgameio.ts';
import type { Measured } from './load-driver.ts';
import type { Played } from './load.ts';
import { Talker, type Usage } from './server-process.ts';
import { type StoreReport, showStore, storeThread } from './server-store.ts';

/**
 * 500 people at 125 tables of High Tide's base game, playing on our server with every move on the disk before it is shown,
 * on boardgame.io's server with everything in memory, and on a bare server that only stores and writes as much as ours
 * (`server-bare.ts`: the limit), by turns in the same minute. Milliseconds run from when a move is due to when its sender is
 * shown what became of it.
 */
export interface ServerReport extends Side {
  readonly boardgameio: Side;
  readonly bare: Side;
  /** Processor time of a move, theirs to ours; the stable figure, and the headline. */
  readonly cpuRatio: number;
  /** Moves a second, ours to theirs. */
  readonly ratio: number;
  /** Ours as a share of the limit: in moves a second, and in processor time of a move. */
  readonly ofBare: { readonly moves: number; readonly cpu: number };
  /** Both at the same number of moves a second. */
  readonly paced: Side & { readonly wanted: number; readonly boardgameio: Side; readonly bare: Side };
  readonly tables: number;
  readonly sockets: number;
  readonly runs: readonly { readonly [N in Name]: number }[];
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
const WARM = 60_000;
const MAX_WARM_UP = 15;
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
  const servers: Servers = {
    ours: new Talker('server-ours.ts', { cwd: here }),
    theirs: new Talker('server.js', { cwd: join(here, 'boardgameio') }),
    bare: new Talker('server-bare.ts', { cwd: here }),
  };
  const load = new Talker('load.ts', { cwd: here });
  try {
    for (const side of names) {
      const { url } = await servers[side].next<{ url: string }>();
      await load.ask({ type: 'open', side, url, tables: TABLES });
      note(`${TABLES * SEATS} sockets at ${TABLES} tables: ${side}`);
    }
    await warmUp(load);
    const runs: Run[] = [];
    for (let n = 1; n <= RUNS; n++) {
      const run = await measure(servers, () => load.ask<Played>({ type: 'play', seconds }));
      runs.push(run);
      note(`run ${n}: ours ${line(run.ours)}; boardgame.io ${line(run.theirs)}; bare ${line(run.bare)}`);
    }
    const paced: Run[] = [];
    for (let n = 1; n <= PACED_RUNS; n++) {
      const ask = () => load.ask<Played>({ type: 'play', seconds, pace: PACE });
      paced.push(await measure(servers, ask));
      note(`paced ${n}: ours ${line(paced.at(-1)?.ours)}; boardgame.io ${line(paced.at(-1)?.theirs)}`);
    }
    const [our, their, bare] = [middle(runs, 'ours'), middle(runs, 'theirs'), middle(runs, 'bare')];
    return {
      ...our,
      boardgameio: their,
      bare,
      cpuRatio: their.cpuMicrosecondsPerMove / our.cpuMicrosecondsPerMove,
      ratio: our.movesPerSecond / their.movesPerSecond,
      ofBare: {
        moves: our.movesPerSecond / bare.movesPerSecond,
        cpu: bare.cpuMicrosecondsPerMove / our.cpuMicrosecondsPerMove,
      },
      paced: {
        wanted: PACE,
        ...middle(paced, 'ours'),
        boardgameio: middle(paced, 'theirs'),
        bare: middle(paced, 'bare'),
      },
      tables: TABLES,
      sockets: TABLES * SEATS,
      runs: runs.map(({ ours, theirs, bare: limit }) => ({
        ours: ours.movesPerSecond,
        theirs: theirs.movesPerSecond,
        bare: limit.movesPerSecond,
      })),
      node: process.version,
    };
  } finally {
    await Promise.all([load.stop(), ...names.map((side) => servers[side].stop())]);
  }
}

/** All are measured once their code has been compiled, which takes some ten thousand moves. */
async function warmUp(load: Talker): Promise<void> {
  const moves = { ours: 0, theirs: 0, bare: 0 };
  for (let tries = 0; tries < MAX_WARM_UP && names.some((side) => moves[side] < WARM); tries++) {
    const played = await load.ask<Played>({ type: 'play', seconds: 1 });
    for (const side of names) moves[side] += played[side]?.movesPerSecond ?? 0;
  }
}

const names = ['ours', 'theirs', 'bare'] as const;
type Name = (typeof names)[number];
type Servers = { readonly [N in Name]: Talker };
type Run = { readonly [N in Name]: Side };

/** A run of all sides, with the processor time each server spent on it. */
async function measure(servers: Servers, play: () => Promise<Played>): Promise<Run> {
  const usage = async () => ({
    ours: await servers.ours.ask<Usage>(),
    theirs: await servers.theirs.ask<Usage>(),
    bare: await servers.bare.ask<Usage>(),
  });
  const before = await usage();
  const played = await play();
  const after = await usage();
  const side = (name: Name): Side => {
    const measured = played[name];
    if (!measured) throw new Error(`${name} did not play`);
    const moves = measured.movesPerSecond * measured.seconds;
    const cpu = after[name].cpuSeconds - before[name].cpuSeconds;
    return { ...measured, cpuMicrosecondsPerMove: (cpu / moves) * 1e6 };
  };
  return { ours: side('ours'), theirs: side('theirs'), bare: side('bare') };
}

function middle(runs: readonly Run[], side: Name): Side {
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

function show({ boardgameio, bare, paced, idle: held, store, ...ours }: ServerReport): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const row = (name: string, side: Side) => [
    name,
    side.movesPerSecond.toFixed(0),
    side.p50.toFixed(1),
    side.p99.toFixed(1),
    side.cpuMicrosecondsPerMove.toFixed(0),
    side.bytesPerUpdate.toFixed(0),
  ];
  return [
    `High Tide, base game, ${ours.sockets} sockets at ${ours.tables} tables; median of ${RUNS} interleaved runs`,
    ...table([
      ['server', 'moves/s', 'p50 ms', 'p99 ms', 'CPU µs/move', 'bytes/update'],
      row('Tidetable, every move on disk', ours),
      row('boardgame.io, in memory', boardgameio),
      row('bare: the limit', bare),
      row(`Tidetable at ${paced.wanted} moves/s`, paced),
      row(`boardgame.io at ${paced.wanted} moves/s`, paced.boardgameio),
      row(`bare at ${paced.wanted} moves/s`, paced.bare),
    ]),
    `processor time of a move: boardgame.io ${ours.cpuRatio.toFixed(1)} times ours; ours is ${percent(ours.ofBare.cpu)} of the limit`,
    `moves a second: ours ${ours.ratio.toFixed(1)} times boardgame.io's and ${percent(ours.ofBare.moves)} of the limit; on a busy machine only the rows of one run compare`,
    ...(held ? [`${held.sockets} idle sockets: the server holds ${held.megabytes.toFixed(0)} MB`] : []),
    ...(store ? showStore(store) : []),
  ];
}

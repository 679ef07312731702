import type { AnyBot, Budget } from '../../bots/bot.ts';
import type { Options } from '../../engine/game.ts';
import type { Ply } from '../../engine/match.ts';
import { FastRng } from '../../engine/rng.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { playGame, type Table } from '../../lab/play.ts';
import { loadPlayer } from '../../lab/outside/load.ts';
import { inspector } from './inspector.ts';
import { addGame, emptyTally, type Tally } from './tally.ts';

/** A simulation as a thread gets it: plain data. */
export interface Job {
  readonly registry: RegistryUrl;
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: number;
  readonly check: boolean;
}

/** A game that went wrong: a sentence of the contract broken, or an error thrown. */
export interface Fault {
  readonly game: number;
  /** Plies played, the one that went wrong included. */
  readonly plies: readonly Ply[];
  readonly problem: string;
}

export interface Share {
  readonly tally: Tally;
  readonly fault?: Fault;
}

/**
 * Two numbers shared by all threads: the next game to play, and the first that need not be played. Games are begun in
 * ascending order and one that goes wrong lowers the end to itself, so the first wrong one is found whatever the threads.
 */
export const NEXT = 0;
export const END = 1;
export type Counters = Int32Array<SharedArrayBuffer>;

/** The same for everyone; bots think in playouts, not in time, so that they always answer the same. */
const BUDGET: Budget = { playouts: 200 };
/** Checks draw from streams that no game uses: with and without them the same games are played. */
const CHECK_STREAMS = 2 ** 32;
const PAUSE_MS = 50;

/** Plays games until none is left. `pause` is awaited now and then, for whoever shares the thread. */
export async function work(job: Job, counters: Counters, pause: () => Promise<unknown>): Promise<Share> {
  const table = await seatTable(job);
  const tally = emptyTally(job.bots.length);
  let rested = performance.now();
  for (let i = take(counters); i !== undefined; i = take(counters)) {
    const fault = playOne(table, job, i, tally);
    if (fault) {
      lowerEnd(counters, i);
      return { tally, fault };
    }
    if (performance.now() - rested > PAUSE_MS) {
      await pause();
      rested = performance.now();
    }
  }
  return { tally };
}

export async function seatTable({ registry, game: id, bots: names, options }: Job): Promise<Table> {
  const game = await findGame(await loadRegistry(registry), id).load();
  const bots = await Promise.all(names.map((name) => loadPlayer(id, name)));
  return {
    game,
    terms: { seats: names.length, options, rules: game.rules },
    bots: bots as AnyBot[],
    budget: BUDGET,
  };
}

/** Game number i of a simulation, ply by ply. */
export function plyByPly(table: Table, seed: number, i: number): Ply[] {
  const plies: Ply[] = [];
  playGame(table, new FastRng(seed, i), { plies });
  return plies;
}

function playOne(table: Table, { seed, check }: Job, i: number, tally: Tally): Fault | undefined {
  const plies: Ply[] = [];
  try {
    const watcher = check ? inspector(table, plies, new FastRng(seed, i + CHECK_STREAMS)) : undefined;
    addGame(tally, playGame(table, new FastRng(seed, i), { watcher, plies: check ? plies : undefined }));
    return undefined;
  } catch (error) {
    if (!check) again(table, new FastRng(seed, i), plies);
    return { game: i, plies, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A game that threw, once more, for its plies: writing them down costs too much while all goes well. */
function again(table: Table, rng: FastRng, plies: Ply[]): void {
  try {
    playGame(table, rng, { plies });
  } catch {
    // As expected; the plies up to here are what is wanted.
  }
}

function take(counters: Counters): number | undefined {
  const i = Atomics.add(counters, NEXT, 1);
  return i < Atomics.load(counters, END) ? i : undefined;
}

function lowerEnd(counters: Counters, i: number): void {
  for (let end = Atomics.load(counters, END); i < end; end = Atomics.load(counters, END))
    Atomics.compareExchange(counters, END, end, i);
}

import { FastRng } from '../../../src/engine/rng.ts';
import type { Databases } from '../harness/databases.ts';
import { problemOf } from './check.ts';
import type { Fault } from './faults.ts';
import { Group } from './group.ts';
import { Victim } from './victim.ts';

export interface CrashRun {
  readonly databases: Databases;
  readonly kills: number;
  readonly seed: number;
  readonly fault?: Fault;
  readonly groups?: number;
  /** Ends the run before all kills are done. */
  readonly isEnough?: () => boolean;
  /** After how many kills what people were told is compared with what is stored. */
  readonly checkEvery?: number;
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly matches: number;
  /** The first thing found wrong, and after how many kills. */
  readonly problem?: string;
}

/** Timeout for hangs, in ms: longer than the slowest machine needs. */
const PATIENCE = 300_000;

/** After a kill the next server takes the bots over as soon as this one counts as dead. */
const nodes = { beat: 200, life: 2000 };

/** Kills a server under load, again and again, and compares what people were told with what is stored. */
export async function crash({
  databases,
  kills,
  seed,
  fault,
  groups: count = 5,
  isEnough = () => false,
  checkEvery = 1,
}: CrashRun): Promise<CrashReport> {
  const rng = new FastRng(seed);
  const database = await databases.fresh();
  const groups = Array.from({ length: count }, (_, stream) => new Group(new FastRng(seed, stream + 1)));
  const report = (done: number, problem?: string): CrashReport => ({
    kills: done,
    acknowledged: groups.reduce((sum, { moves }) => sum + moves, 0),
    matches: groups.reduce((sum, { matches }) => sum + matches.length, 0),
    ...(problem === undefined ? {} : { problem }),
  });
  let next = new Victim();
  let done = 0;
  try {
    while (done < kills && !isEnough()) {
      done++;
      const victim = next;
      next = new Victim();
      const url = await victim.open({ database, nodes, ...(fault ? { fault } : {}) });
      const connecting = groups.map((group) => group.connect(url));
      const connected = Promise.all(connecting);
      // Mostly in the middle of play, now and then while people are still coming in.
      if (rng.below(8) === 0) {
        await Promise.race([connected, pause(rng.below(60))]);
      } else {
        await connected;
        await moves(groups, rng.below(60));
      }
      await pause(rng.below(10));
      await victim.kill();
      connected.catch(() => undefined);
      await Promise.allSettled(connecting);
      for (const group of groups) group.disconnect();
      if (done % checkEvery > 0) continue;
      const problem = await firstProblem(databases, database, groups, checkEvery + 2);
      if (problem !== undefined) return report(done, problem);
    }
    await playOn(await next.open({ database, nodes, ...(fault ? { fault } : {}) }), groups);
    await next.kill();
    return report(done, await firstProblem(databases, database, groups, checkEvery + 2));
  } catch (error) {
    // A server that refuses to go on has found the fault itself.
    return report(done, (error as Error).message);
  } finally {
    await next.kill();
  }
}

async function firstProblem(
  databases: Databases,
  database: string,
  groups: readonly Group[],
  latest: number,
): Promise<string | undefined> {
  const store = await databases.open(database);
  try {
    // Finished matches were checked when they ended; a look back at the last few is enough.
    for (const known of groups.flatMap(({ matches }) => matches.slice(-latest))) {
      const problem = await problemOf(store, known);
      if (problem !== undefined) return problem;
    }
    return undefined;
  } finally {
    await store.close();
  }
}

/** Every match continues. */
async function playOn(url: string, groups: readonly Group[]): Promise<void> {
  await Promise.all(groups.map((group) => group.connect(url)));
  for (const group of groups) await moves([group], 5);
  for (const group of groups) group.disconnect();
}

/** When so many more answers have been acknowledged. */
async function moves(groups: readonly Group[], more: number): Promise<void> {
  const count = () => groups.reduce((sum, group) => sum + group.moves, 0);
  const wanted = count() + more;
  for (const end = performance.now() + PATIENCE; count() < wanted; await pause(1)) {
    if (performance.now() > end) throw new Error('the server is there, but nobody can play');
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { FastRng } from '../../../src/engine/rng.ts';
import type { Databases } from '../databases.ts';
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
}

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly matches: number;
  /** The first thing found wrong, and after how many kills. */
  readonly problem?: string;
}

/** Kills a server under load, again and again, and compares what people were told with what is stored. */
export async function crash({
  databases,
  kills,
  seed,
  fault,
  groups: count = 5,
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
  try {
    for (let done = 1; done <= kills; done++) {
      const victim = next;
      next = new Victim();
      const url = await victim.open(database, fault);
      await Promise.all(groups.map((group) => group.connect(url)));
      await new Promise((resolve) => setTimeout(resolve, rng.below(120)));
      await victim.kill();
      for (const group of groups) group.disconnect();
      const store = await databases.open(database);
      try {
        // Finished matches were checked when they ended; a look back at the last few is enough.
        for (const known of groups.flatMap(({ matches }) => matches.slice(-3))) {
          const problem = await problemOf(store, known);
          if (problem !== undefined) return report(done, problem);
        }
      } finally {
        await store.close();
      }
    }
    return report(kills);
  } catch (error) {
    // A server that refuses to go on has found the fault itself.
    return report(kills, (error as Error).message);
  } finally {
    await next.kill();
  }
}

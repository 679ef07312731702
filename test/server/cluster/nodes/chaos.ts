import { FastRng, pickOne, shuffle } from '../../../../src/engine/rng.ts';
import type { Databases } from '../../harness/databases.ts';
import { anyOf, type Harm, harms, TestNode } from './cluster.ts';
import type { NodeFault } from './faults.ts';
import { Party, pause } from './party.ts';
import { firstProblem, progress } from './verify.ts';

export interface ChaosRun {
  readonly databases: Databases;
  /** Each harms two of the three nodes. */
  readonly rounds: number;
  readonly seed: number;
  readonly fault?: NodeFault;
  readonly parties?: number;
  /**
   * How long a table may make no progress, in milliseconds. Without it a slow machine is no reason to give up: a table is stuck
   * if it does nothing while another goes on by thousands of answers.
   */
  readonly patience?: number;
  /** Answers in which everybody must have heard of everybody else. */
  readonly together?: number;
}

export interface ChaosReport {
  readonly harmed: number;
  readonly kinds: readonly Harm[];
  readonly acknowledged: number;
  readonly matches: number;
  readonly problem?: string;
}

const NODES = 3;
const CHECK_EVERY = 5;
const TOGETHER = 12;

/**
 * Three nodes under load. Two at a time are killed or cut off, until every table has gone on without them; then they come
 * back. What people were told is compared with what is stored.
 */
export async function chaos(run: ChaosRun): Promise<ChaosReport> {
  const { databases, rounds, seed, fault, parties: count = 3, patience, together = TOGETHER } = run;
  const rng = new FastRng(seed);
  const database = await databases.fresh();
  const nodes: TestNode[] = [];
  for (let n = 0; n < NODES; n++) nodes.push(await TestNode.start(database, fault));
  const parties = Array.from(
    { length: count },
    (_, n) => new Party(seed, n + 1, (r, wanted) => anyOf(nodes, r, wanted)),
  );
  const done: Harm[] = [];
  const report = (problem?: string): ChaosReport => ({
    harmed: done.length,
    kinds: [...new Set(done)].toSorted(),
    acknowledged: parties.reduce((sum, { moves }) => sum + moves, 0),
    matches: parties.reduce((sum, { matches }) => sum + matches.length, 0),
    ...(problem === undefined ? {} : { problem }),
  });
  try {
    await progress(parties, together, patience);
    for (let round = 1; round <= rounds; round++) {
      const [, ...chosen] = shuffle(nodes, rng);
      await Promise.all(
        chosen.map(async (node, index) => {
          await pause(rng.below(40));
          // Each kind comes at least once, however few rounds there are.
          const harm =
            (round <= 3 ? harms[(2 * round + index) % harms.length] : undefined) ?? pickOne(harms, rng);
          done.push(harm);
          await node.harm(harm);
        }),
      );
      await progress(parties, 3, patience);
      await Promise.all(chosen.map((node) => node.heal()));
      if (round % CHECK_EVERY > 0 && round < rounds) continue;
      const problem = await firstProblem(databases, database, parties);
      if (problem !== undefined) return report(problem);
      for (const party of parties) party.scatter();
      await progress(parties, together, patience);
    }
    await Promise.all(parties.map((party) => party.stop()));
    return report(await firstProblem(databases, database, parties));
  } catch (error) {
    return report((error as Error).message);
  } finally {
    const stopping = parties.map((party) => party.stop().catch(() => undefined));
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all(stopping);
  }
}

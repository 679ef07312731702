import { FastRng, pickOne, shuffle } from '../../../../src/engine/rng.ts';
import type { Databases } from '../../harness/databases.ts';
import { anyOf, type Harm, harms, TestNode } from './cluster.ts';
import type { NodeFault } from './faults.ts';
import { Party, pause } from './party.ts';
import { firstProblem, progress } from './verify.ts';

export interface StormRun {
  readonly databases: Databases;
  readonly seed: number;
  /** Asked after each check, with the number of harms so far. */
  readonly isEnough: (harmed: number) => boolean;
  readonly fault?: NodeFault;
  /** How long a table may stand still, in milliseconds; without it as long as no other goes far ahead. */
  readonly patience?: number;
}

export interface StormReport {
  readonly kills: number;
  readonly cuts: number;
  readonly acknowledged: number;
  readonly matches: number;
  readonly problem?: string;
}

const NODES = 3;
const PARTIES = 3;
const ROUNDS_BETWEEN_CHECKS = 100;
const ANSWERS_BETWEEN_CHECKS = 5;
/** A start of a process costs as much as many cuts. */
const ONE_KILL_IN = 30;
/** How long a harm and the peace after it last at most, in milliseconds: drawn anew after each check. */
const paces = [10, 40, 200] as const;
const cuts: readonly Harm[] = harms.filter((harm) => harm !== 'killed');

/**
 * Many short harms: one, two or all three nodes at a time are killed or cut off for a moment, faster than they recover, while
 * people play. After every few rounds each table has to go on, and what people were told is compared with what is stored.
 */
export async function storm({ databases, seed, isEnough, fault, patience }: StormRun): Promise<StormReport> {
  const rng = new FastRng(seed);
  const database = await databases.fresh();
  const nodes: TestNode[] = [];
  for (let n = 0; n < NODES; n++) nodes.push(await TestNode.start(database, fault));
  const parties = Array.from(
    { length: PARTIES },
    (_, n) => new Party(seed, n + 1, (r, wanted) => anyOf(nodes, r, wanted)),
  );
  const done: Harm[] = [];
  const report = (problem?: string): StormReport => {
    const kills = done.filter((harm) => harm === 'killed').length;
    return {
      kills,
      cuts: done.length - kills,
      acknowledged: parties.reduce((sum, { moves }) => sum + moves, 0),
      matches: parties.reduce((sum, { matches }) => sum + matches.length, 0),
      ...(problem === undefined ? {} : { problem }),
    };
  };
  let checked = 0;
  try {
    await progress(parties, ANSWERS_BETWEEN_CHECKS, patience);
    do {
      const pace = pickOne(paces, rng);
      for (let round = 0; round < ROUNDS_BETWEEN_CHECKS; round++) {
        const chosen = shuffle(nodes, rng).slice(0, 1 + rng.below(NODES));
        await Promise.all(chosen.map((node) => strike(node, pace)));
        await pause(rng.below(pace));
      }
      await progress(parties, ANSWERS_BETWEEN_CHECKS, patience);
      const problem = await check();
      if (problem !== undefined) return report(problem);
      // Nobody relies on having found each other at one node.
      for (const party of parties) party.scatter();
    } while (!isEnough(done.length));
    await Promise.all(parties.map((party) => party.stop()));
    return report(await check());
  } catch (error) {
    return report((error as Error).message);
  } finally {
    const stopping = parties.map((party) => party.stop().catch(() => undefined));
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all(stopping);
  }

  async function strike(node: TestNode, pace: number): Promise<void> {
    const harm = rng.below(ONE_KILL_IN) === 0 ? 'killed' : pickOne(cuts, rng);
    // A wire on which nobody is does not count.
    if (await node.harm(harm)) done.push(harm);
    await pause(rng.below(pace));
    await node.heal();
  }

  /** Every match since the last check, and those that were being played then. */
  function check(): Promise<string | undefined> {
    const longest = Math.max(...parties.map(({ matches }) => matches.length));
    const latest = longest - checked + 1;
    checked = longest;
    return firstProblem(databases, database, parties, latest);
  }
}

import { problemOf } from '../../crash/check.ts';
import type { Databases } from '../../harness/databases.ts';
import { type Party, pause } from './party.ts';

/** A table is stuck if it did nothing while another made this many answers, for at least this many ms. */
const FAR_AHEAD = 5000;
const LEAST_PATIENCE = 90_000;

/** When every table has gone on by so many answers. */
export async function progress(parties: readonly Party[], more: number, patience?: number): Promise<void> {
  const before = parties.map(({ moves }) => moves);
  const wanted = before.map((moves) => moves + more);
  const begun = performance.now();
  const isTooLong = () => {
    if (patience !== undefined) return performance.now() > begun + patience;
    const fastest = Math.max(...parties.map(({ moves }, n) => moves - (before[n] ?? 0)));
    return fastest > FAR_AHEAD && performance.now() > begun + LEAST_PATIENCE;
  };
  while (parties.some(({ moves }, n) => moves < (wanted[n] ?? 0))) {
    if (isTooLong()) throw new Error('a table stands still');
    await pause(5);
  }
}

/** What is wrong with the latest matches of each party, going by what they were told. */
export async function firstProblem(
  databases: Databases,
  database: string,
  parties: readonly Party[],
  latest = 4,
): Promise<string | undefined> {
  const gap = parties.flatMap(({ problems }) => problems)[0];
  if (gap !== undefined) return gap;
  // What is shown while this reads is newer than what it reads: copies are made first.
  const known = structuredClone(parties.flatMap(({ matches }) => matches.slice(-latest)));
  const store = await databases.open(database);
  try {
    for (const each of known) {
      const problem = await problemOf(store, each);
      if (problem !== undefined) return problem;
    }
    return undefined;
  } finally {
    await store.close();
  }
}

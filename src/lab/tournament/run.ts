import { type Errands, runHere, runThreads } from '../pool.ts';
import type { Block } from './block.ts';
import type { Journal } from './journal.ts';
import { type Plan, type Progress, Schedule } from './schedule.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Terms } from './terms.ts';
import { type Task, worker } from './work.ts';

export interface Running {
  /** For all cells, or for each. */
  readonly plan: Plan | readonly Plan[];
  readonly threads: number;
  readonly journal?: Journal | undefined;
  /** Called whenever something is done. */
  readonly progress?: ((progress: Progress) => void) | undefined;
}

/** The whole tournament: what was left by an earlier run, and all that is missing. */
export async function runTournament(terms: Terms, running: Running): Promise<Standing[]> {
  const { plan, threads, journal, progress } = running;
  const schedule = new Schedule(terms.cells, plan);
  for (const { cell, block, games } of journal?.played ?? []) schedule.take(cell, block, games);
  progress?.(schedule.progress());

  const begun = new Map<Task, number>();
  const errands: Errands<Task, Block[]> = {
    next: () => {
      const task = schedule.next();
      if (task) begun.set(task, performance.now());
      return task;
    },
    done: (task, blocks) => {
      const { cell, from } = task;
      schedule.measured(cell, blocks.length, performance.now() - (begun.get(task) as number));
      begun.delete(task);
      journal?.write(blocks.map((games, i) => ({ cell, block: from + i, games })));
      for (const [i, block] of blocks.entries()) schedule.take(cell, from + i, block);
      progress?.(schedule.progress());
    },
  };
  if (threads === 1) await runHere(worker(terms), errands);
  else await runThreads({ module: new URL('./worker.ts', import.meta.url), data: terms, threads }, errands);
  return schedule.results().map(({ cell, blocks, verdict }) => standingOf(cell, blocks, verdict));
}

import { type Errands, runHere, runThreads } from '../pool.ts';
import { type Findings, findingsOf } from './findings.ts';
import type { GameRecord } from './game.ts';
import { type Task, type Terms, worker } from './work.ts';

export interface Running {
  readonly threads: number;
  /** Called whenever something is done: games so far, and of how many. */
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

/** Games handed out at once: few enough to tell progress, many enough to be worth it. */
const TASK = 5;

/** Plays all settings, and says what each is like. The same however many threads there are. */
export async function runBalance(terms: Terms, { threads, progress }: Running): Promise<Findings[]> {
  const { games, settings } = terms;
  const records: GameRecord[][] = settings.map(() => []);
  let done = 0;
  let next: Task = { setting: 0, from: 0, to: 0 };
  const errands: Errands<Task, GameRecord[]> = {
    next: () => {
      const setting = next.to < games ? next.setting : next.setting + 1;
      const from = next.to < games ? next.to : 0;
      if (setting >= settings.length) return undefined;
      next = { setting, from, to: Math.min(games, from + TASK) };
      return next;
    },
    done: ({ setting, from }, played) => {
      for (const [i, record] of played.entries()) (records[setting] as GameRecord[])[from + i] = record;
      done += played.length;
      progress?.(done, games * settings.length);
    },
  };
  if (threads === 1) await runHere(worker(terms), errands);
  else await runThreads({ module: new URL('./worker.ts', import.meta.url), data: terms, threads }, errands);
  return settings.map((setting, i) => findingsOf(setting, records[i] as GameRecord[]));
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Counters, END, type Fault, type Job, NEXT, type Share, work } from './work.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';

export interface SimResult {
  readonly tally: Tally;
  /** The fault of the lowest game number. */
  readonly fault: Fault | undefined;
}

export interface Plan {
  readonly games: number;
  readonly threads: number;
  /** Called several times a second with the number of games begun. */
  readonly progress?: (begun: number) => void;
}

const PROGRESS_MS = 100;

/** All games of a job, shared among threads. What comes out does not depend on their number. */
export async function runJob(job: Job, { games, threads, progress }: Plan): Promise<SimResult> {
  const counters: Counters = new Int32Array(new SharedArrayBuffer(8));
  counters[NEXT] = 0;
  counters[END] = games;
  progress?.(0);
  const timer =
    progress && setInterval(() => progress(Math.min(games, Atomics.load(counters, NEXT))), PROGRESS_MS);
  try {
    const count = Math.min(threads, games);
    const shares =
      count === 1
        ? [await work(job, counters, () => nextTurn())]
        : await Promise.all(Array.from({ length: count }, () => inThread(job, counters)));
    return together(job.bots.length, shares);
  } finally {
    clearInterval(timer);
    // If one thread failed, the others need not go on.
    Atomics.store(counters, END, 0);
  }
}

function together(seats: number, shares: readonly Share[]): SimResult {
  const tally = emptyTally(seats);
  for (const share of shares) mergeTally(tally, share.tally);
  const faults = shares.flatMap(({ fault }) => fault ?? []).sort((a, b) => a.game - b.game);
  return { tally, fault: faults[0] };
}

function inThread(job: Job, counters: Counters): Promise<Share> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { job, counters } });
    worker.once('message', (share: Share) => resolve(share));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread of the simulation ended without a result')));
  });
}

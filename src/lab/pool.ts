import { setImmediate as nextTurn } from 'node:timers/promises';
import { type MessagePort, Worker } from 'node:worker_threads';

/** Work that is handed out piece by piece; pieces and results are plain data. */
export interface Errands<Task, Done> {
  /** The next piece, or undefined when there is none left. */
  readonly next: () => Task | undefined;
  readonly done: (task: Task, result: Done) => void;
}

/** What a thread answers: the result, or why there is none. */
export type Reply<Done> = { readonly done: Done } | { readonly problem: string };

/** Does all errands in this thread, letting others have it between two of them. */
export async function runHere<Task, Done>(
  work: (task: Task) => Promise<Done>,
  { next, done }: Errands<Task, Done>,
): Promise<void> {
  for (let task = next(); task !== undefined; task = next()) {
    done(task, await work(task));
    await nextTurn();
  }
}

/** Does all errands in so many threads of the module, each started with the same data. */
export async function runThreads<Task, Done>(
  { module, data, threads }: { readonly module: URL; readonly data: unknown; readonly threads: number },
  errands: Errands<Task, Done>,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(module, { workerData: data }));
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, errands)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function keepBusy<Task, Done>(worker: Worker, { next, done }: Errands<Task, Done>): Promise<void> {
  return new Promise((resolve, reject) => {
    let task = next();
    const hand = (): void => {
      if (task === undefined) resolve();
      else worker.postMessage(task);
    };
    worker.on('message', (reply: Reply<Done>) => {
      if ('problem' in reply) {
        reject(new Error(reply.problem));
        return;
      }
      done(task as Task, reply.done);
      task = next();
      hand();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a thread ended before its work was done')));
    hand();
  });
}

/** The other side, in a thread: does what comes and answers. */
export function answering(port: MessagePort | null, work: (task: never) => Promise<unknown>): void {
  // The tasks are those that `next` handed out on this side.
  port?.on('message', (task: unknown) => {
    const answer: Promise<Reply<unknown>> = work(task as never).then(
      (done) => ({ done }),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
    );
    void answer.then((reply) => port.postMessage(reply));
  });
}

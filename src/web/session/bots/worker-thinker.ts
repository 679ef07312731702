import type { Thinker, Thought } from './thinker.ts';

export interface WorkerQuestion extends Thought {
  readonly id: number;
}
export type WorkerAnswer =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly problem: string };

interface Waiting {
  resolve(text: string): void;
  reject(reason: Error): void;
}

/** Runs bots in a web worker, so that the page never freezes. The worker starts with the first question. */
export function workerThinker(): Thinker {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function fail(reason: string): void {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  }

  function started(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('text' in data) asked?.resolve(data.text);
      else asked?.reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => fail(message));
    return worker;
  }

  return {
    think(thought) {
      return new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        started().postMessage({ ...thought, id } satisfies WorkerQuestion);
      });
    },
    stop: () => fail('the table was left'),
  };
}

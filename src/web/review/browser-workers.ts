import type { ReviewAnswer, ReviewWorker } from './review-pool.ts';

const MOST_WORKERS = 4;

/** All cores but one, which the page keeps; one at least. */
export function workerCount(): number {
  return Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
}

export function startWorker(): ReviewWorker {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  const made: ReviewWorker = {
    send: (request) => worker.postMessage(request),
    onanswer: () => undefined,
    end: () => worker.terminate(),
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => made.onanswer(data));
  worker.addEventListener('error', ({ message }) => made.onanswer({ type: 'failed', reason: message }));
  return made;
}

/** Resolves while the page can be seen: a hidden page uses no battery for reviews. */
export function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', function shown() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', shown);
      resolve();
    });
  });
}

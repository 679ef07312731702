import type { ReviewAnswer, ReviewWorker } from './review-pool.ts';

const MOST_WORKERS = 4;

/** One worker per core, minus one for the page; at least one. */
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

/** Resolves once the page is visible: a hidden page must not use battery for reviews. */
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

/** Calls the listener whenever the page is hidden. */
function onHidden(listener: () => void): () => void {
  const changed = (): void => {
    if (document.visibilityState !== 'visible') listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export const pageVisibility = { shown: whenVisible, onhidden: onHidden } as const;

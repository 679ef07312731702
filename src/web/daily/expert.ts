import type { Challenge } from '../../daily/challenge.ts';

/** What the expert would have scored; computed in a web worker within seconds. Undefined on failure. */
export function expertScore(challenge: Challenge): Promise<number | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./expert-worker.ts', import.meta.url), { type: 'module' });
    const done = (points: number | undefined) => {
      worker.terminate();
      resolve(points);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => done(data));
    worker.addEventListener('error', () => done(undefined));
    worker.postMessage(challenge);
  });
}

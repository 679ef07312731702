import { Tinypool } from 'tinypool';
import type { ReviewPart, ReviewRunner } from './runner.ts';

const THREAD = new URL('./review-thread.ts', import.meta.url).href;
const IDLE = 30_000;
/** In MB: more than a review needs, of the largest table too. */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** One thread for all reviews of this node. */
export function reviewThread(): ReviewRunner {
  const pool = new Tinypool({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: HEAP,
  });
  return {
    run: async (task, limit) => (await pool.run(task, { signal: AbortSignal.timeout(limit) })) as ReviewPart,
    stop: () => pool.destroy(),
  };
}

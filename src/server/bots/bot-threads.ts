import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { BotTask, BotRunner } from './bot-pool.ts';

/** Heap limits of a thread, in MB: more than any bot needs, and below 50 MB with what is not heap (docs/bots.md). */
export const BOT_HEAP = { maxOldGenerationSizeMb: 28, maxYoungGenerationSizeMb: 6 };

const THREAD = new URL('./bot-thread.ts', import.meta.url).href;
const IDLE = 30_000;

/** A pool of worker threads; `module` runs in each. */
export function botThreads(threads?: number, module: string = THREAD): BotRunner {
  const atOnce = threads ?? Math.max(1, availableParallelism() - 1);
  const pool = new Tinypool({
    filename: module,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: IDLE,
    resourceLimits: BOT_HEAP,
  });
  return {
    atOnce,
    choose: (task: BotTask, limit: number) => pool.run(task, { signal: AbortSignal.timeout(limit) }),
    stop: () => pool.destroy(),
  };
}

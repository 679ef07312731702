import { Tinypool } from 'tinypool';
import { BOT_HEAP } from '../bots/bot-threads.ts';
import { Queue } from '../support/queue.ts';
import type { JudgedTry, TryJudge } from './judge.ts';
import type { WrongTry } from '../../daily/verify.ts';

const THREAD = new URL('./judge-thread.ts', import.meta.url).href;
const IDLE = 30_000;

/** One thread for all tries of this node: whatever is handed in takes no more than one core from those who play. */
export function judgeThread(): TryJudge {
  const pool = new Tinypool({
    filename: THREAD,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    resourceLimits: BOT_HEAP,
  });
  // The pool has a queue of its own, but time in it would count.
  const queue = new Queue();
  return {
    judge: (task, limit) =>
      queue.run(
        async () => (await pool.run(task, { signal: AbortSignal.timeout(limit) })) as JudgedTry | WrongTry,
      ),
    stop: () => pool.destroy(),
  };
}

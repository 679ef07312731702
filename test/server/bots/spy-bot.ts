import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeHeapSnapshot } from 'node:v8';
import { workerData } from 'node:worker_threads';
import type { BotTask } from '../../../src/server/bots/bot-pool.ts';
// What a thread of bots loads.
import '../../../src/server/bots/bot-thread.ts';

/** A bot that writes into the folder all that it is given and, once, everything that there is in the memory of its thread. */
export function spyIn(folder: string) {
  return (task: BotTask): string => {
    appendFileSync(join(folder, 'given'), `${JSON.stringify({ task, workerData, env: process.env })}\n`);
    const heap = join(folder, 'thread.heapsnapshot');
    if (!existsSync(heap)) writeHeapSnapshot(heap);
    return task.legal[0] as string;
  };
}

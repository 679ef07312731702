import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from '../pool.ts';
import type { Block } from './block.ts';
import type { Terms } from './terms.ts';
import { type Task, worker } from './work.ts';

const work = worker(workerData as Terms);

parentPort?.on('message', (task: Task) => {
  void answer(task).then((reply) => parentPort?.postMessage(reply));
});

async function answer(task: Task): Promise<Reply<Block[]>> {
  try {
    return { done: await work(task) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

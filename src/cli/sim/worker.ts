import { parentPort, workerData } from 'node:worker_threads';
import { type Counters, type Job, work } from './work.ts';

const { job, counters } = workerData as { readonly job: Job; readonly counters: Counters };
parentPort?.postMessage(await work(job, counters, async () => {}));

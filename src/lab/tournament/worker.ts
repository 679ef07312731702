import { parentPort, workerData } from 'node:worker_threads';
import { answering } from '../pool.ts';
import type { Terms } from './terms.ts';
import { worker } from './work.ts';

answering(parentPort, worker(workerData as Terms));

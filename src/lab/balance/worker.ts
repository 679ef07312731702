import { parentPort, workerData } from 'node:worker_threads';
import { answering } from '../pool.ts';
import { type Terms, worker } from './work.ts';

answering(parentPort, worker(workerData as Terms));

import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { runReviewTask } from './runner.ts';

// The lowest priority, for this thread alone: bots and everybody who waits come first. Linux can do that; elsewhere the pauses have to do.
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
} catch {
  // No such thing on this machine.
}

/** Runs in a worker thread: judges a part of a match. */
export default runReviewTask;

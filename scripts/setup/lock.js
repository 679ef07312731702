import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, SetupError, say } from './paths.js';

// Beside node_modules, not in it: `npm ci` empties that folder.
const file = join(root, '.setup.lock');
const waitMs = 10 * 60_000;
const pauseMs = 200;

/**
 * Runs `work` while no other set-up of this folder does.
 * @param {() => void} work
 */
export function withLock(work) {
  take();
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  const giveUp = Date.now() + waitMs;
  let told = false;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (abandoned()) {
      discard();
      continue;
    }
    if (Date.now() > giveUp) {
      throw new SetupError(
        'another set-up has been running for ten minutes; if it is not, delete .setup.lock',
      );
    }
    if (!told) say('waiting for another set-up of this folder to finish');
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

/** Whoever took the lock is gone: killed, or the machine went down. */
function abandoned() {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // Created but not yet written: its owner is between two system calls, or died there.
    if (owner === 0) return Date.now() - statSync(file).mtimeMs > 10_000;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** By renaming, so that of several who find it abandoned only one succeeds. */
function discard() {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  rmSync(aside, { force: true });
}

import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorMessage } from '../../server/support/error-message.ts';
import { makeFolder } from '../../server/store/sqlite/folder.ts';
import { keyBeside } from '../../server/store/sqlite/backup.ts';
import type { Log } from '../../server/support/log.ts';
import { type Keep, nameOf, outdated } from './rotation.ts';

const HOUR = 3_600_000;
const run = promisify(execFile);

export interface BackupPlan {
  readonly folder: string;
  readonly hours: number;
  readonly keep: Keep;
  /** Run by the shell with the file as `$1`, to take it elsewhere. */
  readonly command: string | undefined;
}

interface Needs {
  /** The folder of the server's data. */
  readonly data: string;
  readonly log: Log;
  /** How this command was started, for doing `tidetable backup` in a process of its own. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly clock: () => number;
}

/**
 * Backups made while the server runs, by another process, so that nobody waits for them. One that does not open, or whose
 * matches do not replay, is deleted and is an error in the log; older ones are thrown away only after a good one.
 */
export class ScheduledBackups {
  readonly #plan: BackupPlan;
  readonly #needs: Needs;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(plan: BackupPlan, needs: Needs) {
    this.#plan = plan;
    this.#needs = needs;
  }

  /** The first one soon: a server that is restarted every day would otherwise never come to it. */
  start(soon = 60_000): void {
    this.#timer = setTimeout(() => {
      void this.makeOne();
      this.#timer = setInterval(() => void this.makeOne(), this.#plan.hours * HOUR).unref();
    }, soon).unref();
  }

  /** Ends when the one under way is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** When the last good one was made. */
  lastGood: number | undefined;

  makeOne(): Promise<void> {
    this.#running ??= this.#make()
      .catch((error: unknown) => this.#needs.log.error('backup', { reason: errorMessage(error) }))
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #make(): Promise<void> {
    const { folder, keep, command } = this.#plan;
    const { data, log, clock } = this.#needs;
    makeFolder(folder);
    const file = join(folder, nameOf(new Date(clock())));
    const [program, ...args] = this.#needs.command;
    // Its own settings name the folder; those of this server's environment are not to contradict them.
    const { DATA: _data, DATABASE_URL: _url, ...env } = process.env;
    const { stdout } = await run(program, [...args, 'backup', file, '--data', data, '--check'], { env });
    if (command !== undefined) await run('/bin/sh', ['-c', command, 'backup', file]);
    for (const old of outdated(readdirSync(folder), keep)) {
      rmSync(join(folder, old));
      rmSync(keyBeside(join(folder, old)), { force: true });
    }
    this.lastGood = clock();
    log.info('backup', { file, said: stdout.trim().split('\n').at(-1) });
  }
}

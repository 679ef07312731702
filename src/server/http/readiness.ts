import { statfsSync } from 'node:fs';
import type { Store } from '../store/store.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';

/** With less free space than this the server is not ready: it is used up within minutes of play. */
const LEAST_FREE = 16 * 1024 * 1024;
/** Milliseconds for which the result of a test write is reused: a health check must not become a load. */
const GOOD_FOR = 1000;

interface Needs {
  readonly store: Store;
  readonly node: string;
  /** The folder of the database, where it is on a disk of this machine. */
  readonly folder?: string;
  readonly clock: () => number;
  readonly log: Log;
}

/** What keeps the server from making a move durable, for whoever looks after it. */
interface Ill {
  readonly reason: 'database' | 'disk';
  readonly detail: string;
}

/** Readiness: whether this server can make a move durable, found out by a test write. */
export class Readiness {
  readonly #needs: Needs;
  #last: { readonly at: number; readonly found: Promise<Ill | undefined> } | undefined;
  #told: Ill['reason'] | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** What is wrong, `undefined` if nothing is. A change is in the log, once. */
  async ill(): Promise<Ill['reason'] | undefined> {
    const found = await this.#find();
    if (found?.reason !== this.#told) {
      this.#told = found?.reason;
      if (found) this.#needs.log.error('not-ready', { reason: found.reason, detail: found.detail });
      else this.#needs.log.info('ready-again');
    }
    return found?.reason;
  }

  async #find(): Promise<Ill | undefined> {
    try {
      await this.#needs.store.ping();
    } catch (error) {
      return { reason: 'database', detail: errorMessage(error) };
    }
    const now = this.#needs.clock();
    if (!this.#last || Math.abs(now - this.#last.at) >= GOOD_FOR)
      this.#last = { at: now, found: this.#tryToWrite() };
    return this.#last.found;
  }

  /** Free bytes on the disk of the database; undefined if it is on another machine. */
  free(): number | undefined {
    const { folder } = this.#needs;
    if (folder === undefined) return undefined;
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  }

  async #tryToWrite(): Promise<Ill | undefined> {
    const { store, node } = this.#needs;
    try {
      const free = this.free();
      if (free !== undefined && free < LEAST_FREE)
        return { reason: 'disk', detail: `${free} bytes free, ${LEAST_FREE} needed` };
      const written = await store.write({ type: 'probe', node });
      return written === 'done' ? undefined : { reason: 'database', detail: `a test write was ${written}` };
    } catch (error) {
      return { reason: 'database', detail: errorMessage(error) };
    }
  }
}

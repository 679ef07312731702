import { statfsSync } from 'node:fs';
import type { Store } from '../store/store.ts';

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
}

/** Readiness: whether this server can make a move durable, found out by a test write. */
export class Readiness {
  readonly #needs: Needs;
  #last: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async isReady(): Promise<boolean> {
    try {
      await this.#needs.store.ping();
    } catch {
      return false;
    }
    const now = this.#needs.clock();
    if (!this.#last || Math.abs(now - this.#last.at) >= GOOD_FOR)
      this.#last = { at: now, answer: this.#tryToWrite().catch(() => false) };
    return this.#last.answer;
  }

  /** Free bytes on the disk of the database; undefined if it is on another machine. */
  free(): number | undefined {
    const { folder } = this.#needs;
    if (folder === undefined) return undefined;
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  }

  async #tryToWrite(): Promise<boolean> {
    const { store, node } = this.#needs;
    const free = this.free();
    if (free !== undefined && free < LEAST_FREE) return false;
    return (await store.write({ type: 'probe', node })) === 'done';
  }
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Overview } from '../../wire/subjects/admin.ts';
import { DATABASE_FILE } from '../store/location.ts';
import type { Store } from '../store/store.ts';
import type { RecentErrors } from './recent-errors.ts';

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly version: string;
  readonly node: string;
  readonly folder: string | undefined;
  readonly errors: RecentErrors;
  readonly connections: () => number;
  readonly tables: () => number;
  readonly botsWaiting: () => number;
  readonly free: () => number | undefined;
}

const NANO = 1e6;

/** Figures of this node, for the owner's page. */
export class NodeOverview {
  readonly #needs: Needs;
  readonly #started: number;
  readonly #lag = monitorEventLoopDelay({ resolution: 20 });
  #last: { readonly at: number; readonly usage: NodeJS.CpuUsage };

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#started = needs.clock();
    this.#last = { at: this.#started, usage: process.cpuUsage() };
    this.#lag.enable();
  }

  /** The 99th percentile of the event loop's delay since the last call, in milliseconds. */
  get lag(): number {
    const milliseconds = this.#lag.percentile(99) / NANO;
    this.#lag.reset();
    return Number.isFinite(milliseconds) ? Math.round(milliseconds) : 0;
  }

  async read(): Promise<Overview> {
    const { store, version, node, folder, errors, connections, tables, botsWaiting, free } = this.#needs;
    const [counts, waiting] = await Promise.all([store.admin.counts(), store.moderation.countOpen()]);
    const bytes = folder === undefined ? undefined : await sizeOf(folder);
    const left = free();
    return {
      version,
      node,
      started: this.#started,
      people: { all: counts.people, accounts: counts.accounts, connections: connections() },
      tables: { open: counts.open, playing: counts.playing, over: counts.over, inMemory: tables() },
      load: {
        processor: this.#processor(),
        memory: process.memoryUsage.rss(),
        lag: this.lag,
        botsWaiting: botsWaiting(),
      },
      storage: {
        kind: store.cluster ? 'PostgreSQL' : 'SQLite',
        ...(bytes === undefined ? {} : { bytes }),
        ...(left === undefined ? {} : { free: left }),
      },
      waiting,
      errors: errors.all,
    };
  }

  stop(): void {
    this.#lag.disable();
  }

  #processor(): number {
    const now = { at: this.#needs.clock(), usage: process.cpuUsage() };
    const { user, system } = process.cpuUsage(this.#last.usage);
    const share = (user + system) / 1000 / Math.max(1, now.at - this.#last.at);
    this.#last = now;
    return Math.round(share * 100) / 100;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const sizes = await Promise.all(
    ['', '-wal'].map(async (ending) => {
      try {
        return (await stat(join(folder, `${DATABASE_FILE}${ending}`))).size;
      } catch {
        return 0;
      }
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

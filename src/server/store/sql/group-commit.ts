import type { Change } from '../changes.ts';
import { type Database, StorageFailed, Unstorable, type Verdict } from '../database.ts';
import { errorMessage } from '../../support/error-message.ts';
import { endOfTurn, type Time } from '../../support/time.ts';
import type { Statement } from './sql.ts';

/** Is told how long each transaction took, for the metrics. */
export interface CommitObserver {
  committed?(changes: number, milliseconds: number): void;
}

interface Pending {
  readonly change: Change;
  readonly statements: readonly Statement[];
  readonly resolve: (verdict: 'done' | 'conflict') => void;
  readonly reject: (error: Error) => void;
}

interface Needs {
  readonly database: Database;
  readonly time: Time;
  readonly watch: CommitObserver;
  /** Is told what has become durable. */
  readonly written: ((changes: readonly Change[]) => void) | undefined;
}

/** More than this in one transaction would make the first of them wait for the last. */
const MAX_GROUP_SIZE = 500;

/**
 * Group commit: while one transaction is on its way to the disk, all changes that come in wait together for the next one, so
 * the number of syncs does not grow with the number of tables.
 */
export class GroupCommit {
  readonly #needs: Needs;
  #pending: Pending[] = [];
  #running: Promise<void> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Resolves when the change is durable or has lost against another writer. */
  add(change: Change, statements: readonly Statement[]): Promise<'done' | 'conflict'> {
    const { promise, resolve, reject } = Promise.withResolvers<'done' | 'conflict'>();
    this.#pending.push({ change, statements, resolve, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Resolves when nothing is waiting any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    const { time, watch, written } = this.#needs;
    // Whatever else arrives in this turn of the event loop joins the first group.
    await endOfTurn(time);
    while (this.#pending.length > 0) {
      const group = this.#pending.splice(0, MAX_GROUP_SIZE);
      const begun = time.elapsed();
      const verdicts = await this.#commit(group);
      watch.committed?.(group.length, time.elapsed() - begun);
      written?.(group.flatMap(({ change }, index) => (verdicts[index] === 'done' ? [change] : [])));
      for (const [index, { resolve, reject }] of group.entries()) {
        const verdict = verdicts[index] ?? { failed: 'the database did not answer' };
        if (typeof verdict === 'string') resolve(verdict);
        else reject(verdict.unstorable ? new Unstorable(verdict.failed) : new StorageFailed(verdict.failed));
      }
    }
    this.#running = undefined;
  }

  async #commit(group: readonly Pending[]): Promise<readonly Verdict[]> {
    try {
      return await this.#needs.database.commit(group.map(({ statements }) => statements));
    } catch (error) {
      return group.map(() => ({ failed: errorMessage(error) }));
    }
  }
}

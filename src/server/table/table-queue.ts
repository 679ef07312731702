import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { Queue } from '../support/queue.ts';
import { mayBeOutdated } from './changes/seating.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Reconciler } from './reconciler.ts';

const MAX_QUEUED = 100;

/** What a job has changed in memory. */
export interface Changes {
  /** The table: who sits there, its status, its times. */
  readonly table: boolean;
  /** Another roll of live dice is pending, or none any more. */
  readonly roll: boolean;
  /** Anything that is public. */
  readonly any: boolean;
}

interface QueueListener {
  /** A request was taken into the queue. */
  requested(): void;
  /** A job has ended, whatever it has changed; the next one begins afterwards. */
  ended(changes: Changes): void;
}

/** All jobs that change a table, one at a time. */
export class TableQueue {
  readonly #queue = new Queue({ began: () => this.#began(), ended: () => this.#ended() });
  readonly #replica: MatchReplica;
  readonly #reconciler: Reconciler;
  readonly #hasOtherNodes: boolean;
  readonly #listener: QueueListener;
  #stopped = false;
  /** As they were when the job at work began. */
  #tableRevision = 0;
  #revision = 0;
  #round: number | undefined;

  constructor(
    replica: MatchReplica,
    reconciler: Reconciler,
    hasOtherNodes: boolean,
    listener: QueueListener,
  ) {
    this.#replica = replica;
    this.#reconciler = reconciler;
    this.#hasOtherNodes = hasOtherNodes;
    this.#listener = listener;
  }

  get isEmpty(): boolean {
    return this.#queue.waiting === 0;
  }

  /** A job that somebody asks for: refused if too many wait, or if the table stops. */
  request<T>(job: () => Promise<T>): Promise<T | Refused> {
    if (this.#stopped) return Promise.resolve(refuse('stopping'));
    if (this.#queue.waiting >= MAX_QUEUED) return Promise.resolve(refuse('busy'));
    this.#listener.requested();
    return this.run(this.#hasOtherNodes ? () => this.#retryIfOutdated(job) : job);
  }

  /** Runs a job when all before it are done. */
  run<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.run(job);
  }

  /** Rejects new requests and resolves once pending work has finished. */
  stop(): Promise<void> {
    this.#stopped = true;
    return this.#queue.idle();
  }

  /** With several nodes, a refusal that a stale replica may have caused is checked against the store first. */
  async #retryIfOutdated<T>(job: () => Promise<T>): Promise<T> {
    const done = await job();
    if (typeof done !== 'object' || !isRefused(done as object) || !mayBeOutdated(done as Refused))
      return done;
    const before = this.#replica.edition;
    await this.#reconciler.readAgain();
    return this.#replica.edition === before ? done : job();
  }

  #began(): void {
    this.#tableRevision = this.#replica.tableRevision;
    this.#revision = this.#replica.revision;
    this.#round = this.#pendingRound;
  }

  #ended(): void {
    const { tableRevision, revision } = this.#replica;
    this.#listener.ended({
      table: tableRevision !== this.#tableRevision,
      roll: this.#pendingRound !== this.#round,
      any: revision !== this.#revision,
    });
  }

  get #pendingRound(): number | undefined {
    return this.#replica.live?.rounds?.pending?.round;
  }
}

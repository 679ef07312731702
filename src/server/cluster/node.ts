import { CatchUp } from './catch-up.ts';
import { errorMessage } from '../support/error-message.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { singleNodeLeases, SharedLeases } from './leases.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import { endedBy, newsOf, writeNews } from './match-news.ts';
import { NodeSignals } from './node-signals.ts';
import { singleNodePresence, SharedPresence } from './presence.ts';
import type { Leases, Presence } from '../table/ports.ts';
import type { ClusterStore } from '../store/cluster.ts';
import { LocalSignals, type Signals } from '../support/signals.ts';
import type { Change } from '../store/changes.ts';
import type { Store } from '../store/store.ts';
import { endOfTurn, type Time, type Timer } from '../support/time.ts';
import { makeId, type RandomBytes } from '../support/token.ts';

export interface NodeOptions {
  /** Milliseconds between two beats of the heart, each with a look at all watched tables. */
  readonly beat?: number;
  /** A node that has been silent for so long counts as dead. */
  readonly life?: number;
}

/** What every part of the server needs to be one of several; where there is one alone, each costs nothing. */
export interface ClusterParts {
  readonly signals: Signals;
  readonly leases: Leases;
  readonly presence: Presence;
}

interface Terms extends NodeOptions {
  /** What this node is called, in logs too. */
  readonly id?: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly random: RandomBytes;
  readonly time: Time;
}

const BEAT = 1000;
const LIFE = 5000;

/** A server that has its database to itself. */
export function singleNode(): ClusterParts {
  return { signals: new LocalSignals(), leases: singleNodeLeases, presence: singleNodePresence };
}

export function clusterPartsOf(store: Store, terms: Terms): ClusterParts & { readonly node?: Node } {
  if (!store.cluster) return singleNode();
  const node = new Node(store.cluster, terms);
  const { signals, leases, presence } = node;
  return { signals, leases, presence, node };
}

/** This server as one of several on the same database: says that it is alive, notices when others are not. */
export class Node {
  readonly id: string;
  readonly signals: NodeSignals;
  readonly leases: SharedLeases;
  readonly presence: SharedPresence;
  readonly #cluster: ClusterStore;
  readonly #terms: Terms;
  readonly #beat: number;
  readonly #life: number;
  /** When the last beat was sent that the database has answered. */
  #lastBeat = Number.NEGATIVE_INFINITY;
  #isCutOff = false;
  #tables: TableRegistry | undefined;
  #catchUp: CatchUp | undefined;
  #cutOff: () => void = () => undefined;
  #timer: Timer | undefined;
  #round: Promise<void> | undefined;
  #saying: Promise<void> | undefined;
  #stopped = false;

  constructor(cluster: ClusterStore, terms: Terms) {
    const { random, time, beat = BEAT, life = LIFE } = terms;
    this.id = terms.id ?? makeId(random);
    this.#cluster = cluster;
    this.#terms = terms;
    this.#beat = beat;
    this.#life = life;
    const common = { node: this.id, cluster, failed: (error: unknown) => this.#failed(error) };
    this.signals = new NodeSignals({
      ...common,
      connected: () => !this.#isCutOff,
      elapsed: () => terms.time.elapsed(),
      returned: (milliseconds) => terms.metrics.newsTime.observe(milliseconds),
    });
    this.leases = new SharedLeases({
      ...common,
      life,
      time,
      isAlive: () => time.elapsed() - this.#lastBeat < life,
      taken: (match) => this.#tables?.affected(match)?.askBots(),
    });
    this.presence = new SharedPresence(
      () => void this.#sayWhoIsHere(),
      async (match) => (await cluster.matchVersions(this.id, [match], life))[0]?.elsewhere ?? [],
    );
    cluster.onWritten((changes) => {
      this.signals.tell('matches', changes.flatMap(newsOf).map(writeNews));
      this.signals.tell('tokens', changes.flatMap(endedBy));
      this.signals.tell('people', changes.flatMap(changedPeople));
    });
  }

  /** Joins the others. `cutOff` is called when the database has not been reached for too long. */
  async start(tables: TableRegistry, cutOff: () => void): Promise<void> {
    this.#tables = tables;
    this.#cutOff = cutOff;
    const { id: node } = this;
    const terms = { node, cluster: this.#cluster, life: this.#life, tables };
    const catchUp = new CatchUp({ ...terms, failed: (error) => this.#failed(error) });
    this.#catchUp = catchUp;
    this.signals.on('matches', (texts, from) => {
      if (from === 'elsewhere') catchUp.heard(texts);
    });
    this.signals.onMissed(() => void catchUp.poll().catch((error: unknown) => this.#failed(error)));
    await this.#next();
    this.#timer = this.#terms.time.every(this.#beat, () => void this.#next());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#round;
    await this.#saying;
    await this.signals.flush();
    await this.#cluster.leave(this.id).catch((error: unknown) => this.#failed(error));
  }

  /** One round at a time: a database that is slow to answer is not asked again meanwhile. */
  #next(): Promise<void> {
    if (this.#terms.time.elapsed() - this.#lastBeat > this.#life) this.#becomeCutOff();
    this.#round ??= this.#goRound()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => (this.#round = undefined));
    return this.#round;
  }

  async #goRound(): Promise<void> {
    const begun = this.#terms.time.elapsed();
    const { isNew, silent } = await this.#cluster.beat(this.id, this.#life);
    // Whoever was silent for too long may have lost its leases, also if nobody has buried it yet.
    const wasSilent = this.#terms.time.elapsed() - this.#lastBeat > this.#life;
    this.#lastBeat = begun;
    this.#isCutOff = false;
    if (isNew || wasSilent) {
      this.leases.forget();
      this.presence.sayAllAgain();
    }
    await this.signals.flush();
    await this.#sayWhoIsHere();
    await this.#catchUp?.poll();
    await this.leases.beat();
    for (const node of silent) if (node !== this.id && !this.#stopped) await this.#takeOverFrom(node);
  }

  /** One of the living sees to it that the bots of a dead node go on thinking. */
  async #takeOverFrom(node: string): Promise<void> {
    if (!(await this.#cluster.claimDeadNode(node, this.#life))) return;
    this.#terms.log.info('node-gone', { node });
    this.#tables?.resumeBots().catch((error: unknown) => this.#failed(error));
  }

  #sayWhoIsHere(): Promise<void> {
    this.#saying ??= this.#sayNow().finally(() => (this.#saying = undefined));
    return this.#saying;
  }

  async #sayNow(): Promise<void> {
    // Whoever comes or goes in this round of the event loop comes along.
    await endOfTurn(this.#terms.time);
    for (let changes = this.presence.take(); changes.size > 0; changes = this.presence.take()) {
      try {
        await this.#cluster.setPresence(this.id, changes);
      } catch (error) {
        this.presence.unsaid(changes.keys());
        return this.#failed(error);
      }
      this.signals.tell(
        'matches',
        [...changes.keys()].map((match) => writeNews({ kind: 'here', match })),
      );
    }
  }

  #becomeCutOff(): void {
    if (this.#isCutOff || this.#lastBeat === Number.NEGATIVE_INFINITY) return;
    this.#isCutOff = true;
    this.#terms.log.error('cut-off', { seconds: Math.round(this.#life / 1000) });
    this.#cutOff();
  }

  #failed(error: unknown): void {
    if (this.#stopped) return;
    this.#terms.metrics.count('storage_failures');
    this.#terms.log.error('node', { reason: errorMessage(error) });
  }
}

/** People of whom something has changed that every node remembers. */
function changedPeople(change: Change): number[] {
  switch (change.type) {
    case 'rename':
    case 'role':
    case 'mute':
    case 'suspend':
      return [change.person];
    default:
      return [];
  }
}

import { CatchUp } from './catch-up.ts';
import { errorMessage } from '../support/error-message.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { LEASE_LIFE, singleNodeLeases, SharedLeases } from './leases.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import { endedBy, newsOf, writeNews } from './match-news.ts';
import { NodeSignals } from './node-signals.ts';
import { PeopleAtNodes, singleNodePresence, SharedPresence } from './presence.ts';
import type { Leases, PeopleHere, Presence } from '../table/ports.ts';
import type { ClusterStore } from '../store/cluster.ts';
import { LocalSignals, type Signals } from '../support/signals.ts';
import type { Change } from '../store/changes.ts';
import type { Store } from '../store/store.ts';
import { endOfTurn, type Time, type Timer } from '../support/time.ts';
import { makeId, type RandomBytes } from '../support/token.ts';

export interface NodeOptions {
  /** Milliseconds between heartbeats; with each, all watched tables are compared with the store. */
  readonly beat?: number;
  /** A node whose last heartbeat is older than this, in milliseconds, counts as dead, and its leases have ended. */
  readonly life?: number;
}

/** What the parts of a server use to be one of several nodes; the versions for a single node cost nothing. */
export interface ClusterParts {
  readonly signals: Signals;
  readonly leases: Leases;
  readonly presence: Presence;
  readonly peopleHere: PeopleHere;
}

interface Terms extends NodeOptions {
  /** The node's name, in logs too. */
  readonly id?: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly random: RandomBytes;
  readonly time: Time;
}

const HEARTBEAT = 1000;

/** A server that has its database to itself. */
export function singleNode(): ClusterParts {
  return {
    signals: new LocalSignals(),
    leases: singleNodeLeases,
    presence: singleNodePresence,
    peopleHere: new PeopleAtNodes(),
  };
}

export function clusterPartsOf(store: Store, terms: Terms): ClusterParts & { readonly node?: Node } {
  if (!store.cluster) return singleNode();
  const node = new Node(store.cluster, terms);
  const { signals, leases, presence, peopleHere } = node;
  return { signals, leases, presence, peopleHere, node };
}

/** This server as one of several on the same database: sends heartbeats, and takes over from nodes that stop doing so. */
export class Node {
  readonly id: string;
  readonly signals: NodeSignals;
  readonly leases: SharedLeases;
  readonly presence: SharedPresence;
  readonly peopleHere: PeopleAtNodes;
  readonly #cluster: ClusterStore;
  readonly #terms: Terms;
  readonly #beat: number;
  readonly #life: number;
  /** When the last heartbeat was sent that the database has answered. */
  #lastBeat = Number.NEGATIVE_INFINITY;
  #isCutOff = false;
  #tables: TableRegistry | undefined;
  #catchUp: CatchUp | undefined;
  #cutOff: () => void = () => undefined;
  #timer: Timer | undefined;
  #round: Promise<void> | undefined;
  #saying: Promise<void> | undefined;
  #counting: Promise<void> | undefined;
  #stopped = false;

  constructor(cluster: ClusterStore, terms: Terms) {
    const { random, time, beat = HEARTBEAT, life = LEASE_LIFE } = terms;
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
      taken: (match) => this.#tables?.affected(match)?.bots.ask(),
    });
    const changed = () => void this.#sendPresence();
    this.presence = new SharedPresence(changed, {
      elsewhereAt: async (matches) => {
        const versions = await cluster.matchVersions(this.id, matches, life);
        return new Map(versions.map(({ match, elsewhere }) => [match, elsewhere]));
      },
      onlookersElsewhere: (matches, most) => cluster.onlookersElsewhere(this.id, { matches, most, life }),
    });
    this.peopleHere = new PeopleAtNodes(changed, (people) => cluster.peopleElsewhere(this.id, people, life));
    cluster.onWritten((changes) => {
      this.signals.tell('matches', changes.flatMap(newsOf).map(writeNews));
      this.signals.tell('tokens', changes.flatMap(endedBy));
      this.signals.tell('people', changes.flatMap(changedPeople));
    });
  }

  /** Joins the other nodes. `cutOff` is called when the database has not answered for too long. */
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
    await this.#nextHeartbeat();
    this.#timer = this.#terms.time.every(this.#beat, () => void this.#nextHeartbeat());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timer?.cancel();
    await this.#round;
    await this.#saying;
    await this.#counting;
    await this.signals.flush();
    await this.#cluster.leave(this.id).catch((error: unknown) => this.#failed(error));
  }

  /** One heartbeat at a time: a database that is slow to answer is not asked again meanwhile. */
  #nextHeartbeat(): Promise<void> {
    if (this.#terms.time.elapsed() - this.#lastBeat > this.#life) this.#cutOffNow();
    this.#round ??= this.#heartbeat()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => (this.#round = undefined));
    return this.#round;
  }

  async #heartbeat(): Promise<void> {
    const { time } = this.#terms;
    let begun = time.elapsed();
    let { isNew, silent } = await this.#cluster.beat(this.id, this.#life);
    // An answer that took very long, as the first after an outage may, is too old to last until the next: the node would be
    // cut off again while its people are coming back.
    if (time.elapsed() - begun > this.#life - this.#beat) {
      begun = time.elapsed();
      const again = await this.#cluster.beat(this.id, this.#life);
      isNew ||= again.isNew;
      ({ silent } = again);
    }
    // A node that was silent for too long may have lost its leases, even if no other has claimed it yet.
    const wasSilent = time.elapsed() - this.#lastBeat > this.#life;
    this.#lastBeat = begun;
    this.#isCutOff = false;
    if (isNew || wasSilent) {
      this.leases.forget();
      this.presence.sendAllAgain();
      this.peopleHere.unsent.sendAllAgain();
    }
    await this.signals.flush();
    await this.#sendPresence();
    await this.#catchUp?.poll();
    await this.leases.beat();
    for (const node of silent) if (node !== this.id && !this.#stopped) await this.#takeOverFrom(node);
  }

  /** Exactly one live node lets the bots of a dead one go on thinking. */
  async #takeOverFrom(node: string): Promise<void> {
    if (!(await this.#cluster.claimDeadNode(node, this.#life))) return;
    this.#terms.log.info('node-gone', { node });
    this.#tables?.resumeBots().catch((error: unknown) => this.#failed(error));
  }

  async #sendPresence(): Promise<void> {
    this.#saying ??= this.#sendSeats().finally(() => (this.#saying = undefined));
    this.#counting ??= this.#sendPeople().finally(() => (this.#counting = undefined));
    await Promise.all([this.#saying, this.#counting]);
  }

  /** By itself: whether a seat is watched decides whether its person is told elsewhere, and must not wait for the rest. */
  async #sendSeats(): Promise<void> {
    // All changes of this turn of the event loop are sent together.
    await endOfTurn(this.#terms.time);
    await this.#sendAll(this.presence.seats, async (changes) => {
      await this.#cluster.setPresence(this.id, changes);
      const news = [...changes.keys()].map((match) => writeNews({ kind: 'here', match }));
      this.signals.tell('matches', news);
    });
  }

  async #sendPeople(): Promise<void> {
    await endOfTurn(this.#terms.time);
    const { counts } = this.presence;
    const { unsent: people } = this.peopleHere;
    // Again as long as something was sent: more may have come meanwhile.
    for (let sent = 1; sent > 0; ) {
      sent = await this.#sendAll(counts, (changes) => this.#cluster.setOnlookers(this.id, changes));
      sent += await this.#sendAll(people, (changes) => this.#cluster.setPeopleHere(this.id, changes));
    }
  }

  /** How many were sent; what could not be is tried again at the next heartbeat. */
  async #sendAll<V>(
    told: { take(): Map<number, V>; putBack(keys: Iterable<number>): void },
    send: (changes: Map<number, V>) => Promise<void>,
  ): Promise<number> {
    let sent = 0;
    for (let changes = told.take(); changes.size > 0; changes = told.take()) {
      try {
        await send(changes);
        sent += changes.size;
      } catch (error) {
        told.putBack(changes.keys());
        this.#failed(error);
        return 0;
      }
    }
    return sent;
  }

  #cutOffNow(): void {
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

/** People of whom something has changed that every node caches. */
function changedPeople(change: Change): number[] {
  switch (change.type) {
    case 'rename':
    case 'role':
    case 'mute':
    case 'suspend':
    case 'lift':
      return [change.person];
    case 'moderate':
      return [change.act.person];
    case 'answer-appeal':
      return change.lifts ? [change.lifts.person] : [];
    default:
      return [];
  }
}

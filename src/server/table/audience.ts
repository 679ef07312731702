import type { Seat, Viewer } from '../../engine/game.ts';
import { fixDigest } from '../../fair/rounds.ts';
import { decisionsOf } from '../match/live-rounds.ts';
import type { ChatInfo, TableInfo } from '../../wire/server.ts';
import { holds } from './actor.ts';
import { type Present, tableInfoOf } from './table-info.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Presence } from './ports.ts';
import type { ChatLine } from '../store/records.ts';
import type { BatchedWrites } from '../support/sending/batched-writes.ts';
import { TableTime } from './time/table-time.ts';
import { latestUpdates } from './updates.ts';
import { type Origin, type Watcher, Watchers } from './watchers.ts';

export interface AudienceNeeds {
  readonly presence: Presence;
  readonly writes: BatchedWrites;
  readonly clock: () => number;
}

interface AudienceListener {
  /** The table was sent. */
  changed(): void;
  said(lines: readonly ChatLine[]): void;
}

/** Who watches a table, at this node and at others, and how updates are sent to them. */
export class Audience {
  readonly #needs: AudienceNeeds;
  readonly #replica: MatchReplica;
  readonly #watchers = new Watchers();
  readonly #listener: AudienceListener;
  readonly time: TableTime;
  /** Seats that are watched at other nodes. */
  #elsewhere: ReadonlySet<Seat> = new Set();
  /** The seats whose time had run out when it was last told, and since when they were asked. */
  #overdue: ReadonlyMap<Seat, number | undefined> = new Map();
  #telling = false;
  /** Watchers that have lost their seat and are sent one last message. */
  #gone: Watcher[] = [];

  constructor(needs: AudienceNeeds, replica: MatchReplica, listener: AudienceListener) {
    this.#needs = needs;
    this.#replica = replica;
    this.#listener = listener;
    this.time = new TableTime(replica, needs.clock);
  }

  /** How many viewers watch at this node. */
  get size(): number {
    return this.#watchers.size;
  }

  /** How many look on at this node without a seat. */
  get onlookers(): number {
    return this.#watchers.onlookers;
  }

  /** Seats that are watched, at this node or another. */
  get here(): ReadonlySet<Seat> {
    return this.#watchers.seats.union(this.#elsewhere);
  }

  get info(): TableInfo {
    const time = this.time.info();
    return tableInfoOf(this.#replica.stored, {
      here: this.here,
      waitingFor: this.#replica.live?.waitingFor ?? [],
      ...(time ? { time } : {}),
      ...this.#rolling(),
    });
  }

  #rolling(): Pick<Present, 'rolling' | 'leftOut'> {
    const { live, stored } = this.#replica;
    const { rounds, match } = live ?? {};
    if (!rounds || !match) return {};
    const leftOut = (seat: Seat) => rounds.leftOut(seat);
    const { pending } = rounds;
    if (!pending) return { leftOut };
    const { round, asked } = pending;
    const plies = [...match.plies, ...decisionsOf(match)];
    const fix = fixDigest(stored.seed, stored.seats.length, { round, asked, plies });
    return { leftOut, rolling: { round, seats: asked, fix } };
  }

  add(watcher: Watcher): void {
    const changed = this.#watchers.add(watcher);
    this.#needs.presence.onlookers(this.#replica.stored.key, this.#watchers.onlookers);
    if (!changed) return;
    this.#lookAround();
    this.tellTable();
  }

  remove(connection: object, viewer: Viewer | undefined, onPurpose: boolean): void {
    const changed = this.#watchers.remove(connection, viewer);
    this.#needs.presence.onlookers(this.#replica.stored.key, this.#watchers.onlookers);
    if (!changed) return;
    this.#lookAround(onPurpose);
    // After the end people go on to the rematch one by one; telling the rest each time would be noise.
    const goesOn = viewer !== undefined && this.#replica.stored.status === 'over';
    if (!goesOn) this.tellTable();
  }

  /** These seats are watched from other nodes now. */
  setElsewhere(seats: readonly Seat[]): void {
    const before = this.here;
    this.#elsewhere = new Set(seats);
    if (this.here.symmetricDifference(before).size === 0) return;
    this.time.updatePresence(this.here);
    this.tellTable();
  }

  /** After a change of the table: removes watchers of seats that they have lost. */
  check(): void {
    const { stored } = this.#replica;
    const gone = this.#watchers.check((actor, seat) => holds(actor, stored, seat));
    this.#gone.push(...gone);
    if (gone.length > 0) this.#lookAround();
    else this.time.updatePresence(this.here);
  }

  /** Sends the table once for all changes of this turn of the event loop. */
  tellTable(): void {
    if (this.#telling) return;
    this.#telling = true;
    this.#needs.writes.beforeFlush(() => {
      this.#telling = false;
      this.#watchers.tellTable(this.info, this.#replica.stored, this.#gone.splice(0));
      this.#listener.changed();
    });
  }

  /** Sends the latest step to its viewers. True if the origin was among them: its update carries `ack`. */
  tellStep(origin?: Origin, seat?: Seat): boolean {
    const { live, stored } = this.#replica;
    if (!live) return false;
    const { audience = 'all' } = live.recent.at(-1) ?? {};
    const told = this.#watchers.tellUpdates(audience, { origin, seat }, latestUpdates(stored.id, live));
    // A changed envelope changes no clock, and only its owner may know of it.
    if (audience === 'all' && this.time.runs) this.#tellTime();
    return told;
  }

  /** Tells viewers if somebody's time has run out since the last call. Gives whose. */
  tellOverdue(): readonly Seat[] {
    const since = (seat: Seat) => this.#replica.live?.ledger.since(seat);
    const overdue = new Map(this.time.overdue().map((seat) => [seat, since(seat)]));
    const news = [...overdue.keys()].filter((seat) => overdue.get(seat) !== this.#overdue.get(seat));
    this.#overdue = overdue;
    if (news.length > 0) this.#tellTime();
    return news;
  }

  tellChat(lines: readonly ChatLine[]): void {
    const match = this.#replica.stored.id;
    const told = lines.map((line) => ({ text: JSON.stringify(this.chatInfo(line)), person: line.person }));
    this.#watchers.tellLines(told, (texts) => `{"type":"chat","match":"${match}","lines":[${texts.join()}]}`);
    this.#listener.said(lines);
  }

  chatInfo({ number, seat, text, at }: ChatLine): ChatInfo {
    return { number, seat, text, at, name: this.#replica.stored.seats[seat]?.name ?? '' };
  }

  #lookAround(onPurpose = false): void {
    this.#needs.presence.here(this.#replica.stored.key, this.#watchers.seats);
    this.time.updatePresence(this.here, onPurpose);
  }

  #tellTime(): void {
    const time = this.#watchers.size > 0 ? this.time.info() : undefined;
    if (time) this.#tellAll({ type: 'time', match: this.#replica.stored.id, time });
  }

  #tellAll(message: object): void {
    this.#watchers.tellAll(JSON.stringify(message));
  }
}

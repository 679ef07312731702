import { once } from 'node:events';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Person } from '../table/actor.ts';
import { errorMessage } from '../support/error-message.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Challenges } from '../challenges/challenges.ts';
import type { Blocks } from '../friends/blocks.ts';
import type { Limiter } from '../support/limiter.ts';
import { ProgramStream } from './program-stream.ts';
import type { Table } from '../table/table.ts';
import type { ChatLine, StoredMatch, StoredSeat } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../support/log.ts';
import type { Time, Timer } from '../support/time.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { Signals } from '../support/signals.ts';

/** Tables that one program follows at the same time; when one is over, the next is taken up. */
const MAX_TABLES = 200;
/** How long a program may take to read the last line. */
export const CLOSE_TIMEOUT = 1000;
export const HEARTBEAT = 15_000;
/** Matches that ended while a program was away are told as far back as this, and at most so many. */
const MAX_AWAY = 7 * 24 * 3_600_000;
const MAX_MISSED = 500;

interface Needs {
  readonly store: Store;
  readonly tables: TableRegistry;
  readonly tableEvents: TableEvents;
  readonly signals: Signals;
  readonly limiter: Limiter;
  readonly challenges: Pick<Challenges, 'of' | 'seen'>;
  readonly blocks: Blocks;
  readonly clock: () => number;
  readonly time: Time;
  readonly log: Log;
}

/** The streams of all programs, one for each person. */
export class ProgramStreams {
  readonly #needs: Needs;
  readonly #streams = new Map<number, ProgramStream>();
  /** People whose program has no stream here: other nodes are told once for each table. */
  readonly #announced = new WeakMap<Table, Set<number>>();
  readonly #followers = new WeakMap<Table, Set<ProgramStream>>();
  readonly #heartbeat: Timer;
  readonly #stopListening: readonly (() => void)[];
  #stopped = false;

  constructor(needs: Needs, heartbeat = HEARTBEAT) {
    this.#needs = needs;
    this.#heartbeat = needs.time.every(heartbeat, () => this.#beat());
    this.#stopListening = [
      needs.tableEvents.listen((table) => this.#changed(table)),
      needs.tableEvents.listenToChat((table, lines) => {
        for (const person of peopleAt(table)) void this.#tellChat(person, table, lines);
      }),
    ];
    needs.signals.on('seated', (people) => this.#each(people, (stream) => this.#lookAround(stream)));
    needs.signals.on('challenges', (people) => this.#each(people, (stream) => this.#tellChallenges(stream)));
  }

  get size(): number {
    return this.#streams.size;
  }

  /** A new stream replaces an older one of the same person, whose connection may be dead. */
  open(person: Person, token: string, since?: number): ProgramStream | Refused {
    if (this.#stopped) return refuse('stopping');
    if (!this.#needs.signals.connected) return refuse('storage');
    const before = this.#streams.get(person.key);
    if (!this.#needs.limiter.mayStream(person.key)) return refuse('too-fast');
    if (!before && this.#streams.size >= this.#needs.limiter.limits.sockets) return refuse('busy');
    before?.end('replaced');
    const { clock } = this.#needs;
    const closed = () => {
      if (this.#streams.get(person.key) === stream) this.#streams.delete(person.key);
    };
    const stream = new ProgramStream(person, { token, clock, closed });
    this.#streams.set(person.key, stream);
    void this.#welcome(stream, since);
    return stream;
  }

  /** Ends the stream that was opened with this token, which was revoked. */
  closeRevoked({ hash, person }: { readonly hash: string; readonly person: number }): void {
    const stream = this.#streams.get(person);
    if (stream?.token === hash) stream.end('revoked');
  }

  /** This node has lost the database: programs reconnect, and a proxy sends them to another node. */
  dismiss(): void {
    for (const stream of this.#streams.values()) stream.end('restart');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stopListening) stop();
    this.#heartbeat.cancel();
    const open = [...this.#streams.values()];
    const gone = open.filter(({ out }) => !out.closed).map(({ out }) => once(out, 'close'));
    for (const stream of open) stream.end('restart');
    const timeout = this.#needs.time.after(CLOSE_TIMEOUT, () => open.forEach(({ out }) => out.destroy()));
    await Promise.all(gone);
    timeout.cancel();
  }

  /** Runs after every move of every table: the common case first. */
  #changed(table: Table): void {
    if (this.#streams.size > 0 || mayHavePrograms(table.stored)) this.#tell(table);
  }

  #tell(table: Table): void {
    // Followers include people who have just left the table.
    for (const stream of this.#followers.get(table) ?? []) this.#look(stream, table);
    for (const person of peopleAt(table)) {
      const stream = this.#streams.get(person);
      if (stream) this.#look(stream, table);
      else if (mayBeProgram(table.stored, person)) this.#announce(table, person);
    }
  }

  #look(stream: ProgramStream, table: Table): void {
    stream.look(table);
    const followers = this.#followers.get(table) ?? new Set();
    this.#followers.set(table, followers);
    if (stream.closed || !stream.follows(table)) followers.delete(stream);
    else followers.add(stream);
  }

  #announce(table: Table, person: number): void {
    const announced = this.#announced.get(table) ?? new Set();
    if (table.over || announced.has(person)) return;
    this.#announced.set(table, announced.add(person));
    this.#needs.signals.send('seated', [person]);
  }

  #beat(): void {
    for (const stream of this.#streams.values()) {
      stream.beat();
      // Matches that began at another node, and those beyond the limit before.
      void this.#lookAround(stream);
      void this.#tellChallenges(stream);
      void this.#needs.challenges.seen(stream.person).catch(this.#failed);
    }
  }

  /** What there is to tell at the beginning, and what was missed since then. */
  async #welcome(stream: ProgramStream, since: number | undefined): Promise<void> {
    void this.#needs.challenges.seen(stream.person).catch(this.#failed);
    await this.#tellChallenges(stream, since ?? Number.MAX_SAFE_INTEGER);
    const from = since === undefined ? undefined : Math.max(since, this.#needs.clock() - MAX_AWAY);
    await this.#lookAround(stream, from);
    await this.#tellMissed(stream, from);
    stream.ready();
  }

  async #tellMissed(stream: ProgramStream, from: number | undefined): Promise<void> {
    if (from === undefined) return;
    try {
      const missed = await this.#needs.store.endedSince(stream.person.key, from, MAX_MISSED);
      for (const match of missed) {
        stream.tellMissed(match);
        await stream.room();
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  /** With `since`, those that were decided before then are not told. */
  async #tellChallenges(stream: ProgramStream, since?: number): Promise<void> {
    try {
      for (const { info, changed } of await this.#needs.challenges.of(stream.person)) {
        if (since !== undefined && info.status !== 'open' && changed < since) stream.skipChallenge(info);
        else stream.tellChallenge(info);
      }
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Without what people have said whom the program's person has blocked. */
  async #tellChat(person: number, table: Table, lines: readonly ChatLine[]): Promise<void> {
    if (!this.#streams.has(person)) return;
    try {
      const { blocked } = await this.#needs.blocks.ofPerson(person);
      this.#streams.get(person)?.tellChat(
        table,
        table.chat.heard(lines, (each) => blocked.has(each)),
      );
    } catch (error) {
      this.#failed(error);
    }
  }

  #each(people: readonly number[], act: (stream: ProgramStream) => Promise<void>): void {
    for (const person of people) {
      const stream = this.#streams.get(person);
      if (stream) void act(stream);
    }
  }

  readonly #failed = (error: unknown): void => {
    // The next heartbeat tries again.
    this.#needs.log.error('stream', { reason: errorMessage(error) });
  };

  /** Follows every table at which the person sits or which the person hosts, up to the limit. */
  async #lookAround(stream: ProgramStream, chatSince?: number): Promise<void> {
    try {
      const keys = await this.#needs.store.people.unfinished(stream.person.key);
      const { blocked } = await this.#needs.blocks.ofPerson(stream.person.key);
      for (const key of keys) {
        if (stream.closed || stream.tables >= MAX_TABLES) return;
        if (stream.followsKey(key) && chatSince === undefined) continue;
        const table = await this.#needs.tables.byKey(key);
        if (isRefused(table)) continue;
        this.#look(stream, table);
        if (chatSince !== undefined)
          stream.tellChat(
            table,
            (await table.chat.since(0, (person) => blocked.has(person))).filter(({ at }) => at >= chatSince),
          );
        await stream.room();
      }
    } catch (error) {
      this.#failed(error);
    }
  }
}

function isProgram({ program }: StoredSeat): boolean {
  return program === true;
}

/** Whether a program may sit at this table or host it. A host without a seat has no seat that says whether it is one. */
function mayHavePrograms({ seats, host }: StoredMatch): boolean {
  return seats.some(isProgram) || !seats.some(({ person }) => person === host);
}

function mayBeProgram({ seats, host }: StoredMatch, person: number): boolean {
  const sitting = seats.filter((seat) => seat.person === person);
  return sitting.some(isProgram) || (person === host && sitting.length === 0);
}

/** Who sits at a table or hosts it. */
function peopleAt({ stored: { seats, host } }: Table): Set<number> {
  return new Set([...seats.flatMap(({ person }) => person ?? []), host]);
}

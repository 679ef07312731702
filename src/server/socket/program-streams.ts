import { once } from 'node:events';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Person } from '../table/actor.ts';
import { errorMessage } from '../support/error-message.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Limiter } from '../support/limiter.ts';
import { ProgramStream } from './program-stream.ts';
import type { Table } from '../table/table.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../support/log.ts';
import type { Time, Timer } from '../support/time.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { Signals } from '../support/signals.ts';

/** Tables that one program follows at the same time; when one is over, the next is taken up. */
const MAX_TABLES = 200;
/** How long a program may take to read the last line. */
const CLOSE_TIMEOUT = 1000;
export const HEARTBEAT = 15_000;

interface Needs {
  readonly store: Store;
  readonly tables: TableRegistry;
  readonly tableEvents: TableEvents;
  readonly signals: Signals;
  readonly limiter: Limiter;
  readonly time: Time;
  readonly log: Log;
}

/** The streams of all programs, one for each person. */
export class ProgramStreams {
  readonly #needs: Needs;
  readonly #streams = new Map<number, ProgramStream>();
  /** People whose program has no stream here: other nodes are told once for each table. */
  readonly #announced = new WeakMap<Table, Set<number>>();
  readonly #heartbeat: Timer;
  readonly #stopListening: () => void;
  #stopped = false;

  constructor(needs: Needs, heartbeat = HEARTBEAT) {
    this.#needs = needs;
    this.#heartbeat = needs.time.every(heartbeat, () => this.#beat());
    this.#stopListening = needs.tableEvents.listen((table) => this.#changed(table));
    needs.signals.on('seated', (people) => {
      for (const person of people) {
        const stream = this.#streams.get(person);
        if (stream) void this.#lookAround(stream);
      }
    });
  }

  get size(): number {
    return this.#streams.size;
  }

  /** A new stream replaces an older one of the same person, whose connection may be dead. */
  open(person: Person, token: string): ProgramStream | Refused {
    if (this.#stopped) return refuse('stopping');
    if (!this.#needs.signals.connected) return refuse('storage');
    const before = this.#streams.get(person.key);
    if (!this.#needs.limiter.mayStream(person.key)) return refuse('too-fast');
    if (!before && this.#streams.size >= this.#needs.limiter.limits.sockets) return refuse('busy');
    before?.end('replaced');
    const stream = new ProgramStream(person, token, () => {
      if (this.#streams.get(person.key) === stream) this.#streams.delete(person.key);
    });
    this.#streams.set(person.key, stream);
    void this.#lookAround(stream);
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
    this.#stopListening();
    this.#heartbeat.cancel();
    const open = [...this.#streams.values()];
    const gone = open.filter(({ out }) => !out.closed).map(({ out }) => once(out, 'close'));
    for (const stream of open) stream.end('restart');
    const patience = this.#needs.time.after(CLOSE_TIMEOUT, () => open.forEach(({ out }) => out.destroy()));
    await Promise.all(gone);
    patience.cancel();
  }

  #changed(table: Table): void {
    for (const { person, program } of table.stored.seats) {
      if (person === undefined || !program) continue;
      const stream = this.#streams.get(person);
      if (stream) stream.look(table);
      else this.#announce(table, person);
    }
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
    }
  }

  /** Follows every table at which the person sits, up to the limit. */
  async #lookAround(stream: ProgramStream): Promise<void> {
    try {
      const keys = await this.#needs.store.people.unfinished(stream.person.key);
      for (const key of keys) {
        if (stream.closed || stream.tables >= MAX_TABLES) return;
        if (stream.follows(key)) continue;
        const table = await this.#needs.tables.byKey(key);
        if (!isRefused(table)) stream.look(table);
        await stream.room();
      }
    } catch (error) {
      // The next heartbeat tries again.
      this.#needs.log.error('stream', { reason: errorMessage(error) });
    }
  }
}

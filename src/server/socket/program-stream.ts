import { Readable } from 'node:stream';
import type { Seat } from '../../engine/game.ts';
import type { StreamLine } from '../../wire/programs.ts';
import { type Person, seatsOf } from '../table/actor.ts';
import { isClosing } from '../table/changes/closed-table.ts';
import { withYourPart } from '../table/table-info.ts';
import { pausedSince } from '../match/pauses.ts';
import { botAt } from '../table/changes/seating.ts';
import type { Table } from '../table/table.ts';

/** Backpressure: a program that does not read is disconnected; after reconnecting it is sent all open questions again. */
const MAX_UNSENT = 1_000_000;

interface TableProgress {
  closing: boolean;
  begun: boolean;
  /** The round of live dice for which it was last asked for a link. */
  round?: number;
  /** For each of the person's seats, the number of the last question sent. */
  readonly asked: Map<Seat, number>;
}

/** The stream of one program (newline-delimited JSON): every question to a seat of its person, once. */
export class ProgramStream {
  readonly person: Person;
  /** The hash of the token it was opened with. */
  readonly token: string;
  /** What is sent. */
  readonly out: Readable;
  readonly #mostUnsent: number;
  readonly #tables = new Map<Table, TableProgress>();
  #drained: (() => void) | undefined;
  /** Something was still unsent at the last heartbeat. */
  #late = false;
  /** The last line is written, though perhaps not read yet. */
  #ended = false;

  constructor(person: Person, token: string, closed: () => void, mostUnsent = MAX_UNSENT) {
    this.#mostUnsent = mostUnsent;
    this.person = person;
    this.token = token;
    this.out = new Readable({ read: () => this.#drained?.() });
    // However it ends: by us, by a lost connection, or because the program reads too slowly.
    this.out.once('close', () => {
      for (const table of this.#tables.keys()) table.unwatch(this);
      this.#tables.clear();
      this.#drained?.();
      closed();
    });
    this.out.on('error', () => undefined);
    this.#sendLine({ type: 'hello', person: { id: person.id, name: person.name } });
  }

  get closed(): boolean {
    return this.#ended || this.out.destroyed || this.out.readableEnded;
  }

  get tables(): number {
    return this.#tables.size;
  }

  /** Whether it follows the match with this key already. */
  follows(key: number): boolean {
    return [...this.#tables.keys()].some(({ stored }) => stored.key === key);
  }

  /** Sends what is new about a table. Idempotent: nothing is sent twice. */
  look(table: Table): void {
    if (this.closed) return;
    const { stored, live } = table;
    const mine = seatsOf(this.person, stored);
    if (table.over || mine.length === 0) return this.#leave(table);
    const told = this.#sitDown(table, mine);
    if (isClosing(stored) && !told.closing) {
      told.closing = true;
      this.#sendLine({ type: 'closing', table: withYourPart(table.info, stored, this.person) });
    }
    if (stored.status !== 'playing' || !live) return;
    const { id: match, game } = stored;
    if (!told.begun) this.#sendLine({ type: 'begin', table: withYourPart(table.info, stored, this.person) });
    told.begun = true;
    if (pausedSince(stored.times) !== undefined) {
      // An answer would be refused now: the question is sent again after the pause.
      for (const seat of told.asked.keys()) told.asked.set(seat, 0);
      return;
    }
    const round = live.rounds?.pending?.round;
    if (round !== undefined) {
      if (told.round !== round)
        this.#sendLine({ type: 'rolling', table: withYourPart(table.info, stored, this.person) });
      told.round = round;
      return;
    }
    const waiting = live.toAct.filter((seat) => mine.includes(seat) && !live.match.envelopes.has(seat));
    for (const seat of waiting) {
      const asked = live.match.asked[seat] ?? 0;
      // A stand-in decides by itself.
      if (told.asked.get(seat) === asked || botAt(stored, seat) !== undefined) continue;
      told.asked.set(seat, asked);
      const { game: rules, state } = live.match;
      const legal = rules.legal(state, seat, []).map(rules.write);
      this.#sendLine({ type: 'decide', match, game, seat, asked, view: rules.view(state, seat), legal });
    }
  }

  /** Backpressure: resolves when the program has read enough for more to be sent. */
  async room(): Promise<void> {
    while (!this.closed && this.out.readableLength > this.out.readableHighWaterMark) {
      await new Promise<void>((resolve) => (this.#drained = resolve));
    }
  }

  beat(): void {
    for (const table of this.#tables.keys()) this.look(table);
    if (this.#late && this.out.readableLength > 0) return void this.out.destroy();
    this.#late = this.out.readableLength > 0;
    this.#sendLine({ type: 'beat' });
  }

  end(reason: Extract<StreamLine, { readonly type: 'bye' }>['reason']): void {
    if (this.closed) return;
    this.#sendLine({ type: 'bye', reason });
    this.#ended = true;
    this.out.push(null);
  }

  #sitDown(table: Table, mine: readonly Seat[]): TableProgress {
    const told: TableProgress = this.#tables.get(table) ?? {
      closing: false,
      begun: false,
      asked: new Map<Seat, number>(),
    };
    this.#tables.set(table, told);
    for (const seat of told.asked.keys()) if (!mine.includes(seat)) told.asked.delete(seat);
    for (const viewer of mine) {
      if (told.asked.has(viewer)) continue;
      told.asked.set(viewer, 0);
      // It counts as a viewer, but is sent no updates: it reads the table itself whenever something has changed.
      table.watch({ viewer, actor: this.person, connection: this, ready: false, send: () => undefined });
    }
    return told;
  }

  #leave(table: Table): void {
    if (!this.#tables.delete(table)) return;
    table.unwatch(this);
    const { id: match, result } = table.stored;
    if (result) this.#sendLine({ type: 'over', match, result });
  }

  #sendLine(line: StreamLine): void {
    if (this.closed) return;
    this.out.push(`${JSON.stringify(line)}\n`);
    if (this.out.readableLength > this.#mostUnsent) this.out.destroy();
  }
}

import type { Readable } from 'node:stream';
import type { Seat } from '../../engine/game.ts';
import type { ChallengeInfo } from '../../wire/subjects/challenges.ts';
import type { StreamLine } from '../../wire/subjects/programs.ts';
import type { ChatInfo } from '../../wire/server.ts';
import { pausedSince } from '../match/pauses.ts';
import type { StoredMatch } from '../store/records.ts';
import { LineStream } from '../support/sending/line-stream.ts';
import { isHost, type Person, seatsOf } from '../table/actor.ts';
import { isClosing } from '../table/changes/closed-table.ts';
import { botAt } from '../table/changes/seating.ts';
import { changesBetween } from '../table/table-changes.ts';
import { withYourPart } from '../table/table-info.ts';
import type { Table } from '../table/table.ts';

interface TableProgress {
  /** The table as it was last told. */
  stored?: StoredMatch;
  closing: boolean;
  begun: boolean;
  /** The round of live dice for which it was last asked for a link. */
  round?: number;
  /** For each of the person's seats, the number of the last question sent. */
  readonly asked: Map<Seat, number>;
  /** It watches as a host without a seat. */
  watches: boolean;
}

export interface ProgramStreamOptions {
  /** The hash of the token it was opened with. */
  readonly token: string;
  readonly clock: () => number;
  readonly closed: () => void;
  readonly mostUnsent?: number;
}

/**
 * The stream of one program (newline-delimited JSON): every question to a seat of its person, once, and what happens at tables
 * at which the person sits or which the person hosts.
 */
export class ProgramStream {
  readonly person: Person;
  readonly token: string;
  readonly #lines: LineStream;
  readonly #clock: () => number;
  readonly #tables = new Map<Table, TableProgress>();
  /** The status in which each challenge was last told. */
  readonly #challenges = new Map<string, ChallengeInfo['status']>();

  constructor(person: Person, { token, clock, closed, mostUnsent }: ProgramStreamOptions) {
    this.person = person;
    this.token = token;
    this.#clock = clock;
    this.#lines = new LineStream(() => {
      for (const table of this.#tables.keys()) table.unwatch(this);
      this.#tables.clear();
      closed();
    }, mostUnsent);
    this.#send({ type: 'hello', person: { id: person.id, name: person.name }, now: clock() });
  }

  /** The body of the response. */
  get out(): Readable {
    return this.#lines.out;
  }

  get closed(): boolean {
    return this.#lines.closed;
  }

  get tables(): number {
    return this.#tables.size;
  }

  follows(table: Table): boolean {
    return this.#tables.has(table);
  }

  /** Whether it follows the match with this key already. */
  followsKey(key: number): boolean {
    return [...this.#tables.keys()].some(({ stored }) => stored.key === key);
  }

  /** Sends what is new about a table. Idempotent: nothing is sent twice. */
  look(table: Table): void {
    if (this.closed) return;
    const { stored } = table;
    const mine = seatsOf(this.person, stored);
    if (table.over || (mine.length === 0 && !isHost(this.person, stored))) return this.#leave(table);
    const told = this.#follow(table, mine);
    this.#tellTable(table, told);
    if (isClosing(stored) && !told.closing) {
      told.closing = true;
      this.#send({ type: 'closing', table: this.#shown(table) });
    }
    if (stored.status === 'playing') this.#tellMatch(table, told, mine);
  }

  /** Lines of chat at a table that it follows. */
  tellChat(table: Table, lines: readonly ChatInfo[]): void {
    if (lines.length > 0 && this.#tables.has(table))
      this.#send({ type: 'chat', match: table.stored.id, lines });
  }

  tellChallenge(challenge: ChallengeInfo): void {
    const { id, status } = challenge;
    if (this.#challenges.get(id) === status) return;
    this.#challenges.set(id, status);
    this.#send({ type: 'challenge', challenge });
  }

  /** Marks a challenge as known to the program, because it was decided before this stream was opened. */
  skipChallenge({ id, status }: ChallengeInfo): void {
    if (!this.#challenges.has(id)) this.#challenges.set(id, status);
  }

  /** A match that has ended while the program was not connected. */
  tellMissed({ id: match, result }: StoredMatch): void {
    if (result) this.#send({ type: 'over', match, result });
  }

  /** Everything that there was at the beginning has been told. */
  ready(): void {
    this.#send({ type: 'ready' });
  }

  /** Backpressure: resolves when the program has read enough for more to be sent. */
  room(): Promise<void> {
    return this.#lines.room();
  }

  beat(): void {
    for (const table of this.#tables.keys()) this.look(table);
    this.#lines.beat(JSON.stringify({ type: 'beat', now: this.#clock() } satisfies StreamLine));
  }

  end(reason: Extract<StreamLine, { readonly type: 'bye' }>['reason']): void {
    this.#lines.end(JSON.stringify({ type: 'bye', reason } satisfies StreamLine));
  }

  #tellTable(table: Table, told: TableProgress): void {
    const { stored } = table;
    const changes = told.stored ? changesBetween(told.stored, stored) : [];
    const isNew = told.stored === undefined;
    told.stored = stored;
    if (isNew || changes.length > 0) this.#send({ type: 'table', table: this.#shown(table), changes });
  }

  #tellMatch(table: Table, told: TableProgress, mine: readonly Seat[]): void {
    const { stored, live } = table;
    if (!live) return;
    if (!told.begun) this.#send({ type: 'begin', table: this.#shown(table) });
    told.begun = true;
    if (pausedSince(stored.times) !== undefined) {
      // An answer would be refused now: the question is sent again after the pause.
      for (const seat of told.asked.keys()) told.asked.set(seat, 0);
      return;
    }
    const round = live.rounds?.pending?.round;
    if (round !== undefined) {
      if (told.round !== round && mine.length > 0) this.#send({ type: 'rolling', table: this.#shown(table) });
      told.round = round;
      return;
    }
    const waiting = live.toAct.filter((seat) => mine.includes(seat) && !live.match.envelopes.has(seat));
    const { id: match, game } = stored;
    for (const seat of waiting) {
      const asked = live.match.asked[seat] ?? 0;
      // A stand-in decides by itself.
      if (told.asked.get(seat) === asked || botAt(stored, seat) !== undefined) continue;
      told.asked.set(seat, asked);
      const { game: rules, state } = live.match;
      const legal = rules.legal(state, seat, []).map(rules.write);
      this.#send({ type: 'decide', match, game, seat, asked, view: rules.view(state, seat), legal });
    }
  }

  /** It counts as a viewer, but is sent no updates: it reads the table itself whenever something has changed. */
  #follow(table: Table, mine: readonly Seat[]): TableProgress {
    const told: TableProgress = this.#tables.get(table) ?? {
      closing: false,
      begun: false,
      asked: new Map<Seat, number>(),
      watches: false,
    };
    this.#tables.set(table, told);
    const viewing = { actor: this.person, connection: this, ready: false, send: () => undefined };
    for (const seat of told.asked.keys()) if (!mine.includes(seat)) told.asked.delete(seat);
    for (const viewer of mine) {
      if (told.asked.has(viewer)) continue;
      told.asked.set(viewer, 0);
      table.watch({ viewer, ...viewing });
    }
    if (mine.length === 0 && !told.watches) {
      told.watches = true;
      table.watch({ viewer: 'public', ...viewing });
    }
    return told;
  }

  #leave(table: Table): void {
    if (!this.#tables.delete(table)) return;
    table.unwatch(this);
    const { id: match, result } = table.stored;
    if (result) this.#send({ type: 'over', match, result });
    else this.#send({ type: 'gone', match, reason: table.over ? 'closed' : 'left' });
  }

  #shown(table: Table) {
    return withYourPart(table.info, table.stored, this.person);
  }

  #send(line: StreamLine): void {
    this.#lines.send(JSON.stringify(line));
  }
}

import { createHmac } from 'node:crypto';
import type { AnyGame } from '../../engine/game.ts';
import { hasOwnFigures, isProblem, readOptions } from '../../engine/options.ts';
import { hostCommitment } from '../../fair/commitment.ts';
import { makeSeed } from '../../fair/seed.ts';
import { noClock } from '../../wire/clock.ts';
import { type Code, isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import { type Actor, holds, isHost, type Person, seatsOf } from '../table/actor.ts';
import type { Blocks } from '../friends/blocks.ts';
import type { Limiter } from '../support/limiter.ts';
import { cleanName } from '../support/sanitize.ts';
import type { Done } from '../table/commands.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Change } from '../store/changes.ts';
import type { NewToken } from '../store/subjects/people.ts';
import { Queue } from '../support/queue.ts';
import type { WordFilter } from '../support/word-filter.ts';
import { join, joinRematch, rotated, seated, seatFor, withSeats } from '../table/changes/seating.ts';
import type { NewMatch, StoredMatch, StoredSeat } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { Table } from '../table/table.ts';
import { hashOf, kindOf, makeId, makeToken, type RandomBytes } from '../support/token.ts';

type Wanted = Pick<
  NewMatch,
  | 'options'
  | 'host'
  | 'seats'
  | 'previous'
  | 'listed'
  | 'autostart'
  | 'clock'
  | 'origin'
  | 'dice'
  | 'rated'
  | 'paired'
  | 'coach'
>;

/** Refusals after which a person who asked for a rematch becomes an onlooker of it. */
const comesTooLate: ReadonlySet<Code> = new Set<Code>(['not-open', 'removed']);
const PSEUDONYM_KEY_BYTES = 32;
const PSEUDONYM_LENGTH = 16;

interface LobbyNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly games: LoadedGames;
  readonly tables: TableRegistry;
  readonly tableEvents: TableEvents;
  readonly blocks: Blocks;
}

interface LobbyLimits {
  readonly limiter: Limiter;
  /** Why a person who has so many open tables may open no more. */
  readonly refusalToOpen: (person: number, open: number) => Promise<Refused | undefined>;
  /** Words that are not allowed in names. */
  readonly words: WordFilter;
}

/** Creates guests, tables, invitations and rematches, and seats people. */
export class Lobby {
  readonly #needs: LobbyNeeds;
  readonly #limiter: Limiter;
  readonly #refusalToOpen: LobbyLimits['refusalToOpen'];
  readonly #words: WordFilter;
  /** Known to this process only: stored pseudonyms do not reveal addresses. */
  readonly #pseudonymKey: Uint8Array;
  /** One queue per host who is opening tables, so that the limit is checked one at a time. */
  readonly #opening = new Map<number, Queue>();

  constructor(needs: LobbyNeeds, { limiter, refusalToOpen, words }: LobbyLimits) {
    this.#needs = needs;
    this.#limiter = limiter;
    this.#refusalToOpen = refusalToOpen;
    this.#words = words;
    this.#pseudonymKey = needs.random(PSEUDONYM_KEY_BYTES);
  }

  async guest(
    given: string,
    session: NewToken,
  ): Promise<{ readonly id: string; readonly name: string } | Refused> {
    const { store, clock, random } = this.#needs;
    const name = cleanName(given);
    if (name === undefined) return refuse('bad-name');
    if (this.#words.matches(name)) return refuse('bad-word');
    const person = { id: makeId(random), name };
    const done = await store.write({ type: 'guest', person, session, at: clock() });
    return done === 'done' ? person : refuse('busy');
  }

  async rename(person: Person, given: string): Promise<Refused | { readonly name: string }> {
    const name = cleanName(given);
    if (name === undefined) return refuse('bad-name');
    if (this.#words.matches(name)) return refuse('bad-word');
    await this.#needs.store.write({ type: 'rename', person: person.key, name });
    return { name };
  }

  /** Whether the name somebody wants to sit under contains a word that the host does not allow. */
  isBadName(sitter: object): boolean {
    return 'name' in sitter && typeof sitter.name === 'string' && this.#words.matches(sitter.name);
  }

  /** Opens a table. From now on the seed is fixed and its commitment is public. */
  async create(
    person: Person,
    {
      game: id,
      options: given,
      seats: sitters,
      listed = false,
      clock = noClock,
      live = false,
      autostart = false,
      rated = false,
      coach = false,
    }: Requests['create'],
    address = '',
  ): Promise<Table | Refused> {
    const known = await this.#needs.games.find(id);
    if (!known) return refuse('no-game');
    const { game } = known;
    const options = readOptions(game.options, given);
    if (isProblem(options))
      return refuse('bad-options', `These options do not fit the game: ${options.problem}.`);
    if (rated && hasOwnFigures(game.options, options)) return refuse('rated-figures');
    if (rated && coach) return refuse('rated-coach');
    if (sitters.length < game.seats.min || sitters.length > game.seats.max) return refuse('seat-count');
    let seats: StoredSeat[] = [];
    for (const sitter of sitters) {
      if (this.isBadName(sitter)) return refuse('bad-word');
      const seat = seatFor(sitter, person, known.bots);
      if ('refused' in seat) return seat;
      seats = seated([...seats, seat], seats.length, seat);
    }
    const match = this.#newMatch(game, {
      options,
      host: person.key,
      seats,
      listed,
      autostart,
      clock,
      origin: this.#pseudonymOf(address),
      dice: live ? 3 : 2,
      rated,
      coach,
    });
    const done = await this.#open(match, { type: 'create', match });
    if (typeof done !== 'string') return done;
    return done === 'done' ? this.#opened(match.id) : refuse('busy');
  }

  /** Opens a table on which people have agreed; `change` makes the change that opens it and whatever belongs to it. */
  async createAgreed(
    game: AnyGame,
    wanted: Wanted,
    change: (match: NewMatch) => Change,
  ): Promise<Table | Refused | 'conflict'> {
    const match = this.#newMatch(game, wanted);
    const done = await this.#open(match, change(match));
    return done === 'done' ? this.#opened(match.id) : done;
  }

  /** Begins the match, unless its host has too many running already. */
  async start(actor: Actor, table: Table, address: string): Promise<Done | Refused> {
    // A paired table begins when everybody is there: whoever is not must not lose a rated match.
    if (table.stored.paired) return refuse('not-host');
    const isTheirs = table.stored.status === 'open' && isHost(actor, table.stored);
    return (isTheirs ? await this.#tooMuch(table, address) : undefined) ?? table.start(actor);
  }

  /** Begins the match of a table that begins by itself, within the limits of its host. */
  async startFull(table: Table): Promise<Done | Refused> {
    return (await this.#tooMuch(table, `host ${table.stored.host}`)) ?? table.start('server');
  }

  async #tooMuch({ stored: { host, seats } }: Table, address: string): Promise<Refused | undefined> {
    const { startedTables, startedBotTables } = this.#limiter.limits;
    const { all, bots } = await this.#needs.store.people.startedTables(host);
    const isBotTable = seats.every(({ person }) => person === undefined);
    if (all >= startedTables || (isBotTable && bots >= startedBotTables)) return refuse('too-many');
    const hasBots = seats.some(({ bot }) => bot !== undefined);
    return hasBots && !this.#limiter.mayStartBots(address) ? refuse('too-fast') : undefined;
  }

  /** A new invitation; it replaces the one before. */
  async invite(actor: Actor, table: Table): Promise<{ readonly invite: string } | Refused> {
    const { store, clock, random } = this.#needs;
    if (!(await table.sync.satisfies((stored) => isHost(actor, stored)))) return refuse('not-host');
    if (table.stored.status !== 'open') return refuse('not-open');
    const invite = makeToken('invite', random);
    const match = table.stored.key;
    const done = await store.write({ type: 'invite', match, hash: hashOf(invite), at: clock() });
    if (done !== 'done') return refuse('busy');
    // The new invitation is valid for everybody, also for people who were removed before.
    if (table.stored.removed.length > 0)
      await table.change((stored) => ({ ...withSeats(stored, stored.seats), removed: [] }));
    return { invite };
  }

  /** The table of an invitation; needs no session. */
  async invited({ invite }: Requests['invitation']): Promise<Table | Refused> {
    const found =
      kindOf(invite) === 'invite' ? await this.#needs.store.invitation(hashOf(invite)) : undefined;
    return found ? this.#needs.tables.byKey(found.match) : refuse('no-invite');
  }

  async join(person: Person, wish: Requests['join']): Promise<Table | Refused> {
    const table = await this.invited(wish);
    if (isRefused(table)) return table;
    return this.#sitDown(person, table, wish);
  }

  /** Sits down at a table of the lobby, or at one to which the person was invited. */
  async joinListed(person: Person, table: Table, wish: Requests['joinListed']): Promise<Table | Refused> {
    const isInvited =
      !table.stored.listed && (await this.#needs.store.friends.isInvited(table.stored.key, person.key));
    return this.#sitDown(person, table, wish, ({ listed }) => listed || isInvited);
  }

  async #sitDown(
    person: Person,
    table: Table,
    wish: Requests['joinListed'],
    isOpenTo: (stored: StoredMatch) => boolean = () => true,
  ): Promise<Table | Refused> {
    if (this.isBadName(wish)) return refuse('bad-word');
    // Following the link twice does not take a second seat.
    if (wish.seat === undefined && seatsOf(person, table.stored).length > 0) return table;
    const refusal = await this.#needs.blocks.seatRefusal(person.key);
    const done = await table.change((stored) => {
      if (!isOpenTo(stored)) return refuse('not-listed');
      return refusal(stored) ?? join(stored, person, wish);
    });
    return typeof done === 'string' ? table : done;
  }

  /** A token for one seat of one match, for a second device or a program. */
  async seatToken(actor: Actor, table: Table, seat: number): Promise<{ readonly token: string } | Refused> {
    const { store, clock, random } = this.#needs;
    if (actor.type !== 'person') return refuse('no-session');
    if (!holds(actor, table.stored, seat)) return refuse('not-your-seat');
    const token = makeToken('seat', random);
    const match = table.stored.key;
    const { key: person } = actor;
    const id = makeId(random);
    await store.write({ type: 'seat-token', match, seat, person, hash: hashOf(token), id, at: clock() });
    return { token };
  }

  /**
   * A rematch with rotated seats. There is one, however many people ask for it; each is seated when they ask. It is not listed in
   * the lobby, so that no stranger takes their seats.
   */
  async rematch(person: Person, table: Table): Promise<Table | Refused> {
    await table.sync.satisfies(({ status }) => status === 'over');
    const { stored, known } = table;
    if (seatsOf(person, stored).length === 0) return refuse('not-seated');
    if (stored.duplicate) return refuse('duplicate-table');
    if (stored.status !== 'over') return refuse('not-over');
    if (stored.next !== undefined) return this.#sitAgain(person, stored.next, stored);
    const match = this.#newMatch(known.game, {
      options: stored.options,
      host: person.key,
      seats: rotated(stored.seats, person.key),
      listed: false,
      autostart: stored.autostart ?? false,
      clock: stored.clock,
      previous: stored.id,
      dice: stored.dice ?? 2,
      rated: stored.rated ?? false,
      coach: stored.coach ?? false,
    });
    const done = await this.#open(match, { type: 'create', match });
    const next = done === 'done' ? match.id : (await this.#needs.store.matchByKey(stored.key))?.next;
    // A person at the limit of open tables may still join the rematch that another has opened.
    if (next === undefined) return typeof done === 'string' ? refuse('busy') : done;
    await table.setNext(next);
    return done === 'done' ? this.#opened(next) : this.#sitAgain(person, next, stored);
  }

  /** Joins an existing rematch; a person who comes too late becomes an onlooker. */
  async #sitAgain(person: Person, next: string, { seats }: StoredMatch): Promise<Table | Refused> {
    const table = await this.#needs.tables.find(next);
    if (isRefused(table) || seatsOf(person, table.stored).length > 0) return table;
    const refusal = await this.#needs.blocks.seatRefusal(person.key);
    const done = await table.change((stored) => refusal(stored) ?? joinRematch(stored, seats, person.key));
    // Success for a seat that was not stored would leave the table waiting for a person who believes to sit there.
    return typeof done === 'string' || comesTooLate.has(done.refused) ? table : done;
  }

  async #open({ host, paired }: NewMatch, change: Change): Promise<'done' | 'conflict' | Refused> {
    const { store } = this.#needs;
    // Nobody waits at two paired tables, and a host with many others must not keep those from playing who were paired with them.
    if (paired) return store.write(change);
    const queue = this.#opening.get(host) ?? new Queue();
    this.#opening.set(host, queue);
    try {
      return await queue.run(async () => {
        const refused = await this.#refusalToOpen(host, await store.people.openTables(host));
        return refused ?? store.write(change);
      });
    } finally {
      if (queue.waiting === 0) this.#opening.delete(host);
    }
  }

  async #opened(id: string): Promise<Table | Refused> {
    const table = await this.#needs.tables.find(id);
    if (!isRefused(table)) this.#needs.tableEvents.tell(table);
    return table;
  }

  #pseudonymOf(address: string): string {
    const hash = createHmac('sha256', this.#pseudonymKey).update(address).digest('base64url');
    return hash.slice(0, PSEUDONYM_LENGTH);
  }

  #newMatch(game: AnyGame, wanted: Wanted): NewMatch {
    const { random, clock } = this.#needs;
    const seed = makeSeed(random);
    const purpose = { id: makeId(random), game: game.id, rules: game.rules };
    return { ...wanted, ...purpose, seed, commitment: hostCommitment(seed, purpose), at: clock() };
  }
}

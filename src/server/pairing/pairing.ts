import { anchorsOf } from '../../rating/anchors.ts';
import { numberOf } from '../../rating/scale.ts';
import type { Seeking, SeekWish } from '../../wire/subjects/pairing.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { StoredSeeker } from '../store/subjects/pairing.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../table/actor.ts';
import { withSeats } from '../table/changes/seating.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import type { Table } from '../table/table.ts';
import type { Limiter } from '../support/limiter.ts';
import type { RandomBytes } from '../support/token.ts';
import { SeekerCount } from './seeker-count.ts';
import { waitingRules, seatings } from './matcher.ts';
import { newTable } from './new-table.ts';

interface Needs {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly lobby: Lobby;
  readonly tables: TableRegistry;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly limiter: Limiter;
}

/** A page asks every second or two; whoever has not asked for so many milliseconds is gone. For tables over days people come back later. */
const GONE_AFTER = { live: 12_000, days: 3 * 86_400_000 } as const;
/** The time at which a page last asked is stored once in so many milliseconds. */
const SEEN_EVERY = 3000;
/** How many milliseconds a live table waits for everybody to arrive, and for their devices to commit to their part of the dice. */
const ARRIVAL_TIME = 30_000;
const COMMITMENT_TIME = 8000;

/**
 * Quick pairing. Who looks is stored; every node seats people, and a table with everybody at it is one transaction, so nobody is
 * seated twice. A table whose people do not all come is closed, and those who came go on looking, with the time they have waited.
 */
export class Pairing {
  readonly #needs: Needs;
  readonly #count: SeekerCount;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#count = new SeekerCount(async () =>
      (await needs.store.pairing.seekers()).filter((each) => isLooking(each, needs.clock())),
    );
  }

  async seek(person: Person, { games, sizes, pace, rated, bots }: SeekWish): Promise<Seeking | Refused> {
    const { store, clock } = this.#needs;
    // Their tables do not count: people who look for a rated match would be seated at one that is not.
    if (rated && person.program) return refuse('not-rated');
    const wanted: { [game: string]: readonly number[] } = {};
    for (const id of new Set(games)) {
      const known = await this.#needs.games.find(id);
      if (!known) return refuse('no-game');
      if (rated && !anchorsOf(id)) return refuse('not-rated');
      const { min, max } = known.game.seats;
      const all = Array.from({ length: max - min + 1 }, (_, n) => min + n);
      const suitable = sizes.length === 0 ? all : all.filter((size) => sizes.includes(size));
      if (suitable.length > 0) wanted[id] = suitable;
    }
    if (Object.keys(wanted).length === 0) return refuse('seat-count');
    const { all } = await store.people.startedTables(person.key);
    if (all >= this.#needs.limiter.limits.startedTables) return refuse('too-many');
    const before = await store.pairing.seeker(person.key);
    if (before?.match !== undefined && (await this.#isWaiting(before.match))) return this.read(person);
    const numbers: { [game: string]: number } = {};
    for (const { game, rating } of await store.ratings.of(person.key)) numbers[game] = numberOf(rating.theta);
    const wish = { games: Object.keys(wanted), sizes: wanted, pace, rated, bots };
    const done = await store.write({ type: 'seek', person: person.key, wish, numbers, at: clock() });
    if (done === 'conflict') return refuse('busy');
    await this.#seat();
    return this.read(person);
  }

  /** The state of the search. Asking for it also shows that the person is still there. */
  async read(person: Person): Promise<Seeking> {
    const { store, clock } = this.#needs;
    const now = clock();
    const mine = await store.pairing.seeker(person.key);
    if (!mine || (mine.match === undefined && isGone(mine, now))) return { state: 'idle', now, others: 0 };
    if (mine.match !== undefined) return { state: 'seated', now, others: 0, match: mine.match };
    if (mine.seen < now - SEEN_EVERY) await store.write({ type: 'seek-seen', person: person.key, at: now });
    const { since, games, pace, rated, bots } = mine;
    const others = await this.#count.others(mine, now);
    return {
      state: 'seeking',
      now,
      since,
      ...(bots ? { botsAt: since + waitingRules[pace].botsAfter } : {}),
      others,
      wish: { games, pace, rated, bots },
    };
  }

  /** Stops looking. Whoever was seated meanwhile is told where. */
  async cancel(person: Person): Promise<Seeking> {
    await this.#needs.store.write({ type: 'seek-cancel', person: person.key });
    return this.read(person);
  }

  /** Seats people, begins tables at which everybody has arrived, and gives up on others. */
  async tend(): Promise<void> {
    const { store, clock } = this.#needs;
    const seekers = await store.pairing.seekers();
    if (seekers.length === 0) return;
    for (const [id, people] of Map.groupBy(seekers, ({ match }) => match))
      if (id !== undefined) await this.#settle(id, people);
    await this.#seat();
    for (const pace of ['live', 'days'] as const)
      if (seekers.some((each) => each.pace === pace && isGone(each, clock())))
        await store.write({ type: 'seek-tidy', pace, before: clock() - GONE_AFTER[pace] });
  }

  async #seat(): Promise<void> {
    const { store, clock, games, lobby, random } = this.#needs;
    const now = clock();
    const looking = (await store.pairing.seekers()).filter((each) => isLooking(each, now));
    const people = new Map(looking.map((each) => [each.person, each]));
    if (people.size === 0) return;
    const blocked = new Set((await store.friends.blocksAmongSeekers()).map(([a, b]) => `${a} ${b}`));
    const apart = (a: number, b: number) =>
      blocked.size > 0 && (blocked.has(`${a} ${b}`) || blocked.has(`${b} ${a}`));
    for (const seating of seatings(looking, now, apart)) {
      const known = await games.find(seating.game);
      if (!known) continue;
      const there = seating.people.map(({ person }) => people.get(person) as StoredSeeker);
      const table = newTable(known.game, seating, there, random);
      // Of several nodes that seat the same people one does: for the others it is a conflict.
      await lobby.createAgreed(known.game, table, (match) => ({ type: 'pair', seekers: there, match }));
    }
  }

  /** Begins a table, or gives it up. */
  async #settle(id: string, seekers: readonly StoredSeeker[]): Promise<void> {
    const { store, tables, clock } = this.#needs;
    const table = await tables.find(id);
    const isDone = isRefused(table) ? table.refused === 'no-match' : table.stored.status !== 'open';
    if (isDone) return void (await store.write({ type: 'seek-on', match: id, people: [], at: clock() }));
    if (isRefused(table)) return;
    await table.sync.readPresence();
    const { seats, at, clock: timing } = table.stored;
    const isFull = seats.every(({ person, bot }) => person !== undefined || bot !== undefined);
    const isHere = (seat: number) => seats[seat]?.person === undefined || table.here.has(seat);
    const isComplete = isFull && seats.every((_, seat) => timing.kind === 'days' || isHere(seat));
    const age = clock() - at;
    if (isComplete && (haveCommitted(table) || age >= COMMITMENT_TIME || timing.kind === 'days')) {
      await table.start('server');
      return;
    }
    if (isFull && age < ARRIVAL_TIME) return;
    const came = seekers.filter(({ person }) =>
      seats.some((seat, index) => seat.person === person && table.here.has(index)),
    );
    const closed = await table.change((stored) =>
      stored.status === 'open' && stored.closing === undefined
        ? { ...withSeats(stored, stored.seats), status: 'closed' }
        : refuse('not-open'),
    );
    if (typeof closed !== 'string') return;
    await store.write({
      type: 'seek-on',
      match: id,
      people: came.map(({ person }) => person),
      at: clock(),
    });
  }

  async #isWaiting(match: string): Promise<boolean> {
    const table = await this.#needs.tables.find(match);
    return !isRefused(table) && table.stored.status === 'open';
  }
}

function isLooking(seeker: StoredSeeker, now: number): boolean {
  return seeker.match === undefined && !isGone(seeker, now);
}

function isGone({ pace, seen }: StoredSeeker, now: number): boolean {
  return seen < now - GONE_AFTER[pace];
}

/** Whether every device has committed to its part of the dice. */
function haveCommitted({ stored: { seats } }: Table): boolean {
  return seats.every(({ person, program, commitment }) => person === undefined || program || commitment);
}

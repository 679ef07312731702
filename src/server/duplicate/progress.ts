import { dueTables, type Place, seatIn, type Stage } from '../../duplicate/due.ts';
import { isRefused } from '../../wire/refusals.ts';
import { unstartedHours } from '../../wire/limits.ts';
import type { DuplicatePlayer, StoredBoard, StoredDuplicate } from '../store/subjects/duplicate.ts';
import type { NewMatch, StoredSeat } from '../store/records.ts';
import { NOBODY } from '../store/sql/statements/people-statements.ts';
import type { Store } from '../store/store.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import { Queue } from '../support/queue.ts';
import { makeId, type RandomBytes } from '../support/token.ts';
import { botName, seated } from '../table/changes/seating.ts';
import { comeBack, handOver } from '../table/changes/stand-in.ts';
import type { Person } from '../table/actor.ts';
import type { Table } from '../table/table.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { dealOf } from './duplicate-info.ts';

const AT_ONCE = 50;
const UNSTARTED = unstartedHours.hidden * 3_600_000;

export interface ProgressNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly tables: TableRegistry;
  readonly tableEvents: TableEvents;
  readonly log: Log;
}

/**
 * Runs duplicates: opens and begins the tables that are due, and opens the deals that everybody has played. All of it follows from
 * what is stored and can be done again by any node at any time: a table exists once for each round and number, by the database's
 * unique index.
 */
export class Progress {
  readonly #needs: ProgressNeeds;
  readonly #queue = new Queue();
  /** Those that wait for their turn. */
  readonly #waiting = new Set<number>();
  #stopped = false;

  constructor(needs: ProgressNeeds) {
    this.#needs = needs;
    needs.tableEvents.listenToChanges(({ stored, over }) => {
      if (stored.duplicate?.hidden && over) void this.advance(stored.duplicate.key);
    });
  }

  /** Whatever is due in all of them. */
  async tend(): Promise<void> {
    const { store, clock } = this.#needs;
    for (const key of await store.duplicates.unstarted(clock() - UNSTARTED, AT_ONCE)) await this.#close(key);
    for (let last = 0; ; ) {
      const keys = await store.duplicates.underWay(last, AT_ONCE);
      for (const key of keys) await this.advance(key);
      if (keys.length < AT_ONCE) return;
      last = keys.at(-1) ?? last;
    }
  }

  /** Whatever is due in this one. Never fails: what could not be done is tried again later. */
  async advance(key: number): Promise<void> {
    if (this.#stopped || this.#waiting.has(key)) return;
    this.#waiting.add(key);
    await this.#queue.run(async () => {
      this.#waiting.delete(key);
      try {
        if (!this.#stopped) await this.#advance(key);
      } catch (error) {
        this.#needs.log.error('duplicate', { duplicate: key, reason: errorMessage(error) });
      }
    });
  }

  /** A bot plays on at the table where this person is now. */
  async standIn(stored: StoredDuplicate, person: number): Promise<void> {
    for (const table of await this.#playing(stored.key)) {
      const mine = table.stored.seats.flatMap((seat, index) =>
        seat.person === person && seat.standIn === undefined ? [index] : [],
      );
      if (mine.length > 0) await table.change((now) => handOver(now, mine, stored.bot, this.#needs.clock()));
    }
  }

  /** The person takes the seat back where a bot stands in. */
  async comeBack({ key }: StoredDuplicate, person: Person): Promise<void> {
    for (const table of await this.#playing(key))
      if (table.concerns(person.key)) await table.change((now) => comeBack(now, person, this.#needs.clock()));
  }

  async #playing(key: number): Promise<Table[]> {
    const { store, tables } = this.#needs;
    const boards = (await store.duplicates.boards(key)).filter(({ status }) => status === 'playing');
    const found = await Promise.all(boards.map(async ({ id }) => tables.find(id)));
    return found.flatMap((table) => (isRefused(table) ? [] : [table]));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#queue.idle();
  }

  async #advance(key: number): Promise<void> {
    const { store, clock } = this.#needs;
    const stored = await store.duplicates.byKey(key);
    if (stored?.status !== 'playing') return;
    let boards = await store.duplicates.boards(key);
    for (const place of dueTables(stored.sitting, (each) => stageOf(boards, each)))
      await this.#open(stored, boards, place);
    boards = await store.duplicates.boards(key);
    for (const board of boards) if (board.status === 'open') await this.#begin(stored, boards, board);
    for (const round of stored.sitting.keys()) await this.#openDeal(stored, boards, round);
    const count = stored.sitting.flat().length;
    if (boards.length < count || boards.some((each) => !hasEnded(each))) return;
    const update = { status: 'over', ended: clock() } as const;
    await store.write({ type: 'duplicate-update', duplicate: key, version: stored.version, update });
  }

  /** Opens a table; a conflict means that another node has done so. */
  async #open(
    stored: StoredDuplicate,
    boards: readonly StoredBoard[],
    { round, table }: Place,
  ): Promise<void> {
    const { store, random, clock } = this.#needs;
    const { id, key, game, rules, options, clock: setting } = stored;
    const numbers = stored.sitting[round]?.[table] ?? [];
    let seats: StoredSeat[] = [];
    for (const number of numbers) {
      const player = stored.players.find((each) => each.player === number);
      const seat = await this.#seatOf(stored, boards, { player, round });
      seats = seated([...seats, seat], seats.length, seat);
    }
    const match: NewMatch = {
      id: makeId(random),
      game,
      rules,
      options,
      host: NOBODY,
      seats,
      seed: stored.seeds[round] as string,
      commitment: stored.commitments[round] as string,
      dice: 2,
      at: clock(),
      listed: false,
      clock: setting,
      duplicate: { key, id, round, table, hidden: true },
      deal: dealOf(id, round),
    };
    await store.write({ type: 'create', match });
  }

  async #seatOf(
    stored: StoredDuplicate,
    boards: readonly StoredBoard[],
    { player, round }: { readonly player: DuplicatePlayer | undefined; readonly round: number },
  ): Promise<StoredSeat> {
    if (player?.person === undefined) {
      const bot = player?.bot ?? stored.bot;
      return { bot, name: player?.name || botName(bot), seed: '' };
    }
    // Whoever wanted to be told of their turns at the last table wants it at this one.
    const before = await this.#before(stored, boards, { player: player.player, round });
    return { person: player.person, name: player.name, seed: '', ...(before?.push ? { push: true } : {}) };
  }

  /** The seat of a player at the table of the round before, as it is now. */
  async #before(
    { sitting }: StoredDuplicate,
    boards: readonly StoredBoard[],
    { player, round }: { readonly player: number; readonly round: number },
  ): Promise<(StoredSeat & { readonly ended: number }) | undefined> {
    const place = seatIn(sitting, round - 1, player);
    const board = place && boardAt(boards, place);
    if (!board) return undefined;
    const seat = (await this.#needs.store.matchByKey(board.match))?.seats[place.seat];
    return seat && { ...seat, ended: board.ended ?? 0 };
  }

  /** Begins a table. Bots stand in from the first for people who have left, or for whom one stood in at the end of their last table. */
  async #begin(stored: StoredDuplicate, boards: readonly StoredBoard[], board: StoredBoard): Promise<void> {
    const { tables, clock } = this.#needs;
    const table = await tables.find(board.id);
    if (isRefused(table) || typeof (await table.start('server')) !== 'string') return;
    const gone: number[] = [];
    for (const [seat, { person }] of table.stored.seats.entries()) {
      const player = stored.players.find((each) => person !== undefined && each.person === person);
      if (!player) continue;
      const before = await this.#before(stored, boards, { player: player.player, round: board.round });
      if (isAway(player, before)) gone.push(seat);
    }
    if (gone.length > 0) await table.change((now) => handOver(now, gone, stored.bot, clock()));
  }

  /** Everybody has played this deal: everybody may see it. */
  async #openDeal(stored: StoredDuplicate, boards: readonly StoredBoard[], round: number): Promise<void> {
    const { store, tables, clock } = this.#needs;
    const played = boards.filter((each) => each.round === round);
    const isPlayed = played.length === (stored.sitting[round]?.length ?? 0) && played.every(hasEnded);
    if (!isPlayed || !played.some(({ hidden }) => hidden)) return;
    const matches = played.map(({ match }) => match);
    const seed = stored.seeds[round] as string;
    await store.write({ type: 'open-deal', duplicate: stored.key, round, seed, matches, at: clock() });
    for (const { id } of played) {
      const table = await tables.find(id);
      if (!isRefused(table)) await table.sync.catchUp();
    }
  }

  async #close(key: number): Promise<void> {
    const { store } = this.#needs;
    const stored = await store.duplicates.byKey(key);
    if (stored?.status !== 'gathering') return;
    const update = { status: 'closed' } as const;
    await store.write({ type: 'duplicate-update', duplicate: key, version: stored.version, update });
  }
}

/** `before` is the player's seat at the end of the last table. What was said or done last counts. */
function isAway(
  { here = 0, away }: DuplicatePlayer,
  before: (StoredSeat & { readonly ended: number }) | undefined,
): boolean {
  if (away !== undefined) return before === undefined || before.standIn !== undefined || before.ended < away;
  return before?.standIn !== undefined && here < before.ended;
}

function boardAt(boards: readonly StoredBoard[], { round, table }: Place): StoredBoard | undefined {
  return boards.find((each) => each.round === round && each.table === table);
}

function hasEnded({ status }: StoredBoard): boolean {
  return status === 'over' || status === 'closed';
}

function stageOf(boards: readonly StoredBoard[], place: Place): Stage {
  const board = boardAt(boards, place);
  if (!board) return 'none';
  return hasEnded(board) ? 'over' : 'begun';
}

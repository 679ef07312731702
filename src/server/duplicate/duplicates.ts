import { botNames } from '../../bots/index.ts';
import { type Movement, movementFor, type Wanted } from '../../duplicate/movement.ts';
import { isProblem, readOptions } from '../../engine/options.ts';
import { hostCommitment } from '../../fair/commitment.ts';
import { makeSeed } from '../../fair/seed.ts';
import type { DuplicateInfo, DuplicateRequests, DuplicateSummary } from '../../wire/subjects/duplicate.ts';
import { duplicateLimits } from '../../wire/limits.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Blocks } from '../friends/blocks.ts';
import type { LoadedGames } from '../loaded-games.ts';
import { NOBODY } from '../store/sql/statements/people-statements.ts';
import type { DuplicateUpdate, StoredDuplicate } from '../store/subjects/duplicate.ts';
import type { Store } from '../store/store.ts';
import type { WordFilter } from '../support/word-filter.ts';
import type { Limiter } from '../support/limiter.ts';
import { Queue } from '../support/queue.ts';
import { isId, makeId, type RandomBytes } from '../support/token.ts';
import type { Actor, Person } from '../table/actor.ts';
import { dealOf, infoOf, summaryOf } from './duplicate-info.ts';
import { filled, joined, left, placed, type PlayersChange, removed } from './players.ts';
import type { Progress } from './progress.ts';

/** How many one person may have opened that have not begun, and that are under way. */
const MAX_GATHERING = 5;
const MAX_PLAYING = 2;
const MAX_MINE = 20;
/** How often a change is tried again after another writer was faster. */
const TRIES = 6;

export interface DuplicateNeeds {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly games: LoadedGames;
  /** Words that are not allowed in names. */
  readonly words: WordFilter;
  readonly limiter: Limiter;
  readonly progress: Progress;
  readonly blocks: Blocks;
}

/** Duplicates as people see them: opened, joined, begun, left, and how they stand. `Progress` runs their tables. */
export class Duplicates {
  readonly #needs: DuplicateNeeds;
  /** The same numbers always give the same movement, and finding one takes up to a tenth of a second. */
  readonly #movements = new Map<string, Movement>();

  /** Opens and begins one at a time: two requests at once cannot both be below a limit. */
  readonly #limited = new Queue();

  constructor(needs: DuplicateNeeds) {
    this.#needs = needs;
  }

  /** Opens one. From now on the luck of every round is fixed, and its commitment public. */
  async create(
    person: Person,
    {
      game: name,
      options: given,
      seats,
      tables,
      rounds,
      clock,
      bot,
      plays,
    }: DuplicateRequests['duplicateCreate'],
  ): Promise<{ readonly duplicate: DuplicateInfo } | Refused> {
    const { store, games, random, clock: now } = this.#needs;
    const known = await games.find(name);
    if (!known) return refuse('no-game');
    const { game } = known;
    const options = readOptions(game.options, given);
    if (isProblem(options))
      return refuse('bad-options', `These options do not fit the game: ${options.problem}.`);
    const isTooLarge = seats * tables > duplicateLimits.players;
    if (seats < game.seats.min || seats > game.seats.max || isTooLarge) return refuse('seat-count');
    if (!botNames(game.id).includes(bot)) return refuse('no-bot');
    const { kind: movement, sitting } = this.#movement({ seats, tables, rounds });
    const id = makeId(random);
    const seeds = sitting.map(() => makeSeed(random));
    const commitments = seeds.map((seed, round) =>
      hostCommitment(seed, { id: dealOf(id, round), game: game.id, rules: game.rules }),
    );
    const at = now();
    const players = plays ? [placed(person, 0, at)] : [];
    const terms = { id, game: game.id, rules: game.rules, options, host: person.key, seats, clock, bot };
    const duplicate = { ...terms, movement, sitting, seeds, commitments, players, at };
    const done = await this.#limited.run(async () => {
      const { gathering } = await store.duplicates.hosted(person.key);
      return gathering < MAX_GATHERING && store.write({ type: 'duplicate-create', duplicate });
    });
    if (done === false) return refuse('too-many');
    return done === 'done' ? this.read(person, id) : refuse('busy');
  }

  /** Its public state, for everybody with the link. */
  async read(actor: Actor, id: string): Promise<{ readonly duplicate: DuplicateInfo } | Refused> {
    const stored = await this.#find(id);
    if (isRefused(stored)) return stored;
    const boards = await this.#needs.store.duplicates.boards(stored.key);
    return { duplicate: infoOf(stored, boards, actor.type === 'person' ? actor.key : undefined) };
  }

  async mine(person: Person): Promise<{ readonly duplicates: readonly DuplicateSummary[] }> {
    const { duplicates } = this.#needs.store;
    const found = await duplicates.of(person.key, MAX_MINE);
    return {
      duplicates: await Promise.all(
        found.map(async (each) => summaryOf(each, await duplicates.boards(each.key), person.key)),
      ),
    };
  }

  /** Takes a place before the start; afterwards, comes back to the one the person has left. */
  async join(person: Person, id: string, { name }: DuplicateRequests['duplicateJoin']) {
    if (name !== undefined && this.#needs.words.matches(name)) return refuse('bad-word');
    const refusal = await this.#needs.blocks.seatRefusal(person.key);
    const done = await this.#change(id, (stored) => {
      // Whoever has a place already may come back to it.
      const isIn = stored.players.some((player) => player.person === person.key);
      const refused = isIn ? undefined : refusal({ host: stored.host ?? NOBODY, seats: stored.players });
      return refused ?? joined(stored, person, name, this.#needs.clock());
    });
    if (isRefused(done)) return done;
    if (done.status === 'playing') await this.#needs.progress.comeBack(done, person);
    return this.read(person, id);
  }

  /** Before the start the place is free again; afterwards a bot plays on, and the person may come back. */
  async leave(person: Person, id: string) {
    const done = await this.#change(id, (stored) => left(stored, person.key, this.#needs.clock()));
    if (isRefused(done)) return done;
    if (done.status === 'playing') await this.#needs.progress.standIn(done, person.key);
    return this.read(person, id);
  }

  async remove(person: Person, id: string, { player }: DuplicateRequests['duplicateRemove']) {
    const done = await this.#change(id, (stored) =>
      stored.host === person.key ? removed(stored, player) : refuse('not-host'),
    );
    return isRefused(done) ? done : this.read(person, id);
  }

  /** Fills the gaps with bots and begins the first round. */
  async start(person: Person, id: string, address: string) {
    const { store, limiter, clock, progress } = this.#needs;
    const found = await this.#find(id);
    if (isRefused(found)) return found;
    if (found.host !== person.key) return refuse('not-host');
    if (found.status !== 'gathering') return refuse('not-open');
    const done = await this.#limited.run(async () => {
      if ((await store.duplicates.hosted(person.key)).playing >= MAX_PLAYING) return refuse('too-many');
      if (!limiter.mayStartBots(address)) return refuse('too-fast');
      return this.#change(id, (stored) =>
        stored.host === person.key ? filled(stored, clock()) : refuse('not-host'),
      );
    });
    if (isRefused(done)) return done;
    await progress.advance(done.key);
    return this.read(person, id);
  }

  #movement(wanted: Wanted): Movement {
    const name = `${wanted.tables} ${wanted.seats} ${wanted.rounds}`;
    const movement = this.#movements.get(name) ?? movementFor(wanted);
    this.#movements.set(name, movement);
    return movement;
  }

  async #find(id: string): Promise<StoredDuplicate | Refused> {
    // Anything that is not an id never reaches the database.
    const stored = isId(id) ? await this.#needs.store.duplicates.duplicate(id) : undefined;
    return stored ?? refuse('no-duplicate');
  }

  /** Changes a duplicate; the version decides between several who do. Gives it as it then is. */
  async #change(
    id: string,
    make: (stored: StoredDuplicate) => PlayersChange | 'same' | Refused,
  ): Promise<StoredDuplicate | Refused> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await this.#find(id);
      if (isRefused(stored)) return stored;
      const update = make(stored);
      if (update === 'same') return stored;
      if ('refused' in update) return update;
      const { key, version } = stored;
      const change = { type: 'duplicate-update', duplicate: key, version, update } as const;
      if ((await this.#needs.store.write(change)) === 'done')
        return { ...stored, ...(update as DuplicateUpdate) };
    }
    return refuse('busy');
  }
}

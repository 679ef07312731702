import { type RatedSeat, ratingsAfterMatch } from '../../rating/match.ts';
import { newcomer, type Rating } from '../../rating/rating.ts';
import type { PersonRating, RatedMatch, RatingStep } from '../store/subjects/ratings.ts';
import type { Store } from '../store/store.ts';
import { BackgroundJob } from '../support/background-job.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { TableEvents } from '../table/table-events.ts';

export interface RatingNeeds {
  readonly store: Store;
  readonly tableEvents: TableEvents;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Is told that matches were rated. */
  readonly rated?: () => void;
}

/** Matches that are rated in one transaction. */
const AT_ONCE = 20;
/** After so many conflicts the rest is left to whoever was faster, who goes on until nothing waits, and to the next `tend`. */
const MOST_CONFLICTS = 5;

/**
 * Rates matches. The result that counts is stored with the end of a match; here matches get their turns, one after the other, whichever node
 * comes first: the ratings are a pure function of the results in order of turns. What a node leaves undone another does (`tend`).
 */
export class Ratings {
  readonly #needs: RatingNeeds;
  readonly #background: BackgroundJob;

  constructor(needs: RatingNeeds) {
    this.#needs = needs;
    this.#background = new BackgroundJob(
      () => this.tend(),
      (error) => needs.log.error('ratings', { reason: errorMessage(error) }),
    );
    needs.tableEvents.listenToChanges(({ stored: { status, rated } }) => {
      if (status === 'over' && rated) this.#background.request();
    });
  }

  /** Rates what waits; resolves when nothing does, or others do it. */
  async tend(): Promise<void> {
    const { store } = this.#needs;
    for (let conflicts = 0; conflicts < MOST_CONFLICTS; ) {
      // Read before the matches: a turn that somebody takes meanwhile is a conflict.
      const progress = await store.ratings.progress();
      const matches = await store.ratings.waiting(AT_ONCE);
      if (matches.length === 0) return;
      const { steps, ratings } = await this.#rate(matches);
      const done = await store.write({ type: 'rate', progress, steps, ratings });
      if (done !== 'done') {
        conflicts++;
        continue;
      }
      for (const _ of matches) this.#needs.metrics.count('rated_matches');
      this.#needs.rated?.();
    }
  }

  /** Resolves when pending work is done. */
  async stop(): Promise<void> {
    await this.#background.idle();
  }

  async #rate(matches: readonly RatedMatch[]): Promise<Book['written']> {
    const { ratings } = this.#needs.store;
    const book = new Book();
    const people = new Set(matches.flatMap(({ seats }) => peopleOf(seats)));
    for (const person of people) for (const known of await ratings.of(person)) book.know(known);
    for (const match of matches) book.add(match);
    return book.written;
  }
}

function peopleOf(seats: readonly RatedSeat[]): number[] {
  return seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
}

/** Ratings as they change from match to match. The one place where a result becomes a rating. */
export class Book {
  readonly #ratings = new Map<string, PersonRating>();
  readonly #changed = new Set<string>();
  #steps: RatingStep[] = [];

  know(known: PersonRating): void {
    this.#ratings.set(keyOf(known), known);
  }

  add({ match, game, at, seats }: RatedMatch): void {
    const before = (person: number): Rating => this.#ratings.get(keyOf({ person, game }))?.rating ?? newcomer;
    const after = ratingsAfterMatch(game, seats, before);
    this.#steps.push({ match, after });
    for (const [seat, { person, counts }] of seats.entries()) {
      if (person === undefined || !counts) continue;
      const key = keyOf({ person, game });
      const matches = (this.#ratings.get(key)?.matches ?? 0) + 1;
      this.#ratings.set(key, { person, game, rating: after[seat] as Rating, matches, at });
      this.#changed.add(key);
    }
  }

  /** What has changed since the last time. */
  get written(): { readonly steps: readonly RatingStep[]; readonly ratings: readonly PersonRating[] } {
    const ratings = [...this.#changed].map((key) => this.#ratings.get(key) as PersonRating);
    return { steps: this.#steps, ratings };
  }

  takeSteps(): readonly RatingStep[] {
    const steps = this.#steps;
    this.#steps = [];
    return steps;
  }

  get all(): readonly PersonRating[] {
    return [...this.#ratings.values()];
  }
}

function keyOf({ person, game }: { readonly person: number; readonly game: string }): string {
  return `${person} ${game}`;
}

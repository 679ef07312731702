import { ratedGames } from '../../rating/anchors.ts';
import { mayAdjust } from '../../rating/luck.ts';
import { ratingsAfterMatch } from '../../rating/match.ts';
import { newcomer, type Rating } from '../../rating/rating.ts';
import type { AdjustableMatch, AdjustedRating } from '../store/subjects/ratings.ts';
import type { Store } from '../store/store.ts';
import { BackgroundJob } from '../support/background-job.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';

interface Needs {
  readonly store: Store;
  readonly log: Log;
}

const AT_ONCE = 200;
const PART = 2000;
/** How often the end is tried while matches go on being added. */
const TRIES = 20;
/** Games in which luck is taken out of some results. Elsewhere this rating would be the plain one. */
const MOST_PLAYERS = 6;
const adjustedGames = ratedGames.filter((game) =>
  Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => players).some((players) =>
    mayAdjust(game, players),
  ),
);

/**
 * Ratings with luck taken out, beside the plain ones: a pure function of the rated matches in order of their turns and of their reviews. A
 * match without its review holds up the later ones of its game, so the order in which reviews come in does not matter.
 */
export class AdjustedRatings {
  readonly #needs: Needs;
  readonly #background: BackgroundJob;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#background = new BackgroundJob(
      () => this.tend(),
      (error) => needs.log.error('ratings', { reason: errorMessage(error) }),
    );
  }

  /** A match was rated or reviewed. */
  soon(): void {
    this.#background.request();
  }

  async stop(): Promise<void> {
    await this.#background.idle();
  }

  /** Adds all matches whose turn has come. */
  async tend(): Promise<void> {
    const { store } = this.#needs;
    for (const game of adjustedGames)
      for (;;) {
        const progress = await store.ratings.adjustedProgress(game);
        const matches = ready(await store.ratings.adjustable(game, progress.turn, AT_ONCE));
        const last = matches.at(-1);
        if (!last) break;
        const book = new AdjustedBook();
        const people = new Set(matches.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])));
        for (const person of people)
          for (const known of await store.ratings.adjustedOf(person)) book.know(known);
        for (const match of matches) book.add(match);
        const now = { turn: last.turn, generation: progress.generation };
        await store.write({ type: 'adjust', game, progress, now, ratings: book.changed });
      }
  }

  /** All of it anew, from the first match on, as a new generation that takes the place of the old one. */
  async recompute(generation: number): Promise<void> {
    for (const game of adjustedGames) await this.#recompute(game, generation);
  }

  async #recompute(game: string, generation: number): Promise<void> {
    const { store } = this.#needs;
    const book = new AdjustedBook();
    let turn = 0;
    for (let tries = 0; tries < TRIES; tries++) {
      const progress = await store.ratings.adjustedProgress(game);
      for (;;) {
        const read = await store.ratings.adjustable(game, turn, PART);
        const matches = ready(read);
        for (const match of matches) book.add(match);
        turn = matches.at(-1)?.turn ?? turn;
        if (read.length < PART || matches.length < read.length) break;
      }
      const ratings = book.changed;
      for (let at = 0; at < ratings.length; at += PART)
        await store.write({ type: 'adjust-part', generation, ratings: ratings.slice(at, at + PART) });
      const now = { turn, generation };
      if ((await store.write({ type: 'adjust', game, progress, now, ratings: [] })) === 'done') return;
    }
    throw new Error('matches were rated faster than they could be computed anew');
  }
}

/** The matches before the first that waits for its review. */
function ready(matches: readonly AdjustableMatch[]): readonly AdjustableMatch[] {
  const first = matches.findIndex(({ game, seats, waits }) => waits && mayAdjust(game, seats.length));
  return first < 0 ? matches : matches.slice(0, first);
}

/** Ratings with luck taken out as they change from match to match. */
class AdjustedBook {
  readonly #ratings = new Map<string, AdjustedRating>();
  readonly #changed = new Set<string>();

  know(known: AdjustedRating): void {
    this.#ratings.set(keyOf(known), known);
  }

  add({ game, at, seats, luck }: AdjustableMatch): void {
    const before = (person: number): Rating => this.#ratings.get(keyOf({ person, game }))?.rating ?? newcomer;
    const after = ratingsAfterMatch(game, seats, before, luck);
    const isAdjusted = luck !== undefined && mayAdjust(game, seats.length);
    for (const [seat, { person, counts }] of seats.entries()) {
      if (person === undefined || !counts) continue;
      const key = keyOf({ person, game });
      const { matches = 0, reviewed = 0 } = this.#ratings.get(key) ?? {};
      const rating = after[seat] as Rating;
      this.#ratings.set(key, {
        person,
        game,
        rating,
        matches: matches + 1,
        reviewed: reviewed + Number(isAdjusted),
        at,
      });
      this.#changed.add(key);
    }
  }

  get changed(): readonly AdjustedRating[] {
    return [...this.#changed].map((key) => this.#ratings.get(key) as AdjustedRating);
  }
}

function keyOf({ person, game }: { readonly person: number; readonly game: string }): string {
  return `${person} ${game}`;
}

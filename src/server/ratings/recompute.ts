import { RATING_VERSION } from '../../rating/anchors.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Recomputing } from '../../wire/subjects/ratings.ts';
import type { Store } from '../store/store.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import type { Time } from '../support/time.ts';
import type { AdjustedRatings } from './adjusted.ts';
import { Book } from './ratings.ts';

interface Needs {
  readonly store: Store;
  readonly time: Time;
  readonly log: Log;
  readonly adjusted: AdjustedRatings;
}

/** Matches that are read, and steps and ratings that are written, at once. */
const AT_ONCE = 2000;
/** How often the end is tried while matches go on being rated. */
const TRIES = 20;

/**
 * Computes all ratings anew from the first result on, as a new generation beside the one in use. That one is read and goes on
 * until the new one has reached the same turn; then it takes its place at once, at every node.
 */
export class Recomputation {
  readonly #needs: Needs;
  #running: Promise<void> | undefined;
  #done = 0;
  #milliseconds = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async read(): Promise<Recomputing> {
    const { turn } = await this.#needs.store.ratings.progress();
    return {
      version: RATING_VERSION,
      matches: turn,
      waiting: this.#running !== undefined,
      done: this.#done,
      milliseconds: this.#milliseconds,
    };
  }

  /** Begins; `read` tells how far it is. One at a time at this node. */
  async begin(): Promise<Recomputing | Refused> {
    if (this.#running) return refuse('busy');
    this.#running = this.run()
      .catch((error: unknown) => this.#needs.log.error('recompute', { reason: errorMessage(error) }))
      .finally(() => (this.#running = undefined));
    return this.read();
  }

  async stop(): Promise<void> {
    await this.#running;
  }

  async run(): Promise<void> {
    const { store, time } = this.#needs;
    const begun = time.elapsed();
    this.#done = 0;
    const book = new Book();
    // Later than any other, and different at each node that tries.
    const generation = Math.max((await store.ratings.progress()).generation + 1, time.now());
    for (let tries = 0; tries < TRIES; tries++) {
      const progress = await store.ratings.progress();
      await this.#catchUp(book, generation, progress.turn);
      const ratings = book.all;
      for (let at = 0; at < ratings.length; at += AT_ONCE)
        await store.write({
          type: 'rating-part',
          generation,
          steps: [],
          ratings: ratings.slice(at, at + AT_ONCE),
        });
      if ((await store.write({ type: 'rating-switch', progress, generation })) === 'conflict') continue;
      await store.write({ type: 'rating-tidy', generation });
      await this.#needs.adjusted.recompute(generation);
      this.#milliseconds = Math.round(time.elapsed() - begun);
      return;
    }
    throw new Error('matches were rated faster than they could be computed anew');
  }

  /** Computes the matches up to a turn and stores their steps. */
  async #catchUp(book: Book, generation: number, turn: number): Promise<void> {
    const { store } = this.#needs;
    while (this.#done < turn) {
      const matches = await store.ratings.turns(this.#done, Math.min(AT_ONCE, turn - this.#done));
      if (matches.length === 0) throw new Error(`there is no rated match after turn ${this.#done}`);
      for (const match of matches) book.add(match);
      await store.write({ type: 'rating-part', generation, steps: book.takeSteps(), ratings: [] });
      this.#done += matches.length;
    }
  }
}

import type { CareName, Review, Reviewed } from '../../insight/index.ts';
import { type Kept, termsOf } from '../matches/kept.ts';
import { startWorker, whenVisible, workerCount } from './browser-workers.ts';
import { cachedReview, cacheReview } from './review-cache.ts';
import { type ReviewRun, runReview } from './review-pool.ts';

/** The quick one comes while the result is looked at; the full one replaces it when it is there. */
const CARES: readonly CareName[] = ['quick', 'full'];

/** The review of a finished match, as it is computed on this device. */
export class MatchReview {
  review = $state.raw<Review>();
  /** How much of the present care is done, from 0 to 1; undefined when nothing is under way. */
  progress = $state.raw<number>();
  /** There is no review of such a match. */
  failed = $state(false);
  #run: ReviewRun | undefined;
  #closed = false;

  constructor(kept: Kept) {
    void this.#begin(kept);
  }

  close(): void {
    this.#closed = true;
    this.#run?.cancel();
  }

  async #begin(kept: Kept): Promise<void> {
    const match: Reviewed = {
      id: kept.id,
      game: kept.game,
      terms: termsOf(kept),
      plies: $state.snapshot(kept.plies),
    };
    for (const care of CARES) {
      const key = `${kept.id}/${care}`;
      const review = (await cachedReview(key)) ?? (await this.#compute(match, care));
      if (!review || this.#closed) return;
      this.review = review;
      this.progress = undefined;
      void cacheReview(key, review, Date.now());
    }
  }

  async #compute(match: Reviewed, care: CareName): Promise<Review | undefined> {
    if (this.#closed) return undefined;
    this.#run = runReview(match, {
      care,
      workers: workerCount(),
      start: startWorker,
      ready: whenVisible,
      told: (done, steps) => {
        this.progress = done / steps;
      },
    });
    try {
      return await this.#run.review;
    } catch {
      // No evaluator for such a table, or a browser that ended its workers. A quick review that is there stays.
      this.failed = this.review === undefined;
      this.progress = undefined;
      return undefined;
    }
  }
}

import type { CareName, Review, Reviewed } from '../../insight/index.ts';
import { EVALUATOR } from '../../insight/judge/version.ts';
import { type Kept, termsOf } from '../matches/kept.ts';
import { startWorker, whenVisible, workerCount } from './browser-workers.ts';
import { cachedReview, cacheReview } from './review-cache.ts';
import { type ReviewRun, runReview } from './review-pool.ts';

/** A quick review first; the full one replaces it when it is ready. */
const CARES: readonly CareName[] = ['quick', 'full'];

/** View model of the review of a finished match, computed on this device. */
export class MatchReview {
  review = $state.raw<Review>();
  /** Progress of the running review from 0 to 1; undefined if none is running. */
  progress = $state.raw<number>();
  /** True if there can be no review of this match. */
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
      const key = `${kept.id}/${care}/${EVALUATOR}`;
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
      // There is no evaluator for such a table, or the browser ended the workers. A finished quick review is kept.
      this.failed = this.review === undefined;
      this.progress = undefined;
      return undefined;
    }
  }
}

import { EVALUATOR, type Reviewed, type Verdict } from '../../insight/index.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { MatchReviewed } from '../../wire/subjects/reviews.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { DueReview } from '../store/subjects/reviews.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { Bucket } from '../support/bucket.ts';
import { errorMessage } from '../support/error-message.ts';
import { sleep, type Time } from '../support/time.ts';
import { MatchReplica, type ReplicaNeeds } from '../table/match-replica.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { ReviewRunner } from './runner.ts';

export interface ReviewNeeds extends ReplicaNeeds {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly tableEvents: TableEvents;
  readonly time: Time;
  /** Decisions that wait for a bot. */
  readonly bots: { readonly waiting: number };
  /** How many reviews an hour this node may do; 0 for none. */
  readonly perHour: () => number;
  readonly runner: ReviewRunner;
  /** Is told that a match was reviewed, or never will be. */
  readonly reviewed?: () => void;
}

/** Steps that are judged before bots are looked at again: a tenth of a second or so. */
const STEPS_AT_ONCE = 6;
/** A part that takes longer than this has gone wrong. */
const LIMIT = 120_000;
/** How long to wait when bots have work, in milliseconds. */
const PATIENCE = 300;
/** A claim is valid for so long, and renewed while the review goes on. */
const CLAIM = 600_000;
/** A match whose review was begun so often and never finished is given up. */
const MOST_TRIES = 3;
/** Reviews that may follow each other at once: this part of an hour's. */
const BURST = 10;
const HOUR = 3600;

/**
 * Reviews finished matches in the server's spare time: one at a time, never while a decision waits for a bot, and not more than so many an hour.
 * Which match is next, and what was found, is in the store: any node goes on where another stopped.
 */
export class Reviews {
  readonly #needs: ReviewNeeds;
  #running: Promise<void> | undefined;
  #stopped = false;
  #allowance: { readonly perHour: number; readonly bucket: Bucket } | undefined;
  #waiting = 0;
  #isChecked = false;

  constructor(needs: ReviewNeeds) {
    this.#needs = needs;
    needs.tableEvents.listenToChanges(({ stored }) => {
      if (stored.status === 'over') this.wake();
    });
  }

  /** How many matches waited when this node last looked. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Begins, unless it goes on already or may not. */
  wake(): void {
    if (this.#stopped || this.#needs.perHour() === 0) return;
    this.#running ??= this.#run()
      .catch((error: unknown) => this.#needs.log.error('reviews', { reason: errorMessage(error) }))
      .finally(() => (this.#running = undefined));
  }

  /** Resolves when the part of a review that is being computed is done or given up; the claim runs out by itself. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#needs.runner.stop();
    await this.#running;
  }

  /** What was found of a match. */
  async ofMatch({ key, status, duplicate }: StoredMatch): Promise<MatchReviewed | Refused> {
    if (status !== 'over') return refuse('not-over');
    if (duplicate?.hidden) return refuse('deal-hidden');
    const { reviews } = this.#needs.store;
    const review = await reviews.of(key);
    if (review) return { state: 'reviewed', review };
    return { state: (await reviews.isWaiting(key)) ? 'waiting' : 'none' };
  }

  async #run(): Promise<void> {
    const { store, time } = this.#needs;
    if (!this.#isChecked) await store.write({ type: 'reviews-again', evaluator: EVALUATOR });
    this.#isChecked = true;
    while (!this.#stopped) {
      this.#waiting = await store.reviews.waiting();
      const due = this.#waiting === 0 ? undefined : await store.reviews.next(time.now());
      if (!due || !this.#mayGoOn()) return;
      const until = time.now() + CLAIM;
      if ((await store.write({ type: 'review-claim', due, until })) === 'conflict') continue;
      await this.#review({ ...due, claimed: until });
    }
  }

  #mayGoOn(): boolean {
    const perHour = this.#needs.perHour();
    if (perHour === 0) return false;
    const now = this.#needs.time.now();
    if (this.#allowance?.perHour !== perHour) {
      const rate = { burst: Math.max(1, perHour / BURST), perSecond: perHour / HOUR };
      this.#allowance = { perHour, bucket: new Bucket(rate, now) };
    }
    return this.#allowance.bucket.take(now);
  }

  async #review(due: DueReview): Promise<void> {
    const { store, log, metrics, time } = this.#needs;
    const { match } = due;
    try {
      const found = due.tries >= MOST_TRIES ? 'tried too often' : await this.#compute(due);
      if (this.#stopped || found === undefined) return;
      if (typeof found === 'string') {
        log.error('review', { match, reason: found });
        await store.write({ type: 'review-drop', match });
        this.#needs.reviewed?.();
        return;
      }
      await store.write({ type: 'review-done', match, review: found, at: time.now() });
      metrics.count('reviews');
      this.#needs.reviewed?.();
    } catch (error) {
      // Claimed again once this claim has run out.
      if (!this.#stopped) log.error('review', { match, reason: errorMessage(error) });
    }
  }

  /** The review, or why there can be none; undefined if another node has it now. */
  async #compute(given: DueReview) {
    const { runner, store, time } = this.#needs;
    const match = await this.#read(given.match);
    if (typeof match === 'string') return match;
    let due = given;
    const verdicts: Verdict[] = [];
    for (let steps = 1; verdicts.length < steps; ) {
      await this.#letBotsThink();
      if (this.#stopped) return undefined;
      if (time.now() > due.claimed - CLAIM / 2) {
        const until = time.now() + CLAIM;
        if ((await store.write({ type: 'review-claim', due, until, again: true })) === 'conflict')
          return undefined;
        due = { ...due, claimed: until };
      }
      const part = await runner.run({ match, from: verdicts.length, count: STEPS_AT_ONCE }, LIMIT);
      if ('impossible' in part) return part.impossible;
      if (!('steps' in part)) throw new Error('no steps were judged');
      steps = part.steps;
      verdicts.push(...part.verdicts);
    }
    const whole = await runner.run({ match, verdicts }, LIMIT);
    if ('digest' in whole) return whole.digest;
    throw new Error('the verdicts were not added up');
  }

  async #letBotsThink(): Promise<void> {
    const { bots, time } = this.#needs;
    while (bots.waiting > 0 && !this.#stopped) await sleep(time, PATIENCE);
  }

  /** What is reviewed of a match, or why it cannot be. */
  async #read(key: number): Promise<Reviewed | string> {
    const { store, games } = this.#needs;
    const stored = await store.matchByKey(key);
    if (stored?.status !== 'over') return 'there is no such match';
    const known = await games.find(stored.game);
    if (!known) return `there is no game called ${stored.game}`;
    const replica = new MatchReplica(this.#needs, known, stored);
    await replica.replay();
    const { live } = replica;
    if (!live?.result) return 'its log cannot be replayed';
    const { id, game, rules, options, seats } = stored;
    return { id, game, terms: { seats: seats.length, options, rules }, plies: live.match.plies };
  }
}

import { ratedSeats, wasDeserted } from '../../rating/match.ts';
import { ratedStateOf } from './rated-state.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { LoadedGame } from '../loaded-games.ts';
import { decisionTime } from '../match/clock.ts';
import { errorMessage } from '../support/error-message.ts';
import { liveRounds } from '../match/live-rounds.ts';
import { TimeLedger } from '../match/time-ledger.ts';
import type { LiveMatch, Proposal, StepRecord } from '../match/live-match.ts';
import { BrokenLog, extend, type Header, restore, standingEvents } from '../match/replay-log.ts';
import type { MatchVersion } from '../store/cluster.ts';
import type { Change } from '../store/changes.ts';
import type { Ending, Line, StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Luck } from '../../engine/match.ts';
import type { DiceSource } from '../../fair/match-dice.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { Uptime } from '../uptime.ts';
import { Timeline } from '../match/timeline.ts';

export interface ReplicaNeeds {
  readonly store: Pick<Store, 'write' | 'matchByKey' | 'lines'>;
  readonly uptime: Pick<Uptime, 'outages'>;
  /** The luck of a match, from its stored seeds. */
  readonly dice: (match: DiceSource) => Luck;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * A copy of a stored match in memory. It changes only after the store has. When the outcome of a write is unknown, or another
 * node may have written, the copy is marked stale and reconciled with the store before anything else is done with it.
 */
export class MatchReplica {
  readonly known: LoadedGame;
  readonly #needs: ReplicaNeeds;
  #stored: StoredMatch;
  #tableRevision = 0;
  /** Undefined before the match begins, and if its log cannot be replayed. */
  live: LiveMatch | undefined;
  broken = false;
  #isStale = false;
  /** The last reconciliation failed half way: memory has changed, and nobody was told. */
  #isHalfReconciled = false;
  readonly #timeline: Timeline;
  #history: StepRecord[] = [];
  #replaying: Promise<number> | undefined;

  constructor(needs: ReplicaNeeds, known: LoadedGame, stored: StoredMatch) {
    this.#needs = needs;
    this.known = known;
    this.#stored = stored;
    this.#timeline = new Timeline(
      () => this.stored.times,
      () => needs.uptime.outages,
    );
  }

  get stored(): StoredMatch {
    return this.#stored;
  }

  set stored(stored: StoredMatch) {
    this.#stored = stored;
    this.#tableRevision++;
  }

  /** A number that differs whenever the table has changed: who sits there, its status, its times. */
  get tableRevision(): number {
    return this.#tableRevision;
  }

  /**
   * A number that differs whenever something public has changed, of the table or of the match. A changed envelope does not count:
   * even the fact that it was changed is secret.
   */
  get revision(): number {
    return this.#tableRevision + (this.live?.seq('public') ?? 0);
  }

  /** Makes a change durable. Undefined means success. */
  async write(change: Change): Promise<undefined | 'conflict' | Refused> {
    try {
      if ((await this.#needs.store.write(change)) === 'done') return undefined;
      this.#isStale = true;
      return 'conflict';
    } catch (error) {
      this.#isStale = true;
      return this.#storageFailed(change.type, error);
    }
  }

  /** A text that differs whenever the stored match differs. */
  get edition(): string {
    return `${this.stored.version} ${this.stored.status} ${this.live?.lines ?? 0}`;
  }

  /** Whether the store holds more than memory does. */
  isBehind({ version, status, line, next }: MatchVersion): boolean {
    const { stored, live, broken } = this;
    if (version !== stored.version || status !== stored.status || next !== stored.next) return true;
    return !broken && line > (live?.lines ?? 0);
  }

  /** Another node may have written: `reconcile` reads the store before anything else is done. */
  markStale(): void {
    this.#isStale = true;
  }

  /** Whether the store may hold something else than memory does. */
  get isStale(): boolean {
    return this.#isStale;
  }

  /** If stale, brings memory up to the stored version; `told` is called after each step that was new. */
  async reconcile(told: () => void): Promise<'same' | 'changed' | Refused> {
    if (!this.#isStale) return 'same';
    try {
      const { store } = this.#needs;
      const { key, version, status, next } = this.stored;
      const stored = await store.matchByKey(key);
      if (!stored) throw new Error('a match has vanished from the store');
      const news = await store.lines(key, (this.live?.lines ?? 0) + 1);
      const isHalfReconciled = this.#isHalfReconciled;
      const isAsBefore = stored.version === version && stored.status === status && stored.next === next;
      const isOtherTime =
        isHalfReconciled || JSON.stringify(stored.times) !== JSON.stringify(this.stored.times);
      const isAsItWas = isAsBefore && !isHalfReconciled && news.length === 0;
      this.#isHalfReconciled = true;
      if (isAsItWas) this.#stored = stored;
      else this.stored = stored;
      await this.#applyLines(news, told);
      // The match ended between the two reads.
      if (this.live?.over && stored.status === 'playing')
        this.stored = (await store.matchByKey(key)) ?? stored;
      if (isOtherTime) await this.#recomputeTimes();
      this.#isHalfReconciled = false;
      this.#isStale = false;
      return isAsItWas ? 'same' : 'changed';
    } catch (error) {
      return this.#storageFailed('read', error);
    }
  }

  /**
   * Applies lines that another node wrote and that were already read. False if they do not follow directly on what is here;
   * then the store has to be read.
   */
  applyNews(lines: readonly Line[], told: () => void): boolean {
    const { live } = this;
    const news = lines.filter(({ line }) => line > (live?.lines ?? 0));
    if (!live || this.#isStale) return false;
    if (news.length === 0) return true;
    if (news[0]?.line !== live.lines + 1) return false;
    try {
      extend(live, news, told);
      return true;
    } catch {
      // Replay the whole log instead.
      this.live = undefined;
      this.#isStale = true;
      return false;
    }
  }

  /** Applies only the new lines; if that fails, replays the whole log. */
  async #applyLines(news: readonly Line[], told: () => void): Promise<void> {
    try {
      if (this.live) return extend(this.live, news, told);
    } catch {
      this.live = undefined;
    }
    await this.replay();
    if (this.live) told();
  }

  /** Pauses or stand-ins have changed: lines applied before may count for other players now. */
  async #recomputeTimes(): Promise<void> {
    const { live } = this;
    if (live) live.ledger = (await this.wholeHistory(live)).ledger;
  }

  /** Loads the match from its log, as after a restart. */
  async replay(): Promise<void> {
    const { status, key, id } = this.stored;
    if (status !== 'playing' && status !== 'over') return;
    const lines = await this.#needs.store.lines(key, 1);
    try {
      this.live = restore(this.header(), lines);
      this.broken = false;
    } catch (error) {
      this.live = undefined;
      this.broken = true;
      const line = error instanceof BrokenLog ? error.line : 0;
      this.#needs.log.error('broken-match', { match: id, line, reason: errorMessage(error) });
    }
  }

  /**
   * All steps of the match as they were told, in order. Replayed once and then kept up to date as long as the table is in
   * memory. `cost` is how many lines of the log were replayed.
   */
  async toldHistory(
    live: LiveMatch,
  ): Promise<{ readonly told: readonly StepRecord[]; readonly cost: number }> {
    this.#replaying ??= this.#updateHistory(live).finally(() => (this.#replaying = undefined));
    const cost = await this.#replaying;
    return { told: this.#history, cost };
  }

  async #updateHistory(live: LiveMatch): Promise<number> {
    const missing = live.steps - this.#history.length;
    // There is one record for each step.
    if (missing <= live.recent.length) {
      if (missing > 0) this.#history.push(...live.recent.slice(-missing));
      return 0;
    }
    const { recent, lines } = await this.wholeHistory(live);
    this.#history = [...recent];
    return lines;
  }

  /** The same match with the records of all its steps. */
  async wholeHistory(live: LiveMatch): Promise<LiveMatch> {
    const lines = await this.#needs.store.lines(this.stored.key, 1);
    return restore(this.header(), lines.slice(0, live.lines), Number.POSITIVE_INFINITY);
  }

  /** What is stored with the proposal that ends the match. */
  async endingOf(live: LiveMatch, { step, lines }: Proposal): Promise<Ending> {
    const { game } = this.known;
    const result = game.result(step.state);
    if (!result) throw new Error(`${game.id} is over without a result`);
    // Matches of ordinary length are in memory as a whole.
    const isAtHand = live.recent.length === live.steps;
    const { recent } = isAtHand ? live : await this.wholeHistory(live);
    const played = live.ledger.playedWith(lines);
    const events = [...standingEvents(recent), JSON.stringify(step.events)];
    const { rated, seats } = this.stored;
    const counts = rated && ratedStateOf(this.stored) === 'yes' && !wasDeserted(seats, played);
    return {
      result,
      events: `[${events.join()}]`,
      played,
      ...(counts ? { rated: ratedSeats(seats, result.places, played) } : {}),
    };
  }

  header(): Header & { readonly ledger: TimeLedger } {
    const { seats, options, rules, clock } = this.stored;
    const luck = this.#needs.dice(this.stored);
    const ledger = new TimeLedger(seats.length, this.#timeline, decisionTime(clock));
    const rounds = liveRounds(this.stored, luck);
    return { game: this.known.game, terms: { seats: seats.length, options, rules }, luck, ledger, rounds };
  }

  #storageFailed(change: string, error: unknown): Refused {
    this.#needs.metrics.count('storage_failures');
    this.#needs.log.error('storage', { change, reason: errorMessage(error) });
    return refuse('storage');
  }
}

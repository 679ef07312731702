import type { Challenge, Terms } from '../../daily/challenge.ts';
import { type Day, daysAfter, endOf, isDay } from '../../daily/day.ts';
import { placeAmong, triesIn } from '../../daily/standing.ts';
import type { Ply } from '../../engine/match.ts';
import type { DailyBoard, DailyMine, DailyMonth, DailyTides } from '../../wire/subjects/daily.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { TryJudge } from './judge.ts';
import { type TideNeeds, Tides } from './tides.ts';

/** A try that was played offline counts if it arrives within a day after its own. */
const GRACE = 86_400_000;
/** A verification takes some hundredths of a second; one that takes so long is broken off. */
const LONGEST = 10_000;
/** How many tries may wait for the one thread. */
const MOST_WAITING = 1000;
const TOP = 50;
/** More than a year. */
const MOST_TRIES = 1200;

export interface DailyNeeds extends TideNeeds {
  readonly judge: TryJudge;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** The daily tide: what there is to play, everybody's counted tries, and the boards. */
export class Daily {
  readonly tides: Tides;
  readonly #needs: DailyNeeds;
  /** Who waits for a verification: one at a time for each person. */
  readonly #waiting = new Set<number>();

  constructor(needs: DailyNeeds) {
    this.#needs = needs;
    this.tides = new Tides(needs);
    needs.metrics.gauge(
      'daily_tries_waiting',
      'Daily tides waiting for their verification',
      () => this.#waiting.size,
    );
  }

  /** A day's tables with their seeds, and what may be known of tomorrow. */
  async read(wanted: Day | undefined): Promise<DailyTides | Refused> {
    const { today } = this.tides;
    const day = wanted ?? today;
    if (!isDay(day) || day > today) return refuse('no-daily');
    const tides = await this.tides.of(day);
    if (tides.length === 0 && wanted !== undefined) return refuse('no-daily');
    const tomorrow = day === today ? await this.tides.of(daysAfter(today, 1)) : [];
    return { day, today, tides: tides.map(shown), tomorrow: tomorrow.map(announced) };
  }

  /** Counts a try, if it is the person's first of that day and was played as it says. */
  async submit(
    person: number,
    { day, game, plies }: { readonly day: Day; readonly game: string; readonly plies: readonly Ply[] },
  ): Promise<DailyBoard | Refused> {
    const { store, judge, clock, log, metrics } = this.#needs;
    const tide = isDay(day) && day <= this.tides.today ? await this.tides.find(day, game) : undefined;
    if (!tide) return refuse('no-daily');
    if (clock() >= endOf(day) + GRACE) return refuse('daily-late');
    if (await store.daily.tryOf(day, game, person)) return refuse('daily-done');
    if (this.#waiting.has(person) || this.#waiting.size >= MOST_WAITING) return refuse('busy');
    this.#waiting.add(person);
    try {
      const judged = await judge.judge({ tide, plies }, LONGEST);
      if ('wrong' in judged) {
        metrics.count('daily_refused');
        log.info('daily-wrong', { day, game, ply: judged.wrong, reason: judged.reason });
        return refuse('daily-wrong', `Ply ${judged.wrong} was not played so: ${sentences[judged.reason]}`);
      }
      const counted = { day, game, ...judged, at: clock() };
      const done = await store.write({ type: 'daily-try', person, try: counted });
      // Somebody else may have been the same person, at another node.
      if (done === 'conflict') return refuse('daily-done');
      metrics.count('daily_tries');
      return await this.board(day, game, person);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      log.error('daily', { day, game, reason: errorMessage(error) });
      // It may be right: whoever handed it in may do so again.
      return refuse('busy');
    } finally {
      this.#waiting.delete(person);
    }
  }

  async board(day: Day, game: string, person: number | undefined): Promise<DailyBoard | Refused> {
    const { store } = this.#needs;
    if (!isDay(day) || day > this.tides.today || !(await this.tides.find(day, game)))
      return refuse('no-daily');
    const [distribution, rows, mine] = await Promise.all([
      store.daily.distribution(day, game),
      store.daily.top(day, game, TOP),
      person === undefined ? undefined : store.daily.tryOf(day, game, person),
    ]);
    const place = (points: number) => placeAmong(distribution, points);
    return {
      day,
      game,
      distribution,
      top: rows.map((row) => ({
        place: place(row.points),
        name: row.name,
        points: row.points,
        ...(row.person === person ? { you: true as const } : {}),
      })),
      ...(mine
        ? { mine: { points: mine.points, place: place(mine.points), of: triesIn(distribution) } }
        : {}),
    };
  }

  async month(month: string, game: string, person: number | undefined): Promise<DailyMonth> {
    const days = { from: `${month}-01`, to: `${month}-31` };
    const who = { most: TOP, ...(person === undefined ? {} : { person }) };
    const rows = await this.#needs.store.daily.month(game, days, who);
    return {
      month,
      game,
      top: rows.map(({ person: whose, ...row }) => ({
        ...row,
        ...(whose === person ? { you: true as const } : {}),
      })),
    };
  }

  async mine(person: number): Promise<DailyMine> {
    const tries = await this.#needs.store.daily.triesOf(person, MOST_TRIES);
    return { tries: tries.map(({ day, game, points, place }) => ({ day, game, points, tablePlace: place })) };
  }
}

const sentences = {
  illegal: 'that move was not possible.',
  'other-luck': 'the dice of that day fall otherwise.',
  'other-bot': 'the bot answers otherwise.',
  'not-over': 'the match is not over.',
  'too-long': 'no match is that long.',
} as const;

function announced({ day, game, rules, players, options, level, commitment }: Terms) {
  return { day, game, rules, players, options, level, commitment };
}

function shown(tide: Challenge) {
  return { ...announced(tide), seed: tide.seed };
}

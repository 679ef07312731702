import { summarize, type Summary, wilson } from '../../lab/histogram.ts';
import { type Tally, winsOf } from './tally.ts';

/** What `sim --json` prints (docs/formats/cli.md). Everything but the three figures of speed depends on the seed alone. */
export interface SimReport {
  readonly game: string;
  readonly options: object;
  readonly seed: number;
  readonly games: number;
  readonly plies: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly length: Summary;
  readonly reasons: { readonly [reason: string]: number };
  readonly seats: readonly SeatReport[];
}

export interface SeatReport {
  readonly bot: string;
  readonly wins: number;
  readonly winRate: number;
  readonly winRateLow: number;
  readonly winRateHigh: number;
  readonly meanScore: number;
  readonly low: number;
  readonly high: number;
  readonly spread: number;
  readonly least: number;
  readonly most: number;
  /** Means of the items that the scores are made of. */
  readonly breakdown: { readonly [item: string]: number };
}

export interface SimTerms {
  readonly game: string;
  readonly options: object;
  readonly seed: number;
  readonly bots: readonly string[];
}

export function reportOn(terms: SimTerms, tally: Tally, seconds: number): SimReport {
  const { games, plies, decisions } = tally;
  const seats = tally.seats.map((seat, index): SeatReport => {
    const wins = winsOf(seat);
    const rate = wilson(wins, games);
    const { mean, ...score } = summarize(seat.scores, games);
    const items = [...seat.items].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      bot: terms.bots[index] as string,
      wins,
      winRate: wins / games,
      winRateLow: rate.low,
      winRateHigh: rate.high,
      meanScore: mean,
      ...score,
      breakdown: Object.fromEntries(items.map(([item, values]) => [item, summarize(values, games).mean])),
    };
  });
  return {
    game: terms.game,
    options: terms.options,
    seed: terms.seed,
    games,
    plies,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    length: summarize(tally.lengths, games),
    reasons: Object.fromEntries([...tally.reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
    seats,
  };
}

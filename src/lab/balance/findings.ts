import { count, type Histogram, summarize, type Summary, wilson } from '../histogram.ts';
import { luckShare, quantile, resampled } from '../insight/figures.ts';
import type { GameRecord } from './game.ts';
import type { Setting } from './settings.ts';
import { difference, type Estimate, slope } from './statistics.ts';

/** A share of games with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What self-play says about one setting. */
export interface Findings {
  readonly setting: Setting;
  readonly games: number;
  /** By seat, shared wins in parts. */
  readonly seats: readonly (Share & { readonly score: Summary })[];
  readonly scores: Histogram;
  readonly score: Summary;
  /** What the winner has more than the second. */
  readonly margin: Summary;
  readonly leads: Summary;
  /** The part of the game after which the winner led to the end. */
  readonly settled: Summary;
  readonly length: Summary;
  readonly lengths: Histogram;
  /** Games won by several together. */
  readonly shared: Share;
  readonly reasons: { readonly [reason: string]: Share };
  /** The part of the variance of results that luck explains; absent if it was not measured. */
  readonly luck?: Estimate;
  /** Where points come from: what a seat has of it, and what the winners have more than their table. */
  readonly items: { readonly [item: string]: { readonly mean: Summary; readonly winner: Estimate } };
  /**
   * What each thing is worth: how often it comes for a player, at how many tables some had more of it than others, and the
   * points that go with one more than the others.
   */
  readonly uses: {
    readonly [label: string]: { readonly each: number; readonly tables: number; readonly worth: Estimate };
  };
}

export function findingsOf(setting: Setting, records: readonly GameRecord[]): Findings {
  const { players } = setting;
  const games = records.length;
  const all = (value: (record: GameRecord) => number): Summary => summarize(tally(records, value), games);
  const scores: Histogram = new Map();
  for (const record of records) for (const score of record.scores) count(scores, score);
  const shareOf = (part: (record: GameRecord) => number): Share => {
    const sum = records.reduce((total, record) => total + part(record), 0);
    return games === 0 ? { share: 0, low: 0, high: 1 } : { share: sum / games, ...wilson(sum, games) };
  };
  const reasons = [...new Set(records.map(({ reason }) => reason))].sort();
  const items = [
    ...new Set(records.flatMap(({ breakdown }) => breakdown.flatMap((parts) => Object.keys(parts)))),
  ];
  const labels = [...new Set(records.flatMap(({ uses }) => Object.keys(uses)))].sort();
  return {
    setting,
    games,
    seats: Array.from({ length: players }, (_, seat) => ({
      ...shareOf((record) => winPart(record, seat)),
      score: all((record) => record.scores[seat] as number),
    })),
    scores,
    score: summarize(scores, games * players),
    margin: all(({ scores: points }) => {
      const [first = 0, second = 0] = points.toSorted((a, b) => b - a);
      return first - second;
    }),
    leads: all(({ leads }) => leads),
    settled: all(({ settled }) => settled),
    length: all(({ plies }) => plies),
    lengths: tally(records, ({ plies }) => plies),
    shared: shareOf(({ places }) => (winnersOf(places) > 1 ? 1 : 0)),
    reasons: Object.fromEntries(
      reasons.map((reason) => [reason, shareOf((record) => (record.reason === reason ? 1 : 0))]),
    ),
    ...luckOf(records),
    items: Object.fromEntries(items.map((item) => [item, itemOf(item, records, players)])),
    uses: Object.fromEntries(labels.map((label) => [label, useOf(label, records, players)])),
  };
}

function luckOf(records: readonly GameRecord[]): { readonly luck?: Estimate } {
  const tables = records.flatMap((record) =>
    record.luck ? [record.luck.map((luck, seat) => ({ luck, result: winPart(record, seat) }))] : [],
  );
  if (tables.length < 2) return {};
  const shares = resampled(tables, (some) => luckShare(some.flat()));
  return {
    luck: {
      value: luckShare(tables.flat()),
      low: quantile(shares, 0.025),
      high: quantile(shares, 0.975),
    },
  };
}

function winnersOf(places: readonly number[]): number {
  return places.filter((place) => place === 1).length;
}

function winPart({ places }: GameRecord, seat: number): number {
  return places[seat] === 1 ? 1 / winnersOf(places) : 0;
}

function tally(records: readonly GameRecord[], value: (record: GameRecord) => number): Histogram {
  const histogram: Histogram = new Map();
  for (const record of records) count(histogram, value(record));
  return histogram;
}

function itemOf(item: string, records: readonly GameRecord[], players: number) {
  const values: Histogram = new Map();
  const more: Histogram = new Map();
  for (const record of records) {
    const has = record.breakdown.map((parts) => parts[item] ?? 0);
    for (const value of has) count(values, value);
    const mean = has.reduce((sum, value) => sum + value, 0) / players;
    // The mean of all winners, less the mean of the table.
    count(more, has.reduce((sum, value, seat) => sum + value * winPart(record, seat), 0) - mean);
  }
  const { mean, low, high } = summarize(more, records.length);
  return { mean: summarize(values, records.length * players), winner: { value: mean, low, high } };
}

function useOf(label: string, records: readonly GameRecord[], players: number) {
  let all = 0;
  const tables = records.map(({ uses, scores }) => {
    const counts = uses[label] ?? scores.map(() => 0);
    all += counts.reduce((sum, each) => sum + each, 0);
    return { x: counts, y: scores };
  });
  const uneven = tables.filter(({ x }) => x.some((each) => each !== x[0])).length;
  return { each: all / (records.length * players || 1), tables: uneven, worth: slope(tables) };
}

/** The figures in which two settings are compared. */
export const compared = ['score', 'margin', 'leads', 'settled', 'length'] as const;
export type Compared = (typeof compared)[number];

/** How much more each figure is than in the setting it is compared with. */
export function changesOf(changed: Findings, like: Findings): { readonly [K in Compared]: Estimate } {
  const of = (key: Compared): Estimate => {
    const size = ({ games, setting }: Findings): number =>
      key === 'score' ? games * setting.players : games;
    return difference({ ...changed[key], size: size(changed) }, { ...like[key], size: size(like) });
  };
  return {
    score: of('score'),
    margin: of('margin'),
    leads: of('leads'),
    settled: of('settled'),
    length: of('length'),
  };
}

import { count, type Histogram, summarize, type Summary, wilson } from '../histogram.ts';
import type { Verdict } from '../sequential.ts';
import { type Adjusted, adjustedOf } from './adjusted.ts';
import type { Block } from './block.ts';
import { type SharedLuck, sharedLuckOf } from './shared-luck.ts';
import type { Cell } from './terms.ts';

/** Everything that is known of a cell: counts, from which all figures and pictures are made. */
export interface Standing {
  readonly cell: Cell;
  readonly games: number;
  /** Games won, by the number of seats that shared the win. */
  readonly wins: Histogram;
  readonly scores: Histogram;
  /** Scores of all the others together. */
  readonly others: Histogram;
  readonly lengths: Histogram;
  readonly reasons: ReadonlyMap<string, number>;
  readonly decisions: number;
  readonly ms: number;
  readonly judged: number;
  readonly loss: number;
  /** Mean loss per decision, one rounded value for each game. */
  readonly losses: Histogram;
  readonly verdict: Verdict | undefined;
  readonly adjusted: Adjusted | undefined;
  readonly shared: SharedLuck | undefined;
}

export function standingOf(cell: Cell, blocks: readonly Block[], verdict: Verdict | undefined): Standing {
  const wins: Histogram = new Map();
  const scores: Histogram = new Map();
  const others: Histogram = new Map();
  const lengths: Histogram = new Map();
  const losses: Histogram = new Map();
  const reasons = new Map<string, number>();
  const records = blocks.flat();
  for (const record of records) {
    if (record.win > 0) count(wins, record.win);
    count(scores, record.score);
    for (const score of record.others) count(others, score);
    count(lengths, record.plies);
    if (record.judged > 0) count(losses, Number((record.loss / record.judged).toPrecision(6)));
    reasons.set(record.reason, (reasons.get(record.reason) ?? 0) + 1);
  }
  const total = (item: 'decisions' | 'ms' | 'judged' | 'loss'): number =>
    records.reduce((sum, record) => sum + record[item], 0);
  return {
    cell,
    games: records.length,
    wins,
    scores,
    others,
    lengths,
    reasons,
    decisions: total('decisions'),
    ms: total('ms'),
    judged: total('judged'),
    loss: total('loss'),
    losses,
    verdict,
    adjusted: adjustedOf(blocks),
    shared: sharedLuckOf(blocks),
  };
}

/** A cell as `tournament --json` prints it (docs/formats/cli.md). */
export interface CellReport extends Cell {
  readonly games: number;
  /** The hero's part of all wins, ties shared, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Whether the share is known, at 99 % and by a test that may be stopped at any time, to lie above or below fair. */
  readonly decided: Verdict | null;
  /** The share with luck taken out; null if that was not asked for. */
  readonly adjusted: Adjusted | null;
  /** What it brings that the games of a block share their luck; null with fewer than 40 blocks. */
  readonly shared: SharedLuck | null;
  readonly msPerDecision: number;
  /** What the hero gives away in a decision by the values of the reference, in its unit; null if nobody judged. */
  readonly lossPerDecision: number | null;
  readonly score: Summary;
  readonly otherScore: Summary;
  readonly length: Summary;
  /** How many games ended for which reason. */
  readonly reasons: { readonly [reason: string]: number };
}

export function cellReport(standing: Standing): CellReport {
  const { cell, games, decisions, ms, judged, loss, verdict } = standing;
  const won = [...standing.wins]
    .sort(([a], [b]) => a - b)
    .reduce((sum, [winners, times]) => sum + times / winners, 0);
  return {
    ...cell,
    games,
    share: games > 0 ? won / games : 0,
    ...(games > 0 ? wilson(won, games) : { low: 0, high: 1 }),
    decided: verdict ?? null,
    adjusted: standing.adjusted ?? null,
    shared: standing.shared ?? null,
    msPerDecision: decisions > 0 ? ms / decisions : 0,
    lossPerDecision: judged > 0 ? loss / judged : null,
    score: summarize(standing.scores, games),
    otherScore: summarize(standing.others, games * (cell.players - 1)),
    length: summarize(standing.lengths, games),
    reasons: Object.fromEntries([...standing.reasons].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

import type { Options } from '../../engine/game.ts';
import { type CellReport, cellReport, type Standing } from './standing.ts';
import type { Allowance, Terms } from './terms.ts';
import { summarize } from '../histogram.ts';
import { grid, page, percent } from '../html/frame.ts';
import { axisFor, histogramPlot, intervalPlot } from '../html/plots.ts';
import { escaped, tag, tidy } from '../html/svg.ts';

/** How the page speaks of the game: its name, and a table's options as somebody would type them. */
export interface Named {
  readonly name: string;
  readonly table: (options: Options) => string;
}

/** The results of a tournament as one page that needs nothing else. */
export function tournamentPage(terms: Terms, standings: readonly Standing[], { name, table }: Named): string {
  const groups = new Map<string, Standing[]>();
  for (const standing of standings) {
    const { players, options } = standing.cell;
    const title = `${players} players, ${table(options) || 'base game'}`;
    groups.set(title, [...(groups.get(title) ?? []), standing]);
  }
  const body = [...groups].map(([title, members]) => section(title, members));
  return page(`${name}: tournament`, `${name}: how strong the bots are`, [
    tag(
      'p',
      {},
      `Seed ${terms.seed}; ${escaped(thinking(terms.allowance))}. The hero sits in every seat in turn, against clones, with the same dice in all comparisons. A shared win counts in parts. Lines are 95 % intervals (Wilson); the dashed line is where everybody is equal.${judge(terms.reference)}`,
    ),
    ...body,
  ]);
}

function thinking(allowance: Allowance): string {
  if (allowance === null) return 'every level thinks as long as it usually does, counted in playouts';
  return 'playouts' in allowance
    ? `at most ${allowance.playouts} playouts for a decision`
    : `at most ${allowance.milliseconds} milliseconds for a decision`;
}

function judge(reference: string | null): string {
  return reference === null
    ? ''
    : ` The loss is what a decision of the hero gives away by the values of ${escaped(reference)}, in its unit; its own errors make it a little too large for everybody.`;
}

function section(title: string, standings: readonly Standing[]): string {
  const reports = standings.map(cellReport);
  const rivals = [...new Set(reports.map(({ against }) => against))];
  const fair = 1 / (reports[0]?.players ?? 1);
  const ladders = rivals.map((rival) => {
    const rows = reports
      .filter(({ against }) => against === rival)
      .map(({ hero, share, low, high }) => ({ name: hero, value: share, low, high }));
    const says = `Share of wins against ${rival}: ${rows.map(({ name, value }) => `${name} ${percent(value)}`).join(', ')}`;
    return tag('h3', {}, `Against ${escaped(rival)}`) + intervalPlot(rows, fair, says);
  });
  return [
    tag('h2', {}, escaped(title)),
    ...ladders,
    figuresOf(reports),
    ...lossPlot(standings),
    tag('h3', {}, 'Scores'),
    tag('p', {}, 'Bars: the hero. Outline: the others.'),
    gallery(standings, ({ scores, others }, says) => histogramPlot(scores, others, `Scores of ${says}`)),
    tag('h3', {}, 'Length in plies'),
    gallery(standings, ({ lengths }, says) =>
      histogramPlot(lengths, undefined, `Length of games of ${says}`),
    ),
  ].join('\n');
}

const LONG_NAMES = 220;

/** What decisions give away by the values of the reference, if there was one. */
function lossPlot(standings: readonly Standing[]): string[] {
  const rows = standings
    .filter(({ losses }) => losses.size > 0)
    .map(({ cell, losses }) => {
      const games = [...losses.values()].reduce((sum, times) => sum + times, 0);
      const { mean, low, high } = summarize(losses, games);
      return { name: `${cell.hero} against ${cell.against}`, value: mean, low, high };
    });
  if (rows.length === 0) return [];
  const says = 'What a decision gives away, mean of all games';
  return [tag('h3', {}, 'Loss a decision'), intervalPlot(rows, 0, says, axisFor(rows, LONG_NAMES))];
}

function gallery(standings: readonly Standing[], plot: (standing: Standing, says: string) => string): string {
  const figures = standings
    .filter(({ games }) => games > 0)
    .map((standing) => {
      const says = `${standing.cell.hero} against ${standing.cell.against}`;
      return tag('figure', {}, plot(standing, says), tag('figcaption', {}, escaped(says)));
    });
  return tag('div', { class: 'gallery' }, ...figures);
}

const HEADS = [
  'hero',
  'against',
  'games',
  'share',
  '95 %',
  'decided',
  'score',
  'others',
  'length',
  'ms a decision',
  'loss a decision',
  'luck-adjusted',
  'games saved',
];

function figuresOf(reports: readonly CellReport[]): string {
  const rows = reports.map((cell) => [
    cell.hero,
    cell.against,
    String(cell.games),
    percent(cell.share),
    `${percent(cell.low)} to ${percent(cell.high)}`,
    cell.decided ?? '',
    tidy(cell.score.mean),
    tidy(cell.otherScore.mean),
    tidy(cell.length.mean),
    tidy(cell.msPerDecision),
    cell.lossPerDecision === null ? '' : String(Number(cell.lossPerDecision.toPrecision(3))),
    cell.adjusted === null
      ? ''
      : `${percent(cell.adjusted.share)} (${percent(cell.adjusted.low)} to ${percent(cell.adjusted.high)})`,
    cell.adjusted === null ? '' : percent(cell.adjusted.saved),
  ]);
  return grid(HEADS, rows);
}

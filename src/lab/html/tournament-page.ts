import type { Options } from '../../engine/game.ts';
import { type CellReport, cellReport, type Standing } from '../tournament/standing.ts';
import type { Allowance, Terms } from '../tournament/terms.ts';
import { summarize } from '../histogram.ts';
import { axisFor, histogramPlot, intervalPlot } from './plots.ts';
import { escaped, tag, tidy } from './svg.ts';

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
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, `${escaped(name)}: tournament`),
    `<style>${STYLE}</style>`,
    '<main>',
    tag('h1', {}, `${escaped(name)}: how strong the bots are`),
    tag(
      'p',
      {},
      `Seed ${terms.seed}; ${escaped(thinking(terms.allowance))}. The hero sits in every seat in turn, against clones, with the same dice in all comparisons. A shared win counts in parts. Lines are 95 % intervals (Wilson); the dashed line is where everybody is equal.${judge(terms.reference)}`,
    ),
    ...body,
    '</main>',
    '</html>',
  ].join('\n')}\n`;
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
];

function figuresOf(reports: readonly CellReport[]): string {
  const rows = reports.map((cell) =>
    [
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
    ].map((text) => tag('td', {}, escaped(text))),
  );
  const head = tag('tr', {}, ...HEADS.map((text) => tag('th', { scope: 'col' }, escaped(text))));
  return tag('table', {}, head, ...rows.map((cells) => tag('tr', {}, ...cells)));
}

function percent(share: number): string {
  return `${tidy(Math.round(1000 * share) / 10)} %`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #12343b; --soft: #5d7b82; --line: #c9d8da; --ground: #fbf7ef; --sea: #0d7f8c; --coral: #d9552f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8f1f2; --soft: #9db7bc; --line: #34525a; --ground: #0f2328; --sea: #4cc3cf; --coral: #ff9a76; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 14px system-ui, sans-serif; } svg .small { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); } .axis { stroke: var(--soft); } .fair { stroke: var(--coral); stroke-dasharray: 5 4; stroke-width: 1.5; }
.reach { stroke: var(--sea); stroke-width: 3; stroke-linecap: round; } .dot { fill: var(--sea); stroke: var(--ground); stroke-width: 1.5; }
.bar { fill: var(--sea); opacity: .75; } .outline { fill: none; stroke: var(--coral); stroke-width: 2; }
.gallery { display: flex; flex-wrap: wrap; gap: 12px; } figure { margin: 0; } figcaption { color: var(--soft); font-size: 13px; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: 14px; font-variant-numeric: tabular-nums; } th, td { padding: 4px 8px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; } th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
`;

import type { Findings } from './findings.ts';
import {
  ends,
  type Grid,
  type Names,
  luck,
  overview,
  seats,
  sensitivity,
  share,
  sources,
  worthGrid,
  worths,
} from './report.ts';
import type { Terms } from './work.ts';
import { grid, page } from '../html/frame.ts';
import { axisFor, histogramPlot, intervalPlot } from '../html/plots.ts';
import { escaped, tag } from '../html/svg.ts';

const LONG_NAMES = 260;

/** Plots of a measurement by name; the document in docs has them as files. */
export function balancePlots(findings: readonly Findings[]): { readonly [name: string]: string } {
  const tables = findings.filter(({ setting }) => setting.changed === '');
  const plots: Record<string, string> = {};
  for (const { setting, seats: each, scores, lengths } of tables) {
    const rows = each.map(({ share: value, low, high }, i) => ({ name: `seat ${i + 1}`, value, low, high }));
    const says = `Share of wins with ${setting.players} players: ${rows.map(({ name, value }) => `${name} ${share(value)}`).join(', ')}`;
    plots[`seats-${setting.players}`] = intervalPlot(rows, 1 / setting.players, says);
    plots[`scores-${setting.players}`] = histogramPlot(
      scores,
      undefined,
      `Scores with ${setting.players} players`,
    );
    plots[`length-${setting.players}`] = histogramPlot(
      lengths,
      undefined,
      `Length with ${setting.players} players`,
    );
  }
  const rows = worths(focus(findings)).map(({ label, worth }) => ({ name: label, ...worth }));
  if (rows.length > 0)
    plots.worth = intervalPlot(
      rows,
      0,
      'Points that go with one more of each thing',
      axisFor(rows, LONG_NAMES),
    );
  return plots;
}

/** The table whose details are told: the one that changes are compared with, or else the last. */
export function focus(findings: readonly Findings[]): Findings {
  const changed = findings.find(({ setting }) => setting.like !== null);
  const plain = findings.filter(({ setting }) => setting.changed === '');
  return (changed ? findings[changed.setting.like ?? 0] : plain.at(-1)) as Findings;
}

export function balancePage(
  terms: Terms,
  findings: readonly Findings[],
  names: Names & { readonly name: string },
): string {
  const plots = Object.entries(balancePlots(findings));
  const gallery = (kind: string): string =>
    tag(
      'div',
      { class: 'gallery' },
      ...plots.flatMap(([name, plot]) =>
        name.startsWith(`${kind}-`)
          ? [
              tag(
                'figure',
                {},
                plot,
                tag('figcaption', {}, `${escaped(name.slice(kind.length + 1))} players`),
              ),
            ]
          : [],
      ),
    );
  const detail = focus(findings);
  const changes = sensitivity(findings);
  const chance = luck(findings);
  return page(`${names.name}: balance`, `${names.name}: how balanced the game is`, [
    tag(
      'p',
      {},
      `Self-play of ${escaped(terms.bot)}, ${terms.games} games for every line, seed ${terms.seed}; figures with 95 % intervals.`,
    ),
    section(overview(findings)),
    ...(chance.rows.length > 0 ? [section(chance)] : []),
    section(seats(findings)),
    gallery('seats'),
    tag('h2', {}, 'Scores'),
    gallery('scores'),
    tag('h2', {}, 'Length in plies'),
    gallery('length'),
    section(ends(findings, names)),
    section(sources(detail, names), ` (${detail.setting.players} players)`),
    section(worthGrid(detail), ` (${detail.setting.players} players)`),
    ...plots.flatMap(([name, plot]) => (name === 'worth' ? [plot] : [])),
    ...(changes.rows.length > 0 ? [section(changes)] : []),
  ]);
}

function section({ title, about, heads, rows }: Grid, more = ''): string {
  return [
    tag('h2', {}, escaped(title + more)),
    ...(about === '' ? [] : [tag('p', {}, escaped(about))]),
    grid(heads, rows),
  ].join('\n');
}

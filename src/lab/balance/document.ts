import { balancePlots, focus } from './html-page.ts';
import { STYLE } from '../html/frame.ts';
import type { Findings } from './findings.ts';
import {
  ends,
  type Grid,
  luck,
  type Names,
  overview,
  seats,
  sensitivity,
  sources,
  worthGrid,
} from './report.ts';
import type { Terms } from './work.ts';

/** Files by name: the same report as a document with small pictures, for reading where the code is. */
export function balanceFiles(
  terms: Terms,
  findings: readonly Findings[],
  { name, command, ...names }: Names & { readonly name: string; readonly command: string },
): { readonly [file: string]: string } {
  const { game } = terms;
  const plots = balancePlots(findings);
  const detail = focus(findings);
  const changes = sensitivity(findings);
  const chance = luck(findings);
  const { players } = detail.setting;
  const shown = (plot: string, says: string): string[] =>
    plots[plot] === undefined ? [] : [`![${says}](${game}-${plot}.svg)`, ''];
  const text = [
    `# ${name}: how balanced the game is`,
    '',
    `Self-play of ${terms.bot}, ${terms.games} games for every line, seed ${terms.seed}; figures with 95 % intervals. Made by`,
    '',
    `    ${command}`,
    '',
    ...section(overview(findings)),
    ...(chance.rows.length > 0 ? section(chance) : []),
    ...section(seats(findings)),
    ...shown(`seats-${players}`, `Share of wins by seat, ${players} players`),
    ...shown(`scores-${players}`, `Scores, ${players} players`),
    ...section(ends(findings, names)),
    ...section(sources(detail, names), ` (${players} players)`),
    ...section(worthGrid(detail), ` (${players} players)`),
    ...shown('worth', 'Points that go with one more of each thing'),
    ...(changes.rows.length > 0 ? section(changes) : []),
  ];
  const pictures = Object.entries(plots).filter(([plot]) =>
    text.some((line) => line.includes(`-${plot}.svg`)),
  );
  return {
    [`${game}.md`]: `${text.join('\n').trimEnd()}\n`,
    ...Object.fromEntries(pictures.map(([plot, svg]) => [`${game}-${plot}.svg`, alone(svg)])),
  };
}

function section({ title, about, heads, rows }: Grid, more = ''): string[] {
  const cells = (row: readonly string[]): string =>
    `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [
    `## ${title}${more}`,
    '',
    ...(about === '' ? [] : [about, '']),
    cells(heads),
    cells(heads.map(() => '---')),
    ...rows.map(cells),
    '',
  ];
}

/** A self-contained SVG with its own style. */
function alone(svg: string): string {
  const withSpace = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  const at = withSpace.indexOf('>') + 1;
  return `${withSpace.slice(0, at)}<style>${STYLE}</style>${withSpace.slice(at)}\n`;
}

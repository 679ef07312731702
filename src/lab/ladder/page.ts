import type { Aim } from './plan.ts';
import { type Climbed, holds } from './run.ts';

/** What the tables below say, and how they were made. */
export function ladderHead(command: string): string[] {
  return [
    '# How strong the bots are',
    '',
    'A hero sits at a table with clones of somebody else, once in every seat with the same dice. Shares are of all wins, ties',
    'shared, with their 95 % intervals. A comparison ends once it is known, by a test that may be looked at after every game and',
    'is wrong once in a hundred times, whether the share lies above or below its aim; it then tells who is better, not by how',
    'much. A range, and what is played by the clock, is measured in full. "Reached" means that the interval touches the aim. Made by',
    '',
    `    ${command}`,
    '',
    'These shares are raw. `tidetable tournament --adjust` plays any of these comparisons with luck taken out of the results;',
    '[insight.md](insight.md) says how many games that saves.',
    '',
  ];
}

/** One game's part of the page, in Markdown. */
export function ladderPage(name: string, climbed: readonly Climbed[]): string[] {
  const of = (part: Climbed['part']): Climbed[] => climbed.filter((each) => each.part === part);
  return [
    `## ${name}`,
    '',
    ...table('Aims', of('aims')),
    ...table('Every level against the one below, at the smallest and the largest table', of('steps')),
    ...table('Four times the playouts against the usual number', of('time')),
    ...table('By the clock', of('clock')),
    ...table('Against random moves and every level', of('named')),
  ];
}

function table(title: string, rows: readonly Climbed[]): string[] {
  if (rows.length === 0) return [];
  const heads = ['', 'against', 'players', 'options', 'fair', 'share', '95 %', 'games', 'aim', ''];
  return [`### ${title}`, '', line(heads), line(heads.map(() => '---')), ...rows.map(row), ''];
}

function row(climbed: Climbed): string {
  const { hero, against, players, words, aim, report } = climbed;
  const { share, low, high, games } = report;
  return line([
    hero,
    `${players - 1} ${against}`,
    String(players),
    words === '' ? 'none' : words,
    percent(1 / players),
    `**${percent(share)}**`,
    `${percent(low)} to ${percent(high)}`,
    String(games),
    aim ? aimText(aim) : 'fair',
    verdict(climbed),
  ]);
}

function verdict(climbed: Climbed): string {
  const { part, aim, report } = climbed;
  if (aim && !holds(climbed)) return report.high < aim.least ? '**missed**' : '**too strong**';
  if (aim) return report.decided === 'above' ? 'clearly reached' : 'reached';
  if (report.decided === null) return part === 'time' ? 'no difference seen' : 'not decided';
  return report.decided === 'above' ? 'better' : '**worse**';
}

function aimText({ least, most }: Aim): string {
  return most === undefined ? `at least ${whole(least)}` : `${Math.round(100 * least)} to ${whole(most)}`;
}

function whole(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

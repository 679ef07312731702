import type { HelpBlock, HelpSection } from '../board.ts';

/** The column of a rules page that names tests; players need no tests. */
const TESTS = 'shown by';

/**
 * The help from a game's rules page (docs/rules/GAME.md): a section for each heading. Paragraphs, lists, steps and tables are
 * kept, markup is dropped. In a row of a figure (`| rounds | 5 | `rounds` 1 to 12 |`) the value becomes a placeholder, so that a
 * table with other options shows its own; `figures` are the options that are numbers.
 */
export function helpFrom(page: string, figures: readonly string[]): readonly HelpSection[] {
  const sections: { id: string; title: string; blocks: HelpBlock[] }[] = [];
  for (const part of page.replaceAll('\r', '').split(/\n{2,}|\n(?=#+ )|(?<=^#+ .*)\n/m)) {
    const heading = /^#+ (.*)$/.exec(part);
    if (heading) {
      const title = plain(heading[1] ?? '');
      sections.push({ id: `${idOf(title)}-${sections.length}`, title, blocks: [] });
    } else if (part.trim() !== '') sections.at(-1)?.blocks.push(blockOf(part.trim(), figures));
  }
  return sections.filter(({ blocks }) => blocks.length > 0);
}

function blockOf(part: string, figures: readonly string[]): HelpBlock {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines.map(cellsOf), figures);
  if (/^[-*] /.test(part)) return { type: 'list', items: itemsOf(part, /^[-*] /) };
  if (/^\d+\. /.test(part)) return { type: 'steps', items: itemsOf(part, /^\d+\. /) };
  return { type: 'text', text: plain(part) };
}

/** An item may go on in the next lines. */
function itemsOf(part: string, mark: RegExp): string[] {
  const items: string[] = [];
  for (const line of part.split('\n')) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items.map(plain);
}

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function tableOf([head = [], , ...rows]: readonly string[][], figures: readonly string[]): HelpBlock {
  const kept = head.map((title) => title.toLowerCase() !== TESTS);
  const shown = (row: readonly string[]) => row.filter((_, at) => kept[at]);
  const lines = rows.map((row) => {
    const option = /^`(\w+)`/.exec(row.at(-1) ?? '')?.[1] ?? '';
    return shown(row).map((cell) =>
      figures.includes(option) && /^−?\d+$/.test(cell) ? `{${option}}` : plain(cell),
    );
  });
  const titles = shown(head).map(plain);
  if (titles.length === 1) return { type: 'list', items: lines.map(([only = '']) => only) };
  return { type: 'table', head: titles, rows: lines };
}

/** Without marks of emphasis, code and links. Braces would be placeholders. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
    .replaceAll('`', '')
    .replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'))
    .trim();
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);
}

import type { Options } from '../../engine/game.ts';
import type { Language } from '../../engine/words.ts';
import type { HelpBlock, HelpSection } from './board.ts';

/** A placeholder for a figure: `{name}`, `{name.part}` or, with a noun in both numbers, `{name|point|points}`. */
const PLACE = /\{(\w+)(?:\.(\w+))?(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** The help with its placeholders replaced by the options of a table, so that corrected figures are shown. */
export function filled(
  help: readonly HelpSection[],
  options: Options,
  language: Language,
): readonly HelpSection[] {
  const fill = (text: string) =>
    text.replace(PLACE, (_, name: string, part?: string, one?: string, many?: string) => {
      const value = options[name];
      if (typeof value !== 'number' && !Array.isArray(value)) throw new Error(`the help names ${name}`);
      const figure = part === undefined ? value : partOf(value, part);
      if (Array.isArray(figure)) return listed(figure, language);
      return one === undefined || many === undefined
        ? `${figure}`
        : `${figure}\u00a0${isOne(figure, language) ? one : many}`;
    });
  return help.map(({ id, title, blocks }) => ({
    id,
    title,
    blocks: blocks.map((block) => mapped(block, fill)),
  }));
}

function partOf(value: number | readonly number[], part: string): number {
  const values = [value].flat();
  switch (part) {
    case 'least':
      return Math.min(...values);
    case 'most':
      return Math.max(...values);
    case 'sum':
      return values.reduce((sum, each) => sum + each, 0);
    default:
      throw new Error(`the help names the ${part} of a figure`);
  }
}

/** Every value, repeated ones too: 1, 2, 2 and 3. */
function listed(values: readonly number[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(
    values.map(String),
  );
}

function isOne(value: number, language: Language): boolean {
  return new Intl.PluralRules(language).select(value) === 'one';
}

function mapped(block: HelpBlock, fill: (text: string) => string): HelpBlock {
  switch (block.type) {
    case 'text':
      return { ...block, text: fill(block.text) };
    case 'list':
    case 'steps':
      return { ...block, items: block.items.map(fill) };
    case 'table':
      return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
    case 'figure':
      return { ...block, caption: fill(block.caption) };
  }
}

/** The options of the table that a view shows; those it lacks have their defaults. */
export function optionsOf(view: unknown, usual: Options): Options {
  const { options } = (view ?? {}) as { readonly options?: Options };
  return { ...usual, ...options };
}

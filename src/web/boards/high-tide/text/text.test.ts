import { expect, test } from 'vitest';
import { figures, sections } from './blocks.ts';
import { text as de } from './de.ts';
import { text as en } from './en.ts';
import { text as fr } from './fr.ts';
import { text as it } from './it.ts';
import { tileHint } from '../panel/hints.ts';
import type { HighTideText } from './labels.ts';

const texts: { readonly [language: string]: HighTideText } = { en, de, fr, it };

/** Every sentence, with figures put in where it takes some. */
function spoken(tree: unknown): string[] {
  if (typeof tree === 'function') return [1, 2].map((n) => String(tree(n, n + 1)));
  if (typeof tree !== 'object' || tree === null) return [String(tree)];
  return Object.values(tree).flatMap(spoken);
}

test.each(Object.entries(texts))('%s says everything', (_, text) => {
  for (const sentence of spoken(text)) expect(sentence).not.toMatch(/^\s*$|undefined|NaN|['"]|\.\.\./);
  expect(new Set(text.labels.letters).size).toBe(6);
  expect(text.labels.tiles).toHaveLength(9);
});

test.each(Object.entries(texts))('%s: the help has all sections and figures', (_, { help }) => {
  expect(help.map(({ id }) => id)).toEqual(sections);
  const drawn = help.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'figure' ? [block.name] : [])),
  );
  expect(drawn.toSorted()).toEqual(figures.toSorted());
  expect(help.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual(
    en.help.map(({ blocks }) => blocks.map(({ type }) => type)),
  );
});

test.each(Object.entries(texts))('%s: a tile is named as in the help, with what it does', (_, text) => {
  const rows = text.help.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) => (id === 'tiles' && block.type === 'table' ? block.rows : [])),
  );
  expect(rows.map(([name]) => name)).toEqual(text.labels.tiles);
  expect(rows.map((_, tile) => tileHint(text, tile))).toEqual(
    rows.map(([name = '', does = '']) => text.labels.named(name, does)),
  );
});

test('other languages are no copies of English', () => {
  for (const other of [de, fr, it]) {
    const english = new Set(spoken(en.help).filter((sentence) => sentence.length > 12));
    expect(
      spoken(other.help).filter((sentence) => english.has(sentence) && sentence !== 'Expansion: Baywatch'),
    ).toEqual(sections.filter(() => false));
  }
});

test('French has a narrow no-break space before high punctuation', () => {
  const faults = spoken(fr).filter((sentence) => /[^\u202f][;!?]|[^\u202f]:/.test(sentence));
  // The ids of the blocks are no sentences.
  expect(faults).toEqual([]);
});

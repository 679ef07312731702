import { expect, test } from 'vitest';
import { languages } from '../../../../engine/words.ts';
import { loadText } from './load.ts';

const texts = await Promise.all(languages.map(loadText));
const english = await loadText('en');
const figures = [
  'tile',
  'market',
  'match',
  'rows',
  'overhang',
  'tracks',
  'umbrellas',
  'pearls',
  'towels',
  'crabs',
];

test('the help has the same sections and blocks in every language', () => {
  const shape = (text: typeof english) =>
    text.help.map(({ id, blocks }) => [
      id,
      blocks.map((block) => ('items' in block ? [block.type, block.items.length] : [block.type])),
    ]);
  for (const text of texts) expect(shape(text)).toEqual(shape(english));
});

test('every drawing of the help is used, and no other is asked for', () => {
  const used = english.help.flatMap(({ blocks }) =>
    blocks.flatMap((b) => (b.type === 'figure' ? [b.name] : [])),
  );
  expect(used.toSorted()).toEqual(figures.toSorted());
});

test('labels differ from language to language and say their figures', () => {
  for (const [i, text] of texts.entries()) {
    expect(text.patterns).toHaveLength(5);
    for (const other of texts.slice(i + 1)) {
      expect(text.keep).not.toBe(other.keep);
      expect(text.groups).not.toEqual(other.groups);
      expect(text.help[0]?.title).not.toBe(other.help[0]?.title);
    }
    expect(text.furthest(7, 12)).toMatch(/7\D+12/);
    expect(text.seat.crabs(9)).toContain('−9');
    for (const key of ['points', 'dollars', 'white', 'pink', 'chips'] as const) {
      expect(text.seat[key](3)).toContain('3');
      expect(text.seat[key](1)).not.toBe(text.seat[key](3).replace('3', '1'));
    }
  }
});

test('sentences of the help end like sentences', () => {
  for (const { help } of texts) {
    for (const { title, blocks } of help) {
      expect(title).not.toBe('');
      for (const block of blocks) {
        const said =
          block.type === 'text'
            ? [block.text]
            : block.type === 'figure'
              ? [block.caption]
              : 'items' in block
                ? block.items
                : [];
        for (const sentence of said) expect(sentence).toMatch(/[.!?]$/);
      }
    }
  }
});

import { expect, test } from 'vitest';
import type { HelpBlock, HelpSection } from '../../board.ts';
import { phases } from '../../../../games/strand-unter/state.ts';
import { relevantTo } from '../presentation.ts';
import { randomFrames } from '../testing.ts';
import { figures } from '../figures/index.ts';
import { text as de } from './de.ts';
import { text as en } from './en.ts';
import { text as fr } from './fr.ts';
import { text as it } from './it.ts';

const others = { de, fr, it };

/** What must be alike in all languages: sections, kinds of blocks, numbers of items, figures. */
const shape = (help: readonly HelpSection[]) =>
  help.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => [block.type, sizeOf(block), block.type === 'figure' ? block.name : '']),
  }));

function sizeOf(block: HelpBlock): number {
  if (block.type === 'list' || block.type === 'steps') return block.items.length;
  return block.type === 'table' ? block.rows.length * block.head.length : 1;
}

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : typeof value === 'function'
        ? [1, 2, 3].map((n) => (value as (...n: number[]) => string)(n, n))
        : [];

test.for(['de', 'fr', 'it'] as const)('the help in %s has the shape of the English one', (language) => {
  expect(shape(others[language].help)).toEqual(shape(en.help));
});

test('every sentence says something, and every language says it in its own words', () => {
  for (const { help, labels } of [en, de, fr, it]) {
    const sentences = [...strings(labels), ...strings(help)];
    expect(sentences.filter((each) => /undefined|NaN/.test(each))).toEqual([]);
    // Single positions have no code of letters.
    expect(sentences.filter((each) => each === '')).toHaveLength(4);
  }
  const long = (text: typeof en) => strings(text.help).filter((each) => each.length > 40);
  for (const text of [de, fr, it]) expect(long(text).filter((each) => long(en).includes(each))).toEqual([]);
});

test('French has narrow spaces before its high punctuation', () => {
  const sentences = [...strings(fr.labels), ...strings(fr.help)];
  expect(sentences.filter((each) => /(?:^|[^\u202f])[;:?!]/.test(each))).toEqual([]);
});

test('the help has a section for every phase and a drawing for every figure', () => {
  const views = new Map(randomFrames(3, 6).map(({ view }) => [view.phase, view]));
  expect([...views.keys()].toSorted()).toEqual(phases.toSorted());
  const ids = en.help.map(({ id }) => id);
  for (const view of views.values()) expect(ids).toContain(relevantTo(view));
  const named = en.help.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'figure' ? [block.name] : [])),
  );
  expect(named.toSorted()).toEqual(figures.toSorted());
});

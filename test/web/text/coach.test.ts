import { expect, test } from 'vitest';
import { de } from '../../../src/web/text/coach/de.ts';
import { en } from '../../../src/web/text/coach/en.ts';
import { fr } from '../../../src/web/text/coach/fr.ts';
import { it } from '../../../src/web/text/coach/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

test.each(Object.entries({ de, fr, it }))('%s says everything of the coach, in its own words', (_, text) => {
  expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
  const english = leaves(en);
  const same = leaves(text).filter(
    (leaf, index) => spoken(leaf).length > 12 && spoken(leaf) === spoken(english[index] as Leaf),
  );
  expect(same.map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries({ de, en, fr, it }))('%s: one is one, and nothing is missing', (_, text) => {
  for (const leaf of leaves(text))
    for (const n of [1, 2]) expect(spoken(leaf, n)).not.toMatch(/undefined|NaN|^\s*$/);
  expect(text.mistakes.due(1)).not.toBe(text.mistakes.due(2).replace('2', '1'));
  expect(text.helped.hints(1)).not.toBe(text.helped.hints(2).replace('2', '1'));
});

test('French has a narrow no-break space before high punctuation', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
});

import { expect, test } from 'vitest';
import { de } from '../../../src/web/text/daily/de.ts';
import { en } from '../../../src/web/text/daily/en.ts';
import { fr } from '../../../src/web/text/daily/fr.ts';
import { it } from '../../../src/web/text/daily/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

test.each(Object.entries({ de, fr, it }))(
  '%s says everything about the daily tide, in its own words',
  (_, text) => {
    expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
    const english = leaves(en);
    const same = leaves(text).filter(
      (leaf, index) => spoken(leaf).length > 12 && spoken(leaf) === spoken(english[index] as Leaf),
    );
    expect(same.map(({ path }) => path)).toEqual([]);
  },
);

test.each(Object.entries({ de, en, fr, it }))('%s: one is one, and nothing is missing', (_, text) => {
  for (const leaf of leaves(text))
    for (const n of [1, 2]) expect(spoken(leaf, n)).not.toMatch(/undefined|NaN|^\s*$/);
  expect(text.points(1)).not.toBe(text.points(2).replace('2', '1'));
  expect(text.plot(1)).not.toBe(text.plot(2).replace('2', '1'));
});

test('French has a narrow no-break space before high punctuation', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
});

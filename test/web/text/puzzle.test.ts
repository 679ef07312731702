import { expect, test } from 'vitest';
import { themes } from '../../../src/puzzles/puzzle.ts';
import { de } from '../../../src/web/text/puzzles/de.ts';
import { en } from '../../../src/web/text/puzzles/en.ts';
import { fr } from '../../../src/web/text/puzzles/fr.ts';
import { it } from '../../../src/web/text/puzzles/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

test.each(Object.entries({ de, fr, it }))('%s says everything about puzzles, in its own words', (_, text) => {
  expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
  const english = leaves(en);
  const same = leaves(text).filter(
    (leaf, index) => spoken(leaf).length > 12 && spoken(leaf) === spoken(english[index] as Leaf),
  );
  expect(same.map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries({ de, en, fr, it }))(
  '%s: nothing empty, one is one, every theme has a name',
  (_, text) => {
    for (const leaf of leaves(text))
      for (const n of [1, 2]) expect(spoken(leaf, n)).not.toMatch(/undefined|NaN|^\s*$|['"]|\.\.\./);
    expect(text.days(1)).not.toBe(text.days(2).replace('2', '1'));
    expect(Object.keys(text.themeNames).toSorted()).toEqual(
      [...new Set(Object.values(themes).flat())].toSorted(),
    );
  },
);

test('French has a narrow no-break space before high punctuation', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
});

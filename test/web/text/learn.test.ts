import { expect, test } from 'vitest';
import { de } from '../../../src/web/text/learn/de.ts';
import { en } from '../../../src/web/text/learn/en.ts';
import { fr } from '../../../src/web/text/learn/fr.ts';
import { it } from '../../../src/web/text/learn/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

test.each(Object.entries({ de, fr, it }))(
  '%s says everything about learning, in its own words',
  (_, text) => {
    expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
    const english = leaves(en);
    const same = leaves(text).filter(
      (leaf, index) => spoken(leaf).length > 12 && spoken(leaf) === spoken(english[index] as Leaf),
    );
    expect(same.map(({ path }) => path)).toEqual([]);
  },
);

test.each(Object.entries({ en, de, fr, it }))('%s: nothing empty, no straight quotes', (_, text) => {
  const faults = leaves(text).flatMap((leaf) =>
    [1, 2, 5].map((n) => spoken(leaf, n)).filter((said) => /^\s*$|['"]|undefined|NaN|\.\.\./.test(said)),
  );
  expect(faults).toEqual([]);
});

test('French has a narrow no-break space before high punctuation', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
});

import { expect, test } from 'vitest';
import { de } from '../../src/web/text/learn/de.ts';
import { en } from '../../src/web/text/learn/en.ts';
import { fr } from '../../src/web/text/learn/fr.ts';
import { it } from '../../src/web/text/learn/it.ts';

function leaves(tree: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof tree !== 'object' || tree === null) return [{ path, value: tree }];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

function spoken(value: unknown, n: number): string {
  return typeof value === 'function'
    ? String((value as (...given: unknown[]) => unknown)(n, n + 1, n + 2))
    : String(value);
}

test.each(Object.entries({ de, fr, it }))(
  '%s says everything about learning, in its own words',
  (_, text) => {
    expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
    const english = leaves(en);
    const same = leaves(text).filter(
      ({ value }, index) =>
        spoken(value, 3).length > 12 && spoken(value, 3) === spoken(english[index]?.value, 3),
    );
    expect(same.map(({ path }) => path)).toEqual([]);
  },
);

test.each(Object.entries({ en, de, fr, it }))('%s: nothing empty, no straight quotes', (_, text) => {
  const faults = leaves(text).flatMap(({ value }) =>
    [1, 2, 5].map((n) => spoken(value, n)).filter((said) => /^\s*$|['"]|undefined|NaN|\.\.\./.test(said)),
  );
  expect(faults).toEqual([]);
});

test('French has a narrow no-break space before high punctuation', () => {
  const faults = leaves(fr)
    .map(({ value }) => spoken(value, 3))
    .filter((said) => /[^\u202f][;!?]|[^\u202f\d]:(?!\/)/.test(said));
  expect(faults).toEqual([]);
});

import { expect, test } from 'vitest';
import { de } from '../../src/web/text/daily/de.ts';
import { en } from '../../src/web/text/daily/en.ts';
import { fr } from '../../src/web/text/daily/fr.ts';
import { it } from '../../src/web/text/daily/it.ts';

function leaves(tree: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof tree !== 'object' || tree === null) return [{ path, value: tree }];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

function spoken(value: unknown, n: number): string {
  return typeof value === 'function'
    ? String((value as (...given: unknown[]) => unknown)(n, n + 1))
    : String(value);
}

test.each(Object.entries({ de, fr, it }))(
  '%s says everything about the daily tide, in its own words',
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

test.each(Object.entries({ de, en, fr, it }))('%s: one is one, and nothing is missing', (_, text) => {
  for (const { value } of leaves(text))
    for (const n of [1, 2]) expect(spoken(value, n)).not.toMatch(/undefined|NaN|^\s*$/);
  expect(text.points(1)).not.toBe(text.points(2).replace('2', '1'));
  expect(text.plot(1)).not.toBe(text.plot(2).replace('2', '1'));
});

test('French has a narrow no-break space before high punctuation', () => {
  const faults = leaves(fr)
    .map(({ value }) => spoken(value, 3))
    .filter((sentence) => /[^\u202f][;!?]|[^\u202f\d]:(?!\/)/.test(sentence));
  expect(faults).toEqual([]);
});

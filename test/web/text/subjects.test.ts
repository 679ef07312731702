import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themes } from '../../../src/puzzles/puzzle.ts';
import { contactTexts } from '../../../src/server/contacts/text.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

type Language = 'de' | 'en' | 'fr' | 'it';
type Text = { readonly [part: string]: unknown };

const folder = join(import.meta.dirname, '../../../src/web/text');

/** Every subject with a folder of its own; `online` has more to hold to and a test of its own. */
const subjects = globSync('*/en.ts', { cwd: folder })
  .map((path) => path.split('/')[0] as string)
  .filter((subject) => subject !== 'online');

async function textOf(subject: string, language: Language): Promise<Text> {
  const module = (await import(`../../../src/web/text/${subject}/${language}.ts`)) as {
    [L in Language]: Text;
  };
  return module[language];
}

const everyText = subjects.flatMap((subject) =>
  (['de', 'en', 'fr', 'it'] as const).map((language) => [subject, language] as const),
);

/** How a number is told, by subject: one is not said like two. */
const counts: { readonly [subject: string]: readonly string[] } = {
  coach: ['mistakes.due', 'helped.hints'],
  daily: ['points', 'plot'],
  duplicate: ['people', 'places'],
  puzzles: ['days'],
};

test('all subjects were found', () => {
  expect(subjects).toEqual(
    expect.arrayContaining(['coach', 'contacts', 'daily', 'duplicate', 'learn', 'puzzles']),
  );
});

test.each(everyText.filter(([, language]) => language !== 'en'))(
  '%s, %s: says everything, in its own words',
  async (subject, language) => {
    const [own, english] = [leaves(await textOf(subject, language)), leaves(await textOf(subject, 'en'))];
    expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
    const same = own.filter(
      (leaf, index) => spoken(leaf).length > 12 && spoken(leaf) === spoken(english[index] as Leaf),
    );
    expect(same.map(({ path }) => path)).toEqual([]);
  },
);

test.each(everyText)(
  '%s, %s: nothing empty, no straight quotes, nothing missing',
  async (subject, language) => {
    const faults = leaves(await textOf(subject, language)).flatMap((leaf) =>
      [1, 2, 5].map((n) => spoken(leaf, n)).filter((said) => /^\s*$|['"]|undefined|NaN|\.\.\./.test(said)),
    );
    expect(faults).toEqual([]);
  },
);

test.each(everyText.filter(([subject]) => subject in counts))(
  '%s, %s: one is one',
  async (subject, language) => {
    const all = leaves(await textOf(subject, language));
    for (const path of counts[subject] ?? []) {
      const leaf = all.find((each) => each.path === path) as Leaf;
      expect(spoken(leaf, 1)).not.toBe(spoken(leaf, 2).replace('2', '1'));
    }
  },
);

test.each(subjects)('%s: French has a narrow no-break space before high punctuation', async (subject) => {
  expect(withoutNarrowSpace(await textOf(subject, 'fr'))).toEqual([]);
});

test('French messages by e-mail and webhook have it too', () => {
  expect(withoutNarrowSpace(contactTexts.fr)).toEqual([]);
});

test.each(['de', 'en', 'fr', 'it'] as const)('every theme of puzzles has a name in %s', async (language) => {
  const { themeNames } = await textOf('puzzles', language);
  expect(Object.keys(themeNames as object).toSorted()).toEqual(
    [...new Set(Object.values(themes).flat())].toSorted(),
  );
});

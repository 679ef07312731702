import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentences } from '../../../src/wire/refusals.ts';
import { de } from '../../../src/web/text/online/de.ts';
import { en } from '../../../src/web/text/online/en.ts';
import { fr } from '../../../src/web/text/online/fr.ts';
import { it } from '../../../src/web/text/online/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

const languages = { en, de, fr, it };

/** Words that are the same in another language. */
const alike = /^me\.(passkeys|password)$/;

test.each(Object.entries(languages))(
  '%s has a sentence for every refusal of the server',
  (_, { refusals }) => {
    const unsaid = [...Object.keys(sentences), 'unreachable'].filter(
      (code) => !Object.hasOwn(refusals, code),
    );
    expect(unsaid).toEqual([]);
  },
);

test.each(Object.entries({ de, fr, it }))('%s says everything, in its own words', (_, text) => {
  expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
  const english = leaves(en);
  const untranslated = leaves(text).filter(
    (leaf, index) =>
      spoken(leaf).length > 6 && spoken(leaf) === spoken(english[index] as Leaf) && !alike.test(leaf.path),
  );
  expect(untranslated.map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries(languages))('%s: no empty text, no straight quotes, no missing parts', (_, text) => {
  const faults = leaves(text).flatMap((leaf) =>
    [1, 2, 5]
      .map((n) => spoken(leaf, n))
      .filter((sentence) => /^\s*$|['"]|undefined|NaN|\.\.\./.test(sentence)),
  );
  expect(faults).toEqual([]);
});

test('French has a narrow no-break space before high punctuation', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
});

test('every text is used', () => {
  const web = join(import.meta.dirname, '../../../src/web');
  const sources = globSync('**/*.{svelte,ts}', { cwd: web, exclude: ['text/**', 'boards/**'] })
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n');
  // Reached by a computed name: states of the connection, kinds of clocks, notices, names offered, phrases, refusals, findings and steps, why a table is not rated, kinds and states of reports, acts, achievements, what became of an invitation.
  const computed =
    /^(connection|clock\.(none|gentle|live|days)|me\.notice|beachNames|phrases|refusals|ratings\.why|friends\.(asksOf|live|days|invited|already|refused|too-many)|trust\.(findings|steps)|report\.(about|kinds|status)|acts\.told|insight\.names)\b/;
  const unused = leaves(en)
    .map(({ path }) => path)
    .filter((path) => !computed.test(path) && !sources.includes(`.${path}`) && !used(sources, path));
  expect(unused).toEqual([]);
});

/** Also by way of a part taken out first: `const words = o().clock`. */
function used(sources: string, path: string): boolean {
  const [part, key] = path.split('.');
  return new RegExp(`const words = o\\(\\)\\.${part}\\b`).test(sources) && sources.includes(`words.${key}`);
}

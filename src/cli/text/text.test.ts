import { expect, test } from 'vitest';
import { texts } from './index.ts';

/** Every sentence, by its path; functions are asked with telling arguments. */
function sentences(part: unknown, path = ''): [path: string, sentence: string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, (part as (...args: unknown[]) => string)(11, 22, 33, 44)]];
  return Object.entries(part as object).flatMap(([key, value]) => sentences(value, `${path}/${key}`));
}

const english = new Map(sentences(texts.en));
/** Words that are the same in both languages, or hold no words. */
const alike = {
  de: ['/result/name', '/sim/interval', '/play/asks'],
  fr: ['/options', '/sim/interval', '/tournament/options'],
  it: ['/play/asks', '/sim/interval', '/verify/no'],
};

test.each(['de', 'fr', 'it'] as const)('%s says everything in its own words', (language) => {
  const own = sentences(texts[language]);
  expect(own.map(([path]) => path)).toEqual([...english.keys()]);
  const same = own.filter(([path, sentence]) => english.get(path) === sentence).map(([path]) => path);
  expect(same.sort()).toEqual(alike[language].sort());
});

test.each(['en', 'de', 'fr', 'it'] as const)(
  '%s: every argument is said, every line fits a terminal',
  (language) => {
    const all = sentences(texts[language]);
    expect(all.length).toBeGreaterThan(70);
    expect(all.filter(([, sentence]) => /undefined|NaN|\$\{/.test(sentence))).toEqual([]);
    expect(texts[language].play.help.filter((line) => line.length > 100)).toEqual([]);
  },
);

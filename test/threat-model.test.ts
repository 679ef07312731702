import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const named = [...page.matchAll(/^- `([^`]+\.test\.ts)` › (.+)$/gm)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

/** The titles of the tests in a file, as they stand there. */
function titlesIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const literal = /\btest\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g;
  return [...source.matchAll(literal)].map(([, single, double, back]) => single ?? double ?? back ?? '');
}

test('every threat is answered by a test, and every test that is named is there', () => {
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    ({ file, title }) =>
      title.length < 20 ||
      !existsSync(join(root, file)) ||
      !titlesIn(file).some((each) => each.includes(title)),
  );
  expect(missing).toEqual([]);
  // Each thing somebody wants or does is followed by what stops them.
  const threats = page.match(/^\*\*(Wants|Sends|Makes|Listens|Has)\*\*/gm) ?? [];
  const answers = page.match(/^\*\*(Is stopped by|Finds)\*\*/gm) ?? [];
  expect(answers).toHaveLength(threats.length);
});

test('a test that is not there would be noticed', () => {
  const titles = titlesIn('test/threat-model.test.ts');
  expect(titles).toContain('a test that is not there would be noticed');
  expect(titles.some((each) => each.includes('no such test'))).toBe(false);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The game's folder. */
const here = join(import.meta.dirname, '..');

test('every test that the rules page names exists', () => {
  const page = readFileSync(join(here, '../../../docs/rules/strand-unter.md'), 'utf8');
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const tests = files
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(here, name), 'utf8'))
    .join('\n');
  const named = [...page.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(45);
  expect(named.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});

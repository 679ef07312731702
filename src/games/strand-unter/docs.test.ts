import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every test that the rules page names exists', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/rules/strand-unter.md'), 'utf8');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const tests = files
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const named = [...page.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(45);
  expect(named.filter((name) => !tests.includes(`'${name}'`))).toEqual([]);
});

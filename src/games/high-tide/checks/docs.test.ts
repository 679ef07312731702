import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The game's folder. */
const here = join(import.meta.dirname, '..');

test('every test that the rules page names exists', () => {
  const page = readFileSync(join(here, '../../../docs/rules/high-tide.md'), 'utf8');
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(here, file), 'utf8'))
    .join('\n');
  const named = [...page.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((name) => !sources.includes(name))).toEqual([]);
});

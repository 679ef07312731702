import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpFrom } from '../../src/web/boards/fallback/help.ts';
import { filled } from '../../src/web/boards/figures.ts';

test('the page of the example game tells its rules, and the figures of the table', () => {
  const sandpipers = join(import.meta.dirname, '../../examples/sandpipers/rules.md');
  const help = filled(
    helpFrom(readFileSync(sandpipers, 'utf8'), ['rounds']),
    { rounds: 9, springTide: false },
    'en',
  );
  expect(help.map(({ title }) => title)).toEqual(['Sandpipers: rules', 'Figures', 'Rulings', 'Draws']);
  expect(JSON.stringify(help)).toContain('"rounds","9","rounds 1 to 12"');
  expect(JSON.stringify(help)).toContain('Birds on the same step share, rounded down.');
  expect(JSON.stringify(help)).not.toMatch(/test\.ts|[`*]/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

/** The game's folder. */
const here = join(import.meta.dirname, '..');
const rules = readFileSync(join(here, '../../../docs/rules/maui.md'), 'utf8');

test('every test that the rules page names exists, word for word', () => {
  const named = [...rules.matchAll(/`([\w/-]+\.test\.ts)`: "([^"]+)"/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file, name }) => !readFileSync(join(here, file), 'utf8').includes(name))).toEqual(
    [],
  );
});

test('every figure that a table can correct stands on the rules page', () => {
  const figures = Object.entries(game.options).filter(([, spec]) => spec.group === 'figure');
  expect(figures.length).toBeGreaterThan(10);
  expect(figures.map(([key]) => key).filter((key) => !rules.includes(`\`${key}\``))).toEqual([]);
});

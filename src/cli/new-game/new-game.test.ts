import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { checkGame } from '../../engine/kit/check.ts';
import { games as registeredHere } from '../../games/index.ts';
import type { Registry } from '../../engine/words.ts';
import { processIo } from '../support/io.ts';
import { newGame } from './new-game.ts';

const root = join(import.meta.dirname, '../../..');

/** A clone with what the command reads. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  mkdirSync(join(folder, 'src'));
  for (const part of ['src/games', 'src/engine', 'examples'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'package.json'), join(folder, 'package.json'));
  return folder;
}

async function run(folder: string, ...argv: readonly string[]): Promise<string> {
  let out = '';
  await newGame(argv, '', { ...processIo(), out: (text) => void (out += text) }, folder);
  return out;
}

test('a new game is registered, keeps the contract, and has words in every language', async () => {
  const folder = clone();
  expect(await run(folder, 'crab-race')).toContain('src/games/crab-race');
  const index = pathToFileURL(join(folder, 'src/games/index.ts')).href;
  const { games } = (await import(index)) as { readonly games: Registry };
  expect(Object.keys(games)).toEqual([...Object.keys(registeredHere), 'crab-race']);
  const game = await games['crab-race']!.load();
  expect(game.id).toBe('crab-race');
  expect(checkGame(game, { games: 1, seed: 3 }).violation).toBeUndefined();
  expect((await games['crab-race']!.words('fr')).name).toBe('Crab Race');
  expect(existsSync(join(folder, 'src/games/crab-race/checks/conformance.test.ts'))).toBe(true);
  const page = readFileSync(join(folder, 'docs/rules/crab-race.md'), 'utf8');
  expect(page).toMatch(/^# Crab Race\n\n## Figures\n[^]*`rounds` 1 to 12[^]*\n## Draws\n/);
  const text = readFileSync(join(folder, 'src/games/crab-race/index.ts'), 'utf8');
  // The schemas of the API are made from these.
  expect(text).toContain('export type { Event, View };');
  expect(text).not.toMatch(/sandpiper|src\/engine/i);
});

test('what is no name, is there already, or lacks a clone is refused and changes nothing', async () => {
  const folder = clone();
  const before = readFileSync(join(folder, 'src/games/index.ts'), 'utf8');
  for (const name of ['Maui', '../up', 'a--b', '', 'x'.repeat(25)])
    await expect(run(folder, name)).rejects.toThrow(/no name/);
  await expect(run(folder)).rejects.toThrow(/which name/);
  await expect(run(folder, 'maui')).rejects.toThrow(/there already/);
  await expect(run(mkdtempSync(join(tmpdir(), 'tidetable-')), 'crab-race')).rejects.toThrow(/needs a clone/);
  expect(readFileSync(join(folder, 'src/games/index.ts'), 'utf8')).toBe(before);
});

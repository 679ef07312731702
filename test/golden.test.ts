import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMatchFile } from '../src/engine/file.ts';
import { playthrough } from '../src/engine/kit/golden.ts';
import { games } from '../src/games/index.ts';

const root = join(import.meta.dirname, '../src/games');

/** Every golden match file of every registered game. */
const goldens = Object.keys(games).flatMap((id) => {
  const folder = join(root, id, 'golden');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => ({ id, path: join(folder, name) }));
});

test('every registered game has a folder and golden playthroughs, and every folder of a game is registered', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(games).sort());
  for (const id of Object.keys(games)) {
    expect(
      goldens.filter((golden) => golden.id === id).length,
      `src/games/${id}/golden has no playthrough: CONTRIBUTING.md, "Add a game", step 7`,
    ).toBeGreaterThan(0);
  }
});

test.each(goldens)('$path plays as it did', async ({ id, path }) => {
  const entry = games[id];
  if (!entry) throw new Error(`${id} is not registered`);
  const file = readMatchFile(readFileSync(path, 'utf8'));
  if ('problem' in file) throw new Error(file.problem);
  const text = playthrough(await entry.load(), await entry.words('en'), file);
  const kept = path.replace(/\.json$/, '.txt');
  expect(existsSync(kept), 'npm run golden writes the playthrough').toBe(true);
  // After a change that is meant: npm run golden, then look at the difference.
  expect(text).toBe(readFileSync(kept, 'utf8'));
});

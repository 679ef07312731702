import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceArchive } from './source-archive.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test('the archive holds the source as it lies here, and any tar reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const file = join(folder, 'source.tar.gz');
  writeFileSync(file, await sourceArchive(root));
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  for (const path of ['LICENSE', 'package.json', 'src/server/http/source-archive.ts', 'bin/tidetable.js'])
    expect(readFileSync(join(folder, 'tidetable', path))).toEqual(readFileSync(join(root, path)));
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
  expect(names).not.toMatch(/node_modules|\/dist\/|\.db$/m);
});

test('what was installed or built is left out, however deep it lies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  for (const path of ['bench/rival/node_modules/koa', 'bench/rival/dist', 'src/engine']) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.js'), '');
  }
  const file = join(folder, 'source.tar.gz');
  writeFileSync(file, await sourceArchive(folder));
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
  expect(names).toBe('tidetable/src/engine/index.js\n');
});

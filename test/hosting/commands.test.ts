import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './printed.ts';

const page = readFileSync(join(root, 'docs/running.md'), 'utf8');

test('the commands that are printed for the shell work, one after the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const blocks = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block as string);
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  // A port that is free, and the command as it is installed.
  const script = blocks
    .join('')
    .replaceAll('--port 8080', '--port 0')
    .replace(/^tidetable admin (.*)$/gm, 'tidetable admin $1 --server http://127.0.0.1:1');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'tidetable'),
    `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'bin', 'tidetable.js')}" "$@"\n`,
    { mode: 0o755 },
  );
  const file = join(folder, 'commands.sh');
  writeFileSync(file, `set -e\n${script}`);
  // Vitest has a BASE_URL of its own.
  const { npm_execpath: _npm, BASE_URL: _base, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('sh', [file], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${bin}:${env.PATH}` },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /Everything looks good[^]*people +0 known[^]*Back at nine[^]*registration = invited/,
  );
  expect(stdout).toMatch(/The copy opens, and the latest 0 matches replay[^]*is what copy\.db holds/);
});

test('every setting is on the page, and every setting on the page is one', async () => {
  const { settingNames } = await import('../../src/cli/serve/environment.ts');
  const rows = [...page.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell as string);
  const named = new Set(
    rows.flatMap((row) => [...row.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name as string)),
  );
  expect([...named].toSorted()).toEqual([...settingNames].toSorted());
});

test('every file the page links to is there', () => {
  for (const [, path] of page.matchAll(/\]\(\.\.\/([^)]+)\)/g))
    expect(readFileSync(join(root, path as string)).length).toBeGreaterThan(0);
});

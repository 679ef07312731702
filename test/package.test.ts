import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What `npm pack` makes, installed in an empty folder beside nothing of ours. */

const root = resolve(import.meta.dirname, '..');
const clone = join(mkdtempSync(join(tmpdir(), 'tidetable-')), 'clone');
const place = mkdtempSync(join(tmpdir(), 'tidetable-'));
// As outside of a test: the runner's variables change how the app is built.
const { NODE_ENV: _mode, BASE_URL: _base, VITEST: _runner, ...env } = process.env;
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  // Packed from a clone, so that package.json here is never touched.
  run('git', ['clone', '--quiet', root, clone], root);
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(clone, file));
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  // The app is built once for this test and for those in the browser; the clone builds it again only if its sources differ.
  run(process.execPath, ['scripts/build-web.js'], root);
  cpSync(join(root, 'dist/web'), join(clone, 'dist/web'), { recursive: true });
  run('npm', ['pack', '--pack-destination', place], clone);
  const [tarball = ''] = readdirSync(place).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(place, 'package.json'), '{"type":"module"}');
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', join(place, tarball)], place);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('package.json is as it was after packing', () => {
  expect(readFileSync(join(clone, 'package.json'), 'utf8')).toBe(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
});

test('it brings no tools and no sources', () => {
  const installed = readdirSync(join(place, 'node_modules'));
  for (const tool of ['vite', 'svelte', 'vitest', 'typescript']) expect(installed).not.toContain(tool);
  expect(existsSync(join(place, 'node_modules/tidetable/src'))).toBe(false);
});

test('it is a library with types', () => {
  const script = `
    import { game } from 'tidetable/games/maui';
    import { defaults, start, settle, accept } from 'tidetable/engine';
    import { loadBot } from 'tidetable/bots';
    import { verify } from 'tidetable/fair';
    import { Client } from 'tidetable/client';
    const match = start(game, { seats: 2, options: defaults(game.options), rules: game.rules });
    console.log(game.id, (await loadBot('maui', 'expert')).name, typeof verify, typeof Client, typeof settle, typeof accept, match.plies.length);
  `;
  writeFileSync(join(place, 'use.js'), script);
  expect(run(process.execPath, ['use.js'], place).trim()).toBe(
    'maui expert function function function function 0',
  );
  expect(existsSync(join(place, 'node_modules/tidetable/lib/engine/index.d.ts'))).toBe(true);
});

test('a game outside of the package is written against the library, and played by the command', () => {
  const own = join(place, 'own');
  cpSync(join(place, 'node_modules/tidetable/examples'), own, {
    recursive: true,
    filter: (path) => !/\.(test\.ts|js|py)$/.test(path),
  });
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    // As examples/sandpipers/README.md says.
    const text = readFileSync(join(own, file), 'utf8');
    writeFileSync(join(own, file), text.replace(/'(?:\.\.\/)+src\/engine\/[^']*'/g, "'tidetable/engine'"));
  }
  const settings = { module: 'nodenext', target: 'es2023', strict: true, noEmit: true, types: [] };
  const compilerOptions = { ...settings, allowImportingTsExtensions: true };
  writeFileSync(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', own], place);
  const command = join(place, 'node_modules/.bin/tidetable');
  const argv = ['--registry', join(own, 'registry.ts'), 'sim', 'sandpipers', '--seats', 'random,random'];
  expect(run(command, [...argv, '--games', '4', '--json'], place)).toContain('"games":4');
});

test('its command plays, and serves the app without building it', async () => {
  const command = join(place, 'node_modules/.bin/tidetable');
  expect(run(command, ['sim', 'maui', '--games', '4', '--json'], place)).toContain('"games":4');
  const child = spawn(command, ['serve', '--port', '0', '--data', join(place, 'data')], {
    cwd: place,
    // The test runner sets a BASE_URL of its own.
    env: { PATH: process.env.PATH },
  });
  try {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    await expect.poll(() => said).toMatch(/http:\/\/localhost:\d+/);
    const [url = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    expect(await (await fetch(url)).text()).toContain('<div id="app"');
    expect(said).not.toContain('Building');
  } finally {
    child.kill();
  }
});

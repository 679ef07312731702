import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../server/harness/temporary-folder.ts';
import { root } from './printed.ts';

/** `npm run archive`, unpacked on a machine that has tar and a shell: nothing of Node or npm is on its path. */
const needed = ['qemu-aarch64-static', 'debootstrap'];
const missing = needed.filter((program) => spawnSync('which', [program]).status !== 0);
const isEmulated = missing.length === 0 && process.getuid?.() === 0;
if (!isEmulated)
  console.warn(
    `skipped: the archive for arm64 needs root and ${needed.join(', ')} (Debian: apt-get install qemu-user-static debootstrap)`,
  );
const work = temporaryFolder();
const clone = join(work, 'clone');
const place = join(work, 'opt');
const env = { PATH: join(work, 'bin'), LANG: 'C' };
// Vitest has a BASE_URL of its own.
const { BASE_URL: _base, ...outer } = process.env;
let folder = '';
let size = 0;
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });

beforeAll(() => {
  run('git', ['clone', '--quiet', root, clone], root);
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(root, file), join(clone, file));
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  run('npm', ['run', '--silent', 'archive'], clone);
  mkdirSync(place);
  mkdirSync(env.PATH);
  // What every Linux has.
  for (const tool of ['sh', 'dirname', 'readlink'])
    symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), join(env.PATH, tool));
  const dist = join(clone, 'dist');
  const [archive = ''] = readdirSync(dist).filter((name) => name.endsWith(`linux-${process.arch}.tar.gz`));
  run('tar', ['-xzf', join(dist, archive), '-C', place], place);
  ({ size } = statSync(join(dist, archive)));
  folder = join(place, readdirSync(place)[0] as string);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test('it plays and serves where there is no Node, from any folder, also by a link', async () => {
  const link = join(env.PATH, 'tidetable');
  symlinkSync(join(folder, 'tidetable'), link);
  const played = spawnSync(link, ['sim', 'maui', '--games', '2', '--json'], { env, encoding: 'utf8' });
  expect([played.status, played.stderr]).toEqual([0, '']);
  expect(played.stdout).toContain('"games":2');
  const child = spawn(
    'tidetable',
    ['serve', '--host', '127.0.0.1', '--port', '0', '--data', join(work, 'data')],
    { env },
  );
  await serves(child);
});

test('a first start in a clone, which builds the app, stops when told', async () => {
  rmSync(join(clone, 'dist', 'web'), { recursive: true, force: true });
  const address = ['--host', '127.0.0.1', '--port', '0', '--data', join(work, 'data-clone')];
  const child = spawn(process.execPath, [join(clone, 'bin', 'tidetable.js'), 'serve', ...address], {
    env: outer,
  });
  expect(await serves(child)).toMatch(/Building the app[^]*"event":"stopped"/);
});

test('its service runs the Node it brings', () => {
  const { status, stdout, stderr } = spawnSync(join(folder, 'tidetable'), ['service', 'print'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(
    `ExecStart=${folder}/node ${folder}/app/node_modules/tidetable/bin/tidetable.js serve\n`,
  );
});

test('it brings licences and no tools, and is small', () => {
  console.log(`the archive is ${(size / 1e6).toFixed(1)} MB`);
  expect(size).toBeLessThan(80e6);
  expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('AFFERO');
  expect(readFileSync(join(folder, 'LICENSE-node'), 'utf8')).toContain('Node.js');
  expect(readdirSync(join(folder, 'app', 'node_modules'))).not.toContain('vite');
});

test.skipIf(!isEmulated)(
  'the one for arm64 (a Raspberry Pi) plays and serves, on an emulated processor',
  async () => {
    run('npm', ['run', '--silent', 'archive', '--', 'arm64'], clone);
    const [archive = ''] = readdirSync(join(clone, 'dist')).filter((name) =>
      name.endsWith('linux-arm64.tar.gz'),
    );
    const unpacked = join(work, 'arm64');
    mkdirSync(unpacked);
    run('tar', ['-xzf', join(clone, 'dist', archive), '-C', unpacked], work);
    // The libraries that any Debian for arm64 has.
    const libraries = join(work, 'libraries');
    run(
      'debootstrap',
      [
        '--foreign',
        '--arch=arm64',
        '--variant=minbase',
        '--include=libstdc++6,libatomic1',
        'bookworm',
        libraries,
      ],
      work,
    );
    const place = join(unpacked, readdirSync(unpacked)[0] as string);
    const command = [
      '-L',
      libraries,
      join(place, 'node'),
      join(place, 'app/node_modules/tidetable/bin/tidetable.js'),
    ];
    const played = spawnSync('qemu-aarch64-static', [...command, 'sim', 'maui', '--games', '1', '--json'], {
      encoding: 'utf8',
    });
    expect([played.status, played.stdout]).toEqual([0, expect.stringContaining('"games":1')]);
    const address = ['--host', '127.0.0.1', '--port', '0', '--data', join(work, 'data-arm64')];
    await serves(spawn('qemu-aarch64-static', [...command, 'serve', ...address], { env: outer }));
  },
);

/** It says where it is, answers there, and stops when told. Resolves with all that it said. */
async function serves(child: ChildProcessWithoutNullStreams): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
  expect(await (await fetch(url)).text()).toContain('<div id="app"');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/source.tar.gz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'close'))[0]).toBe(0);
  return said;
}

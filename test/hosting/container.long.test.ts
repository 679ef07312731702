import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../server/harness/free-port.ts';
import { temporaryFolder } from '../server/harness/temporary-folder.ts';
import { root } from './printed.ts';

/**
 * deploy/Dockerfile, built by buildah and run as it says. The image of Node comes from a registry, which tests do not ask: in its
 * place stands the smallest Debian (debootstrap) with the Node and npm of this machine.
 */
const needed = ['buildah', 'debootstrap', 'unshare', 'chroot'];
const missing = needed.filter((program) => spawnSync('which', [program]).status !== 0);
const isRoot = process.getuid?.() === 0;
if (missing.length > 0 || !isRoot)
  console.warn(
    `skipped: the container needs root and ${missing.join(', ') || needed.join(', ')} (Debian: apt-get install buildah debootstrap)`,
  );

const work = temporaryFolder();
const env = {
  ...process.env,
  STORAGE_DRIVER: 'vfs',
  BUILDAH_ISOLATION: 'chroot',
};
const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run')];
const buildah = (...args: string[]) =>
  execFileSync('buildah', [...storage, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  }).trim();

describe.skipIf(missing.length > 0 || !isRoot)('the container', () => {
  let mounted = '';
  let container = '';

  beforeAll(() => {
    const base = join(work, 'base');
    const args = ['--variant=minbase', '--include=ca-certificates', 'bookworm', base];
    execFileSync('debootstrap', args, { stdio: 'ignore' });
    cpSync(realpathSync(process.execPath), join(base, 'usr/local/bin/node'));
    const modules = join(base, 'usr/local/lib/node_modules');
    mkdirSync(modules, { recursive: true });
    const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())));
    cpSync(npm, join(modules, 'npm'), { recursive: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
    for (const unneeded of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale'])
      rmSync(join(base, unneeded), { recursive: true, force: true });
    const scratch = buildah('from', 'scratch');
    buildah('copy', '--quiet', scratch, base, '/');
    buildah('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', scratch);
    // The certificates that Node trusts on this machine, it trusts in the build.
    const { NODE_EXTRA_CA_CERTS: trusted } = process.env;
    if (trusted !== undefined) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${trusted}`, scratch);
    buildah('commit', '--quiet', '--rm', scratch, 'localhost/node24');

    const clone = join(work, 'clone');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    cpSync(join(root, 'deploy'), join(clone, 'deploy'), { recursive: true });
    // What npm needs on this machine to reach its registry, it needs in the build.
    const setting = (name: string) =>
      execFileSync('npm', ['config', 'get', name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    // The build runs as root, whose home is this in the image.
    const home = join('/', 'root');
    const lent = [
      [setting('userconfig'), join(home, '.npmrc')],
      [setting('globalconfig'), '/usr/local/etc/npmrc'],
      ['/etc/ssl/certs', '/etc/ssl/certs'],
    ].flatMap(([from = '', to]) => (existsSync(from) ? ['--volume', `${from}:${to}:ro`] : []));
    const image = ['--format', 'docker', '--build-arg', 'NODE_IMAGE=localhost/node24', '--tag', 'tidetable'];
    const file = ['--file', join(clone, 'deploy/Dockerfile'), clone];
    buildah('bud', '--quiet', '--network', 'host', ...lent, ...image, ...file);
    container = buildah('from', '--pull-never', 'tidetable');
    mounted = buildah('mount', container);
  });

  afterAll(() => {
    if (container !== '') buildah('rm', container);
    rmSync(work, { recursive: true, force: true });
  });

  test('it is small, and says what it is to run as', () => {
    const packed = execFileSync('sh', ['-c', `tar -C "${mounted}" -c . | gzip | wc -c`], {
      encoding: 'utf8',
    });
    console.log(`the image is ${(Number(packed) / 1e6).toFixed(1)} MB compressed`);
    expect(Number(packed)).toBeLessThan(150e6);
    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'tidetable')) as {
      Docker: { config: Record<string, unknown> };
    };
    expect(Docker.config).toMatchObject({
      User: '1000:1000',
      StopSignal: 'SIGTERM',
      Cmd: ['serve'],
      Volumes: { '/data': {} },
      ExposedPorts: { '8080/tcp': {} },
    });
    expect(JSON.stringify(Docker.config.Healthcheck)).toContain('/healthz');
    for (const tool of ['vite', 'typescript', 'vitest'])
      expect(existsSync(join(mounted, 'app/node_modules', tool))).toBe(false);
    // By its name, as `docker exec` calls it.
    const { stdout } = spawnSync('chroot', ['--userspec=1000:1000', mounted, 'tidetable', '--version'], {
      encoding: 'utf8',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    });
    expect(stdout.trim()).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('it serves as an ordinary user with a read-only root, is healthy, writes to /data alone, and stops when told', async () => {
    const port = await freePort();
    // What `docker run --read-only` does: the root read-only, /data a volume of the user's, /tmp in memory.
    const script = `set -e
      mount --bind "$1" "$1"
      mount -t tmpfs -o uid=1000,gid=1000,mode=0700 tmpfs "$1/data"
      mount -t tmpfs tmpfs "$1/tmp"
      mount -t proc proc "$1/proc"
      mount -o remount,ro,bind "$1"
      exec chroot --userspec=1000:1000 "$1" env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production PORT="$2" \\
        sh -c 'touch /x 2>/tmp/x || cat /tmp/x >&2; exec node /app/node_modules/tidetable/bin/tidetable.js serve'`;
    const child = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', mounted, String(port)]);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString()));
    await expect.poll(() => said).toMatch(/Tidetable is at/);
    expect(said).toMatch(/Read-only file system/);
    expect(statSync(join(mounted, 'data')).mode & 0o777).toBe(0o700);
    // The check of the image itself.
    const health = `fetch('http://127.0.0.1:${port}/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;
    expect(
      spawnSync('chroot', ['--userspec=1000:1000', mounted, '/usr/local/bin/node', '-e', health]).status,
    ).toBe(0);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="app"');
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(said).toMatch(/"event":"stopped"/);
  });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed, root } from './printed.ts';

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');
const directives = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

test('the container runs as nobody in particular, says how it is, and writes to /data alone', () => {
  const [, last = ''] = read('Dockerfile').split('FROM ${NODE_IMAGE}\n');
  expect(directives(last)).toEqual(
    expect.arrayContaining(['USER 1000:1000', 'VOLUME /data', 'STOPSIGNAL SIGTERM', 'CMD ["serve"]']),
  );
  expect(last).toContain('/healthz');
  for (const file of ['compose.yaml', 'compose.cluster.yaml']) {
    expect(read(file)).toMatch(/read_only: true/);
    expect(read(file)).toMatch(/cap_drop: \[ALL\]/);
    expect(read(file)).toMatch(/no-new-privileges:true/);
  }
});

test('Caddy of the compose file is the printed one, with the names of its nodes', () => {
  const there = printed('caddyfile')
    .replace('play.example.org {', '{$NAME} {')
    .replace('10.0.0.1:8080 10.0.0.2:8080 10.0.0.3:8080', 'a:8080 b:8080 c:8080');
  expect(directives(read('Caddyfile'))).toEqual(directives(there));
});

test('compose files set nothing that the server does not know', async () => {
  const { settingNames } = await import('../../src/cli/serve/environment.ts');
  const block =
    /x-node:[^]*?environment:\n([^]*?)\n {2}read_only/.exec(read('compose.cluster.yaml'))?.[1] ?? '';
  const set = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name as string);
  expect(set).toEqual(['DATABASE_URL', 'BASE_URL', 'TRUST_PROXY', 'SEED_KEY']);
  const single = [...read('compose.yaml').matchAll(/^ {6}- ([A-Z_]+)$/gm)].map(([, name]) => name as string);
  expect(single).toEqual(['BASE_URL', 'TRUST_PROXY']);
  const known: readonly string[] = settingNames;
  expect([...set, ...single].filter((name) => !known.includes(name))).toEqual([]);
});

// A docker without its compose plugin shows its own help, and the podman-compose of Debian 12 has no `config`.
const compose = [['docker', 'compose'], ['docker-compose'], ['podman-compose']].find(
  ([program = '', ...args]) =>
    spawnSync(program, [...args, 'version']).status === 0 &&
    spawnSync(program, [...args, 'config', '--help']).status === 0,
);
test.skipIf(!compose)(
  'compose takes both files, and asks for what has no usual value (skipped where there is no compose)',
  () => {
    const [program = '', ...args] = compose ?? [];
    const config = (file: string, env: Readonly<Record<string, string>>) =>
      spawnSync(program, [...args, '-f', join(root, 'deploy', file), 'config'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
      });
    expect(config('compose.yaml', {}).status).toBe(0);
    const cluster = { NAME: 'play.example.org', POSTGRES_PASSWORD: 'x', SEED_KEY: 'y' };
    const { status, stdout } = config('compose.cluster.yaml', cluster);
    expect(status).toBe(0);
    expect(stdout).toContain('https://play.example.org');
    const { SEED_KEY: _key, ...forgotten } = cluster;
    expect(config('compose.cluster.yaml', forgotten).status).not.toBe(0);
  },
);

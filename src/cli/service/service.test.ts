import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tidetable } from '../testing.ts';
import { unitFor } from './unit.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const unit = unitFor({ node: '/usr/bin/env node', command: '/opt/tidetable/bin/tidetable.js' });

test('the unit in the repository is the one the command makes', () => {
  expect(readFileSync(join(root, 'deploy', 'tidetable.service'), 'utf8')).toBe(unit);
});

test('a program in a home can be read there, and only there', () => {
  expect(unit).toContain('ProtectHome=yes');
  expect(unitFor({ node: '/usr/bin/node', command: '/home/ann/tidetable/bin/tidetable.js' })).toContain(
    'ProtectHome=read-only',
  );
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd understands it and finds it safe',
  () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tidetable-')), 'tidetable.service');
    writeFileSync(file, unitFor({ node: process.execPath, command: '/opt/tidetable/bin/tidetable.js' }));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', file], {
      encoding: 'utf8',
    });
    const exposure = /exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThanOrEqual(2);
  },
);

test('an unknown act is refused, and so is an installation where systemd does not run', async () => {
  expect((await tidetable(['service'])).err).toMatch(/usage: tidetable service install/);
  expect((await tidetable(['service', 'remove'])).status).toBe(2);
});

test.skipIf(existsSync('/run/systemd/system'))('without systemd nothing is installed', async () => {
  const { status, err } = await tidetable(['service', 'install']);
  expect([status, err]).toEqual([
    2,
    expect.stringMatching(/systemd is not running here|no other user can read/),
  ]);
});

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite/open.ts';
import { MailServer } from '../../../test/server/harness/mail-server.ts';
import { freshPath, tidetable } from '../testing.ts';

const local = ['--host', '127.0.0.1', '--port', '0'];
const check = (...argv: string[]) => tidetable(['serve', '--check', ...argv]);

test('says what a start would do, and makes nothing', async () => {
  const folder = freshPath();
  const { status, out, err } = await check(...local, '--data', folder);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/listens on +127\.0\.0\.1 port \(any that is free\)/);
  expect(out).toMatch(/schema +none yet; \d+ would be created/);
  expect(() => mkdirSync(folder)).not.toThrow();
});

test('knows the schema that is there, also while a server uses it', async () => {
  const folder = freshPath();
  const store = await openSqlite({ path: join(folder, 'tidetable.db') });
  const { out } = await check(...local, '--data', folder);
  await store.close();
  expect(out).toMatch(/schema +\d+\n/);
});

test('one line for a database that another server uses, whatever the port', async () => {
  const folder = freshPath();
  const store = await openSqlite({ path: join(folder, 'tidetable.db') });
  const used = createServer();
  await new Promise<void>((resolve) => used.listen(0, '127.0.0.1', resolve));
  const { port } = used.address() as AddressInfo;
  const line = `tidetable: another server is using ${join(folder, 'tidetable.db')}: stop it first, or choose another folder with --data and another port with --port\n`;
  for (const at of ['0', String(port)]) {
    const checked = await check('--host', '127.0.0.1', '--port', at, '--data', folder);
    expect(checked).toMatchObject({ status: 2, err: line });
    expect(checked.out).not.toContain('looks good');
    const served = await tidetable(['serve', '--host', '127.0.0.1', '--port', at, '--data', folder]);
    expect(served).toMatchObject({ status: 2, out: '', err: line });
  }
  used.close();
  await store.close();
  expect((await check(...local, '--data', folder)).status).toBe(0);
});

test('one line for a file where the folder should be', async () => {
  const file = freshPath();
  writeFileSync(file, '');
  for (const folder of [file, join(file, 'inside')]) {
    const { status, err } = await check(...local, '--data', folder);
    expect([status, err]).toEqual([2, `tidetable: ${file} is a file; the database needs a folder\n`]);
  }
});

test.skipIf(process.getuid?.() === 0)('one line for a folder that may not be written to', async () => {
  const folder = freshPath();
  mkdirSync(folder);
  chmodSync(folder, 0o500);
  const { status, err } = await check(...local, '--data', folder);
  expect(status).toBe(2);
  expect(err).toMatch(/^tidetable: cannot keep the database in .*: this user may not write there .*\n$/);
});

test('one line for a disk that is read-only', async () => {
  const { status, err } = await check(...local, '--data', '/proc/1/tidetable');
  expect(status).toBe(2);
  expect(err).toMatch(/^tidetable: cannot .*\/proc\/1\/tidetable.*\n$/);
});

test('one line for a file that is no database', async () => {
  const folder = freshPath();
  mkdirSync(folder);
  writeFileSync(join(folder, 'tidetable.db'), 'not a database at all, but long enough to be one'.repeat(50));
  const { status, err } = await check(...local, '--data', folder);
  expect(status).toBe(2);
  expect(err).toMatch(/^tidetable: cannot use .*not a database\n$/);
});

test('one line for a port in use, an address of somebody else, and a host that does not exist', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const used = await check('--host', '127.0.0.1', '--port', String(port), '--data', freshPath());
  server.close();
  expect(used).toMatchObject({
    status: 2,
    err: `tidetable: port ${port} is already in use; choose another with --port\n`,
  });
  const away = await check('--host', '192.0.2.7', '--port', '0', '--data', freshPath());
  expect(away.err).toMatch(/^tidetable: this machine has no address 192\.0\.2\.7; .*\n$/);
  const unknown = await check('--host', 'no-such-host.invalid', '--port', '0', '--data', freshPath());
  expect(unknown.err).toMatch(/^tidetable: there is no address for the host "no-such-host\.invalid".*\n$/);
});

test('one line for a PostgreSQL that is not there', async () => {
  const { status, err } = await check(...local, '--database', 'postgres://u:secret@127.0.0.1:1/d');
  expect(status).toBe(2);
  expect(err).toMatch(/^tidetable: cannot use the PostgreSQL database: .*ECONNREFUSED.*\n$/);
  expect(err).not.toContain('secret');
});

test('the same line stops a start, before anything is built', async () => {
  const file = freshPath();
  writeFileSync(file, '');
  const { status, err } = await tidetable(['serve', ...local, '--data', file]);
  expect([status, err]).toEqual([2, `tidetable: ${file} is a file; the database needs a folder\n`]);
});

test('e-mails: a mail server that cannot be reached or wants another password is told beforehand', async () => {
  const mails = await MailServer.open({ login: { user: 'us', password: 'secret' } });
  const { port } = mails;
  const by = (login: string) => ({
    env: {
      BASE_URL: 'https://play.example.org',
      TRUST_PROXY: '1',
      MAIL_FROM: 'games@example.org',
      SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
      WEBHOOK_HOSTS: 'discord.com',
    },
  });
  const argv = ['serve', '--check', ...local, '--data', freshPath()];
  const good = await tidetable(argv, by('us:secret@'));
  expect(good.out).toMatch(/e-mails +from games@example\.org by 127\.0\.0\.1 port \d+, which lets us in/);
  expect(good.out).toMatch(/webhooks +to discord\.com/);
  const wrong = await tidetable(argv, by('us:hunter2@'));
  expect(wrong.status).toBe(2);
  expect(wrong.err).toMatch(/^tidetable: cannot send e-mails by 127\.0\.0\.1 .*535 to AUTH\n$/);
  expect(mails.received).toEqual([]);
  mails.close();
  const gone = await tidetable(argv, by(''));
  expect(gone.err).toMatch(/cannot send e-mails by .*ECONNREFUSED/);
});

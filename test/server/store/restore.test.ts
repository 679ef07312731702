import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { tidetable } from '../../../src/cli/testing.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';

const DATABASE = 'tidetable.db';

/** A folder as a crash leaves it: the database with its log beside it, no server; and a backup from before. */
async function crashed() {
  const [data, after] = [folder(), folder()];
  const server = await serve({ database: data });
  const first = await seated(server, 2);
  await playOut(first.table.id, first.people);
  const copy = join(folder(), 'copy.db');
  expect((await tidetable(['backup', copy, '--data', data])).status).toBe(0);
  const second = await seated(server, 2);
  await playOut(second.table.id, second.people);
  for (const ending of ['', '-wal', '-shm'])
    copyFileSync(join(data, `${DATABASE}${ending}`), join(after, `${DATABASE}${ending}`));
  return { data, after, copy, server, before: first.table.id, lost: second.table.id };
}

test('a backup put back after a crash is what it was, and nothing of the crash gets into it', async () => {
  const { after, copy, before, lost, server } = await crashed();
  await server.stop();
  const { status, out, err } = await tidetable(['restore', copy, '--data', after]);
  expect([status, err]).toEqual([0, '']);
  expect(out).toMatch(/holds: 1 matches, 2 people, the last move of 20/);

  const restored = new DatabaseSync(join(after, DATABASE), { readOnly: true });
  expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  restored.close();
  const again = await serve({ database: after });
  const asked = (id: string) =>
    fetch(`${again.url}/api/v1/matches/${id}/file`).then(({ status: code }) => code);
  expect([await asked(before), await asked(lost)]).toEqual([200, 404]);

  const aside = readdirSync(after).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(readdirSync(join(after, aside)).toSorted()).toEqual([
    DATABASE,
    `${DATABASE}-shm`,
    `${DATABASE}-wal`,
  ]);
});

test('is refused while a server uses the database, and changes nothing', async () => {
  const { data, copy, lost, server } = await crashed();
  const { status, err } = await tidetable(['restore', copy, '--data', data]);
  expect(status).toBe(2);
  expect(err).toBe(`tidetable: another server is using ${join(data, DATABASE)}: stop it first\n`);
  expect((await fetch(`${server.url}/api/v1/matches/${lost}/file`)).status).toBe(200);
});

test.each<[string, (file: string) => void, RegExp]>([
  ['missing', () => undefined, /there is no file/],
  ['text', (file) => writeFileSync(file, 'hello '.repeat(1000)), /cannot be read as a database/],
  ['empty', (file) => writeFileSync(file, ''), /no database of Tidetable/],
  [
    'of somebody else',
    (file) => new DatabaseSync(file).exec('CREATE TABLE cats (name)'),
    /no database of Tidetable/,
  ],
  [
    'newer than this version',
    (file) =>
      new DatabaseSync(file).exec(
        'CREATE TABLE matches (x); CREATE TABLE people (x); CREATE TABLE lines (at); PRAGMA user_version = 999',
      ),
    /newer Tidetable/,
  ],
])('a file that is %s is refused and leaves everything as it was', async (_, make, says) => {
  const data = folder();
  await (await serve({ database: data })).stop();
  const file = join(folder(), 'copy.db');
  make(file);
  const { status, err } = await tidetable(['restore', file, '--data', data]);
  expect([status, err]).toEqual([2, expect.stringMatching(says)]);
  expect(readdirSync(data).filter((name) => /restor/.test(name))).toEqual([]);
  await serve({ database: data });
});

test('a restore that was broken off keeps a server from starting until it is done again', async () => {
  const { after, copy, server } = await crashed();
  await server.stop();
  writeFileSync(join(after, `${DATABASE}.restoring`), 'half');
  await expect(serve({ database: after })).rejects.toThrow(/a restore of .* was broken off/);
  expect((await tidetable(['restore', copy, '--data', after])).status).toBe(0);
  await serve({ database: after });
});

test('an empty folder gets the database of the backup', async () => {
  const { copy, before } = await crashed();
  const fresh = join(folder(), 'new', 'data');
  const { out } = await tidetable(['restore', copy, '--data', fresh]);
  expect(out).not.toContain('before');
  expect(existsSync(join(fresh, DATABASE))).toBe(true);
  const server = await serve({ database: fresh });
  expect((await fetch(`${server.url}/api/v1/matches/${before}/file`)).status).toBe(200);
});

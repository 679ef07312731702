import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { usualKeep } from './rotation.ts';
import { ScheduledBackups } from './scheduled-backups.ts';
import { tidetable } from '../testing.ts';
import { folder, playOut, seated, serve } from '../../../test/server/harness/harness.ts';

const BIN = fileURLToPath(new URL('../../../test/server/harness/toy-command.ts', import.meta.url));

async function played() {
  const data = folder();
  const server = await serve({ database: data });
  const { table, people } = await seated(server, 2);
  await playOut(table.id, people);
  const said: { level: string; event: string; reason?: unknown }[] = [];
  const log = {
    info: (event: string, fields?: object) => void said.push({ level: 'info', event, ...fields }),
    error: (event: string, fields?: object) => void said.push({ level: 'error', event, ...fields }),
  };
  let now = Date.UTC(2026, 0, 1);
  const to = folder();
  const make = (command?: string) => {
    now += 86_400_000;
    return new ScheduledBackups(
      { folder: to, hours: 24, keep: { ...usualKeep, days: 2, weeks: 0, months: 0 }, command },
      { data, log, command: [process.execPath, BIN], clock: () => now },
    ).makeOne();
  };
  return { data, server, table, said, to, make };
}

test('backups are made beside a running server, checked, handed on and thrown away in time; one is put back', async () => {
  const { to, make, said, table } = await played();
  const elsewhere = join(folder(), 'note');
  for (let n = 0; n < 3; n++) await make(`echo "$1" >> ${elsewhere}`);
  expect(said).toEqual(
    Array(3).fill(
      expect.objectContaining({ level: 'info', said: expect.stringMatching(/latest 1 matches replay/) }),
    ),
  );
  // Each with the key of its dice beside it; what is thrown away takes its key along.
  expect(readdirSync(to)).toEqual(
    ['tidetable-20260103-000000.db', 'tidetable-20260104-000000.db'].flatMap((name) => [name, `${name}.key`]),
  );
  expect(readFileSync(elsewhere, 'utf8').trim().split('\n')).toHaveLength(3);
  const data = join(folder(), 'data');
  expect(
    (await tidetable(['restore', join(to, 'tidetable-20260104-000000.db'), '--data', data])).status,
  ).toBe(0);
  const again = await serve({ database: data });
  expect((await fetch(`${again.url}/api/v1/matches/${table.id}/file`)).status).toBe(200);
});

test('one whose matches do not replay is deleted, is an error, and costs no older one', async () => {
  const { to, make, said, data } = await played();
  await make();
  const db = new DatabaseSync(join(data, 'tidetable.db'));
  db.exec("UPDATE lines SET text = 'nonsense' WHERE line = 3");
  db.close();
  await make();
  await make();
  expect(said.slice(1).map(({ level }) => level)).toEqual(['error', 'error']);
  expect(said[1]).toMatchObject({ reason: expect.stringContaining('do not replay') });
  expect(readdirSync(to)).toEqual(['tidetable-20260102-000000.db', 'tidetable-20260102-000000.db.key']);
});

test('a command that fails is an error', async () => {
  const { make, said } = await played();
  await make('exit 3');
  expect(said).toEqual([expect.objectContaining({ level: 'error', event: 'backup' })]);
});

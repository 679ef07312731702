import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../../test/toy/registry.ts';
import { type Server, startServer } from '../../server/server.ts';
import { tidetable } from '../testing.ts';

const data = mkdtempSync(join(tmpdir(), 'tidetable-'));
let server: Server;
let person = '';
const admin = (...argv: string[]) => tidetable(['admin', ...argv, '--data', data, '--server', server.url]);

beforeAll(async () => {
  server = await startServer({ games, database: data, bots: { threads: 1 } });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${server.url}/api/v1/guest`, { method: 'POST', headers, body: '{"name":"Ben"}' });
  person = ((await made.json()) as { person: { id: string } }).person.id;
});
afterAll(() => server.stop());

test('looks after a server that runs, and leaves no secret behind', async () => {
  expect((await admin('overview')).out).toMatch(/people +1 known/);
  expect((await admin('people', 'be')).out).toContain(`${person}  Ben  (guest)`);
  expect((await admin('rename', person, 'Benno')).out).toContain('Benno');
  expect((await admin('set', 'banner', 'Back at nine')).out).toContain('banner = Back at nine');
  expect((await admin('set', 'chat', 'off')).out).toContain('chat = off');
  expect((await admin('owner-link', '--base-url', 'https://play.example.org')).out).toMatch(
    /https:\/\/play\.example\.org\/#\/host\/tto_/,
  );
  expect((await admin('journal')).out).toMatch(/operator +rename/);
  const { people } = JSON.parse((await admin('people', '--json')).out) as { people: { name: string }[] };
  expect(people.map(({ name }) => name)).toEqual(['Benno']);
  const db = new DatabaseSync(join(data, 'tidetable.db'), { readOnly: true });
  expect(db.prepare("SELECT count(*) AS n FROM links WHERE kind = 'operator'").get()).toEqual({ n: 0 });
  db.close();
});

test.each([
  [['dance'], /unknown act "dance"; there are: overview/],
  [['mute', 'x'], /usage: tidetable admin mute PERSON HOURS/],
  [['mute', 'x', 'long'], /HOURS must be a whole number/],
  [['mute', 'nobody', '1'], /There is nobody with this name or ID/],
  [['set', 'lava', 'on'], /there is no setting "lava"/],
  [['set', 'chat', 'maybe'], /chat is on or off/],
])('%j is refused with one line', async (argv, says) => {
  const { status, err, out } = await admin(...argv);
  expect([status, out, err]).toEqual([2, '', expect.stringMatching(says)]);
});

test('a database of somebody else is told from the server’s', async () => {
  const other = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const second = await startServer({ games, database: other, bots: { threads: 1 } });
  await second.stop();
  const { err } = await tidetable(['admin', '--data', other, '--server', server.url]);
  expect(err).toMatch(/uses another database/);
});

test('where no server runs, one is started for as long as it takes', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const { status, out } = await tidetable(['admin', '--data', alone, '--server', 'http://127.0.0.1:1']);
  expect([status, out]).toEqual([0, expect.stringMatching(/people +0 known/)]);
});

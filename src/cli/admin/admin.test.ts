import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, readdirSync } from 'node:fs';
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

test('reads reports, acts on them, and answers appeals', async () => {
  const guest = async (name: string) => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch(`${server.url}/api/v1/guest`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name }),
    });
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { id } = ((await made.json()) as { person: { id: string } }).person;
    const post = async (path: string, body: object) =>
      (
        await fetch(`${server.url}/api/v1${path}`, {
          method: 'POST',
          headers: { ...headers, cookie },
          body: JSON.stringify(body),
        })
      ).json();
    const get = async (path: string) =>
      (await fetch(`${server.url}/api/v1${path}`, { headers: { cookie } })).json();
    return { id, post, get };
  };
  const [eve, sam] = [await guest('Eve'), await guest('Rude')];
  const { report } = (await eve.post('/reports', { kind: 'name', person: sam.id, text: 'look' })) as {
    report: { id: string };
  };
  expect((await admin('reports')).out).toMatch(new RegExp(`${report.id} .*name +Rude .*by Eve +"look"`));
  expect((await admin('report', report.id)).out).toContain(`${sam.id}  Rude  (guest)`);
  expect((await admin('suspend', sam.id, '5', 'Enough.', '--report', report.id)).out).toMatch(
    /suspend +Rude .*until/,
  );
  expect((await admin('reports')).out.trim()).toBe('');
  const {
    acts: [act],
  } = (await sam.get('/moderation')) as { acts: { id: string }[] };
  await sam.post('/moderation/appeal', { id: act!.id, text: 'Please.' });
  expect((await admin('appeals')).out).toContain('appeal: "Please."');
  expect((await admin('answer-appeal', act!.id, 'lift', 'Once.')).out).toContain('answer: "Once."');
  expect((await admin('warn', sam.id, 'Be kind.')).out).toContain('"Be kind."');
  expect((await admin('hints', sam.id)).out).toContain('0 rated matches');
  expect((await admin('role', sam.id, 'moderator')).out).toContain('moderator');
  expect((await admin('role', sam.id, 'none')).out).not.toContain('moderator');
  expect((await admin('set', 'words', 'kelp, weed')).out).toContain('words = kelp, weed');
  expect((await admin('journal')).out).toMatch(/operator +suspend +Rude \([\w-]+\) +5 h: Enough\./);
});

test.each([
  [['answer-appeal', 'x', 'maybe', 'y'], /keep what was done, or lift it/],
  [['dismiss', 'x'], /There is no such report/],
  [['mute', 'x', '0', 'why'], /lifting it needs no reason/],
  [['dance'], /unknown act "dance"; there are: /],
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
  expect(err).toBe(
    `tidetable: the server at ${server.url} uses another database: name its folder with --data, or another server with --port\n`,
  );
});

test('where no server runs, one is started for as long as it takes', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const { status, out } = await tidetable(['admin', '--data', alone, '--server', 'http://127.0.0.1:1']);
  expect([status, out]).toEqual([0, expect.stringMatching(/people +0 known/)]);
});

test.each([['admin'], ['export', join(data, 'matches.jsonl')], ['ratings', 'recompute']])(
  '%s says how to find a server that answers at another port',
  async (...argv) => {
    const { status, out, err } = await tidetable([...argv, '--data', data, '--port', '1']);
    expect([status, out, err]).toEqual([
      2,
      '',
      `tidetable: another server is using ${join(data, 'tidetable.db')}: none answers at http://127.0.0.1:1, so name its port with --port, or stop it first\n`,
    ]);
  },
);

test('links lead to where people reach the server, as far as it knows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const baseUrl = 'https://play.example.org';
  const known = await startServer({ games, database: folder, baseUrl, bots: { threads: 1 } });
  const argv = ['admin', 'code', '--data', folder, '--server', known.url];
  expect((await tidetable(argv)).out).toContain(`${baseUrl}/#/welcome/ttc_`);
  await known.stop();
  expect((await admin('code')).out).toContain(`${server.url}/#/welcome/ttc_`);
});

test('another program at the port is not taken for the server', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const other = createServer((_, response) => response.end('<h1>It works!</h1>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, out, err } = await tidetable(['admin', '--data', alone, '--port', String(port)]);
  other.close();
  expect([status, out, err]).toEqual([0, expect.stringMatching(/people +0 known/), '']);
});

test('a server that is started for this alone has the key of the seeds', async () => {
  const sealed = mkdtempSync(join(tmpdir(), 'tidetable-'));
  const seedKey = Buffer.alloc(32, 7);
  const first = await startServer({ games, database: sealed, seedKey, bots: { threads: 1 } });
  await first.stop();
  const argv = ['admin', '--data', sealed, '--server', 'http://127.0.0.1:1'];
  const env = { SEED_KEY: seedKey.toString('base64') };
  expect(await tidetable(argv, { env })).toMatchObject({ status: 0, err: '' });
  expect(readdirSync(sealed)).not.toContain('seed.key');
});

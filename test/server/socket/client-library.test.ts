import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { Client, Refused } from '../../../src/client/index.ts';
import { games } from '../../../src/games/index.ts';
import { Client as Person } from '../harness/client.ts';
import { serve } from '../harness/harness.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { programOf } from '../harness/program.ts';

const root = resolve(import.meta.dirname, '../../..');
const me = { kind: 'me' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('left out: python3 is not on this machine, so the Python program was not tried');

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

async function hosted() {
  const server = await serve({ games, bots: { threads: 1, milliseconds: 1 } });
  const program = await programOf(await Person.guest(server.url, 'Robbie'));
  return {
    server,
    program,
    client: new Client({ server: server.url, token: program.token ?? '', retry: 50 }),
  };
}

test('the library opens a table, plays it to its end and is told so; refusals have codes', async () => {
  const { client, program } = await hosted();
  const { id } = await client.create({ game: 'maui', seats: [me, bot] });
  await expect(client.create({ game: 'chess', seats: [me] })).rejects.toBeInstanceOf(Refused);
  await client.start(id);
  let over = '';
  for await (const line of client.stream()) {
    if (line.type === 'decide') await client.answer(line, line.legal[0] ?? '');
    if (line.type !== 'over') continue;
    over = line.match;
    break;
  }
  expect(over).toBe(id);
  const { body } = await program.get(`/matches/${id}`);
  expect(body.table).toMatchObject({
    status: 'over',
    seats: [{ commitment: expect.any(String), opening: expect.any(String) }, {}],
  });
  expect(await client.findings(id)).toEqual([]);
});

test('the library is told when a table closes, and opens what it committed to', async () => {
  const { server, client } = await hosted();
  const anna = await Person.guest(server.url, 'Anna');
  const { id } = await anna.table({ game: 'maui', seats: [me, { kind: 'open' }] });
  await client.join({ invite: await anna.invite(id) });
  const lines = client.stream();
  await lines.next();
  await anna.post(`/matches/${id}/start`);
  for await (const line of lines) if (line.type === 'begin') break;
  const { table } = (await anna.get(`/matches/${id}`)).body as { table: YourTable };
  expect(table.seats[1]).toMatchObject({ opening: expect.any(String) });
});

test('a stream ends with its token', async () => {
  const { server } = await hosted();
  const client = new Client({ server: server.url, token: 'ttb_nothing', retry: 50 });
  await expect(client.stream().next()).rejects.toMatchObject({ status: 401, code: 'no-session' });
});

test.skipIf(!hasPython)('the example in Python plays a match to its end', async () => {
  const { server, program, client } = await hosted();
  const { id } = await client.create({ game: 'strand-unter', seats: [me, bot] });
  await client.start(id);
  const child = spawn('python3', [join(root, 'examples/bot.py'), server.url, program.token ?? '']);
  running.push(child);
  let said = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said).toContain(`${id} is over: `);
});

async function saying(child: ChildProcess): Promise<{ said: string }> {
  running.push(child);
  const heard = { said: '' };
  for (const pipe of [child.stdout, child.stderr])
    pipe?.setEncoding('utf8').on('data', (text: string) => (heard.said += text));
  await expect.poll(() => heard.said).toContain(' is open');
  return heard;
}

test.each([
  { language: 'JavaScript', command: process.execPath, file: 'host.js' },
  { language: 'Python', command: 'python3', file: 'host.py' },
])(
  'the example that hosts, in $language: a table in the lobby, a welcome, a match, a challenge',
  async (each) => {
    if (each.command === 'python3' && !hasPython) return;
    const { server, program, client } = await hosted();
    const args = [join(root, 'examples', each.file), server.url, program.token ?? '', 'maui'];
    const heard = await saying(spawn(each.command, args));
    const visitor = await programOf(await Person.guest(server.url, 'Anna'));
    const anna = new Client({ server: server.url, token: visitor.token, retry: 50 });
    const [opponent] = await anna.opponents();
    expect(opponent).toMatchObject({
      name: 'Robbie',
      here: true,
      games: [{ game: 'maui', level: 'random' }],
    });
    const over: string[] = [];
    const told: string[] = [];
    const reading = (async () => {
      for await (const line of anna.stream()) {
        if (line.type === 'decide') await anna.answer(line, line.legal[0] ?? '');
        if (line.type === 'chat') told.push(...line.lines.map(({ text }) => text));
        if (line.type === 'over') over.push(line.match);
        if (over.length === 2) return;
      }
    })();
    for await (const line of anna.lobby()) {
      if (line.type !== 'lobby' || line.open.length === 0) continue;
      await anna.joinListed(line.open[0]?.id ?? '');
      break;
    }
    const { id } = await anna.challenge({ to: 'robbie', game: 'maui' });
    await reading;
    expect(told).toContain('Welcome, Anna!');
    for (const match of over) {
      await expect.poll(() => heard.said).toContain(`${match} is over: `);
      // Both have added to the dice, and found what they were shown.
      expect(await anna.findings(match)).toEqual([]);
      const { table } = (await program.get(`/matches/${match}`)).body as { table: YourTable };
      expect(table.seats.map(({ opening }) => typeof opening)).toEqual(['string', 'string']);
    }
    const { body } = await visitor.get('/challenges');
    expect(body).toMatchObject({ challenges: [{ id, status: 'accepted' }] });
    // There is always one more in the lobby.
    await expect.poll(async () => ((await visitor.get('/lobby')).body.open as unknown[]).length).toBe(1);
    expect((await client.games()).map(({ id }) => id)).toEqual(Object.keys(games));
  },
);

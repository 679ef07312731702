import { expect, test } from 'vitest';
import type { YourTable } from '../../../src/wire/server.ts';
import { ProgramStream } from '../../../src/server/socket/program-stream.ts';
import { Client } from '../harness/client.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const unused = { token: 'hash', clock: () => 0, closed: () => undefined };

test('a program is told every question of its seats, from the ones that are open on, each once', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const program = await programOf(ben);
  const stream = await Listener.open(program);
  expect(await stream.wait('hello')).toMatchObject({ person: { name: 'Player 1' } });
  expect((await stream.wait('begin')).table).toMatchObject({ id: table.id, yours: [1] });
  const first = await stream.wait('decide');
  const { view, legal, asked } = await ben.update(table.id, 1);
  expect(first).toEqual({ type: 'decide', match: table.id, game: 'pebbles', seat: 1, asked, view, legal });

  const answer = { seat: 1, asked, text: legal[0]! };
  expect((await program.post(`/matches/${table.id}/answer`, answer)).status).toBe(200);
  await anna.answer(table.id, 0, 'bid 2');
  await anna.answer(table.id, 0, 'keep');
  const second = await stream.wait('decide', (line) => line.asked > asked);
  expect(second.legal).toEqual((await ben.update(table.id, 1)).legal);
  // The same answer again, as after a lost connection.
  expect((await program.post(`/matches/${table.id}/answer`, answer)).status).toBe(200);
  expect(stream.of('decide')).toHaveLength(2);

  const { seats } = (await anna.get(`/matches/${table.id}`)).body.table as YourTable;
  expect(seats.map(({ here, program: isOne }) => ({ here, isOne }))).toEqual([
    { here: false, isOne: undefined },
    { here: true, isOne: true },
  ]);
  await playOut(table.id, people);
  const { result } = await stream.wait('over', ({ match }) => match === table.id);
  expect(result).toEqual(((await anna.get(`/matches/${table.id}`)).body.table as YourTable).result);
  await stream.close();
});

test('after coming back all open questions come again, also when the server was restarted', async () => {
  const database = folder();
  const first = await serve({ database });
  const anna = await Client.guest(first.url, 'Anna');
  const program = await programOf(anna);
  const matches: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { id } = await program.table({ game: 'pebbles', seats: [me, me] });
    await program.post(`/matches/${id}/start`);
    matches.push(id);
  }
  const told = async (stream: Listener) => {
    await stream.wait('decide', (line) => stream.of('decide').indexOf(line) === 5);
    return stream
      .of('decide')
      .map(({ match, seat, asked }) => `${match} ${seat} ${asked}`)
      .toSorted();
  };
  const stream = await Listener.open(program);
  const questions = await told(stream);
  expect(questions).toEqual(matches.flatMap((match) => [`${match} 0 1`, `${match} 1 1`]).toSorted());
  const stopped = first.stop();
  expect(await stream.wait('bye')).toEqual({ type: 'bye', reason: 'restart' });
  expect(await stream.ended).toBe('end');
  await stopped;

  const second = await serve({ database });
  const back = Object.assign(new Client(second.url), { token: program.token });
  const again = await Listener.open(back);
  expect(await told(again)).toEqual(questions);
  // Of two answers of one seat only the second question is new.
  await back.post(`/matches/${matches[0]}/answer`, { seat: 0, asked: 1, text: 'bid 1' });
  await again.close();
  const third = await Listener.open(back);
  await third.wait('decide', ({ match }) => match === matches[2]);
  const open3 = third.of('decide').map(({ match, seat }) => `${match} ${seat}`);
  expect(open3).not.toContain(`${matches[0]} 0`);
  await third.close();
});

test('one stream for each person; a revoked token ends its stream and is refused', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const { body } = await anna.post('/tokens', { name: 'first' });
  expect(body).toMatchObject({ id: expect.any(String), token: expect.stringMatching(/^ttb_[\w-]{32}$/) });
  const program = Object.assign(new Client(server.url), { token: body.token as string });
  const other = await programOf(anna, 'second');
  const stream = await Listener.open(program);
  const newer = await Listener.open(other);
  expect(await stream.wait('bye')).toEqual({ type: 'bye', reason: 'replaced' });
  expect(await stream.ended).toBe('end');

  const account = (await anna.get('/account')).body as { tokens: { id: string; name: string }[] };
  expect(account.tokens.map(({ name }) => name).toSorted()).toEqual(['first', 'second']);
  expect(JSON.stringify(account)).not.toContain('ttb_');
  const second = account.tokens.find(({ name }) => name === 'second')!;
  expect((await anna.post('/tokens/revoke', { id: second.id })).status).toBe(200);
  expect(await newer.wait('bye')).toEqual({ type: 'bye', reason: 'revoked' });
  expect(await newer.ended).toBe('end');
  expect((await other.get('/me')).body.code).toBe('no-session');
  expect((await other.get('/bot/stream')).body.code).toBe('no-session');
  expect((await program.get('/me')).status).toBe(200);
  expect((await anna.post('/tokens/revoke', { id: second.id })).body.code).toBe('no-token');
});

test('what tokens cannot do: make tokens, touch the account, be of somebody else; what others cannot: stream', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const ben = await Client.guest(server.url, 'Ben');
  const program = await programOf(anna);
  for (const path of ['/tokens', '/tokens/revoke']) {
    const { body } = await program.post(path, path === '/tokens' ? { name: 'x' } : { id: 'x' });
    expect(body.code).toBe('no-session');
  }
  expect((await program.get('/account')).body.code).toBe('no-session');
  const { tokens } = (await anna.get('/account')).body as { tokens: { id: string }[] };
  expect((await ben.post('/tokens/revoke', { id: tokens[0]!.id })).body.code).toBe('no-token');
  expect((await ben.get('/bot/stream')).body.code).toBe('not-program');
  expect((await new Client(server.url).get('/bot/stream')).body.code).toBe('no-session');
  expect((await anna.post('/tokens', { name: ' \u200b ' })).body.code).toBe('bad-name');
  for (let n = 1; n < 20; n++) await programOf(anna);
  expect((await anna.post('/tokens', { name: 'one too many' })).body.code).toBe('too-many');
});

test('a program opens tables, invites, joins and chats; a table open in memory shows who became one', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const ben = await Client.guest(server.url, 'Ben');
  const { id } = await anna.table({ game: 'pebbles', seats: [me, open] });
  const page = await ben.page();
  await page.watch(id, 'public');
  const host = await programOf(anna);
  await page.wait((message) => message.type === 'table' && message.table.seats[0]?.program === true);
  const guest = await programOf(ben);
  const joined = await guest.join(await host.invite(id));
  expect(joined.seats.map(({ program }) => program)).toEqual([true, true]);
  const listening = await Listener.open(guest);
  await listening.wait('hello');
  expect((await guest.post(`/matches/${id}/chat`, { seat: 1, text: 'good luck' })).status).toBe(200);
  expect((await host.get(`/matches/${id}/chat`)).body.lines).toMatchObject([{ seat: 1, text: 'good luck' }]);
  await host.post(`/matches/${id}/start`);
  expect(await listening.wait('decide')).toMatchObject({ match: id, seat: 1 });
  // Whoever has got up is not asked; a bot sits in.
  await guest.post(`/matches/${id}/leave`, { bot: 'random' });
  await host.answer(id, 0, 'bid 0');
  const before = listening.lines.length;
  await guest.post(`/matches/${id}/return`);
  await playOut(id, [host, guest]);
  await listening.wait('over');
  for (const line of listening.lines.slice(before)) expect(['table', 'decide', 'over']).toContain(line.type);
  expect(listening.of('table').flatMap(({ changes }) => changes)).toEqual([
    { what: 'stand-in', seat: 1, name: 'Ben' },
    { what: 'returned', seat: 1, name: 'Ben' },
  ]);
  await listening.close();
});

test('signs of life', async () => {
  const server = await serve({ heartbeat: 20 });
  const stream = await Listener.open(await programOf(await Client.guest(server.url, 'Anna')));
  await stream.wait('beat');
  await stream.wait('beat', () => true, stream.lines.length);
  await stream.close();
  const metrics = () => server.metrics.text();
  await expect.poll(metrics).toMatch(/^tidetable_streams 0$/m);
});

test('a program that does not read is cut off: when much waits, or anything for long', async () => {
  const closed: string[] = [];
  const person = { type: 'person', key: 1, id: 'p', name: 'Anna' } as const;
  const streamOf = (name: string, mostUnsent?: number) =>
    new ProgramStream(person, {
      ...unused,
      closed: () => closed.push(name),
      ...(mostUnsent === undefined ? {} : { mostUnsent }),
    });
  const reader = streamOf('reader');
  reader.out.resume();
  const sleeper = streamOf('sleeper');
  const hoarder = streamOf('hoarder', 70);
  hoarder.beat();
  for (let n = 0; n < 3; n++) {
    await new Promise(setImmediate);
    for (const stream of [reader, sleeper]) stream.beat();
  }
  await new Promise(setImmediate);
  expect(closed).toEqual(['hoarder', 'sleeper']);
  expect([reader, sleeper, hoarder].map((stream) => stream.closed)).toEqual([false, true, true]);
});

test('many open questions come as fast as they are read', async () => {
  const stream = new ProgramStream({ type: 'person', key: 1, id: 'p', name: 'A'.repeat(100_000) }, unused);
  let room = false;
  const waiting = stream.room().then(() => (room = true));
  await new Promise(setImmediate);
  expect(room).toBe(false);
  stream.out.resume();
  await waiting;
  expect(stream.closed).toBe(false);
});

test('after the goodbye nothing more is said, and it arrives', async () => {
  const stream = new ProgramStream({ type: 'person', key: 1, id: 'p', name: 'Anna' }, unused);
  stream.end('replaced');
  expect(stream.closed).toBe(true);
  stream.beat();
  const said = (await stream.out.toArray()).join('').trim().split('\n');
  expect(said.map((line) => (JSON.parse(line) as { type: string }).type)).toEqual(['hello', 'bye']);
});

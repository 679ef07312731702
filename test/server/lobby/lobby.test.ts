import { expect, test } from 'vitest';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client, type Page } from '../harness/client.ts';
import { playOut, seated, serve } from '../harness/harness.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;

async function setUp() {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const ben = await Client.guest(server.url, 'Ben');
  const table = await anna.table({ game: 'pebbles', seats: [me, open, open] });
  const at = `/matches/${table.id}`;
  const change = async (who: Client, path: string, body: object = {}) =>
    (await who.post(`${at}/${path}`, body)).body;
  return { server, anna, ben, table, at, change };
}

test('a guest has a name at once, can change it, and is known by a cookie no script can read', async () => {
  const server = await serve();
  const client = new Client(server.url);
  expect((await client.get('/me')).body.code).toBe('no-session');
  const response = await client.call('POST', '/guest', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  An\u202ena \u0007 ' }),
  });
  expect(response.headers.get('set-cookie')).toMatch(
    /^tidetable=tts_[\w-]{32}; Path=\/; .*HttpOnly; SameSite=Strict$/,
  );
  const { person } = (await response.json()) as { person: { id: string; name: string } };
  expect(person).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), name: 'An na', account: false });
  expect((await client.post('/me', { name: 'Anna' })).body).toEqual({ person: { ...person, name: 'Anna' } });
  expect((await client.get('/me')).body.person).toEqual({ ...person, name: 'Anna' });
  for (const name of ['', '\u0007', 'x'.repeat(41)]) {
    expect((await client.post('/guest', { name })).body.code).toBe('bad-name');
  }
  await client.post('/sign-out');
  expect((await client.get('/me')).body.code).toBe('no-session');
});

test('games tell seats, options and bots', async () => {
  const server = await serve();
  const { body } = await new Client(server.url).get('/games');
  expect(body.games).toMatchObject([
    { id: 'pebbles', seats: { min: 2, max: 3 }, bots: ['random'], options: { bonus: { kind: 'flag' } } },
  ]);
});

const unfit: readonly (readonly [string, object, string])[] = [
  ['an unknown game', { game: 'chess', seats: [me, open] }, 'no-game'],
  ['a game called like a method', { game: 'toString', seats: [me, open] }, 'no-game'],
  ['too few seats', { game: 'pebbles', seats: [me] }, 'seat-count'],
  ['too many seats', { game: 'pebbles', seats: [me, me, me, me] }, 'seat-count'],
  ['an unknown option', { game: 'pebbles', seats: [me, open], options: { moon: true } }, 'bad-options'],
  ['an option out of bounds', { game: 'pebbles', seats: [me, open], options: { faces: 99 } }, 'bad-options'],
  ['an unknown bot', { game: 'pebbles', seats: [me, { kind: 'bot', bot: 'deep' }] }, 'no-bot'],
  ['a name of nothing', { game: 'pebbles', seats: [{ kind: 'me', name: ' ' }, open] }, 'bad-name'],
  ['nonsense', { game: 'pebbles', seats: 3 }, 'malformed'],
  ['more than was asked for', { game: 'pebbles', seats: [me, open], admin: true }, 'malformed'],
];

test('a table that cannot be is refused, with the reason', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  for (const [what, wish, code] of unfit) {
    const { status, body } = await anna.post('/matches', wish);
    expect({ what, ...body }).toMatchObject({ what, code, sentence: expect.stringMatching(/\.$/) });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect((await anna.get('/matches')).body.tables).toEqual([]);
});

test('what cannot be understood is named by its field, and not repeated', async () => {
  const anna = await Client.guest((await serve()).url, 'Anna');
  const told = async (body: object) => (await anna.post('/matches', body)).body.sentence;
  const rest = 'is missing or is not as documented.';
  expect(await told({ game: 'pebbles', seats: [me, { kind: 'throne' }] })).toContain(
    `: seats.1.kind ${rest}`,
  );
  expect(await told({ game: 'pebbles' })).toContain(`: seats ${rest}`);
  expect(await told({ game: 'pebbles', seats: [me, open], '<b>': 1 })).toBe(
    'This message cannot be understood.',
  );
});

test('seats: by invitation, people sharing a device, bots; the host arranges, others look after themselves', async () => {
  const { anna, ben, table, change } = await setUp();
  expect(table).toMatchObject({ status: 'open', yours: [0], youHost: true, host: 0 });
  expect(await change(ben, 'sit', { seat: 1, sitter: me })).toMatchObject({ code: 'not-seated' });
  expect(await change(ben, 'invite')).toMatchObject({ code: 'not-host' });
  const old = await anna.invite(table.id);
  const invite = await anna.invite(table.id);
  expect((await ben.post('/join', { invite: old })).body.code).toBe('no-invite');
  expect((await ben.post('/join', { invite: invite.replace('tti_', 'tts_') })).body.code).toBe('no-invite');
  expect(await ben.join(invite)).toMatchObject({ yours: [1], youHost: false });
  // The link followed again is no second seat.
  expect(await ben.join(invite)).toMatchObject({ yours: [1] });
  expect((await change(ben, 'sit', { seat: 2, sitter: { kind: 'me', name: 'Bea' } })).table).toMatchObject({
    yours: [1, 2],
    seats: [
      { kind: 'person', name: 'Anna', device: 0 },
      { kind: 'person', name: 'Ben', device: 1 },
      { kind: 'person', name: 'Bea', device: 1 },
    ],
  });
  expect(await change(ben, 'sit', { seat: 2, sitter: bot })).toMatchObject({ code: 'not-host' });
  expect(await change(ben, 'sit', { seat: 0, sitter: me })).toMatchObject({ code: 'seat-taken' });
  expect(await change(anna, 'sit', { seat: 2, sitter: bot })).toMatchObject({ code: 'seat-taken' });
  expect((await change(anna, 'sit', { seat: 2, sitter: open })).table).toMatchObject({
    seats: [{}, {}, { kind: 'open' }],
  });
  expect(await change(anna, 'start')).toMatchObject({ code: 'seats-empty' });
  expect((await change(anna, 'sit', { seat: 2, sitter: bot })).table).toMatchObject({
    seats: [{}, {}, { kind: 'bot', bot: 'random', name: 'Random' }],
  });
  const cleo = await Client.guest(anna.url, 'Cleo');
  expect((await cleo.post('/join', { invite })).body.code).toBe('no-free-seat');
  expect(await change(ben, 'start')).toMatchObject({ code: 'not-host' });
  expect((await change(anna, 'start')).table).toMatchObject({ status: 'playing' });
  for (const [path, body] of [
    ['sit', { seat: 0, sitter: me }],
    ['settings', { seats: 2 }],
    ['seed', { seat: 0, seed: 'late' }],
    ['start', {}],
    ['invite', {}],
  ] as const) {
    expect(await change(anna, path, body)).toMatchObject({ code: 'not-open' });
  }
  expect((await ben.post('/join', { invite, seat: 2 })).body.code).toBe('not-open');
});

test('the host changes options and the number of seats before the start', async () => {
  const { anna, ben, table, change } = await setUp();
  expect(await change(ben, 'settings', { seats: 2 })).toMatchObject({ code: 'not-host' });
  expect((await change(anna, 'settings', { seats: 2, options: { bonus: true } })).table).toMatchObject({
    options: { bonus: true, faces: 6 },
    seats: [{ kind: 'person' }, { kind: 'open' }],
  });
  expect(await change(anna, 'settings', { seats: 9 })).toMatchObject({ code: 'seat-count' });
  expect(await change(anna, 'settings', { options: { faces: 0 } })).toMatchObject({ code: 'bad-options' });
  await ben.join(await anna.invite(table.id));
  await change(anna, 'settings', { seats: 3 });
  expect((await ben.get(`/matches/${table.id}`)).body.table).toMatchObject({
    seats: [{}, { name: 'Ben' }, { kind: 'open' }],
  });
});

test('seats mix their own seeds into the dice; they and the commitment are public from the beginning', async () => {
  const { anna, ben, table, change } = await setUp();
  await ben.join(await anna.invite(table.id));
  expect(await change(ben, 'seed', { seat: 0, seed: 'x' })).toMatchObject({ code: 'not-your-seat' });
  expect(await change(ben, 'seed', { seat: 1, seed: 'x\u0007' })).toMatchObject({ code: 'bad-seed' });
  expect((await change(ben, 'seed', { seat: 1, seed: 'Möwe' })).table).toMatchObject({
    commitment: table.commitment,
    seats: [{ seed: '' }, { seed: 'Möwe' }, { seed: '' }],
  });
});

test('leaving: seats become free, the table passes on, and closes when nobody is left', async () => {
  const { anna, ben, table, change } = await setUp();
  const invite = await anna.invite(table.id);
  await ben.join(invite);
  await change(anna, 'leave');
  expect((await ben.get(`/matches/${table.id}`)).body.table).toMatchObject({
    youHost: true,
    seats: [{ kind: 'open' }, {}, {}],
  });
  expect((await change(ben, 'leave')).table).toMatchObject({ status: 'closed' });
  expect((await anna.post('/join', { invite })).body.code).toBe('not-open');
  expect(await change(anna, 'leave')).toMatchObject({ code: 'not-seated' });
});

test('who leaves a match under way is replaced by a bot and may come back', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const page = await anna.page();
  await page.watch(table.id, 0);
  expect((await ben.post(`/matches/${table.id}/leave`, { bot: 'nobody' })).body.code).toBe('no-bot');
  await ben.post(`/matches/${table.id}/leave`);
  await page.wait((message) => message.type === 'update' && message.chosen.includes(1));
  expect((await ben.answer(table.id, 1, 'bid 0')).body.code).toBe('bot-sits-in');
  expect((await ben.post(`/matches/${table.id}/return`)).body.table).toMatchObject({ yours: [1] });
  expect((await ben.answer(table.id, 1, 'bid 2')).status).toBe(200);
  await ben.post(`/matches/${table.id}/leave`);
  for (let guard = 0; guard < 50 && !page.latest(table.id, 0)?.result; guard++) {
    const { asked, legal, sealed } = page.latest(table.id, 0)!;
    const from = page.messages.length;
    if (legal.length > 0 && sealed === undefined)
      await page.ask({ type: 'answer', match: table.id, seat: 0, asked, text: legal[0]! });
    else await page.wait((message) => message.type === 'update', from);
  }
  expect(page.latest(table.id, 0)?.result).toBeDefined();
});

test('there is one rematch, with everybody one seat on, however many ask for it', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 3);
  const [anna, ben, cleo] = people as [Client, Client, Client];
  const rematch = async (who: Client) => (await who.post(`/matches/${table.id}/rematch`)).body;
  expect(await rematch(anna)).toMatchObject({ code: 'not-over' });
  await playOut(table.id, people);
  const stranger = await Client.guest(server.url, 'Dora');
  expect(await rematch(stranger)).toMatchObject({ code: 'not-seated' });
  const page = await cleo.page();
  await page.watch(table.id, 2);
  const made = (await Promise.all([rematch(anna), rematch(ben)])).map(({ table: next }) => next as YourTable);
  const [next] = made as [YourTable];
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(next).toMatchObject({ status: 'open', previous: table.id });
  // Nobody sits there who has not been asked.
  const names = async () =>
    ((await anna.get(`/matches/${next.id}`)).body.table as YourTable).seats.map(({ name }) => name);
  expect(await names()).toEqual(['', 'Player 0', 'Player 1']);
  expect((await stranger.post(`/matches/${next.id}/join`)).body.code).toBe('not-listed');
  expect(next.commitment).not.toBe(table.commitment);
  await page.wait((message) => message.type === 'table' && message.table.next === next.id);
  const host = [anna, ben][made.findIndex(({ youHost }) => youHost)]!;
  expect((await host.post(`/matches/${next.id}/start`)).body.code).toBe('seats-empty');
  await rematch(cleo);
  expect(await names()).toEqual(['Player 2', 'Player 0', 'Player 1']);
  expect((await host.post(`/matches/${next.id}/start`)).body.table).toMatchObject({ status: 'playing' });
  await playOut(next.id, [cleo, anna, ben]);
});

test('whoever has no room for another table gets to the rematch that is there', async () => {
  const server = await serve({ limits: { openTables: 1 } });
  const { table, people } = await seated(server, 2);
  const [anna] = people as [Client];
  await playOut(table.id, people);
  const rematch = async () => (await anna.post(`/matches/${table.id}/rematch`)).body.table as YourTable;
  const [first, second] = await Promise.all([rematch(), rematch()]);
  expect(second.id).toBe(first.id);
  expect((await anna.post('/matches', { game: 'pebbles', seats: [me, open] })).body.code).toBe('too-many');
});

test('rematch and start by the socket, by the same rules', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const pages = await Promise.all(people.map((each) => each.page()));
  const [anna, ben] = pages as [Page, Page];
  const rematch = { type: 'rematch', match: table.id } as const;
  expect(await anna.ask(rematch)).toMatchObject({ type: 'refused', code: 'not-over' });
  await playOut(table.id, people);
  const nobody = await new Client(server.url).page();
  expect(await nobody.ask(rematch)).toMatchObject({ type: 'refused', code: 'no-session' });
  const answer = await anna.ask(rematch);
  if (answer.type !== 'table') throw new Error(`answered ${answer.type}`);
  const next = answer.table;
  expect(next).toMatchObject({ status: 'open', previous: table.id, youHost: true, yours: [1] });
  expect(await ben.ask(rematch)).toMatchObject({ type: 'table', table: { id: next.id, youHost: false } });
  const start = { type: 'start', match: next.id } as const;
  expect(await ben.ask(start)).toMatchObject({ type: 'refused', code: 'not-host' });
  expect(await anna.ask(start)).toMatchObject({ type: 'done' });
  expect(await anna.ask(start)).toMatchObject({ type: 'refused', code: 'not-open' });
  await playOut(next.id, people.toReversed());
});

test('my tables, the latest first', async () => {
  const { anna, ben, table } = await setUp();
  const later = await anna.table({ game: 'pebbles', seats: [me, me] });
  const { tables } = (await anna.get('/matches')).body as { tables: YourTable[] };
  expect(tables.map(({ id }) => id)).toEqual([later.id, table.id]);
  expect((await ben.get('/matches')).body.tables).toEqual([]);
});

test('chat is cleaned, stored, told to all, and limited', async () => {
  const server = await serve({ limits: { chat: { burst: 3, perSecond: 0 } } });
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const spectator = await new Client(server.url).page();
  await spectator.watch(table.id, 'public');
  await anna.post(`/matches/${table.id}/chat`, { seat: 0, text: ' <b>hi</b>\u202e\n\u0007 there ' });
  const told = await spectator.wait((message) => message.type === 'chat');
  const line = { number: 1, seat: 0, name: 'Player 0', text: '<b>hi</b> there', at: expect.any(Number) };
  expect(told).toEqual({ type: 'chat', match: table.id, lines: [line] });
  const page = await ben.page();
  expect(await page.ask({ type: 'chat', match: table.id, seat: 1, text: 'hello' })).toMatchObject({
    type: 'done',
  });
  expect((await ben.get(`/matches/${table.id}/chat?after=1`)).body.lines).toMatchObject([
    { number: 2, text: 'hello' },
  ]);
  for (const [text, code] of [
    ['', 'bad-chat'],
    ['x'.repeat(301), 'bad-chat'],
    ['one too many', 'too-fast'],
  ]) {
    expect(await page.ask({ type: 'chat', match: table.id, seat: 1, text: text! })).toMatchObject({ code });
  }
});

test('a token of a seat plays that seat of that match and nothing else', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const { token } = (await people[1]!.post(`/matches/${table.id}/seat-token`, { seat: 1 })).body;
  expect((await people[1]!.post(`/matches/${table.id}/seat-token`, { seat: 0 })).body.code).toBe(
    'not-your-seat',
  );
  const headers = { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' };
  const program = new Client(server.url);
  const post = async (path: string, body: object) =>
    (await program.call('POST', path, { headers, body: JSON.stringify(body) })).json() as Promise<object>;
  expect(await post(`/matches/${table.id}/answer`, { seat: 0, asked: 1, text: 'bid 0' })).toMatchObject({
    code: 'not-your-seat',
  });
  expect(await post(`/matches/${table.id}/answer`, { seat: 1, asked: 1, text: 'bid 0' })).toMatchObject({
    update: { sealed: 'bid 0' },
  });
  expect(await post('/matches', { game: 'pebbles', seats: [me, me] })).toMatchObject({ code: 'no-session' });
  expect(await post(`/matches/${table.id}/leave`, {})).toMatchObject({ code: 'not-seated' });
});

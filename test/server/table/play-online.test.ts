import { expect, test } from 'vitest';
import { openMatch, readMatchFile } from '../../../src/engine/file.ts';
import { verify } from '../../../src/fair/verify.ts';
import type { Update, YourTable } from '../../../src/wire/server.ts';
import { game } from '../../toy/game.ts';
import { Client, Page } from '../harness/client.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';

test('guests sit down by invitation, play to the end, and the file proves the dice', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 3);
  expect(table).toMatchObject({ status: 'playing', yours: [0], youHost: true });
  expect(table.seats.map(({ name }) => name)).toEqual(['Player 0', 'Player 1', 'Player 2']);
  expect(table.seed).toBeUndefined();
  expect((await people[0]!.get(`/matches/${table.id}/file`)).body.code).toBe('not-over');

  await playOut(table.id, people);

  const after = (await people[1]!.get(`/matches/${table.id}`)).body.table as YourTable;
  expect(after).toMatchObject({ status: 'over', commitment: table.commitment });
  expect(after.seed).toMatch(/^[0-9a-f]{64}$/);
  const text = await (await people[2]!.call('GET', `/matches/${table.id}/file`)).text();
  const file = readMatchFile(text);
  if ('problem' in file) throw new Error(file.problem);
  const verified = verify(file);
  if ('refused' in verified) throw new Error(verified.problem);
  const match = openMatch(game, file, { luck: verified.luck });
  expect('state' in match).toBe(true);
  expect(after.result).toEqual(file.result);
});

test('everybody is told by socket: the mover with the number of the message, each seat its own view', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 3);
  const pages = await Promise.all(people.map((client) => client.page()));
  const spectator = await new Client(server.url).page();
  const firsts: Update[] = [];
  for (const [seat, page] of pages.entries()) firsts.push(await page.watch(table.id, seat));
  const open = await spectator.watch(table.id, 'public');
  expect(firsts.map(({ seq, asked, legal }) => ({ seq, asked, legal }))).toEqual(
    [0, 1, 2].map(() => ({ seq: 1, asked: 1, legal: ['bid 0', 'bid 1', 'bid 2'] })),
  );
  expect(open).toMatchObject({ seq: 1, asked: 0, legal: [], viewer: 'public' });
  const cards = firsts.map(({ view }) => (view as { cards: (number | null)[] }).cards);
  expect(cards.map((seen, seat) => seen.filter((card) => card !== null).length === 1 && seen[seat])).toEqual(
    cards.map((seen, seat) => seen[seat]),
  );

  const reply = await pages[1]!.ask({ type: 'answer', match: table.id, seat: 1, asked: 1, text: 'bid 2' });
  expect(reply).toMatchObject({
    type: 'update',
    viewer: 1,
    seq: 2,
    what: 'choice',
    chosen: [1],
    sealed: 'bid 2',
  });
  const told = (await spectator.wait((message) => message.type === 'update' && message.seq === 2)) as Update;
  expect(told).toMatchObject({ what: 'choice', chosen: [1], events: [] });
  expect(told.sealed).toBeUndefined();
  await pages[0]!.ask({ type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 0' });
  await pages[2]!.ask({ type: 'answer', match: table.id, seat: 2, asked: 1, text: 'bid 0' });
  const revealed = (await spectator.wait(
    (message) => message.type === 'update' && message.seq === 4,
  )) as Update;
  expect(revealed).toMatchObject({
    what: 'move',
    toAct: [1],
    chosen: [],
    events: [{ type: 'bids', bids: [0, 2, 0], winner: 1 }],
  });
});

test('a refusal has a code and a sentence, and changes nothing', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const page = await people[0]!.page();
  const before = await page.watch(table.id, 0);
  const answer = { type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 1' } as const;
  const cases = [
    [{ ...answer, text: 'roll' }, 'illegal'],
    [{ ...answer, asked: 7 }, 'stale'],
    [{ ...answer, seat: 1 }, 'not-your-seat'],
    [{ ...answer, seat: 5 }, 'no-seat'],
    [{ ...answer, match: 'nowhere' }, 'no-match'],
    [{ type: 'undo', match: table.id, seat: 0, asked: 1 }, 'undo-chance'],
    [{ type: 'watch', match: table.id, viewer: 1 }, 'not-your-seat'],
    [{ type: 'chat', match: table.id, seat: 0, text: '\u202e\u0000 ' }, 'bad-chat'],
    [{ type: 'chat', match: table.id, seat: 1, text: 'hello' }, 'not-your-seat'],
  ] as const;
  for (const [message, code] of cases) {
    expect(await page.ask(message)).toMatchObject({
      type: 'refused',
      code,
      sentence: expect.stringMatching(/\.$/),
    });
  }
  const { type: _, ...now } = await people[0]!.update(table.id, 0);
  expect(now).toEqual({ ...before, type: undefined, ack: undefined });
});

test('undo goes back until something is rolled; the others are told', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [a, b] = people as [Client, Client];
  for (const [seat, client] of people.entries()) await client.answer(table.id, seat, `bid ${1 - seat}`);
  await a.answer(table.id, 0, 'keep');
  const pass = await b.answer(table.id, 1, 'pass');
  const { asked } = pass.body.update as Update;
  const page = await a.page();
  await page.watch(table.id, 0);
  expect((await b.post(`/matches/${table.id}/undo`, { seat: 1, asked })).body.update).toMatchObject({
    toAct: [0, 1],
    legal: expect.arrayContaining(['pass']),
  });
  expect(
    (await page.wait((message) => message.type === 'update' && message.what === 'undo')) as Update,
  ).toMatchObject({
    events: [],
    toAct: [0, 1],
  });
  const { asked: again } = await a.update(table.id, 0);
  expect((await a.post(`/matches/${table.id}/undo`, { seat: 0, asked: again })).body.code).toBe(
    'undo-chance',
  );
});

test('who comes back gets what happened meanwhile, also after a restart', async () => {
  const database = folder();
  const first = await serve({ database });
  const { table, people } = await seated(first, 2);
  const page = await people[0]!.page();
  const before = await page.watch(table.id, 0);
  await page.close();
  for (const [seat, client] of people.entries()) await client.answer(table.id, seat, `bid ${seat}`);
  const meanwhile = await people[0]!.update(table.id, 0, before.seq);
  expect(meanwhile.missed?.map(({ what }) => what)).toEqual(['choice', 'move']);
  await first.stop();

  const second = await serve({ database });
  const back = await Page.open(second.url, people[0]!.cookie);
  const now = await back.watch(table.id, 0, before.seq);
  expect(now).toEqual({ ...meanwhile, ack: 1 });
  expect(await back.watch(table.id, 0, 0)).toMatchObject({ missed: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] });
  const others = people.map((client) => Object.assign(new Client(second.url), { cookie: client.cookie }));
  expect(await playOut(table.id, others)).toBeGreaterThan(3);
});

test('bots play in any seat, also a whole match among themselves', async () => {
  const server = await serve();
  const host = await Client.guest(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'random' } as const;
  const mixed = await host.table({ game: 'pebbles', seats: [bot, { kind: 'me' }, bot] });
  await host.post(`/matches/${mixed.id}/start`);
  const page = await host.page();
  await page.watch(mixed.id, 1);
  for (let guard = 0; guard < 100; guard++) {
    const update = page.latest(mixed.id, 1)!;
    if (update.result) break;
    const { asked, legal, toAct } = update;
    const count = page.messages.length;
    if (toAct.includes(1) && update.sealed === undefined)
      await page.ask({ type: 'answer', match: mixed.id, seat: 1, asked, text: legal[0]! });
    else await page.wait((message) => message.type === 'update', count);
  }
  expect(page.latest(mixed.id, 1)?.result?.scores).toHaveLength(3);

  const among = await host.table({ game: 'pebbles', seats: [bot, bot] });
  const watching = await host.page();
  await watching.watch(among.id, 'public');
  await host.post(`/matches/${among.id}/start`);
  await watching.wait((message) => message.type === 'table' && message.table.status === 'over');
});

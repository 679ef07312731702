import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { ServerMessage, TableInfo, YourTable } from '../../../src/wire/server.ts';
import { Client, type Page } from '../harness/client.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';
import { wrapped } from '../harness/wrapped-store.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;

async function openTables(client: Client): Promise<TableInfo[]> {
  return (await client.get('/lobby')).body.open as TableInfo[];
}

async function mine(client: Client, query = ''): Promise<YourTable[]> {
  return (await client.get(`/matches${query}`)).body.tables as YourTable[];
}

test('a listed table is seen by everybody and anybody may sit down; others are by invitation only', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const hidden = await anna.table({ game: 'pebbles', seats: [me, open] });
  const table = await anna.table({
    game: 'pebbles',
    seats: [me, open],
    listed: true,
    clock: { kind: 'days', days: 3 },
  });
  expect(hidden).toMatchObject({ listed: false, clock: { kind: 'none' }, waitingFor: [] });
  const stranger = new Client(server.url);
  expect(await openTables(stranger)).toMatchObject([
    { id: table.id, listed: true, clock: { kind: 'days', days: 3 } },
  ]);
  expect(Object.keys((await openTables(stranger))[0]!)).not.toContain('seed');
  expect((await stranger.post(`/matches/${table.id}/join`)).body.code).toBe('no-session');

  const ben = await Client.guest(server.url, 'Ben');
  expect((await ben.post(`/matches/${hidden.id}/join`)).body.code).toBe('not-listed');
  expect((await ben.post(`/matches/${table.id}/join`, { seat: 0 })).body.code).toBe('seat-taken');
  expect((await ben.post(`/matches/${table.id}/join`, { seat: 1, name: 'Bea' })).body.table).toMatchObject({
    yours: [1],
    seats: [{}, { name: 'Bea' }],
  });
  await anna.post(`/matches/${table.id}/start`);
  expect(await openTables(stranger)).toEqual([]);
  expect((await ben.post(`/matches/${table.id}/join`, { seat: 1 })).body.code).toBe('not-open');
});

test('a table is listed, hidden, and given another clock by its host', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const { id } = await anna.table({ game: 'pebbles', seats: [me, open] });
  const set = async (body: object) => (await anna.post(`/matches/${id}/settings`, body)).body;
  const clock = { kind: 'live', decision: 30, reserve: 600 };
  expect(await set({ listed: true, clock })).toMatchObject({ table: { listed: true, clock } });
  expect(await set({ seats: 3 })).toMatchObject({ table: { listed: true, clock } });
  expect(await openTables(anna)).toHaveLength(1);
  expect(await set({ listed: false })).toMatchObject({ table: { listed: false, clock } });
  expect(await openTables(anna)).toEqual([]);
});

const badClocks: readonly unknown[] = [
  {},
  { kind: 'sand' },
  { kind: 'gentle' },
  { kind: 'gentle', minutes: 0 },
  { kind: 'gentle', minutes: 1.5 },
  { kind: 'live', decision: 10 },
  { kind: 'live', decision: -1, reserve: 0 },
  { kind: 'live', decision: 10, reserve: 1e9 },
  { kind: 'days', days: '3' },
  { kind: 'days', days: 3, reserve: 1 },
  'none',
  null,
];

test('a clock that is none is refused', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  for (const clock of badClocks) {
    const { body } = await anna.post('/matches', { game: 'pebbles', seats: [me, open], clock });
    expect({ clock, code: body.code }).toEqual({ clock, code: 'malformed' });
  }
});

test('my tables: those that wait for me first, then others under way, open ones, finished ones', async () => {
  const server = await serve();
  const { table: over, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  await playOut(over.id, people);
  const waits = await anna.table({ game: 'pebbles', seats: [me, me] });
  await anna.post(`/matches/${waits.id}/start`);
  const { id } = await anna.table({ game: 'pebbles', seats: [me, open] });
  await ben.join(await anna.invite(id));
  await anna.post(`/matches/${id}/start`);
  const { toAct } = await anna.update(id, 'public');
  expect(toAct).toEqual([0, 1]);
  const { legal } = await anna.update(id, 0);
  await anna.answer(id, 0, legal[0]!);
  const unstarted = await anna.table({ game: 'pebbles', seats: [me, open] });

  const tables = await mine(anna);
  expect(tables.map((each) => each.id)).toEqual([waits.id, id, unstarted.id, over.id]);
  expect(tables[1]).toMatchObject({ status: 'playing', waitingFor: [1], yours: [0] });
  expect((await mine(ben)).map((each) => each.id)).toEqual([id, over.id]);
});

test('whose turn it is, is known after a restart too', async () => {
  const database = folder();
  const first = await serve({ database });
  const { table, people } = await seated(first, 2);
  const [anna] = people as [Client, Client];
  await anna.answer(table.id, 0, (await anna.update(table.id, 0)).legal[0]!);
  // Another table, so that the order says something.
  const other = await anna.table({ game: 'pebbles', seats: [me, me] });
  await anna.post(`/matches/${other.id}/start`);
  await first.stop();
  const second = new Client((await serve({ database })).url);
  second.cookie = anna.cookie;
  expect((await mine(second)).map(({ id }) => id)).toEqual([other.id, table.id]);
});

test('finished ones come in pages', async () => {
  const store = await openSqlite({ path: join(folder(), 'a.db') });
  const server = await serve({ database: store });
  const anna = await Client.guest(server.url, 'Anna');
  const { id, created } = await anna.table({ game: 'pebbles', seats: [me, me] });
  const { key: _, status: _open, version: _one, times: _none, ...match } = (await store.match(id))!;
  const result = { scores: [1, 0], places: [1, 2], breakdown: [{}, {}], reason: 'rounds' };
  const ids: string[] = [];
  for (let number = 0; number < 23; number++) {
    await store.write({ type: 'create', match: { ...match, id: `over-${number}`, at: created + number } });
    const { key } = (await store.match(`over-${number}`))!;
    await store.write({ type: 'start', match: key, version: 1, lines: [], at: created });
    const ending = { result, events: '[]', at: created };
    await store.write({ type: 'append', match: key, lines: [], ending });
    ids.unshift(`over-${number}`);
  }
  const page = (await mine(anna)).slice(1);
  expect(page.map((table) => table.id)).toEqual(ids.slice(0, 20));
  const next = await mine(anna, `?status=over&before=${page.at(-1)!.created}`);
  expect(next.map((table) => table.id)).toEqual(ids.slice(20));
  for (const query of ['?before=-1', '?before=x', '?status=open', '?status=over&after=3']) {
    expect((await anna.get(`/matches${query}`)).body.code).toBe('malformed');
  }
});

function lobbies(page: Page): Extract<ServerMessage, { type: 'lobby' }>[] {
  return page.of('lobby');
}

test('whoever opens the lobby while it cannot be read is told as soon as it can', async () => {
  let fails = 2;
  const sound = await openSqlite({ path: join(folder(), 'a.db') });
  const store = wrapped(sound, (method) =>
    method === 'listed' && fails-- > 0 ? () => Promise.reject(new Error('no connection')) : undefined,
  );
  const server = await serve({ database: store });
  const page = await (await Client.guest(server.url, 'Anna')).page();
  await page.ask({ type: 'lobby', on: true });
  expect(await page.wait(({ type }) => type === 'lobby')).toMatchObject({ open: [], mine: [] });
});

test('the lobby is told at once and when it changes, gathered, until it is no longer wanted', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const ben = await Client.guest(server.url, 'Ben');
  const page = await ben.page();
  expect(await page.ask({ type: 'lobby', on: true })).toMatchObject({ type: 'done' });
  await page.wait(({ type }) => type === 'lobby');
  expect(lobbies(page)).toEqual([{ type: 'lobby', open: [], more: false, mine: [] }]);

  const tables = await Promise.all(
    Array.from({ length: 5 }, () => anna.table({ game: 'pebbles', seats: [me, open], listed: true })),
  );
  await page.wait((message) => message.type === 'lobby' && message.open.length === 5);
  expect(lobbies(page).length).toBeLessThanOrEqual(3);
  expect(lobbies(page).at(-1)!.mine).toEqual([]);

  const [first] = tables as [YourTable];
  await ben.post(`/matches/${first.id}/join`);
  await anna.post(`/matches/${first.id}/start`);
  const told = await page.wait(
    (message) => message.type === 'lobby' && message.mine[0]?.status === 'playing',
  );
  expect(told).toMatchObject({ mine: [{ id: first.id, yours: [1], waitingFor: [0, 1] }] });
  expect(lobbies(page).at(-1)!.open).toHaveLength(4);

  // A move of the other is told too.
  await anna.answer(first.id, 0, (await anna.update(first.id, 0)).legal[0]!);
  await page.wait((message) => message.type === 'lobby' && message.mine[0]?.waitingFor.length === 1);

  await page.ask({ type: 'lobby', on: false });
  const count = lobbies(page).length;
  await anna.table({ game: 'pebbles', seats: [me, bot], listed: true });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  await page.ask({ type: 'ping' });
  expect(lobbies(page)).toHaveLength(count);
});

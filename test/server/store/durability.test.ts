import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StorageFailed } from '../../../src/server/store/database.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { Change } from '../../../src/server/store/changes.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { ServerMessage, YourTable } from '../../../src/wire/server.ts';
import type { Client } from '../harness/client.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';
import { wrapped } from '../harness/wrapped-store.ts';

type Mode = 'sound' | 'refuses' | 'refuses-endings' | 'forgets-to-answer' | 'loses-long-reads' | 'dead';

/** A store whose writes go wrong on demand. */
function breakable(store: Store): { readonly store: Store; mode: Mode } {
  const control = {
    mode: 'sound' as Mode,
    store: wrapped(store, (method) => {
      if (control.mode === 'dead' && method !== 'close')
        return () => Promise.reject(new Error('no connection'));
      if (control.mode === 'loses-long-reads' && method === 'lines') return lines;
      return method === 'write' ? write : undefined;
    }),
  };
  async function lines(match: number, from: number) {
    if (from === 1) throw new Error('connection lost');
    return store.lines(match, from);
  }
  async function write(change: Change): Promise<'done' | 'conflict'> {
    const isEnding = change.type === 'append' && change.ending !== undefined;
    if (control.mode === 'refuses' || (control.mode === 'refuses-endings' && isEnding)) {
      throw new StorageFailed('disk full');
    }
    const done = await store.write(change);
    if (control.mode === 'forgets-to-answer') throw new StorageFailed('connection lost');
    return done;
  }
  return control;
}

async function broken() {
  const control = breakable(await openSqlite({ path: join(folder(), 'a.db') }));
  const server = await serve({ database: control.store });
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const pages = [await anna.page(), await ben.page()] as const;
  await pages[0].watch(table.id, 0);
  await pages[1].watch(table.id, 1);
  return { control, table, people, anna, pages };
}

test('a commit that fails refuses the intent, shows nothing to anyone, and can be tried again', async () => {
  const { control, table, people, anna, pages } = await broken();
  const before = await anna.update(table.id, 0);
  const frames = pages[1].frames.length;
  const answer = { type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 1' } as const;
  for (const mode of ['refuses', 'dead'] as const) {
    control.mode = mode;
    expect(await pages[0].ask(answer)).toMatchObject({ type: 'refused', code: 'storage' });
    expect(await anna.update(table.id, 0)).toEqual(before);
  }
  expect(pages[1].frames.length).toBe(frames);
  control.mode = 'sound';
  expect(await pages[0].ask(answer)).toMatchObject({ type: 'update', sealed: 'bid 1', seq: before.seq + 1 });
  await playOut(table.id, people);
});

test('the end of a match that cannot be stored has not happened', async () => {
  const { control, table, people, anna } = await broken();
  control.mode = 'refuses-endings';
  await expect(playOut(table.id, people)).rejects.toThrow(/storage/);
  expect((await anna.get(`/matches/${table.id}`)).body.table).toMatchObject({ status: 'playing' });
  control.mode = 'sound';
  await playOut(table.id, people);
  expect((await anna.get(`/matches/${table.id}`)).body.table).toMatchObject({ status: 'over' });
});

test('a commit of which nobody knows is looked up: it counts once, and everybody is told', async () => {
  const { control, table, people, pages } = await broken();
  const answer = { type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 1' } as const;
  control.mode = 'forgets-to-answer';
  expect(await pages[0].ask(answer)).toMatchObject({ type: 'refused', code: 'storage' });
  control.mode = 'sound';
  expect(await pages[0].ask(answer)).toMatchObject({ type: 'update', what: 'nothing', sealed: 'bid 1' });
  expect(pages[0].latest(table.id, 0)).toMatchObject({ sealed: 'bid 1', chosen: [0] });
  await pages[1].wait((message) => message.type === 'update' && message.chosen.includes(0));
  const { key } = (await control.store.match(table.id))!;
  expect((await control.store.lines(key, 1)).filter(({ kind }) => kind === 'seal')).toHaveLength(1);
  await playOut(table.id, people);
});

test('whoever asks for a rematch that cannot be stored is told so, and has a seat once it can', async () => {
  const { control, table, people } = await broken();
  const [anna, ben] = people as [Client, Client];
  await playOut(table.id, people);
  const rematch = async (who: Client) => (await who.post(`/matches/${table.id}/rematch`)).body;
  const { table: next } = (await rematch(anna)) as { table: YourTable };
  for (const mode of ['refuses', 'forgets-to-answer'] as const) {
    control.mode = mode;
    expect(await rematch(ben)).toMatchObject({ code: 'storage' });
  }
  control.mode = 'sound';
  expect(await rematch(ben)).toMatchObject({ table: { id: next.id, yours: [0] } });
  expect((await anna.post(`/matches/${next.id}/start`)).body.table).toMatchObject({ status: 'playing' });
});

/** Both have agreed to a pause, and it is durable, but nobody here knows. */
async function secretlyPaused() {
  const world = await broken();
  const { control, table, pages } = world;
  const wish = (seat: number) => ({ type: 'pause', match: table.id, seat, on: true }) as const;
  expect(await pages[0].ask(wish(0))).toMatchObject({ type: 'done' });
  control.mode = 'forgets-to-answer';
  expect(await pages[1].ask(wish(1))).toMatchObject({ type: 'refused', code: 'storage' });
  return world;
}

const isPauseTold = (message: ServerMessage) =>
  message.type === 'table' && message.table.time?.paused !== undefined;

test('a change of the table of which nobody knows is looked up before anybody decides', async () => {
  const { control, table, pages } = await secretlyPaused();
  control.mode = 'sound';
  const answer = { type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 1' } as const;
  expect(await pages[0].ask(answer)).toMatchObject({ type: 'refused', code: 'paused' });
  const { key } = (await control.store.match(table.id))!;
  expect((await control.store.lines(key, 1)).filter(({ kind }) => kind === 'seal')).toEqual([]);
  for (const page of pages) await page.wait(isPauseTold);
});

test('a look at the store that breaks off in the middle is made again as a whole, and everybody is told', async () => {
  const { control, table, pages } = await secretlyPaused();
  control.mode = 'loses-long-reads';
  const answer = { type: 'answer', match: table.id, seat: 0, asked: 1, text: 'bid 1' } as const;
  expect(await pages[0].ask(answer)).toMatchObject({ type: 'refused', code: 'storage' });
  control.mode = 'sound';
  expect(await pages[0].ask(answer)).toMatchObject({ type: 'refused', code: 'paused' });
  for (const page of pages) await page.wait(isPauseTold);
});

test('tables, guests and chat that cannot be stored are refused', async () => {
  const { control, table, anna } = await broken();
  control.mode = 'refuses';
  const me = { kind: 'me' };
  for (const [path, body] of [
    ['/guest', { name: 'Cleo' }],
    ['/matches', { game: 'pebbles', seats: [me, me] }],
    [`/matches/${table.id}/chat`, { seat: 0, text: 'hello' }],
    [`/matches/${table.id}/leave`, {}],
  ] as const) {
    expect(await anna.post(path, body)).toMatchObject({ status: 503, body: { code: 'storage' } });
  }
  control.mode = 'sound';
  expect((await anna.get(`/matches/${table.id}/chat`)).body.lines).toEqual([]);
  expect((await anna.post(`/matches/${table.id}/chat`, { seat: 0, text: 'hello' })).status).toBe(200);
});

test('healthz says when the database does not answer', async () => {
  const { control, anna } = await broken();
  const health = async () => (await fetch(`${anna.url}/healthz`)).status;
  expect(await health()).toBe(200);
  control.mode = 'dead';
  expect(await health()).toBe(503);
  control.mode = 'sound';
});

test('a match whose log no longer replays can still be read from what was kept at its end', async () => {
  const control = breakable(await openSqlite({ path: join(folder(), 'a.db') }));
  const first = await serve({ database: control.store });
  const { table, people } = await seated(first, 2);
  await playOut(table.id, people);
  const before = (await people[0]!.get(`/matches/${table.id}/story?viewer=0`)).body.story as {
    what: string;
    events: unknown[];
  }[];
  const store = control.store;
  // A rule was changed without raising its number: the old log is no longer legal.
  const lines = async (key: number, from: number) =>
    (await store.lines(key, from)).map((line) => ({ ...line, text: 'fly' }));
  const spoilt = wrapped(store, (method) =>
    method === 'lines' ? lines : method === 'close' ? async () => undefined : undefined,
  );
  const second = await serve({ database: spoilt });
  const anna = Object.assign(people[0]!, { url: second.url });
  expect((await anna.get(`/matches/${table.id}/updates?viewer=0`)).body.code).toBe('broken');
  const after = (await anna.get(`/matches/${table.id}/story?viewer=0`)).body.story as { events: unknown[] }[];
  expect(after.map(({ events }) => events)).toEqual(
    before.filter(({ what }) => what === 'move').map(({ events }) => events),
  );
  expect(await store.ending((await store.match(table.id))!.key)).toMatchObject({
    result: { reason: 'rounds' },
  });
});

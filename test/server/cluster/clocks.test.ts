import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TimeInfo } from '../../../src/wire/clock.ts';
import type { ServerMessage, YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { lasting, seated, serve } from '../harness/harness.ts';

const databases = postgres();
beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

const SECOND = 1000;

test('two servers on one database: the same clocks, pauses by both, and nobody is away who is at the other', async () => {
  const time = { now: 1_700_000_000_000 };
  const database = await databases.fresh();
  const options = {
    database,
    clock: () => time.now,
    manualHousekeeping: true,
    nodes: lasting,
  };
  const [one, two] = [await serve(options), await serve(options)];
  const clock = { kind: 'live', decision: 30, reserve: 300 } as const;
  const { table, people } = await seated(one, 2, 'pebbles', { clock });
  const [anna, there] = people as [Client, Client];
  const ben = Object.assign(new Client(two.url), { cookie: there.cookie });
  const at = `/matches/${table.id}`;
  const look = async (client: Client) => (await client.get(at)).body.table as YourTable;
  const timeOf = async (client: Client): Promise<TimeInfo> => (await look(client)).time!;
  const [page, other] = [await anna.page(), await ben.page()];
  await page.watch(table.id, 0);
  await other.watch(table.id, 1);
  const clocks = ({ seats }: TimeInfo) => seats.map(({ reserve, deadline }) => [reserve, deadline]);

  time.now += 40 * SECOND;
  await anna.answer(table.id, 0, 'bid 1');
  const told = await other.wait((message) => message.type === 'time' && !message.time.seats[0]?.deadline);
  expect(told).toMatchObject({ time: { seats: [{ reserve: 290 * SECOND }, { reserve: 290 * SECOND }] } });
  expect(clocks(await timeOf(ben))).toEqual(clocks(await timeOf(anna)));

  // Asked for at one, agreed to at the other, ended at the first.
  await page.ask({ type: 'pause', match: table.id, seat: 0, on: true });
  await other.wait((message) => message.type === 'table' && message.table.time?.pauseAsked.length === 1);
  expect(await other.ask({ type: 'pause', match: table.id, seat: 1, on: true })).toMatchObject({
    type: 'done',
  });
  await page.wait((message) => message.type === 'table' && message.table.time?.paused !== undefined);
  time.now += 1000 * SECOND;
  expect((await ben.answer(table.id, 1, 'bid 0')).body.code).toBe('paused');
  await page.ask({ type: 'pause', match: table.id, seat: 0, on: false });
  await other.wait(
    (message) => message.type === 'table' && message.table.time?.paused === undefined,
    other.messages.findLastIndex((message) => message.type === 'table' && message.table.time?.paused),
  );
  expect(clocks(await timeOf(ben))).toEqual(clocks(await timeOf(anna)));
  expect((await timeOf(ben)).seats[1]).toMatchObject({ reserve: 290 * SECOND });

  // Anna has no page any more and asks a server that Ben is not at: he is still there.
  await page.close();
  time.now += 200 * SECOND;
  expect((await anna.post(`${at}/stand-in`, { seat: 1 })).body.code).toBe('not-yet');
  other.ws.terminate();
  await expect.poll(async () => (await timeOf(anna)).seats[1]?.awaySince).toBe(time.now);
  time.now += 81 * SECOND;
  expect((await anna.post(`${at}/stand-in`, { seat: 1 })).body.table).toMatchObject({
    seats: [{}, { bot: 'random' }],
  });
  await expect.poll(async () => (await look(ben)).seats[1]?.bot).toBe('random');
});

test('whoever has lost a seat is not taken to look from it, at no node', async () => {
  const database = await databases.fresh();
  const options = { database, nodes: lasting };
  const [one, two] = [await serve(options), await serve(options)];
  const [anna, ben] = [await Client.guest(one.url, 'Anna'), await Client.guest(one.url, 'Ben')];
  const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.join(await anna.invite(id));
  const there = await Object.assign(new Client(two.url), { cookie: anna.cookie }).page();
  await there.ask({ type: 'watch', match: id, viewer: 0 });
  const page = await ben.page();
  await page.ask({ type: 'watch', match: id, viewer: 1 });
  const benIs = (here: boolean) => (message: ServerMessage) =>
    message.type === 'table' && message.table.seats[1]?.here === here;
  await there.wait(benIs(true));
  const from = there.messages.length;
  await anna.post(`/matches/${id}/sit`, { seat: 1, sitter: { kind: 'open' } });
  // The other node may hear first that nobody looks from the seat any more, then that it is free.
  const isFree = (message: ServerMessage) =>
    message.type === 'table' && message.table.seats[1]?.kind === 'open' && benIs(false)(message);
  expect(await there.wait(isFree, from)).toMatchObject({ table: { id } });
});

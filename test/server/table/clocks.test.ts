import { expect, test } from 'vitest';
import type { Server, ServerOptions } from '../../../src/server/server.ts';
import type { ClockSetting, TimeInfo } from '../../../src/wire/clock.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;
const START = 1_700_000_000_000;
const SECOND = 1000;
const live: ClockSetting = { kind: 'live', decision: 30, reserve: 100 };

/** A server whose time passes only when the test says so. */
async function timed(options: Partial<ServerOptions> = {}) {
  const time = { now: START };
  const server = await serve({ clock: () => time.now, manualHousekeeping: true, ...options });
  /** Time passes, and the server has nothing to do in it. */
  const pass = (seconds: number) => (time.now += seconds * SECOND);
  /** The same, and the server says now and then that it is there. */
  const attend = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 10) {
      pass(Math.min(left, 10));
      await server.tend();
    }
  };
  return { server, time, pass, attend };
}

async function atTable(server: Server, clock: ClockSetting, count = 2) {
  const { table, people } = await seated(server, count, 'pebbles', { clock });
  const look = async () => (await people[0]!.get(`/matches/${table.id}`)).body.table as YourTable;
  const timeOf = async (): Promise<TimeInfo> => (await look()).time!;
  const post = async (seat: number, path: string, body: object = {}) =>
    (await people[seat]!.post(`/matches/${table.id}/${path}`, body)).body;
  return { id: table.id, people: people as [Client, Client], look, timeOf, post };
}

/** Up to the open question to all: whoever bids 1 is on turn, keeps quiet, draws; then all may show. */
async function toShow(id: string, [anna, ben]: readonly Client[]): Promise<void> {
  await anna!.answer(id, 0, 'bid 1');
  await ben!.answer(id, 1, 'bid 0');
  await anna!.answer(id, 0, 'keep');
}

test('live: each seat has its seconds, then its reserve, until its own envelope is in', async () => {
  const { server, pass } = await timed();
  const { id, people, timeOf, look } = await atTable(server, live);
  expect(await timeOf()).toMatchObject({ now: START, pauseAsked: [] });
  pass(20);
  expect((await timeOf()).seats).toMatchObject([
    { reserve: 100 * SECOND, deadline: START + 130 * SECOND },
    { reserve: 100 * SECOND, deadline: START + 130 * SECOND },
  ]);
  await people[0].answer(id, 0, 'bid 1');
  pass(20);
  const { seats } = await timeOf();
  expect(seats[0]).toMatchObject({ reserve: 100 * SECOND });
  expect(seats[0]).not.toHaveProperty('deadline');
  expect(seats[1]).toMatchObject({ reserve: 90 * SECOND, deadline: START + 130 * SECOND });
  expect((await look()).waitingFor).toEqual([1]);
  await people[1].answer(id, 1, 'bid 0');
  pass(1);
  // A new question, a new half minute; the reserve is what it was.
  expect((await timeOf()).seats).toMatchObject([
    { deadline: START + 170 * SECOND },
    { reserve: 90 * SECOND },
  ]);
  pass(500);
  expect((await timeOf()).seats[0]).toMatchObject({ reserve: 0, deadline: START + 170 * SECOND });
  // Late is not lost.
  expect((await people[0].answer(id, 0, 'keep')).status).toBe(200);
  expect((await timeOf()).seats).toMatchObject([
    { reserve: 0, deadline: START + (541 + 30) * SECOND },
    { reserve: 90 * SECOND },
  ]);
});

test('taking back is no way to gain time, in the open or out of an envelope', async () => {
  const { server, pass } = await timed();
  const { id, people, timeOf } = await atTable(server, live);
  const undo = async (seat: number) => {
    const { asked } = await people[seat]!.update(id, seat);
    expect((await people[seat]!.post(`/matches/${id}/undo`, { seat, asked })).status).toBe(200);
  };
  pass(10);
  await people[0].answer(id, 0, 'bid 1');
  pass(40);
  await undo(0);
  expect((await timeOf()).seats[0]).toMatchObject({
    reserve: 80 * SECOND,
    deadline: START + 130 * SECOND,
  });
  await toShow(id, people);
  const begun = START + 50 * SECOND;
  pass(5);
  await people[0].answer(id, 0, 'pass');
  pass(60);
  await undo(0);
  expect((await timeOf()).seats[0]).toMatchObject({
    reserve: (80 - 35) * SECOND,
    deadline: begun + 110 * SECOND,
  });
});

test('after a restart the clocks say the same, and the time without a server is nobody’s', async () => {
  const database = folder();
  const { server: first, time, attend } = await timed({ database });
  const { id, people } = await atTable(first, live);
  await attend(40);
  await people[0].answer(id, 0, 'bid 1');
  await attend(3);
  const before = ((await people[0].get(`/matches/${id}`)).body.table as YourTable).time!;
  await first.stop();
  const again = await serve({ database, clock: () => time.now, manualHousekeeping: true });
  const client = new Client(again.url);
  const timeOf = async () => ((await client.get(`/matches/${id}`)).body.table as YourTable).time!;
  const clocks = ({ seats }: TimeInfo) => seats.map(({ reserve, deadline }) => ({ reserve, deadline }));
  expect(clocks(await timeOf())).toEqual(clocks(before));
  await again.stop();

  const lost = 3600 * SECOND;
  time.now += lost;
  client.url = (await serve({ database, clock: () => time.now, manualHousekeeping: true })).url;
  time.now += 20 * SECOND;
  // 15 seconds more, in which pages find back.
  const away = lost + 15 * SECOND;
  const deadline = before.seats[1]!.deadline! + away;
  expect((await timeOf()).seats[1]).toMatchObject({ reserve: (100 - 13 - 5) * SECOND, deadline });
});

test('a server that has been there all along is charged like any other time', async () => {
  const { server, pass, attend } = await timed();
  const { timeOf } = await atTable(server, live);
  await attend(80);
  expect((await timeOf()).seats[0]).toMatchObject({ reserve: 50 * SECOND });
  // A process that was frozen says nothing, and charges nothing.
  pass(600);
  await server.tend();
  expect((await timeOf()).seats[0]).toMatchObject({ reserve: 50 * SECOND });
});

test('gentle: a nudge, told once to those who look, and no consequence', async () => {
  const { server, pass, attend } = await timed();
  const { id, people, timeOf, post } = await atTable(server, { kind: 'gentle', minutes: 1 });
  const pages = await Promise.all([people[0].page(), people[1].page()]);
  await Promise.all(pages.map((page, seat) => page.watch(id, seat)));
  await people[0].answer(id, 0, 'bid 1');
  await attend(59);
  expect((await timeOf()).seats[1]).not.toHaveProperty('nudged');
  const from = pages[0].messages.length;
  await attend(2);
  const told = await pages[0].wait(({ type }) => type === 'time', from);
  expect(told).toMatchObject({ match: id, time: { seats: [{}, { nudged: true }] } });
  await server.tend();
  await pages[0].ask({ type: 'ping' });
  expect(pages[0].messages.slice(from).filter(({ type }) => type === 'time')).toHaveLength(1);
  expect((await timeOf()).seats[1]).not.toHaveProperty('replaceableAt');
  pass(36_000);
  expect(await post(0, 'stand-in', { seat: 1 })).toMatchObject({ code: 'not-yet' });
  await people[1].answer(id, 1, 'bid 0');
  expect((await timeOf()).seats[1]).not.toHaveProperty('nudged');
});

test('days: a deadline for each decision; being away is how it is played', async () => {
  const { server, pass } = await timed();
  const { timeOf, post } = await atTable(server, { kind: 'days', days: 2 });
  const deadline = START + 2 * 86_400 * SECOND;
  expect((await timeOf()).seats[1]).toMatchObject({ deadline, replaceableAt: deadline });
  for (let days = 0; days < 4; days++) pass(86_400 / 2);
  expect(await post(0, 'stand-in', { seat: 1, bot: 'random' })).toMatchObject({
    table: { seats: [{}, { bot: 'random', kind: 'person' }] },
  });
});

test('without a clock there are no deadlines and nothing is told about time while everybody is here', async () => {
  const { server } = await timed();
  const { id, people, timeOf } = await atTable(server, { kind: 'none' });
  const pages = await Promise.all([people[0].page(), people[1].page()]);
  await Promise.all(pages.map((page, seat) => page.watch(id, seat)));
  await playOut(id, people);
  await pages[0].ask({ type: 'ping' });
  expect(pages[0].of('time')).toEqual([]);
  expect(await timeOf()).toBeUndefined();
});

test('a pause begins when all have agreed, stops every clock, and anybody ends it', async () => {
  const { server, pass } = await timed();
  const { id, people, timeOf, post } = await atTable(server, live);
  const [anna, ben] = people;
  const page = await ben.page();
  await page.watch(id, 1);
  expect(await post(0, 'pause', { seat: 0, on: false })).toMatchObject({ code: 'not-paused' });
  expect(await post(0, 'pause', { seat: 1, on: true })).toMatchObject({ code: 'not-your-seat' });
  expect(await post(0, 'pause', { seat: 7, on: true })).toMatchObject({ code: 'no-seat' });
  expect(await post(0, 'pause', { seat: 0, on: true })).toMatchObject({
    table: { time: { pauseAsked: [0] } },
  });
  await post(0, 'pause', { seat: 0, on: false });
  expect(await timeOf()).toMatchObject({ pauseAsked: [] });
  pass(10);
  await post(0, 'pause', { seat: 0, on: true });
  expect(await page.ask({ type: 'pause', match: id, seat: 1, on: true })).toMatchObject({ type: 'done' });
  const paused = { paused: { since: START + 10 * SECOND }, pauseAsked: [] };
  expect(await timeOf()).toMatchObject(paused);
  await page.wait((message) => message.type === 'table' && message.table.time?.paused !== undefined);

  pass(1000);
  const { seats } = await timeOf();
  expect(seats[1]).toMatchObject({ reserve: 100 * SECOND, deadline: START + 1130 * SECOND });
  expect(seats[1]).not.toHaveProperty('replaceableAt');
  expect((await anna.answer(id, 0, 'bid 1')).body.code).toBe('paused');
  expect(await post(0, 'stand-in', { seat: 1 })).toMatchObject({ code: 'paused' });
  expect(await post(0, 'pause', { seat: 0, on: true })).toMatchObject({ code: 'paused' });
  expect(await page.ask({ type: 'pause', match: id, seat: 1, on: false })).toMatchObject({ type: 'done' });
  expect(await timeOf()).not.toHaveProperty('paused');
  pass(10);
  expect((await anna.answer(id, 0, 'bid 1')).status).toBe(200);
  pass(20);
  expect((await timeOf()).seats[1]).toMatchObject({ reserve: 90 * SECOND });
});

test('whoever is away has no say in a pause, but for clocks over days; bots wait as well', async () => {
  const { server, pass } = await timed();
  const over = await atTable(server, live);
  pass(61);
  // Nobody has a page open; whoever asks is there.
  expect(await over.post(0, 'pause', { seat: 0, on: true })).toMatchObject({
    table: { time: { paused: {} } },
  });
  const slow = await atTable(server, { kind: 'days', days: 1 });
  pass(61);
  expect(await slow.post(0, 'pause', { seat: 0, on: true })).not.toMatchObject({
    table: { time: { paused: {} } },
  });
  expect(await slow.post(1, 'pause', { seat: 1, on: true })).toMatchObject({
    table: { time: { paused: {} } },
  });

  const anna = await Client.guest(server.url, 'Anna');
  const { id } = await anna.table({ game: 'pebbles', seats: [me, bot, bot] });
  await anna.post(`/matches/${id}/start`);
  const page = await anna.page();
  await page.watch(id, 0);
  await page.wait((message) => message.type === 'update' && message.chosen.length === 2);
  await page.ask({ type: 'pause', match: id, seat: 0, on: true });
  await page.ask({ type: 'pause', match: id, seat: 0, on: false });
  // Asked again, bots answer again: the match goes on to its end.
  for (let guard = 0; guard < 50 && !page.latest(id, 0)?.result; guard++) {
    const { asked, legal, sealed } = page.latest(id, 0)!;
    const from = page.messages.length;
    if (legal.length > 0 && sealed === undefined)
      await page.ask({ type: 'answer', match: id, seat: 0, asked, text: legal[0]! });
    else await page.wait((message) => message.type === 'update', from);
  }
  expect(page.latest(id, 0)?.result).toBeDefined();
});

test('tables that never begin vanish, listed ones soon, others later, and none that somebody looks at', async () => {
  const database = folder();
  const time = { now: START };
  const clock = () => time.now;
  const first = await serve({ database, clock, manualHousekeeping: true });
  const anna = await Client.guest(first.url, 'Anna');
  const listed = await anna.table({ game: 'pebbles', seats: [me, open], listed: true });
  const looked = await anna.table({ game: 'pebbles', seats: [me, open], listed: true });
  const hidden = await anna.table({ game: 'pebbles', seats: [me, open] });
  const page = await anna.page();
  await page.watch(looked.id, 0);
  const states = async () =>
    Promise.all(
      [listed, looked, hidden].map(
        async ({ id }) => ((await anna.get(`/matches/${id}`)).body.table as YourTable).status,
      ),
    );
  time.now += 2 * 3600 * SECOND - 1;
  await first.tend();
  expect(await states()).toEqual(['open', 'open', 'open']);
  time.now += 2;
  await first.tend();
  expect(await states()).toEqual(['closed', 'open', 'open']);
  expect((await anna.get('/matches')).body.tables).toHaveLength(2);
  expect((await anna.post(`/matches/${listed.id}/start`)).body.code).toBe('not-open');
  await first.stop();

  time.now += 72 * 3600 * SECOND;
  const second = await serve({ database, clock, manualHousekeeping: true });
  const later = new Client(second.url);
  later.cookie = anna.cookie;
  await second.tend();
  for (const { id } of [looked, hidden])
    expect((await later.get(`/matches/${id}`)).body.table).toMatchObject({ status: 'closed' });
  expect((await later.get('/matches')).body.tables).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClockSetting, SeatTime } from '../../../src/wire/clock.ts';
import type { Update, YourTable } from '../../../src/wire/server.ts';
import { Client, type Page } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { seated, serve } from '../harness/harness.ts';

const START = 1_700_000_000_000;
const SECOND = 1000;
const live: ClockSetting = { kind: 'live', decision: 30, reserve: 3600 };

async function setUp(clock: ClockSetting, database?: Awaited<ReturnType<typeof open>>) {
  const time = { now: START };
  const options = { clock: () => time.now, manualHousekeeping: true, ...(database ? { database } : {}) };
  const server = await serve(options);
  const { table, people } = await seated(server, 2, 'pebbles', { clock });
  const [anna, ben] = people as [Client, Client];
  const page = await anna.page();
  await page.watch(table.id, 0);
  const look = async () => (await anna.get(`/matches/${table.id}`)).body.table as YourTable;
  return {
    server,
    anna,
    ben,
    page,
    look,
    id: table.id,
    time,
    pass: (seconds: number) => (time.now += seconds * SECOND),
    post: async (who: Client, path: string, body: object = {}) =>
      (await who.post(`/matches/${table.id}/${path}`, body)).body,
    ofBen: async (): Promise<SeatTime> => (await look()).time!.seats[1]!,
  };
}

const open = sqlite().open;

/** Waits until the page was told that Ben is there, or away. */
async function until(page: Page, isAway: boolean): Promise<void> {
  const from = page.messages.findLastIndex(({ type }) => type === 'table');
  await page.wait(
    (message) =>
      message.type === 'table' && (message.table.time?.seats[1]?.awaySince !== undefined) === isAway,
    from,
  );
}

test('waiting for somebody who is away: long for a lost connection, short for a closed page, over when they return', async () => {
  const { ben, page, id, pass, post, ofBen, anna, time } = await setUp(live);
  // Nobody has seen Ben since the match began.
  expect(await ofBen()).toMatchObject({ awaySince: START, replaceableAt: START + 80 * SECOND });
  const first = await ben.page();
  await first.watch(id, 1);
  await until(page, false);
  expect(await ofBen()).toMatchObject({
    deadline: START + 3630 * SECOND,
    replaceableAt: START + 3630 * SECOND,
  });

  pass(10);
  first.ws.terminate();
  await until(page, true);
  expect(await ofBen()).toMatchObject({ awaySince: time.now, replaceableAt: time.now + 80 * SECOND });
  pass(79);
  expect(await post(anna, 'stand-in', { seat: 1 })).toMatchObject({ code: 'not-yet' });

  const second = await ben.page();
  await second.watch(id, 1);
  await until(page, false);
  pass(2);
  expect(await post(anna, 'stand-in', { seat: 1 })).toMatchObject({ code: 'not-yet' });
  second.ws.close(1001);
  await until(page, true);
  expect(await ofBen()).toMatchObject({ awaySince: time.now, replaceableAt: time.now + 20 * SECOND });

  // One page of two closed is not away; leaving the table on the page is.
  const third = await ben.page();
  const fourth = await ben.page();
  await third.watch(id, 1);
  await fourth.watch(id, 1);
  await until(page, false);
  await third.close();
  await page.ask({ type: 'ping' });
  expect(await ofBen()).not.toHaveProperty('awaySince');
  await fourth.ask({ type: 'unwatch', match: id, viewer: 1 });
  await until(page, true);
  expect(await ofBen()).toMatchObject({ replaceableAt: time.now + 20 * SECOND });
});

test('without a clock it takes a quarter of an hour, five minutes if the page was closed; a request is a sign of life', async () => {
  const { ben, page, id, pass, ofBen, time, look } = await setUp({ kind: 'none' });
  expect(await ofBen()).toEqual({ awaySince: START, replaceableAt: START + 900 * SECOND });
  const own = await ben.page();
  await own.watch(id, 1);
  await until(page, false);
  expect(await ofBen()).toEqual({});
  await own.close();
  await until(page, true);
  expect(await ofBen()).toEqual({ awaySince: time.now, replaceableAt: time.now + 300 * SECOND });
  pass(100);
  await ben.update(id, 1);
  expect(await ofBen()).toEqual({ awaySince: time.now, replaceableAt: time.now + 900 * SECOND });
  // Not waited for: not replaceable, however long away.
  await ben.answer(id, 1, 'bid 0');
  pass(9999);
  expect((await look()).waitingFor).toEqual([0]);
  expect(await ofBen()).not.toHaveProperty('replaceableAt');
});

test('who may let a bot sit in, and where', async () => {
  const { server, anna, ben, id, pass, post, page } = await setUp(live);
  pass(81);
  const stranger = await Client.guest(server.url, 'Cleo');
  expect(await post(stranger, 'stand-in', { seat: 1 })).toMatchObject({ code: 'not-seated' });
  expect(await post(new Client(server.url), 'stand-in', { seat: 1 })).toMatchObject({ code: 'not-seated' });
  expect(await post(anna, 'stand-in', { seat: 0 })).toMatchObject({ code: 'not-yet' });
  expect(await post(anna, 'stand-in', { seat: 5 })).toMatchObject({ code: 'no-seat' });
  expect(await post(anna, 'stand-in', { seat: 1, bot: 'deep' })).toMatchObject({ code: 'no-bot' });
  expect(await page.ask({ type: 'stand-in', match: id, seat: 1, bot: 'random' })).toMatchObject({
    type: 'done',
  });
  expect(await post(anna, 'stand-in', { seat: 1 })).toMatchObject({ code: 'not-yet' });
  // Whoever is replaced comes back before having a say again.
  expect(await post(ben, 'stand-in', { seat: 0 })).toMatchObject({ code: 'bot-sits-in' });
  expect(await post(ben, 'pause', { seat: 1, on: true })).toMatchObject({ code: 'bot-sits-in' });
  const own = await ben.page();
  expect(await own.ask({ type: 'return', match: id })).toMatchObject({ type: 'done' });
  expect(await own.ask({ type: 'stand-in', match: id, seat: 0 })).toMatchObject({ code: 'not-yet' });
});

/** Plays Anna's seat, and Ben's while he plays himself, until there is nothing to do but wait for the bot. */
async function playOn(id: string, page: Page, ben: Client | undefined, stop: (update: Update) => boolean) {
  for (let guard = 0; guard < 100; guard++) {
    const update = page.latest(id, 0)!;
    if (stop(update)) return;
    const from = page.messages.length;
    if (update.legal.length > 0 && update.sealed === undefined) {
      await page.ask({ type: 'answer', match: id, seat: 0, asked: update.asked, text: update.legal[0]! });
      continue;
    }
    if (ben && update.toAct.includes(1) && !update.chosen.includes(1)) {
      await ben.answer(id, 1, (await ben.update(id, 1)).legal[0]!);
    }
    if (page.messages.length === from) await page.wait((message) => message.type === 'update', from);
  }
  throw new Error('the match does not go on');
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('an abandoned seat goes to a bot and back, and the result says who played it for how long', async () => {
    const address = await databases.fresh();
    const { anna, ben, page, id, pass, post, look, server, time } = await setUp(
      live,
      await databases.open(address),
    );
    const own = await ben.page();
    await own.watch(id, 1);
    await until(page, false);
    pass(7);
    await ben.answer(id, 1, 'bid 0');
    await page.ask({ type: 'answer', match: id, seat: 0, asked: page.latest(id, 0)!.asked, text: 'bid 1' });
    await page.ask({ type: 'answer', match: id, seat: 0, asked: page.latest(id, 0)!.asked, text: 'keep' });
    // Both may show a card now; Ben's connection is lost.
    own.ws.terminate();
    await until(page, true);
    await page.ask({ type: 'answer', match: id, seat: 0, asked: page.latest(id, 0)!.asked, text: 'pass' });
    pass(80);
    await page.ask({ type: 'stand-in', match: id, seat: 1, bot: 'random' });
    await page.wait(
      (message) => message.type === 'update' && message.toAct.length === 2,
      page.messages.length - 3,
    );
    expect((await look()).seats[1]).toMatchObject({ kind: 'person', name: 'Player 1', bot: 'random' });
    expect((await ben.answer(id, 1, 'bid 0')).body.code).toBe('bot-sits-in');
    await playOn(id, page, undefined, ({ view }) => (view as { round: number }).round === 2);

    const back = await post(ben, 'return');
    expect(back).toMatchObject({ table: { seats: [{}, { kind: 'person' }], yours: [1] } });
    expect((back.table as YourTable).seats[1]).not.toHaveProperty('bot');
    pass(5);
    await playOn(id, page, ben, ({ result }) => result !== undefined);

    const over = await look();
    expect(over).toMatchObject({ status: 'over', waitingFor: [] });
    expect(over).not.toHaveProperty('time');
    const [first, second] = over.played!;
    expect(first).toEqual([{ by: 'person', moves: expect.any(Number), milliseconds: expect.any(Number) }]);
    expect(second!.map(({ by }) => by).toSorted()).toEqual(['bot:random', 'person']);
    const [asBot, asPerson] = second!.toSorted((a, b) => a.by.localeCompare(b.by));
    expect(asBot!.moves).toBeGreaterThan(0);
    expect(asPerson!.moves).toBeGreaterThan(1);
    // Seven seconds for the first bid, eighty away, and what he took after he was back.
    expect(asPerson!.milliseconds).toBeGreaterThanOrEqual(87 * SECOND);
    expect(asBot!.milliseconds).toBe(0);

    await server.stop();
    const database = await databases.open(address);
    const later = await serve({ database, clock: () => time.now, manualHousekeeping: true });
    const told = (await new Client(later.url).get(`/matches/${id}`)).body.table as YourTable;
    expect(told.played).toEqual(over.played);
    const listed = (await visitor(later.url, anna).get('/matches')).body.tables as YourTable[];
    expect(listed[0]?.played).toEqual(over.played);
  });
});

function visitor(url: string, { cookie }: Client): Client {
  const client = new Client(url);
  client.cookie = cookie;
  return client;
}

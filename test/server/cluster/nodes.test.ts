import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import type { Server } from '../../../src/server/server.ts';
import type { Update, YourTable } from '../../../src/wire/server.ts';
import { Client, type Page } from '../harness/client.ts';
import { problemOf } from '../crash/check.ts';
import { Victim } from '../crash/victim.ts';
import { postgres } from '../harness/databases.ts';
import { folder, seated, serve } from '../harness/harness.ts';
import { faultyNode, type NodeFault } from './nodes/faults.ts';

/** Only ends what hangs: a busy machine may take its time. */
const HANGS = 600_000;

const databases = postgres();
beforeAll(() => databases.start());
afterAll(() => databases.stop());

const nodes = { beat: 200, life: 2000 };

/** So many servers on one database. */
async function cluster(count: number, fault?: NodeFault): Promise<{ database: string; servers: Server[] }> {
  const database = await databases.fresh();
  const servers: Server[] = [];
  for (let n = 0; n < count; n++) {
    const store = await databases.open(database);
    servers.push(await serve({ database: fault ? faultyNode(store, fault) : store, nodes }));
  }
  return { database, servers };
}

function at(server: Server | undefined, client: Client | undefined): Client {
  return Object.assign(new Client(server!.url), { cookie: client!.cookie });
}

/** Three people at one table, each at a node of their own. */
async function apart(servers: readonly Server[]) {
  const { table, people } = await seated(servers[0]!, 3);
  const clients = people.map((client, seat) => at(servers[seat % servers.length], client));
  const pages = await Promise.all(clients.map((client) => client.page()));
  for (const [seat, page] of pages.entries()) await page.watch(table.id, seat);
  return { table, clients, pages };
}

async function playToTheEnd(pages: readonly Page[], match: string, seed: number): Promise<void> {
  const rng = new FastRng(seed);
  const isOver = () => pages.every((page, seat) => page.latest(match, seat)?.result);
  while (!isOver()) {
    for (const [seat, page] of pages.entries()) {
      const { asked, legal, sealed } = page.latest(match, seat) as Update;
      if (legal.length === 0 || sealed !== undefined) continue;
      await page.ask({ type: 'answer', match, seat, asked, text: pickOne(legal, rng) });
    }
    // Somebody else's move comes by another node.
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** Every seat was told everything, in order, as the log has it. */
function expectWholeStories(pages: readonly Page[], match: string): void {
  for (const [seat, page] of pages.entries()) {
    const news = page.of('update').filter(({ what, viewer }) => what !== 'nothing' && viewer === seat);
    const seqs = news.filter((update) => update.match === match).map(({ seq }) => seq);
    expect(seqs.length).toBeGreaterThan(10);
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  }
}

const stand = ({ seq, view, legal, asked, toAct, chosen, result }: Update) => [
  seq,
  view,
  legal,
  asked,
  toAct,
  chosen,
  result,
];

describe('people at different nodes', () => {
  test('see each other move, with the same numbers at every node', async () => {
    const { database, servers } = await cluster(3);
    const { table, clients, pages } = await apart(servers);
    await playToTheEnd(pages, table.id, 1);
    expectWholeStories(pages, table.id);
    const shown = new Map(pages.map((page, seat) => [seat, page.latest(table.id, seat) as Update]));
    for (const [seat, update] of shown) {
      for (const server of servers) {
        expect(stand(await at(server, clients[seat]).update(table.id, seat))).toEqual(stand(update));
      }
    }
    const store = await databases.open(database);
    expect(await problemOf(store, { match: table.id, acknowledged: [], shown, said: [] })).toBeUndefined();
    await store.close();
  });

  test('see a table change: seats, options, start, chat, who is here, the rematch', async () => {
    const { servers } = await cluster(2);
    const anna = await Client.guest(servers[0]!.url, 'Anna');
    const ben = await Client.guest(servers[1]!.url, 'Ben');
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const page = await anna.page();
    await page.watch(id, 0);
    const elsewhere = at(servers[1], anna);
    const look = await elsewhere.page();
    await look.watch(id, 'public');
    const sees = (those: readonly Page[], fits: (table: YourTable) => boolean) =>
      Promise.all(
        those.map((each) => each.wait((message) => message.type === 'table' && fits(message.table))),
      );

    await ben.join(await anna.invite(id));
    await sees([page, look], ({ seats }) => seats[1]?.name === 'Ben');
    await ben.post(`/matches/${id}/seed`, { seat: 1, seed: 'sand' });
    await sees([page, look], ({ seats }) => seats[1]?.seed === 'sand');
    const bens = await ben.page();
    await bens.watch(id, 1);
    await sees([page, look, bens], ({ seats }) => seats.every(({ here }) => here));
    expect((await anna.get(`/matches/${id}`)).body.table).toMatchObject({
      seats: [{ here: true }, { here: true }],
    });

    await elsewhere.post(`/matches/${id}/start`);
    for (const [each, seat] of [
      [page, 0],
      [bens, 1],
      [look, 'public'],
    ] as const)
      await each.wait(({ type }) => type === 'update' && each.latest(id, seat)?.seq === 1);
    await anna.post(`/matches/${id}/chat`, { seat: 0, text: 'ahoy' });
    await ben.post(`/matches/${id}/chat`, { seat: 1, text: 'ahoy yourself' });
    for (const each of [page, bens, look]) {
      await each.wait((message) => message.type === 'chat' && message.lines.at(-1)?.number === 2);
      const lines = each.of('chat').flatMap((message) => message.lines);
      expect(lines.map(({ text }) => text)).toEqual(['ahoy', 'ahoy yourself']);
    }
    await playToTheEnd([page, bens], id, 2);
    await sees([page, bens, look], ({ status }) => status === 'over');
    const [one, other] = await Promise.all(
      [anna, ben].map((client) => client.post(`/matches/${id}/rematch`)),
    );
    expect(one!.body.table).toMatchObject({ id: (other!.body.table as YourTable).id });
    await sees([page, bens, look], ({ next }) => next === (one!.body.table as YourTable).id);

    await bens.close();
    await sees([page, look], ({ seats, next }) => next !== undefined && seats[1]?.here === false);
  });

  test('answer at the same time at two nodes: the primary key decides, and all hear the same', async () => {
    const { servers } = await cluster(2);
    const { table, people } = await seated(servers[0]!, 3);
    const pages = await Promise.all(
      people.map((client) => Promise.all(servers.map((server) => at(server, client).page()))),
    );
    for (const [seat, both] of pages.entries()) for (const page of both) await page.watch(table.id, seat);
    const rng = new FastRng(3);
    const isOver = () => pages.flat().every((page) => page.of('update').at(-1)?.result);
    const codes: string[] = [];
    for (let round = 0; round < 500 && !isOver(); round++) {
      const replies = await Promise.all(
        pages.flatMap((both, seat) =>
          both.map(async (page) => {
            const { asked, legal } = page.latest(table.id, seat) as Update;
            if (legal.length === 0) return undefined;
            const text = pickOne(legal, rng);
            return page.ask({ type: 'answer', match: table.id, seat, asked, text });
          }),
        ),
      );
      for (const reply of replies) {
        if (reply) codes.push(reply.type === 'refused' ? reply.code : 'done');
      }
    }
    await vi.waitFor(() => expect(isOver()).toBe(true), HANGS);
    expect(['done', 'stale', 'over', 'not-your-turn', 'illegal']).toEqual(expect.arrayContaining(codes));
    expect(codes.filter((code) => code === 'done').length).toBeGreaterThan(20);
    // How often two were as fast as each other is luck; that they ever were shows that it was tried.
    expect(codes).toContain('stale');
    for (const n of [0, 1])
      expectWholeStories(
        pages.map((both) => both[n]!),
        table.id,
      );
  });
});

test('who says nothing is heard all the same: every node looks at its watched tables by itself', async () => {
  const { servers } = await cluster(2, 'mute');
  const { table, clients, pages } = await apart(servers);
  for (const seat of [0, 1, 2]) {
    const before = pages.map((page, each) => page.latest(table.id, each)!.seq);
    const { asked, legal } = pages[seat]!.latest(table.id, seat) as Update;
    await pages[seat]!.ask({ type: 'answer', match: table.id, seat, asked, text: legal[0]! });
    for (const [each, page] of pages.entries())
      await page.wait(() => page.latest(table.id, each)!.seq === before[each]! + 1);
  }
  await clients[1]!.post(`/matches/${table.id}/chat`, { seat: 1, text: 'hello' });
  for (const page of pages) await page.wait(({ type }) => type === 'chat');
  await clients[1]!.post(`/matches/${table.id}/leave`);
  for (const page of pages) {
    await page.wait((message) => message.type === 'table' && message.table.seats[1]?.bot !== undefined);
    await page.wait((message) => message.type === 'table' && message.table.seats.every(({ here }) => here));
  }
  expect(pages.map((page, seat) => page.latest(table.id, seat)?.seq)).toEqual([4, 4, 4]);
});

test('the story of a match is told by a node that has not heard of its start', async () => {
  const { servers } = await cluster(2, 'mute');
  const anna = await Client.guest(servers[0]!.url, 'Anna');
  const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const elsewhere = at(servers[1], anna);
  await (await elsewhere.page()).watch(id, 'public');
  expect((await anna.post(`/matches/${id}/start`)).status).toBe(200);
  const { status, body } = await elsewhere.get(`/matches/${id}/story?viewer=0`);
  expect(status).toBe(200);
  expect((body.story as object[]).length).toBeGreaterThan(0);
});

test('whoever asks another node each time is never refused for what that one has not heard yet', async () => {
  const { servers } = await cluster(2, 'mute');
  const anna = await Client.guest(servers[0]!.url, 'Anna');
  const ben = await Client.guest(servers[1]!.url, 'Ben');
  const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  // Both nodes have the table in memory, and neither says what it writes.
  for (const server of servers) await (await at(server, anna).page()).watch(id, 'public');
  // The node that has written last knows; the other one is asked.
  let latest = 0;
  const elsewhere = (client: Client) => at(servers[(latest = 1 - latest)], client);
  expect((await elsewhere(ben).join(await anna.invite(id))).yours).toEqual([1]);
  expect((await elsewhere(ben).post(`/matches/${id}/seed`, { seat: 1, seed: 'sand' })).status).toBe(200);
  expect((await elsewhere(anna).post(`/matches/${id}/start`)).status).toBe(200);
  const rng = new FastRng(4);
  let over = false;
  for (let moves = 0; moves < 300 && !over; moves++) {
    for (const [seat, client] of [anna, ben].entries()) {
      const { asked, legal, result } = await at(servers[latest], client).update(id, seat);
      over ||= result !== undefined;
      if (legal.length === 0) continue;
      const answer = { seat, asked, text: pickOne(legal, rng) };
      expect(await elsewhere(client).post(`/matches/${id}/answer`, answer)).toMatchObject({ status: 200 });
    }
  }
  expect(over).toBe(true);
  expect((await elsewhere(anna).post(`/matches/${id}/rematch`)).status).toBe(200);
});

test('whoever has seen more at another node is not shown less', async () => {
  const { servers } = await cluster(2, 'mute');
  const { table, clients, pages } = await apart(servers);
  const { asked, legal } = pages[0]!.latest(table.id, 0) as Update;
  const answer = { type: 'answer', match: table.id, seat: 0, asked, text: legal[0]! } as const;
  const { seq } = (await pages[0]!.ask(answer)) as Update;
  const page = await at(servers[1], clients[0]).page();
  expect(await page.watch(table.id, 0, seq)).toMatchObject({ seq, sealed: legal[0] });
});

test('a node that neither hears nor looks shows nothing, so the tests above would find it out', async () => {
  const { servers } = await cluster(2, 'deaf-and-blind');
  const { table, pages } = await apart(servers);
  const { asked, legal } = pages[0]!.latest(table.id, 0) as Update;
  await pages[0]!.ask({ type: 'answer', match: table.id, seat: 0, asked, text: legal[0]! });
  // Seat 2 sits at the same node, seat 1 at the other, which has had three beats to look.
  await pages[2]!.wait((message) => message.type === 'update' && message.seq === 2);
  await new Promise((resolve) => setTimeout(resolve, 3 * nodes.beat));
  expect(pages[1]!.latest(table.id, 1)?.seq).toBe(1);
});

test('a node that dies between writing and saying so: the others find out by looking, and nothing is lost', async () => {
  const database = await databases.fresh();
  const [doomed, well] = [new Victim(), new Victim()];
  try {
    const urls = await Promise.all([
      doomed.open({ database, nodes, nodeFault: 'dies-before-it-tells' }),
      well.open({ database, nodes }),
    ]);
    const anna = await Client.guest(urls[1], 'Anna');
    const there = Object.assign(new Client(urls[0]), { cookie: anna.cookie });
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'me' }] });
    await anna.post(`/matches/${id}/start`);
    const [page, elsewhere] = [await there.page(), await anna.page()];
    const { asked, legal } = await page.watch(id, 0);
    await elsewhere.watch(id, 1);
    const answer = { type: 'answer', match: id, seat: 0, asked, text: legal[0]! } as const;
    page.send(answer);
    await page.closed;
    // The socket may be gone a moment before the process is.
    await vi.waitFor(() => expect(doomed.isAlive).toBe(false), HANGS);
    await elsewhere.wait((message) => message.type === 'update' && message.chosen.includes(0));
    // Whoever got no answer asks another node: it has been done, once.
    expect(await elsewhere.ask(answer)).toMatchObject({ type: 'update', what: 'nothing', sealed: legal[0] });
    // Nobody is at the dead node any more.
    await elsewhere.wait(
      (message) =>
        message.type === 'table' && message.table.seats.map(({ here }) => here).join() === 'false,true',
    );
  } finally {
    await Promise.all([doomed.kill(), well.kill()]);
  }
});

describe('bots', () => {
  /** Bots that write down what they are asked. */
  const module = new URL('./nodes/noting-bot.ts', import.meta.url).href;

  test('one node thinks for a match, and when it stops another goes on', async () => {
    const notes = join(folder(), 'notes');
    vi.stubEnv('BOT_NOTES', notes);
    const database = await databases.fresh();
    // A slow machine is no reason to answer at random instead.
    const bots = { threads: 1, milliseconds: 20_000, module };
    const servers = [await serve({ database, nodes, bots }), await serve({ database, nodes, bots })];
    const anna = await Client.guest(servers[0]!.url, 'Anna');
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, bot, bot] });
    // Both nodes have the table in memory, and people who look.
    const pages = await Promise.all(servers.map((server) => at(server, anna).page()));
    for (const page of pages) await page.watch(id, 'public');
    await anna.post(`/matches/${id}/start`);
    const decided = (page: Page) => page.latest(id, 'public');
    await pages[1]!.wait(() => decided(pages[1]!)?.chosen.join() === '1,2');
    const asked = () => readFileSync(notes, 'utf8').trim().split('\n');
    expect(asked().length).toBe(2);
    // The node whose bots have thought so far stops; the other's go on.
    await servers[0]!.stop();
    const there = at(servers[1], anna);
    await vi.waitFor(async () => {
      const { asked: number, legal } = await there.update(id, 0);
      if (legal.length > 0)
        await there.post(`/matches/${id}/answer`, { seat: 0, asked: number, text: legal[0] });
      expect(asked().length).toBeGreaterThan(2);
    }, HANGS);
    vi.unstubAllEnvs();
  });

  test('think also where nobody looks and nothing was heard', async () => {
    const database = await databases.fresh();
    const hearing = await serve({ database, nodes });
    const mute = await serve({ database: faultyNode(await databases.open(database), 'mute'), nodes });
    const anna = await Client.guest(hearing.url, 'Anna');
    const bot = { kind: 'bot', bot: 'random' } as const;
    const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, bot] });
    // From the first question on it is the first node that thinks; Anna looks and plays at the other, which says nothing.
    await anna.post(`/matches/${id}/start`);
    await vi.waitFor(async () => expect((await anna.update(id, 'public')).chosen).toEqual([1]), HANGS);
    const page = await at(mute, anna).page();
    for (let moves = 0; moves < 4; moves++) {
      const { asked, legal } = await page.watch(id, 0);
      await page.ask({ type: 'answer', match: id, seat: 0, asked, text: legal[0]! });
      await page.wait(
        () => (page.latest(id, 0)?.asked ?? 0) > asked && page.latest(id, 0)?.legal.length !== 0,
      );
    }
  });
});

test('a name changed and a session ended at one node are so at the others', async () => {
  const { servers } = await cluster(2);
  const anna = await Client.guest(servers[0]!.url, 'Anna');
  const there = at(servers[1], anna);
  expect((await there.get('/me')).body).toMatchObject({ person: { name: 'Anna' } });
  await anna.post('/me', { name: 'Anne' });
  await vi.waitFor(
    async () => expect((await there.get('/me')).body).toMatchObject({ person: { name: 'Anne' } }),
    HANGS,
  );
  const page = await there.page();
  await anna.post('/sign-out');
  await page.closed;
  expect((await there.get('/me')).status).toBe(401);
});

test('a node that has not heard of the start tells the story all the same', async () => {
  const { servers } = await cluster(2, 'deaf-and-blind');
  const anna = await Client.guest(servers[0]!.url, 'Anna');
  const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const there = at(servers[1], anna);
  // Somebody looks on there, so that the table is in memory and not compared with the store by being asked for.
  await (await there.page()).watch(id, 'public');
  expect((await anna.post(`/matches/${id}/start`)).status).toBe(200);
  const { status, body } = await there.get(`/matches/${id}/story?viewer=0`);
  expect([status, Array.isArray(body.story)]).toEqual([200, true]);
});

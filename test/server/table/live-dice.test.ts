import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryWitnessStore, Witness } from '../../../src/client/witness.ts';
import { type MatchFile, openMatch, readMatchFile } from '../../../src/engine/file.ts';
import { linkOf } from '../../../src/fair/chain.ts';
import { luckOf } from '../../../src/fair/match-dice.ts';
import { isLive } from '../../../src/fair/rounds.ts';
import { compareWithSeen, contributionsIn, type Seen, type SeenSeat } from '../../../src/fair/seen.ts';
import { verify } from '../../../src/fair/verify.ts';
import { importMatch } from '../../../src/server/archive/import-match.ts';
import type { ServerOptions } from '../../../src/server/server.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { game } from '../../toy/game.ts';
import { importsAndExportsAgain } from '../archive/imported.ts';
import { Client, type Page, type Reply } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, serve } from '../harness/harness.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
/** Nobody is left out because the machine is busy. */
const patient = { openingTime: 60_000 };

/** A page at one seat, with what it keeps; `opensLinks` is how it does its part. */
class Device {
  readonly client: Client;
  readonly seat: number;
  readonly store = memoryWitnessStore();
  page: Page | undefined;
  opensLinks = true;
  readonly replies: Reply[] = [];
  readonly #match: string;

  constructor(client: Client, match: string, seat: number) {
    this.client = client;
    this.#match = match;
    this.seat = seat;
  }

  get seen(): Seen {
    return this.store.get(this.#match) as Seen;
  }
  get own(): SeenSeat {
    return this.seen.seats[0] as SeenSeat;
  }

  async sitDown(): Promise<void> {
    const page = await this.client.page();
    this.page = page;
    const ask = async (what: string, body: object): Promise<boolean> => {
      const reply = await this.client.post(`/matches/${this.#match}/${what}`, body);
      this.replies.push(reply);
      return reply.status === 200;
    };
    const witness = new Witness({
      store: this.store,
      random: randomBytes,
      now: () => 0,
      server: '',
      commit: (seat, commitment) => ask('commit', { seat, commitment }),
      open: (seat, opening) => ask('open', { seat, opening }),
      link: (seat, round, link) =>
        this.opensLinks ? ask('link', { seat, round, link }) : Promise.resolve(false),
    });
    page.ws.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { readonly type: string; readonly table: YourTable };
      if (message.type === 'table') void witness.look(message.table);
    });
    await page.watch(this.#match, this.seat);
    const { body } = await this.client.get(`/matches/${this.#match}`);
    await witness.look(body.table as YourTable);
  }

  link(round: number): string {
    return linkOf(this.#match, this.seat, this.own.chain!, round) as string;
  }
}

async function seatTwo(urls: readonly [string, string]) {
  const anna = await Client.guest(urls[0], 'Anna');
  const ben = await Client.guest(urls[1], 'Ben');
  const { id, dice } = await anna.table({
    game: 'pebbles',
    seats: [me, open],
    options: { bonus: true },
    live: true,
  });
  expect(dice).toBe(3);
  await ben.join(await anna.invite(id));
  const devices = [new Device(anna, id, 0), new Device(ben, id, 1)] as const;
  for (const device of devices) await device.sitDown();
  const shown = async () => (await anna.get(`/matches/${id}`)).body.table as YourTable;
  await expect.poll(async () => (await shown()).seats.every(({ commitment }) => commitment)).toBe(true);
  await anna.post(`/matches/${id}/start`);
  await expect.poll(async () => (await shown()).status).toBe('playing');
  return { id, anna, ben, devices, shown };
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  async function setUp(options: Partial<ServerOptions> = patient) {
    const database = await databases.fresh();
    const server = await serve({ database: await databases.open(database), ...options });
    return { database, server, ...(await seatTwo([server.url, server.url])) };
  }

  type SetUp = Awaited<ReturnType<typeof seatTwo>>;

  /** Plays until a roll is waited for, which only happens if somebody does not open. */
  async function untilRoll({ id, anna, ben, shown }: SetUp): Promise<YourTable> {
    for (let guard = 0; guard < 50; guard++) {
      const table = await shown();
      if (table.rolling) return table;
      const [seat = 0] = table.waitingFor;
      const who = seat === 0 ? anna : ben;
      const { legal } = await who.update(id, seat);
      await who.answer(id, seat, legal[0] as string);
    }
    throw new Error('no roll was waited for');
  }

  async function toTheEnd({ id, anna, ben, shown }: SetUp): Promise<MatchFile> {
    for (let guard = 0; guard < 500 && (await shown()).status !== 'over'; guard++) {
      const { waitingFor, rolling, seats } = await shown();
      const seat = waitingFor.find((each) => seats[each]?.bot === undefined);
      if (rolling || seat === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const who = seat === 0 ? anna : ben;
      const { legal, asked } = await who.update(id, seat);
      if (legal[0]) await who.post(`/matches/${id}/answer`, { seat, asked, text: legal[0] });
    }
    const file = readMatchFile(await (await anna.call('GET', `/matches/${id}/file`)).text());
    if ('problem' in file) throw new Error(file.problem);
    return file;
  }

  function isRight(file: MatchFile): boolean {
    const dice = verify(file);
    if (!('luck' in dice)) return false;
    const match = openMatch(game, file, dice);
    return !('problem' in match) && !('wrong' in match);
  }

  test('every roll waits for a link of every device, and the file agrees with what they saw', async () => {
    const table = await setUp();
    const file = await toTheEnd(table);
    expect(file).toMatchObject({ version: 3, rounds: ['++', '++', '++'] });
    expect(isRight(file)).toBe(true);
    for (const { seen, own } of table.devices) {
      expect(own.rounds).toMatchObject([1, 2, 3].map((round) => ({ round, state: 'opened' })));
      expect(compareWithSeen(seen, file)).toEqual([]);
    }
    expect(file.seats.map(({ link }) => link)).toEqual(table.devices.map((device) => device.link(3)));
    const { table: next } = (await table.anna.post(`/matches/${table.id}/rematch`)).body;
    expect(next).toMatchObject({ dice: 3 });
  });

  test('a decision that waits for its roll stands: nobody changes it, nobody else decides, nobody sees its text', async () => {
    const table = await setUp();
    for (const device of table.devices) device.opensLinks = false;
    const { id, anna, ben } = table;
    const { rolling, waitingFor } = await untilRoll(table);
    expect(rolling).toMatchObject({ round: 1, seats: [0, 1], fix: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(waitingFor).toEqual([]);
    const { toAct, chosen, asked, legal } = await anna.update(id, 0);
    expect([toAct, chosen, legal]).toEqual([[0], [0], []]);
    expect(await ben.update(id, 1)).toMatchObject({ legal: [] });
    expect(JSON.stringify(await ben.update(id, 1))).not.toContain('"sealed":');
    expect((await anna.post(`/matches/${id}/undo`, { seat: 0, asked })).body).toMatchObject({
      code: 'undo-chance',
    });
    expect((await anna.post(`/matches/${id}/answer`, { seat: 0, asked, text: 'keep' })).body).toMatchObject({
      code: 'stale',
    });
    expect((await table.shown()).rolling).toEqual(rolling);
  });

  test('wrong links: of another round, another seat, invented, twice, too early; nothing changes by them', async () => {
    const table = await setUp();
    for (const device of table.devices) device.opensLinks = false;
    const { id, anna, ben, devices, shown } = table;
    const [first, second] = devices;
    const post = async (who: Client, body: object) => (await who.post(`/matches/${id}/link`, body)).body;
    const early = { seat: 0, round: 1, link: first.link(1) };
    expect(await post(anna, early)).toMatchObject({ code: 'stale' });
    await untilRoll(table);
    const before = await shown();
    expect(await post(ben, early)).toMatchObject({ code: 'not-your-seat' });
    for (const [round, link] of [
      [1, first.link(2)],
      [1, first.link(0)],
      [1, second.link(1)],
      [1, '0'.repeat(64)],
    ] as const)
      expect(await post(anna, { seat: 0, round, link })).toMatchObject({ code: 'bad-opening' });
    expect(await post(anna, { seat: 0, round: 2, link: first.link(2) })).toMatchObject({ code: 'stale' });
    for (const link of ['', 'x', 'A'.repeat(64), 7])
      expect(await post(anna, { seat: 0, round: 1, link })).toMatchObject({ code: 'malformed' });
    for (const round of [0, -1, 0.5, 2 ** 60])
      expect(await post(anna, { seat: 0, round, link: first.link(1) })).toMatchObject({ code: 'malformed' });
    expect(await shown()).toMatchObject({ rolling: before.rolling, seats: before.seats });
    for (let times = 0; times < 2; times++)
      expect((await post(anna, early)).table).toMatchObject({ status: 'playing' });
    expect((await shown()).rolling).toEqual(before.rolling);
    const last = await post(ben, { seat: 1, round: 1, link: second.link(1) });
    expect(last.table).not.toHaveProperty('rolling');
    expect(await post(ben, { seat: 1, round: 1, link: second.link(1) })).toMatchObject({ code: 'stale' });
  });

  test('whoever is asked and does not open is left out of that roll, and after three times of all others', async () => {
    const table = await setUp({ openingTime: 150 });
    table.devices[1].opensLinks = false;
    const file = await toTheEnd(table);
    // The other is left out too if the machine is very busy.
    expect(file.rounds?.map((marks) => marks[1])).toEqual(['-', '-', '-']);
    expect((await table.shown()).seats[1]).toMatchObject({ leftOut: 3 });
    expect(file.seats[1]).not.toHaveProperty('link');
    expect(isRight(file)).toBe(true);
    await importsAndExportsAgain(databases, [file]);
    const [first, ...others] = file.seats;
    const wrong = { ...file, seats: [{ ...first!, link: '0'.repeat(64) }, ...others] };
    const other = await databases.open(await databases.fresh());
    expect(await importMatch(other, game as never, wrong, Date.now())).toMatchObject({
      problem: expect.any(String),
      refused: 'link-differs',
    });
    await other.close();
    for (const { seen } of table.devices) expect(compareWithSeen(seen, file)).toEqual([]);
  });

  test('whoever is not there is not waited for, and takes part again when back', async () => {
    const table = await setUp();
    const [, second] = table.devices;
    await second.page?.close();
    await expect.poll(async () => (await table.shown()).seats[1]?.here).toBe(false);
    table.devices[0].opensLinks = false;
    await untilRoll(table);
    expect((await table.shown()).rolling).toMatchObject({ seats: [0] });
    await second.sitDown();
    table.devices[0].opensLinks = true;
    await table.devices[0].client.post(`/matches/${table.id}/link`, {
      seat: 0,
      round: 1,
      link: table.devices[0].link(1),
    });
    const file = await toTheEnd(table);
    expect(file.rounds).toEqual(['+.', '++', '++']);
    expect(isRight(file)).toBe(true);
    await importsAndExportsAgain(databases, [file]);
    // What the test itself opened for the first device is not in its notes.
    expect(compareWithSeen(second.seen, file)).toEqual([]);
    expect(contributionsIn(second.seen, file)).toEqual({
      counted: [1],
      leftOut: [],
      rolls: { taken: 2, all: 3 },
    });
  });

  test('a server that ends in between takes nothing away: the decision stands, and the same link is asked for', async () => {
    const table = await setUp();
    for (const device of table.devices) device.opensLinks = false;
    const { rolling } = await untilRoll(table);
    const [first, second] = table.devices;
    await table.anna.post(`/matches/${table.id}/link`, { seat: 0, round: 1, link: first.link(1) });
    await table.server.stop();
    const next = await serve({ database: await databases.open(table.database), ...patient });
    for (const device of table.devices) {
      device.client.url = next.url;
      device.opensLinks = true;
    }
    expect((await table.shown()).rolling).toEqual(rolling);
    await second.sitDown();
    await first.sitDown();
    const file = await toTheEnd(table);
    expect(file.rounds).toEqual(['++', '++', '++']);
    expect(isRight(file)).toBe(true);
    for (const { seen } of table.devices) expect(compareWithSeen(seen, file)).toEqual([]);
  });

  test('a host that rolls without the links is found by anybody who has the file', async () => {
    const table = await setUp({
      ...patient,
      dice: (match) => {
        const luck = luckOf(match);
        return isLive(luck) ? Object.assign((n: number) => luck(n), { begin: () => undefined }) : luck;
      },
    });
    expect(isRight(await toTheEnd(table))).toBe(false);
  });

  test('a host that asks for links too early, or for another decision, is found by the device', async () => {
    const table = await setUp();
    const file = await toTheEnd(table);
    const { seen, own } = table.devices[0];
    const [one] = own.rounds!;
    const told = (rounds: SeenSeat['rounds']) => ({ ...seen, seats: [{ ...own, rounds: rounds! }] });
    const fix = 'a'.repeat(64);
    expect(compareWithSeen(told([{ ...one!, fix }]), file)).toMatchObject([
      { code: 'roll-changed', seat: 0 },
    ]);
    // Its answer was "lost": the host denies having got the link.
    expect(compareWithSeen(told([{ round: 9, fix, state: 'sent' }]), file)).toMatchObject([
      { code: 'roll-changed' },
    ]);
    const swapped = file.plies.with(3, [1, 'bid 1']);
    expect(compareWithSeen(seen, { ...file, plies: swapped })).toContainEqual(
      expect.objectContaining({ code: 'roll-changed' }),
    );
    expect(compareWithSeen(seen, { ...file, rounds: ['.+', '++', '++'] })).toContainEqual(
      expect.objectContaining({ code: 'contribution-ignored', seat: 0 }),
    );
  });

  test('a bot plays on for who leaves, and its rolls are checked as all others', async () => {
    const table = await setUp();
    const { id, ben, shown, devices } = table;
    expect((await ben.post(`/matches/${id}/leave`, { bot: 'random' })).status).toBe(200);
    await devices[1].page?.close();
    await expect.poll(async () => (await shown()).seats[1]).toMatchObject({ bot: 'random', here: false });
    const file = await toTheEnd(table);
    expect(file.rounds).toEqual(['+.', '+.', '+.']);
    expect(isRight(file)).toBe(true);
    for (const { seen } of devices) expect(compareWithSeen(seen, file)).toEqual([]);
  });

  test('bots play on, and their rolls ask the devices that are there', async () => {
    const server = await serve({ database: await databases.open(await databases.fresh()), ...patient });
    const anna = await Client.guest(server.url, 'Anna');
    const { id } = await anna.table({
      game: 'pebbles',
      seats: [me, { kind: 'bot', bot: 'random' }],
      live: true,
    });
    const device = new Device(anna, id, 0);
    await device.sitDown();
    const shown = async () => (await anna.get(`/matches/${id}`)).body.table as YourTable;
    await expect.poll(async () => (await shown()).seats[0]?.commitment).toBeDefined();
    await anna.post(`/matches/${id}/start`);
    await expect.poll(async () => (await shown()).status).toBe('playing');
    const file = await toTheEnd({ id, anna, ben: anna, devices: [device, device], shown });
    expect(file.rounds).toEqual(['+.', '+.', '+.']);
    expect(isRight(file)).toBe(true);
    expect(compareWithSeen(device.seen, file)).toEqual([]);
  });
});

test('devices at two nodes open their links for each other’s rolls', async () => {
  const databases = postgres();
  await databases.start();
  try {
    const address = await databases.fresh();
    const stores = [await databases.open(address), await databases.open(address)];
    const [one, two] = await Promise.all(
      stores.map((database) => serve({ database, nodes: lasting, ...patient })),
    );
    const table = await seatTwo([one!.url, two!.url]);
    const { id, anna, ben } = table;
    for (let guard = 0; guard < 1000 && (await table.shown()).status !== 'over'; guard++) {
      const { waitingFor, rolling } = await table.shown();
      const [seat] = waitingFor;
      if (rolling || seat === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
      else {
        const who = seat === 0 ? anna : ben;
        const { legal, asked } = await who.update(id, seat);
        if (legal[0]) await who.post(`/matches/${id}/answer`, { seat, asked, text: legal[0] });
      }
    }
    const file = readMatchFile(await (await anna.call('GET', `/matches/${id}/file`)).text()) as MatchFile;
    expect(file.rounds).toEqual(['++', '++', '++']);
    expect(verify(file)).toHaveProperty('luck');
    for (const { seen } of table.devices) expect(compareWithSeen(seen, file)).toEqual([]);
  } finally {
    await databases.stop();
  }
});

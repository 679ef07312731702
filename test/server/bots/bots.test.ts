import { expect, test } from 'vitest';
import { main } from '../../../src/cli/main.ts';
import { games } from '../../../src/games/index.ts';
import { botNames } from '../../../src/bots/index.ts';
import { BotPool } from '../../../src/server/bots/bot-pool.ts';
import type { BotQuestion, Claim } from '../../../src/server/table/ports.ts';
import { BOT_HEAP, botThreads } from '../../../src/server/bots/bot-threads.ts';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from '../harness/client.ts';
import { folder, serve } from '../harness/harness.ts';

const question: BotQuestion = {
  game: 'pebbles',
  bot: 'random',
  view: {},
  seat: 0,
  legal: ['bid 0', 'bid 1'],
};

function claimOf(table: number): Claim {
  return { owner: table, table, urgency: 'people' };
}

function pool(
  options: {
    readonly milliseconds?: number;
    readonly module?: string;
    readonly failed?: (reason: string) => void;
  } = {},
): BotPool {
  return new BotPool({
    ...options,
    runner: botThreads(1, options.module),
    random: randomBytes,
    elapsed: () => performance.now(),
  });
}

test('a table that somebody looks at does not wait for tables of bots among themselves', async () => {
  const bots = pool();
  const order: string[] = [];
  const among = Array.from({ length: 300 }, async (_, table) => {
    await bots.ask({ owner: 1, table, urgency: 'alone' }, question);
    order.push('bots');
  });
  const person = bots
    .ask({ owner: 2, table: 1000, urgency: 'people' }, question)
    .then(() => order.push('person'));
  await Promise.all([...among, person]);
  // One was being thought about already.
  expect(order.indexOf('person')).toBeLessThanOrEqual(1);
  await bots.stop();
});

test('a table that asks a lot waits for itself, not the others for it', async () => {
  const bots = pool();
  const order: number[] = [];
  const ask = (table: number) =>
    bots.ask({ owner: table, table, urgency: 'people' }, question).then(() => order.push(table));
  await Promise.all([...Array.from({ length: 20 }, () => ask(1)), ask(2), ask(3), ask(2)]);
  expect(order.slice(0, 6).filter((table) => table !== 1)).toEqual([2, 3, 2]);
  expect(order).toHaveLength(23);
  await bots.stop();
});

test('a bot that fails is replaced by the dice', async () => {
  const reasons: string[] = [];
  const bots = pool({ milliseconds: 10, failed: (reason) => reasons.push(reason) });
  expect(question.legal).toContain(await bots.ask(claimOf(1), { ...question, bot: 'nobody' }));
  expect(reasons).toEqual([expect.stringContaining('nobody')]);
  // The view is nonsense to this one.
  expect(question.legal).toContain(await bots.ask(claimOf(1), { ...question, game: 'maui', bot: 'medium' }));
  expect(reasons).toHaveLength(2);
  await bots.stop();
});

test('a bot that takes too much memory is replaced by the dice, and the others go on', async () => {
  const reasons: string[] = [];
  const module = new URL('./greedy-bot.ts', import.meta.url).href;
  const bots = pool({ module, failed: (reason) => reasons.push(reason) });
  const [greedy, other] = [bots.ask(claimOf(1), question), bots.ask(claimOf(2), { ...question, seat: 1 })];
  expect(question.legal).toContain(await greedy);
  expect(await other).toBe(question.legal[0]);
  expect(reasons).toEqual([expect.stringContaining('memory')]);
  await bots.stop();
});

test('a thread of bots takes less than 50 MB, whatever expert plays', async () => {
  const thread = new Worker(new URL('./bot-memory.ts', import.meta.url), { resourceLimits: BOT_HEAP });
  const [most] = (await once(thread, 'message')) as [number];
  expect(most).toBeGreaterThan(5e6);
  expect(most).toBeLessThan(50e6);
  await thread.terminate();
});

test('a bot that does not come to an end is stopped, and the others go on', async () => {
  const reasons: string[] = [];
  const module = new URL('./stuck-bot.ts', import.meta.url).href;
  const bots = pool({ milliseconds: 10, module, failed: (reason) => reasons.push(reason) });
  const stuck = bots.ask(claimOf(1), question);
  const other = bots.ask(claimOf(2), { ...question, seat: 1 });
  expect(question.legal).toContain(await stuck);
  expect(await other).toBe('bid 0');
  expect(reasons).toHaveLength(1);
  await bots.stop();
});

test.for(Object.keys(games))(
  '%s: bots of every level play a whole match, and `tidetable verify` accepts its file',
  async (id) => {
    const server = await serve({ games, bots: { threads: 1, milliseconds: 1 } });
    const anna = await Client.guest(server.url, 'Anna');
    const { seats } = await games[id]!.load();
    const names = botNames(id);
    const count = Math.min(seats.max, Math.max(seats.min, names.length));
    const sitters = Array.from(
      { length: count },
      (_, n) => ({ kind: 'bot', bot: names[n % names.length]! }) as const,
    );
    const { id: match } = await anna.table({ game: id, seats: sitters });
    const page = await anna.page();
    await page.watch(match, 'public');
    await anna.post(`/matches/${match}/start`);
    await page.wait((message) => message.type === 'table' && message.table.status === 'over');
    const file = join(folder(), 'match.json');
    writeFileSync(file, await (await anna.call('GET', `/matches/${match}/file`)).text());
    const said: string[] = [];
    const io = {
      out: (text: string) => said.push(text),
      err: (text: string) => said.push(text),
      env: {},
      columns: () => 80,
    };
    const registry = new URL('../../../src/games/index.ts', import.meta.url).href;
    expect(await main(['verify', file, '--json'], registry, io as never)).toBe(0);
    expect(JSON.parse(said.join(''))).toMatchObject({
      ok: true,
      over: true,
      result: true,
      dice: 'committed',
    });
  },
);

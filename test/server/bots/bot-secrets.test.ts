import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder, serve } from '../harness/harness.ts';

const SPY = new URL('./spy-bot.ts', import.meta.url).href;

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test('a bot is given what its seat sees, and the secret of the dice is nowhere in the memory of its thread', async () => {
    const spied = folder();
    const spy = join(spied, 'spy.mjs');
    writeFileSync(spy, `import { spyIn } from '${SPY}';\nexport default spyIn(import.meta.dirname);\n`);
    const store = await databases.open(await databases.fresh());
    const server = await serve({
      database: store,
      bots: { threads: 1, milliseconds: 30_000, module: pathToFileURL(spy).href },
    });
    const anna = await Client.guest(server.url, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
    const { id } = await anna.table({ game: 'pebbles', seats: [...seats] });
    await anna.post(`/matches/${id}/start`);
    // The first question is sealed: the match goes on once the bot has answered too.
    await anna.answer(id, 0, 'bid 0');
    await expect.poll(async () => (await anna.update(id, 'public')).seq).toBeGreaterThan(1);
    const { seed, commitment } = (await store.match(id))!;
    await server.stop();

    const given = readFileSync(join(spied, 'given'), 'utf8');
    const [first = '{}'] = given.split('\n');
    const { task } = JSON.parse(first) as { task: Record<string, unknown> };
    expect(Object.keys(task).sort()).toEqual([
      'bot',
      'game',
      'legal',
      'milliseconds',
      'seat',
      'seed',
      'view',
    ]);
    // Its own generator has 48 bits, drawn afresh for each question.
    expect(task.seed).toBeLessThan(2 ** 48);
    const heap = readFileSync(join(spied, 'thread.heapsnapshot'), 'utf8');
    // The snapshot does show what the thread knows.
    expect(heap).toContain('bid 0');
    for (const secret of [seed, Buffer.from(seed, 'hex').toString('base64'), commitment]) {
      expect(given).not.toContain(secret);
      expect(heap.includes(secret)).toBe(false);
    }
  });
});

test('nothing that a thread of bots loads knows of dice, tables or the store', () => {
  const start = new URL('../../../src/server/bots/bot-thread.ts', import.meta.url);
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8').replaceAll(/import type [^;]*;/g, '');
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.ts)'/g))
      visit(join(dirname(path), target));
  };
  visit(fileURLToPath(start));
  const src = fileURLToPath(new URL('../../../src/', import.meta.url));
  const rooms = new Set([...seen].map((path) => path.slice(src.length).split('/').slice(0, 2).join('/')));
  expect(seen.size).toBeGreaterThan(20);
  const foreign = [...rooms].filter((room) => !/^(bots|engine|games)\//.test(room) && room !== 'server/bots');
  expect(foreign).toEqual([]);
});

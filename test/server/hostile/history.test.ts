import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { News } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { seated, serve } from '../harness/harness.ts';
import { countingLogs } from '../harness/wrapped-store.ts';

/** How often a seat may take something back before anything stands. */
const FREE = 60;

/** A match whose history is long is no weapon. */
describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  async function start(more: object = {}) {
    const { store, logsRead } = countingLogs(await databases.open(await databases.fresh()));
    return { logsRead, server: await serve({ database: store, ...more }) };
  }
  /** Puts a choice into the envelope and takes it out again until that is refused. Gives how often it went. */
  async function fidget(client: Client, match: string, seat: number): Promise<number> {
    for (let times = 0; ; times++) {
      await client.answer(match, seat, 'bid 1');
      const { asked } = await client.update(match, seat);
      const { status, body } = await client.post(`/matches/${match}/undo`, { seat, asked });
      if (status === 200) continue;
      expect(body.code).toBe('undo-too-often');
      return times;
    }
  }

  test('taking back is limited for each seat alone', async () => {
    const { server } = await start();
    const { table, people } = await seated(server, 3);
    const [anna, ben] = people as [Client, Client];
    expect(await fidget(anna, table.id, 0)).toBe(FREE);
    // The others have their own, and learn nothing from it.
    expect(await fidget(ben, table.id, 1)).toBe(FREE);
  });

  test('a history is told in pages, whole and in order, and replayed once', async () => {
    const { server, logsRead } = await start();
    const { table, people } = await seated(server, 3);
    for (const seat of [0, 1]) await fidget(people[seat] as Client, table.id, seat);
    const stranger = new Client(server.url);
    const page = async (after: number) =>
      (await stranger.get(`/matches/${table.id}/story?viewer=public&after=${after}`)).body as unknown as {
        readonly story: News[];
        readonly more: boolean;
      };
    const first = await page(0);
    expect([first.story.length, first.more]).toEqual([200, true]);
    const story = [...first.story];
    const before = logsRead();
    for (let more: boolean = first.more; more; ) {
      const next = await page(story.at(-1)!.seq);
      story.push(...next.story);
      ({ more } = next);
    }
    const { seq } = await stranger.update(table.id, 'public');
    expect(story.map((each) => each.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
    for (let again = 0; again < 10; again++) await page(0);
    expect(logsRead()).toBe(before);
    // What goes back too far is not in an update, however it is asked for.
    expect((await stranger.update(table.id, 'public', 0)).missed).toBeUndefined();
    expect((await stranger.update(table.id, 'public', seq - 3)).missed).toHaveLength(3);
    expect(logsRead()).toBe(before);
    const watching = await stranger.page();
    expect((await watching.watch(table.id, 'public', 0)).missed).toBeUndefined();
  });

  test('whoever asks for much is told to wait, by what it costs; nobody else is', async () => {
    const rate = { burst: 40, perSecond: 0 };
    const { server } = await start({ limits: { workPerPerson: rate } });
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    const statuses: number[] = [];
    for (let n = 0; n < 45; n++) statuses.push((await anna.get('/me')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect((await ben.get('/me')).status).toBe(200);
    const page = await anna.page();
    expect(await page.ask({ type: 'ping' })).toMatchObject({ type: 'refused', code: 'too-fast' });
  });

  test('a long history costs more than a short one', async () => {
    const { server } = await start({ limits: { workPerAddress: { burst: 1000, perSecond: 0 } } });
    const { table, people } = await seated(server, 3);
    for (const seat of [0, 1]) await fidget(people[seat] as Client, table.id, seat);
    const stranger = new Client(server.url);
    const all = async (path: string): Promise<number> => {
      for (let count = 0; ; count++) if ((await stranger.get(path)).status === 429) return count;
    };
    // 200 steps a page are worth ten ordinary requests.
    expect(await all(`/matches/${table.id}/story?viewer=public`)).toBeLessThan(100);
  });
});

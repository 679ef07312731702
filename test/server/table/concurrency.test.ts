import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FastRng, pickOne, shuffle } from '../../../src/engine/rng.ts';
import { hashOf } from '../../../src/server/support/token.ts';
import type { ServerMessage, Update } from '../../../src/wire/server.ts';
import { Client, type Page } from '../harness/client.ts';
import { problemOf } from '../crash/check.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { seated, serve } from '../harness/harness.ts';

/** Only ends what hangs: a busy machine may take its time. */
const HANGS = 600_000;

type Sent = {
  readonly type: 'answer';
  readonly match: string;
  readonly seat: number;
  readonly asked: number;
  readonly text: string;
};

/** Plays a match on pages that all act at once, and sends much of it twice, late and out of order. */
async function storm(pages: readonly (readonly Page[])[], match: string, seed: number): Promise<Sent[]> {
  const rng = new FastRng(seed);
  const accepted: Sent[] = [];
  const old: Sent[] = [];
  for (const [seat, tabs] of pages.entries()) for (const tab of tabs) await tab.watch(match, seat);
  const isOver = () =>
    pages.flat().some((page) => page.of('update').some(({ result }) => result !== undefined));
  for (let round = 0; round < 500 && !isOver(); round++) {
    const wishes: { readonly page: Page; readonly sent: Sent }[] = [];
    for (const [seat, tabs] of pages.entries()) {
      for (const page of tabs) {
        const { asked, legal } = page.latest(match, seat) as Update;
        // Two tabs of one seat may well choose differently.
        if (legal.length > 0)
          wishes.push({ page, sent: { type: 'answer', match, seat, asked, text: pickOne(legal, rng) } });
        if (old.length > 0) wishes.push({ page, sent: pickOne(old, rng) });
      }
    }
    const replies = await Promise.all(
      shuffle(wishes, rng).map(async ({ page, sent }) => ({ sent, reply: await page.ask(sent) })),
    );
    old.push(...replies.map(({ sent }) => sent));
    accepted.push(...replies.filter(({ reply }) => succeeded(reply)).map(({ sent }) => sent));
    const refused = replies.flatMap(({ reply }) => (reply.type === 'refused' ? [reply.code] : []));
    expect(['stale', 'not-your-seat', 'not-your-turn', 'illegal', 'over']).toEqual(
      expect.arrayContaining(refused),
    );
  }
  expect(isOver()).toBe(true);
  // The end reaches one tab before the other.
  await vi.waitFor(() => {
    for (const page of pages.flat()) expect(page.of('update').at(-1)?.result).toBeDefined();
  }, HANGS);
  return accepted;
}

function succeeded(reply: ServerMessage): boolean {
  return reply.type === 'update' || reply.type === 'done';
}

/** Every viewer's updates are numbered without gaps, and all tabs of a seat saw the same. */
function expectOneStory(pages: readonly (readonly Page[])[], match: string): void {
  for (const [seat, tabs] of pages.entries()) {
    // An answer that is sent again is shown again what came of it; that is nothing new.
    const isNews = (update: Update) =>
      update.match === match && update.viewer === seat && update.what !== 'nothing';
    const streams = tabs.map((page) => page.of('update').filter(isNews));
    for (const stream of streams) {
      const seqs = stream.map(({ seq }) => seq);
      expect(seqs.length).toBeGreaterThan(10);
      expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    }
    const views = streams.map((stream) => stream.map(({ seq, view }) => JSON.stringify([seq, view])));
    for (const other of views) expect(other).toEqual(views[0]);
  }
}

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test('two tabs a seat, all seats at once, replayed and reordered: one linear history', async () => {
    const database = await databases.fresh();
    const store = await databases.open(database);
    const server = await serve({ database: store });
    for (const seed of [1, 2, 3]) {
      const { table, people } = await seated(server, 3);
      const pages = await Promise.all(people.map((client) => Promise.all([client.page(), client.page()])));
      const accepted = await storm(pages, table.id, seed);
      expectOneStory(pages, table.id);
      const { key } = (await store.match(table.id))!;
      const lines = await store.lines(key, 1);
      for (const { seat, asked, text } of accepted) {
        const fits = lines.filter(
          (line) => line.seat === seat && line.asked === asked && line.kind !== 'undo',
        );
        expect(new Set(fits.map((line) => line.text))).toEqual(new Set([text]));
      }
      const known = { match: table.id, acknowledged: [], shown: new Map(), said: [] };
      expect(await problemOf(store, known)).toBeUndefined();
      for (const page of pages.flat()) await page.close();
    }
  });
});

describe('two servers on one PostgreSQL', () => {
  const databases = postgres();
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test('settle by the primary key who was first: one linear history, nothing lost', async () => {
    const database = await databases.fresh();
    const servers = await Promise.all([serve({ database }), serve({ database })]);
    const { table, people } = await seated(servers[0], 3);
    const elsewhere = people.map((client) =>
      Object.assign(new Client(servers[1].url), { cookie: client.cookie }),
    );
    const rng = new FastRng(5);
    let over = false;
    for (let round = 0; round < 300 && !over; round++) {
      const wishes = [0, 1, 2].flatMap((seat) =>
        [people[seat]!, elsewhere[seat]!].map((client) => ({ seat, client })),
      );
      await Promise.all(
        wishes.map(async ({ seat, client }) => {
          const { asked, legal, result } = await client.update(table.id, seat);
          over ||= result !== undefined;
          if (legal.length === 0) return;
          await client.post(`/matches/${table.id}/answer`, { seat, asked, text: pickOne(legal, rng) });
        }),
      );
    }
    expect(over).toBe(true);
    const store = await databases.open(database);
    const known = { match: table.id, acknowledged: [], shown: new Map(), said: [] };
    expect(await problemOf(store, known)).toBeUndefined();
    expect(await store.person(hashOf(people[0]!.cookie.split('=')[1]!))).toBeDefined();
    await store.close();
  });
});

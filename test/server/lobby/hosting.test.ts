import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LobbyStreamLine } from '../../../src/wire/subjects/programs.ts';
import { API, type YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { playOut, serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const bot = { kind: 'bot', bot: 'random' } as const;
const tableOf = async (client: Client, id: string) =>
  (await client.get(`/matches/${id}`)).body.table as YourTable;

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const fresh = async (given: object = {}) =>
    serve({ database: await databases.open(await databases.fresh()), ...given });

  test('a program that hosts is told who joins and leaves, what changes, what is said, pauses and the end', async () => {
    const server = await fresh();
    const host = await programOf(await Client.guest(server.url, 'Robbie'));
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    const stream = await Listener.open(host);
    await stream.wait('ready');
    // It hosts without a seat of its own.
    const { id } = await host.table({ game: 'pebbles', seats: [open, open] });
    expect(await stream.wait('table')).toMatchObject({
      table: { id, youHost: true, yours: [] },
      changes: [],
    });
    const invite = await host.invite(id);
    await anna.join(invite);
    await ben.join(invite);
    await anna.post(`/matches/${id}/chat`, { seat: 0, text: 'hello' });
    expect(await stream.wait('chat')).toMatchObject({ match: id, lines: [{ name: 'Anna', text: 'hello' }] });
    await ben.post(`/matches/${id}/sit`, { seat: 1, sitter: open });
    await ben.join(invite);
    await host.post(`/matches/${id}/settings`, { options: { bonus: true } });
    await host.post(`/matches/${id}/start`);
    expect((await stream.wait('begin')).table).toMatchObject({ id, yours: [] });
    await anna.post(`/matches/${id}/pause`, { seat: 0, on: true });
    await ben.post(`/matches/${id}/pause`, { seat: 1, on: true });
    await anna.post(`/matches/${id}/pause`, { seat: 0, on: false });
    await playOut(id, [anna, ben]);
    expect((await stream.wait('over')).match).toBe(id);
    const changes = stream.of('table').flatMap((line) => line.changes);
    expect(changes.filter(({ what }) => !what.startsWith('pause'))).toEqual([
      { what: 'joined', seat: 0, name: 'Anna' },
      { what: 'joined', seat: 1, name: 'Ben' },
      { what: 'left', seat: 1, name: 'Ben' },
      { what: 'joined', seat: 1, name: 'Ben' },
      { what: 'settings' },
      { what: 'resumed' },
    ]);
    expect(changes.map(({ what }) => what)).toContain('paused');
    expect(stream.of('decide')).toEqual([]);

    // A table from which the host sends the program away.
    const other = await anna.table({ game: 'pebbles', seats: [me, open] });
    await host.join(await anna.invite(other.id));
    await stream.wait('table', ({ table }) => table.id === other.id);
    await anna.post(`/matches/${other.id}/sit`, { seat: 1, sitter: open });
    expect(await stream.wait('gone')).toEqual({ type: 'gone', match: other.id, reason: 'left' });
    await stream.close();
  });

  test('ends and words that a program has missed are told when it comes back, and nothing older', async () => {
    const server = await fresh();
    const host = await programOf(await Client.guest(server.url, 'Robbie'));
    const anna = await Client.guest(server.url, 'Anna');
    const seats = [me, open];
    const begun = async () => {
      const { id } = await host.table({ game: 'pebbles', seats });
      await anna.join(await host.invite(id));
      await host.post(`/matches/${id}/start`);
      return id;
    };
    const [old, missed, lasting] = [await begun(), await begun(), await begun()];
    await playOut(old, [host, anna]);
    const stream = await Listener.open(host);
    const { now } = await stream.wait('hello');
    await stream.wait('ready');
    await stream.close();
    await playOut(missed, [host, anna]);
    await anna.post(`/matches/${lasting}/chat`, { seat: 1, text: 'still there?' });

    const again = await Listener.open(host, now);
    await again.wait('ready');
    const { result } = await tableOf(anna, missed);
    expect(again.of('over')).toEqual([{ type: 'over', match: missed, result }]);
    expect(again.of('chat')).toMatchObject([{ match: lasting, lines: [{ text: 'still there?' }] }]);
    await again.close();
    const afresh = await Listener.open(host);
    await afresh.wait('ready');
    expect([...afresh.of('over'), ...afresh.of('chat')]).toEqual([]);
    expect(afresh.of('begin').map(({ table }) => table.id)).toEqual([lasting]);
    await afresh.close();
    for (const since of ['-1', 'x', '1e3', '9'.repeat(16)])
      expect((await host.get(`/bot/stream?since=${since}`)).body.code).toBe('malformed');
  });

  test('a full table begins by itself: at once when all have committed to the dice', async () => {
    const server = await fresh();
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    const { id, autostart } = await anna.table({ game: 'pebbles', seats: [me, open], autostart: true });
    expect(autostart).toBe(true);
    await ben.join(await anna.invite(id));
    const commitment = 'a'.repeat(64);
    await anna.post(`/matches/${id}/commit`, { seat: 0, commitment });
    expect((await tableOf(anna, id)).closing).toBeUndefined();
    await ben.post(`/matches/${id}/commit`, { seat: 1, commitment });
    await expect.poll(async () => (await tableOf(anna, id)).closing).toBeDefined();
    // Who gets up before that stops it.
    const stopped = await anna.table({ game: 'pebbles', seats: [me, open], autostart: true, listed: true });
    await ben.post(`/matches/${stopped.id}/join`, {});
    await ben.post(`/matches/${stopped.id}/sit`, { seat: 1, sitter: open });
    expect(await tableOf(anna, stopped.id)).toMatchObject({ status: 'open' });
  });

  test('nobody commits: it waits for a moment only; the host may let a table begin by itself later', async () => {
    const server = await fresh({ committingTime: 100 });
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    const statusOf = async (id: string) => (await tableOf(anna, id)).status;
    const other = await anna.table({ game: 'pebbles', seats: [me, open], autostart: true, listed: true });
    await ben.post(`/matches/${other.id}/join`, {});
    await expect.poll(() => statusOf(other.id)).toBe('playing');
    const third = await anna.table({ game: 'pebbles', seats: [me, open] });
    await anna.post(`/matches/${third.id}/settings`, { autostart: true });
    await anna.post(`/matches/${third.id}/sit`, { seat: 1, sitter: bot });
    await expect.poll(() => statusOf(third.id)).toBe('playing');
  });

  test('a full table begins after a restart, and when its host has room again', async () => {
    const database = await databases.fresh();
    const store = await databases.open(database);
    const first = await serve({ database: store, limits: { startedTables: 0 } });
    const anna = await Client.guest(first.url, 'Anna');
    const { id } = await anna.table({ game: 'pebbles', seats: [me, me], autostart: true });
    for (const seat of [0, 1]) await anna.post(`/matches/${id}/commit`, { seat, commitment: 'a'.repeat(64) });
    await first.tend();
    expect(await tableOf(anna, id)).toMatchObject({ status: 'open' });
    await first.stop();
    const second = await serve({ database: await databases.open(database) });
    await second.tend();
    const again = Object.assign(new Client(second.url), { cookie: anna.cookie });
    await expect.poll(async () => (await tableOf(again, id)).closing).toBeDefined();
  });
});

test('the lobby as a stream: whole at once, and again after changes; one for each person, and it ends with its key', async () => {
  const server = await serve({ heartbeat: 50 });
  const anna = await Client.guest(server.url, 'Anna');
  const watcher = await programOf(await Client.guest(server.url, 'Robbie'));
  const lines: LobbyStreamLine[] = [];
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.url}${API}/lobby/stream`, { headers });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const said = (rest + text).split('\n');
      rest = said.pop() ?? '';
      lines.push(...said.map((line) => JSON.parse(line) as LobbyStreamLine));
    }
  };
  const authorization = `Bearer ${watcher.token}`;
  const first = read({ authorization });
  const lobbies = () =>
    lines.flatMap((line) => (line.type === 'lobby' ? [line.open.map(({ id }) => id)] : []));
  await expect.poll(lobbies).toEqual([[]]);
  const { id } = await anna.table({ game: 'pebbles', seats: [me, open], listed: true, autostart: true });
  await expect.poll(() => lobbies().at(-1)).toEqual([id]);
  await watcher.post(`/matches/${id}/join`);
  await expect.poll(() => lobbies().at(-1)).toEqual([]);
  expect(lines.some(({ type }) => type === 'beat')).toBe(true);

  const second = read({ authorization });
  await first;
  expect(lines.filter(({ type }) => type === 'bye')).toEqual([{ type: 'bye', reason: 'replaced' }]);
  await server.stop();
  await second;
  expect(lines.at(-1)).toEqual({ type: 'bye', reason: 'restart' });
  expect((await fetch(`${server.url}${API}/lobby/stream`).catch(() => undefined))?.status).toBeUndefined();
});

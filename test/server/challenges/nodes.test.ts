import { afterAll, beforeAll, expect, test } from 'vitest';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres } from '../harness/databases.ts';
import { lasting, serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

const databases = postgres();
beforeAll(() => databases.start(), 60_000);
afterAll(() => databases.stop());

const at = ({ url }: { readonly url: string }, { token, cookie }: Client) =>
  Object.assign(new Client(url), { token, cookie });

test('a program at one node is told what others do at another: joins, chat, challenges, ends', async () => {
  const database = await databases.fresh();
  const node = () => serve({ database, nodes: lasting });
  const here = await node();
  const there = await node();
  const host = await programOf(await Client.guest(here.url, 'Robbie'));
  const anna = await Client.guest(there.url, 'Anna');
  const stream = await Listener.open(host);
  await stream.wait('ready');

  // Opened by the other node, by a program that hosts without a seat.
  const { id } = await at(there, host).table({
    game: 'pebbles',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    listed: true,
  });
  await stream.wait('table', ({ table }) => table.id === id);
  await anna.post(`/matches/${id}/join`);
  await stream.wait('table', ({ changes }) => changes.some(({ what }) => what === 'joined'));
  await anna.post(`/matches/${id}/chat`, { seat: 0, text: 'hello' });
  await stream.wait('chat', ({ lines }) => lines[0]?.text === 'hello');

  await host.post('/opponents', { games: [{ game: 'pebbles' }] });
  const made = await anna.post('/challenges', { to: 'Robbie', game: 'pebbles' });
  const { challenge } = await stream.wait('challenge');
  expect(made.body).toEqual({ challenge });
  const { body } = await host.post(`/challenges/${challenge.id}/accept`);
  const match = (body.table as YourTable).id;
  const seats = (await anna.get(`/matches/${match}`)).body.table as YourTable;
  expect(seats.seats.map(({ name }) => name)).toEqual(['Anna', 'Robbie']);
  // Committed at two nodes, it begins by itself.
  await anna.post(`/matches/${match}/commit`, { seat: 0, commitment: 'a'.repeat(64) });
  await host.post(`/matches/${match}/commit`, { seat: 1, commitment: 'b'.repeat(64) });
  await stream.wait('closing', ({ table }) => table.id === match);
  await stream.close();
});

import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import { type YourTable, SOCKET } from '../../../src/wire/server.ts';
import { type Client, Page } from '../harness/client.ts';
import { folder, seated, serve } from '../harness/harness.ts';
import { gated } from '../harness/wrapped-store.ts';

const hereOf = async (client: Client, match: string) =>
  ((await client.get(`/matches/${match}`)).body.table as YourTable).seats.map(({ here }) => here);

test('a page that is gone before its table was read is not taken to be there', async () => {
  const path = join(folder(), 'a.db');
  const first = await serve({ database: await openSqlite({ path }) });
  const { table, people } = await seated(first, 2);
  await first.stop();
  const { store, gate } = gated(await openSqlite({ path }), 'lines');
  const server = await serve({ database: store });
  const [anna, ben] = people.map((each) => Object.assign(each, { url: server.url })) as [Client, Client];
  const page = await ben.page();
  gate.hold();
  page.send({ type: 'watch', match: table.id, viewer: 1 });
  await gate.reached;
  await page.close();
  await expect.poll(() => server.metrics.text()).toMatch(/^tidetable_sockets 0$/m);
  gate.open();
  const other = await anna.page();
  await other.watch(table.id, 0);
  expect(await hereOf(anna, table.id)).toEqual([true, false]);
});

test('whoever asks to look and takes it back at once does not look', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const page = await ben.page();
  const wire = Reflect.get(page.ws, '_socket') as Socket;
  wire.cork();
  page.send({ type: 'watch', match: table.id, viewer: 1 });
  const id = page.send({ type: 'unwatch', match: table.id, viewer: 1 });
  wire.uncork();
  await page.wait((message) => 'ack' in message && message.ack === id);
  await page.ask({ type: 'ping' });
  expect(await hereOf(anna, table.id)).toEqual([false, false]);
});

test('whoever loses a seat is told so', async () => {
  const server = await serve();
  const { people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.join(await anna.invite(id));
  const page = await ben.page();
  await page.ask({ type: 'watch', match: id, viewer: 1 });
  const from = page.messages.length;
  await anna.post(`/matches/${id}/sit`, { seat: 1, sitter: { kind: 'open' } });
  const told = await page.wait((message) => message.type === 'table', from);
  expect(told).toMatchObject({
    table: { yours: [], seats: [{ kind: 'person' }, { kind: 'open', here: false }] },
  });
  // From then on the table is nothing to this page.
  const after = page.messages.length;
  await anna.post(`/matches/${id}/sit`, { seat: 1, sitter: { kind: 'me' } });
  await page.ask({ type: 'ping' });
  expect(page.messages.slice(after).map(({ type }) => type)).toEqual(['done']);
});

test('no page comes in while the server says goodbye to the others', async () => {
  const server = await serve();
  const { people } = await seated(server, 2);
  const [anna] = people as [Client, Client];
  const deaf = await handshake(server.url);
  const page = await anna.page();
  const stopped = server.stop();
  expect(await page.closed).toBe(1012);
  await expect(Page.open(server.url, anna.cookie)).rejects.toThrow('503');
  deaf.destroy();
  await stopped;
});

/** A socket of somebody who never says goodbye. */
async function handshake(url: string): Promise<Socket> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const key = Buffer.alloc(16).toString('base64');
  socket.write(
    `GET ${SOCKET} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

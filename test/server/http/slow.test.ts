import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Server } from '../../../src/server/server.ts';
import { expect, test } from 'vitest';
import { limits } from '../../../src/wire/limits.ts';
import { API } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { folder, seated, serve } from '../harness/harness.ts';

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Everything that arrives until the other side closes. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(text));
  });
}

function gauge({ metrics }: Server, name: string): number {
  const text = metrics.text();
  return Number(new RegExp(`^tidetable_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

test('whoever says nothing, or drips in a header or a body, is cut off', async () => {
  const server = await serve({ timeouts: { request: 300, checkInterval: 50, idle: 300 } });
  const head = `POST ${API}/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  for (const beginning of ['', head, `${head}Content-Length: 5000\r\n\r\n{"name":"`]) {
    const socket = await open(server.url);
    const answer = received(socket);
    socket.write(beginning);
    const dripping = setInterval(() => beginning !== '' && socket.write('x'), 20);
    expect(await answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    clearInterval(dripping);
  }
  // Others are served as ever.
  expect((await new Client(server.url).get('/games')).status).toBe(200);
});

test('whoever asks for much and does not read it is cut off', async () => {
  const web = folder();
  writeFileSync(join(web, 'index.html'), '<title>Tidetable</title>');
  writeFileSync(join(web, 'huge.bin'), Buffer.alloc(40_000_000));
  const server = await serve({ web, timeouts: { idle: 300 } });
  const socket = await open(server.url);
  socket.pause();
  socket.write('GET /huge.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  while (gauge(server, 'connections') > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  let bytes = 0;
  socket.on('data', (part) => (bytes += part.length));
  socket.resume();
  await once(socket, 'close');
  expect(bytes).toBeLessThan(40_000_000);
});

test('a page that does not read what it is sent is cut off', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const page = await people[0]!.page();
  page.ws.pause();
  while (gauge(server, 'sockets') > 0) {
    for (let n = 0; n < 500; n++) page.send({ type: 'watch', match: table.id, viewer: 0 });
    // The server is in this process: it needs its turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  page.ws.resume();
  // Without a word: nothing more could be said to somebody who does not listen.
  expect(await page.closed).toBe(1006);
  expect((await people[0]!.update(table.id, 0)).seq).toBe(1);
});

test('a body and a message that are too large are turned away', async () => {
  const server = await serve();
  const anna = await Client.guest(server.url, 'Anna');
  const much = 'x'.repeat(limits.body);
  expect((await anna.post('/me', { name: much })).status).toBe(413);
  const page = await anna.page();
  page.ws.send('x'.repeat(limits.message + 1));
  expect(await page.closed).toBe(1009);
});

test('one address has so many connections', async () => {
  const server = await serve({ limits: { connectionsPerAddress: 2 } });
  const first = await open(server.url);
  const second = await open(server.url);
  expect(await received(await open(server.url))).toBe('');
  const answer = received(first);
  first.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  // There is room again.
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true });
  second.destroy();
});

import { connect, type Socket } from 'node:net';
import { FastRng } from '../../../src/engine/rng.ts';
import { type ServerMessage, SOCKET } from '../../../src/wire/server.ts';
import { type Client, Page } from '../harness/client.ts';
import { type Loot, wrongFrame, wrongMessage, wrongRequest } from './junk.ts';

/** Messages in flight on one socket; the server works on so many at once. */
const AT_ONCE = 20;

/** Sends wrong messages on a few sockets; gives how many were answered by a refusal or by something harmless. */
export async function attackSockets(
  client: Client,
  loot: Loot,
  count: number,
  seed: number,
): Promise<number> {
  const rng = new FastRng(seed);
  let page = await client.page();
  let answered = 0;
  for (let sent = 0; sent < count; ) {
    const from = page.messages.length;
    const texts = Array.from({ length: Math.min(AT_ONCE, count - sent) }, () => wrongMessage(rng, loot));
    // Too long for a message at all: the socket is closed, and that is the answer.
    const long = texts.findIndex((text) => Buffer.byteLength(text) > 4096);
    const batch = long < 0 ? texts : texts.slice(0, long + 1);
    for (const text of batch) page.ws.send(text);
    sent += batch.length;
    if (long >= 0) {
      const code = await page.closed;
      if (code !== 1009) throw new Error(`closed with ${code}`);
      page = await client.page();
      answered += batch.length;
      continue;
    }
    await repliesOf(page, from, batch.length);
    answered += batch.length;
  }
  await page.close();
  return answered;
}

/** Waits for so many answers, and looks at each: a refusal with code and sentence, or something anybody may have. */
async function repliesOf(page: Page, from: number, count: number): Promise<void> {
  const isAnswer = ({ type }: ServerMessage) => type === 'refused' || type === 'done' || type === 'update';
  let seen = 0;
  await page.wait((message) => isAnswer(message) && ++seen === count, from);
  for (const message of page.messages.splice(from)) {
    if (message.type === 'refused' && !(message.code && message.sentence))
      throw new Error('a refusal without a reason');
    if (message.type === 'refused' && message.code === 'internal') throw new Error('the server failed');
  }
  page.frames.length = 0;
}

/** Sends wrong requests one after the other on plain connections; gives how many were answered. */
export async function attackHttp(url: string, loot: Loot, count: number, seed: number): Promise<number> {
  const rng = new FastRng(seed);
  let answered = 0;
  for (let sent = 0; sent < count; sent++) {
    const status = await raw(url, wrongRequest(rng, loot));
    if (status < 200 || status >= 500) throw new Error(`answered with ${status}`);
    answered++;
  }
  return answered;
}

/** One request on a connection of its own; the status of the answer. */
async function raw(url: string, request: string): Promise<number> {
  const socket = await open(url);
  socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const answer = await read(socket);
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  if (status >= 400 && body !== '' && !/"code":"[\w-]+","sentence":"/.test(body))
    throw new Error(`no reason: ${head} ${body}`);
  return status;
}

/** Broken frames, half-sent requests, connections that are dropped in the middle. */
export async function attackWires(
  url: string,
  { cookie }: Loot,
  count: number,
  seed: number,
): Promise<number> {
  const rng = new FastRng(seed);
  for (let sent = 0; sent < count; sent++) {
    const socket = await open(url);
    const key = 'dGhlIHNhbXBsZSBub25jZQ==';
    const upgrade = `GET ${SOCKET} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
    if (rng.below(3) === 0) {
      socket.write(upgrade.slice(0, rng.below(upgrade.length)));
    } else {
      socket.write(upgrade);
      await new Promise((resolve) => socket.once('data', resolve));
      for (let frames = 1 + rng.below(3); frames > 0; frames--) socket.write(wrongFrame(rng));
    }
    await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
  }
  return count;
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return socket;
}

function read(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text));
  });
}

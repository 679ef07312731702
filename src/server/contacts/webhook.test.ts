import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { Webhooks } from './webhook.ts';

/** The host's own network: whatever gets here has got in. */
let inside: Server;
let port = 0;
let asked = 0;
beforeAll(async () => {
  inside = createServer((_, response) => {
    asked++;
    response.writeHead(302, { location: `http://127.0.0.1:${port}/again` }).end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  ({ port } = inside.address() as AddressInfo);
});
afterAll(() => inside.close());

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'not an address',
  '',
])('%s is not an address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '162.159.135.232', '2606:4700::6810:1', '2a00:1450:4001::1'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'http://discord.com/api/webhooks/1/x',
  'https://discord.com:8443/x',
  'https://user:password@discord.com/x',
  'https://notdiscord.com/x',
  'https://discord.com.evil.test/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://localhost/x',
  'ftp://discord.com/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'discord.com/x',
  '',
])('nothing is sent to %s', async (address) => {
  const hooks = new Webhooks(['discord.com']);
  expect(hooks.mayTell(address)).toBe(false);
  await expect(hooks.post(address, {})).rejects.toThrow('may not be told');
});

test('the named hosts and what is below them, or any name', () => {
  expect(new Webhooks(['discord.com']).mayTell('https://discord.com/api/webhooks/1/x')).toBe(true);
  expect(new Webhooks(['discord.com']).mayTell('https://ptb.discord.com/api/webhooks/1/x')).toBe(true);
  expect(new Webhooks(['*']).mayTell('https://hooks.example.org/x')).toBe(true);
  for (const address of [
    'https://127.0.0.1/',
    'https://[fd00::1]/',
    'http://hooks.example.org/',
    'https://intranet/',
  ])
    expect(new Webhooks(['*']).mayTell(address)).toBe(false);
});

test.each([
  ['this machine', ['127.0.0.1']],
  ['a private network', ['10.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['a public address and a private one', ['8.8.8.8', '127.0.0.1']],
  ['IPv6 that is IPv4', ['::ffff:127.0.0.1']],
  ['nothing', []],
])('a name that leads to %s gets no connection', async (_, addresses) => {
  const before = asked;
  const looked: string[] = [];
  const hooks = new Webhooks(['*'], (host, _options, done) => {
    looked.push(host);
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  });
  await expect(hooks.post('https://rebinding.example.org/x', {})).rejects.toThrow('private network');
  expect(looked).toEqual(['rebinding.example.org']);
  expect(asked).toBe(before);
});

test('a server that answers by changing the protocol is a failure, not a wait without end', async () => {
  const odd = createServer();
  odd.on('connection', (socket) => {
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n');
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
  await expect(new Webhooks([origin]).post(`${origin}/hook`, {})).rejects.toThrow();
  odd.close();
});

test('a server that the host has named in full is reached where it is; redirects are not followed', async () => {
  const hooks = new Webhooks([`http://127.0.0.1:${port}`]);
  const before = asked;
  expect(await hooks.post(`http://127.0.0.1:${port}/hook`, { text: 'x' })).toBe(302);
  expect(asked).toBe(before + 1);
  expect(hooks.mayTell(`http://127.0.0.1:${port + 1}/hook`)).toBe(false);
  expect(hooks.mayTell(`https://127.0.0.1:${port}/hook`)).toBe(false);
});

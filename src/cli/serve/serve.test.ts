import { expect, test } from 'vitest';
import { reachableAddresses } from '../../server/http/reach.ts';
import { whereItIs } from './serve.ts';

const card = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as never;
const interfaces = {
  lo: [card('127.0.0.1', true), card('::1', true)],
  docker0: [card('172.17.0.1')],
  wlan0: [card('192.168.1.20'), card('fe80::1'), card('2001:db8::20')],
};

test('the addresses of the network, the likeliest first', () => {
  expect(reachableAddresses('0.0.0.0', interfaces)).toEqual(['192.168.1.20', '172.17.0.1']);
  expect(reachableAddresses('::', interfaces)).toEqual(['192.168.1.20', '[2001:db8::20]', '172.17.0.1']);
  expect(reachableAddresses('192.168.1.20', interfaces)).toEqual(['192.168.1.20']);
  expect(reachableAddresses('127.0.0.1', interfaces)).toEqual([]);
});

test('says what to open and what to tell friends', () => {
  expect(whereItIs({ baseUrl: 'https://x.org', host: '127.0.0.1' }, '80')).toContain(
    'https://x.org and listens',
  );
  expect(whereItIs({ baseUrl: undefined, host: '127.0.0.1' }, '80')).toMatch(
    /127\.0\.0\.1:80, for this computer only/,
  );
  const open = whereItIs({ baseUrl: undefined, host: '0.0.0.0' }, '80');
  expect(open).toMatch(/http:\/\/localhost:80 +on this computer/);
  for (const address of reachableAddresses('0.0.0.0')) expect(open).toContain(`http://${address}:80 `);
});

import { expect, test } from 'vitest';
import { addressForFriends } from './server.ts';

const asked = (remoteAddress: string, host: string) =>
  ({ socket: { remoteAddress, localPort: 8080 }, headers: { host } }) as never;
const network = () => ['192.168.1.20', '172.17.0.1'];
const open = { baseUrl: undefined, host: '0.0.0.0' };

test('a page on the host’s own computer invites to an address that friends can reach', () => {
  expect(addressForFriends(open, asked('127.0.0.1', 'localhost:8080'), network)).toBe(
    'http://192.168.1.20:8080',
  );
  expect(addressForFriends(open, asked('::1', '[::1]:8080'), network)).toBe('http://192.168.1.20:8080');
  expect(addressForFriends(open, asked('::ffff:127.0.0.1', '127.0.0.1:8080'), network)).toBeDefined();
});

test('nobody else is told the addresses of the machine', () => {
  expect(addressForFriends(open, asked('203.0.113.7', 'localhost:8080'), network)).toBeUndefined();
  expect(addressForFriends(open, asked('127.0.0.1', 'play.example.org'), network)).toBeUndefined();
  expect(addressForFriends(open, asked('127.0.0.1', 'localhost:8080'), () => [])).toBeUndefined();
});

test('the base URL counts more', () => {
  const there = { baseUrl: 'https://play.example.org', host: '127.0.0.1' };
  expect(addressForFriends(there, asked('203.0.113.7', 'x'), network)).toBe('https://play.example.org');
});

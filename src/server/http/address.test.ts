import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, household, proxiesOf, Tally, type TrustProxy } from './address.ts';

test('IPv4 as it is, IPv6 by the half that belongs to a household', () => {
  expect(household('203.0.113.7')).toBe('203.0.113.7');
  expect(household('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(household('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(household('2001:0DB8:1:0002::9')).toBe('2001:db8:1:2::/64');
  expect(household('2001:db8::9')).toBe('2001:db8:0:0::/64');
  expect(household('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(household('::1')).toBe('0:0:0:0::/64');
  expect(household('')).toBe('');
});

/** What is believed of a header that came over a connection from there. */
function from(peer: string, forwarded: string | undefined, trust: TrustProxy): string {
  const headers = { 'x-forwarded-for': forwarded };
  const request = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
  return addressOf(request, proxiesOf(trust));
}

test('behind a proxy only what the proxy itself wrote is believed', () => {
  const proxy = '10.0.0.1';
  expect(from(proxy, '203.0.113.7', false)).toBe(proxy);
  expect(from(proxy, '203.0.113.7', true)).toBe('203.0.113.7');
  expect(from(proxy, '198.51.100.1, 203.0.113.7', true)).toBe('203.0.113.7');
  expect(from(proxy, 'nonsense', true)).toBe(proxy);
  expect(from(proxy, undefined, true)).toBe(proxy);
});

test('nobody claims an address who is not the proxy', () => {
  for (const peer of ['203.0.113.9', '::ffff:203.0.113.9'])
    expect(from(peer, '198.51.100.1', true)).toBe('203.0.113.9');
  expect(from('2001:db8::1', '198.51.100.1', true)).toBe('2001:db8:0:0::/64');
  for (const peer of ['127.0.0.1', '::1', '::ffff:192.168.3.4', 'fd00::1', 'fe80::1%eth0'])
    expect(from(peer, '198.51.100.1', true)).toBe('198.51.100.1');
  const named = ['203.0.113.9', '2001:db8::/32'];
  expect(from('203.0.113.9', '198.51.100.1', named)).toBe('198.51.100.1');
  expect(from('2001:db8:5::1', '198.51.100.1', named)).toBe('198.51.100.1');
  expect(from('127.0.0.1', '198.51.100.1', named)).toBe('127.0.0.1');
  expect(() => proxiesOf(['nonsense'])).toThrow();
});

test('a tally forgets who has nothing open', () => {
  const tally = new Tally();
  tally.add('a');
  tally.add('a');
  tally.remove('a');
  expect(tally.of('a')).toBe(1);
  tally.remove('a');
  tally.remove('a');
  expect(tally.of('a')).toBe(0);
});

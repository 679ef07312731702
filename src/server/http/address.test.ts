import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, household, Tally } from './address.ts';

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

test('behind a proxy only what the proxy itself wrote is believed', () => {
  const from = (forwarded: string | undefined, trust: boolean) =>
    addressOf(
      {
        socket: { remoteAddress: '10.0.0.1' },
        headers: { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      trust,
    );
  expect(from('203.0.113.7', false)).toBe('10.0.0.1');
  expect(from('203.0.113.7', true)).toBe('203.0.113.7');
  expect(from('198.51.100.1, 203.0.113.7', true)).toBe('203.0.113.7');
  expect(from('nonsense', true)).toBe('10.0.0.1');
  expect(from(undefined, true)).toBe('10.0.0.1');
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

import { expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

test.for([
  [{ origin: 'https://play.example.org', host: 'play.example.org' }, 'https://play.example.org'],
  [{ origin: 'http://localhost:8080', host: 'localhost:8080' }, 'http://localhost:8080'],
  [{ host: 'localhost:8080' }, 'http://localhost:8080'],
  [{ origin: 'http://beach.localhost', host: 'beach.localhost' }, 'http://beach.localhost'],
  // Browsers know no passkeys there.
  [{ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' }, undefined],
  [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, undefined],
  [{ origin: 'https://[::1]:8080', host: '[::1]:8080' }, undefined],
  [{ origin: 'http://beach.local:8080', host: 'beach.local:8080' }, undefined],
  [{ origin: 'null', host: 'localhost' }, undefined],
  [{}, undefined],
] as const)('%j', ([headers, origin]) => {
  expect(relyingPartyOf(headers, undefined)?.origin).toBe(origin);
});

test('without an origin the base URL says where the page is', () => {
  expect(relyingPartyOf({ host: '10.0.0.1:8080' }, 'https://play.example.org')).toEqual({
    origin: 'https://play.example.org',
    host: 'play.example.org',
  });
});

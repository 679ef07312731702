import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSealed, keyFrom, readKey, seedBox } from './seed-box.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const seed = 'ab'.repeat(32);
const key = new Uint8Array(32).fill(7);

test('what is sealed comes out again, with its own key and for its own match alone', () => {
  const box = seedBox(key);
  const sealed = box.seal(seed, 'match');
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain(seed.slice(0, 8));
  expect(box.seal(seed, 'match')).toBe(sealed);
  // The IV comes first: it differs from match to match and from seed to seed.
  expect(box.seal(seed, 'other').slice(0, 19)).not.toBe(sealed.slice(0, 19));
  expect(box.seal('cd'.repeat(32), 'match').slice(0, 19)).not.toBe(sealed.slice(0, 19));
  expect(box.open(sealed, 'match')).toBe(seed);
  expect(() => box.open(sealed, 'other')).toThrow();
  expect(() => seedBox(new Uint8Array(32)).open(sealed, 'match')).toThrow();
  expect(() => box.open(`${sealed.slice(0, -2)}AA`, 'match')).toThrow();
});

test('a seed that was never sealed is as it was', () => {
  expect(seedBox(key).open(seed, 'match')).toBe(seed);
});

// Windows has no such permissions.
test.skipIf(process.platform === 'win32')('a key is made once, for its owner alone', () => {
  const file = join(folder, 'seed.key');
  const made = keyFrom(file, randomBytes);
  expect(made).toHaveLength(32);
  expect(keyFrom(file, randomBytes)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('keys are read in base64 and hex; anything else is refused', () => {
  expect(readKey('07'.repeat(32), 'x')).toEqual(Buffer.from(key));
  expect(readKey(` ${Buffer.from(key).toString('base64')}\n`, 'x')).toEqual(Buffer.from(key));
  expect(() => readKey('too short', 'SEED_KEY')).toThrow(/SEED_KEY must hold a key/);
  const file = join(folder, 'bad.key');
  writeFileSync(file, '');
  expect(() => keyFrom(file, randomBytes)).toThrow(/32 random bytes/);
});

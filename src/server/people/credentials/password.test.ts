import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { Passwords, defaultCost } from './password.ts';

const cheap = { memory: 64, passes: 1 };

test('a password is stored in PHC form with a salt of its own, and known again', async () => {
  const passwords = new Passwords(cheap);
  const stored = (await passwords.hash('correct horse'))!;
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.hash('correct horse')).not.toBe(stored);
  expect(await passwords.verify('correct horse', stored)).toBe(true);
  expect(await passwords.verify('correct horsE', stored)).toBe(false);
  expect(await passwords.verify('correct horse', undefined)).toBe(false);
});

test('one stored with another cost is still known, and is outdated', async () => {
  const stored = (await new Passwords(cheap).hash('correct horse'))!;
  const today = new Passwords({ memory: 128, passes: 2 });
  expect(await today.verify('correct horse', stored)).toBe(true);
  expect(today.isOutdated(stored)).toBe(true);
  expect(today.isOutdated((await today.hash('correct horse'))!)).toBe(false);
});

test('it is Argon2id of the stated cost, byte for byte', async () => {
  const stored = (await new Passwords().hash('correct horse'))!;
  const [, , , terms, salt = '', hash] = stored.split('$');
  expect(terms).toBe(`m=${defaultCost.memory},t=${defaultCost.passes},p=1`);
  const expected = argon2Sync('argon2id', {
    message: Buffer.from('correct horse'),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: 1,
    tagLength: 32,
    memory: 65_536,
    passes: 3,
  });
  expect(expected.toString('base64').replace(/=+$/, '')).toBe(hash);
});

test('what is stored and is no PHC text is an error, not a wrong password', async () => {
  await expect(new Passwords(cheap).verify('x', 'plain')).rejects.toThrow(/PHC/);
});

test('a flood is turned away instead of filling the memory', async () => {
  const passwords = new Passwords(cheap);
  const done = await Promise.all(Array.from({ length: 60 }, () => passwords.hash('x')));
  // Two at work, fifty waiting.
  expect(done.filter((each) => each === undefined)).toHaveLength(8);
  expect(await passwords.hash('x')).toBeDefined();
});

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { options, played, witnessed } from '../../test/toy/fair-match.ts';
import { writeMatchFile } from '../engine/file.ts';
import { writeSeenFile } from '../fair/seen-file.ts';
import { makeSeed } from '../fair/seed.ts';
import { fileWith, tidetable } from './testing.ts';

const { seed, ann, bob, seats, honest, seen } = witnessed(randomBytes);
const seenPath = fileWith(writeSeenFile({ seen }));

async function verified(file: typeof honest, path = seenPath, lang = 'en') {
  const argv = ['verify', fileWith(writeMatchFile(file)), '--seen', path, '--lang', lang];
  const { status, out, err } = await tidetable(argv);
  expect(err).toBe('');
  return { status, out, json: JSON.parse((await tidetable([...argv, '--json'])).out) as unknown };
}

test('what was seen and what was handed out agree', async () => {
  const { status, out, json } = await verified(honest);
  expect(status).toBe(0);
  expect(out).toMatch(/agrees with what was seen.*\nSeat 1: your contribution is in the dice/);
  expect(json).toMatchObject({ ok: true, dice: 'committed', seen: { counted: [0], leftOut: [] } });
});

test('a match file of version 2 is right without what was seen, too', async () => {
  const { status, out } = await tidetable(['verify', fileWith(writeMatchFile(honest))]);
  expect([status, out]).toEqual([0, expect.stringMatching(/Every roll follows/)]);
});

test('another commitment is found, although every roll follows from it', async () => {
  const swapped = played({ seed: makeSeed(randomBytes), seats, options });
  const { status, out, json } = await verified(swapped);
  expect(status).toBe(1);
  expect(out).toMatch(/^No: the commitment in the file is not the one/);
  expect(json).toMatchObject({
    ok: false,
    reason: 'commitment-changed',
    findings: [{ code: 'commitment-changed' }, { code: 'table-changed' }],
  });
});

test('a contribution that was left out is found', async () => {
  const left = [
    { name: 'Ann', commitment: ann.commitment },
    { name: 'Bob', ...bob },
  ];
  const { status, json } = await verified(played({ seed, seats: left, options }));
  expect(status).toBe(1);
  expect(json).toMatchObject({ reason: 'contribution-ignored', findings: [{ seat: 0, seen: ann.opening }] });
});

test('what a seat opened has to fit what it had committed to', async () => {
  const forged = [
    { name: 'Ann', ...ann, opening: bob.opening },
    { name: 'Bob', ...bob },
  ];
  const { status, out } = await tidetable(['verify', fileWith(writeMatchFile({ ...honest, seats: forged }))]);
  expect([status, out]).toEqual([1, expect.stringContaining('opened')]);
});

test('one file can hold both', async () => {
  const proof = fileWith(writeSeenFile({ seen, file: honest }));
  const { status, out } = await tidetable(['verify', '--seen', proof]);
  expect([status, out]).toEqual([0, expect.stringContaining('agrees')]);
});

test('what is no seen file is refused', async () => {
  for (const text of ['', '{}', writeMatchFile(honest)]) {
    const { status, err } = await tidetable(['verify', '--seen', fileWith(text)]);
    expect(status).toBe(2);
    expect(err).toMatch(/^tidetable: [^\n]+\n$/);
  }
  const { status } = await tidetable(['verify', '--seen', seenPath]);
  expect(status).toBe(2);
});

test.each(['en', 'de', 'fr', 'it'])('in %s', async (lang) => {
  const good = await verified(honest, seenPath, lang);
  const other = fileWith(writeSeenFile({ seen: { ...seen, match: 'x' } }));
  const bad = await verified(honest, other, lang);
  expect([good.status, bad.status]).toEqual([0, 1]);
  expect(`${good.out}${bad.out}`).not.toMatch(/undefined|NaN/);
});

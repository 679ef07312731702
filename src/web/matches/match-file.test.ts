import { expect, test } from 'vitest';
import { witnessed } from '../../../test/toy/fair-match.ts';
import { games } from '../../../test/toy/registry.ts';
import { game } from '../../../test/toy/game.ts';
import { readMatchFile, writeMatchFile } from '../../engine/file.ts';
import type { AnyGame } from '../../engine/game.ts';
import { randomBytes } from './create.ts';
import { checkDice, fileOf, readFile } from './match-file.ts';

const { honest } = witnessed(randomBytes);
const text = writeMatchFile(honest);

test('a match with dice of version 2 is opened, checked, and saved as it was', async () => {
  const kept = await readFile(text, games, 0);
  if ('bad' in kept) throw new Error(kept.bad);
  expect(checkDice(game as unknown as AnyGame, kept)).toEqual({ rolls: expect.any(Number) });
  expect(readMatchFile(fileOf(kept))).toEqual(honest);
});

test('bots stay bots of their level', async () => {
  const [first, ...others] = honest.seats;
  const file = { ...honest, seats: [{ ...first, name: 'Finn', bot: 'medium' }, ...others] };
  const kept = await readFile(writeMatchFile(file), games, 0);
  if ('bad' in kept) throw new Error(kept.bad);
  expect(kept.people[0]).toMatchObject({ name: 'Finn', kind: 'bot', bot: 'medium' });
  expect(kept.people[1]).toMatchObject({ kind: 'here' });
  expect(readMatchFile(fileOf(kept))).toEqual(file);
});

test('a roll that does not follow is named', async () => {
  const wrong = { ...honest, seats: honest.seats.map(({ name }) => ({ name })) };
  expect(await readFile(writeMatchFile(wrong), games, 0)).toMatchObject({ bad: 'otherLuck' });
});

test('whatever is nested 5,000 deep is refused, and nothing is thrown', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const file = JSON.parse(text) as Record<string, unknown>;
  for (const field of [...Object.keys(file), 'deal', 'options.bonus', 'result.scores']) {
    const [outer = '', inner] = field.split('.');
    const value = inner ? { ...(file[outer] as object), [inner]: '@' } : '@';
    const nested = JSON.stringify({ ...file, [outer]: value }).replace('"@"', deep);
    expect(await readFile(nested, games, 0)).toHaveProperty('bad');
  }
  expect(await readFile(deep, games, 0)).toHaveProperty('bad');
});

test('a seed without a commitment, with a seat seed that cannot be: the rolls are only looked at', async () => {
  const { commitment: _, version: __, ...bare } = honest;
  const seats = [{ name: 'Ann', seed: '\u0007' }, { name: 'Bob' }];
  const kept = await readFile(writeMatchFile({ ...bare, seats }), games, 0);
  if ('bad' in kept) throw new Error(kept.bad);
  expect(checkDice(game as unknown as AnyGame, kept)).toEqual({ missing: true });
});

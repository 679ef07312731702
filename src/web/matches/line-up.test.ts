import { expect, test } from 'vitest';
import { game } from '../../../test/toy/game.ts';
import { games } from '../../games/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { catalogue, shelfOf } from '../boards/catalogue.ts';
import { freeColour, namesFit, newBot, readLineUp, rotated, usualLineUp } from './line-up.ts';
import { offeredBots, usualBot } from '../../bots/index.ts';

const toy = game as unknown as AnyGame;
const me = { name: 'Lena', colour: 'blue' } as const;

test('the start page tells the truth about every game', async () => {
  expect(Object.keys(games)).toEqual(expect.arrayContaining(catalogue.map(({ id }) => id)));
  for (const { id, name, seats } of catalogue) {
    const rules = await games[id]?.load();
    expect([rules?.seats.min, rules?.seats.max]).toEqual(seats);
    expect((await games[id]?.words('en'))?.name).toBe(name);
  }
});

test('a game that is not in the catalogue has a name from its id, and stands after the others', () => {
  const shelf = shelfOf({ 'rock-pools': {}, ...Object.fromEntries(catalogue.map(({ id }) => [id, {}])) });
  expect(shelf.map(({ id }) => id)).toEqual([...catalogue.map(({ id }) => id), 'rock-pools']);
  expect(shelf.at(-1)).toMatchObject({ name: 'Rock Pools', hour: 'noon' });
});

test('the usual table: me and bots, each with a name and a colour of its own', () => {
  const { people, options } = usualLineUp(toy, me);
  expect(people.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot']);
  expect(new Set(people.map(({ colour }) => colour)).size).toBe(3);
  expect(namesFit(people)).toBe(true);
  expect(options).toEqual({ bonus: false, faces: 6 });
});

test('random bots only where there is nobody better', () => {
  expect(offeredBots('pebbles')).toEqual(['random']);
  for (const { id } of catalogue) {
    expect(offeredBots(id)).not.toContain('random');
    expect(offeredBots(id)).toContain(usualBot(id));
  }
});

test.each([
  { names: ['Lena', 'Finn'], fit: true },
  { names: ['Lena', ' lena '], fit: false },
  { names: ['Lena', '  '], fit: false },
])('$names: $fit', ({ names, fit }) => {
  expect(namesFit(names.map((name) => ({ name, kind: 'here', colour: 'red' })))).toBe(fit);
});

test('everybody moves one seat on', () => {
  const { people } = usualLineUp(toy, me);
  expect(rotated(people).map(({ name }) => name)).toEqual([people[1]?.name, people[2]?.name, 'Lena']);
});

test('six people have six colours', () => {
  let people = usualLineUp(toy, me).people;
  while (people.length < 6) people = [...people, newBot('pebbles', people)];
  expect(new Set(people.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(people.map(({ name }) => name)).size).toBe(6);
  expect(freeColour(people)).toBe('red');
});

test('a stored line-up comes back, and whatever does not fit any more does not', () => {
  const good = usualLineUp(toy, me);
  expect(readLineUp(toy, JSON.parse(JSON.stringify(good)))).toEqual(good);
  const [first, ...others] = good.people;
  const bad = [
    null,
    {},
    { people: good.people, options: { faces: 99 } },
    { people: [first], options: {} },
    { people: [...good.people, ...good.people], options: {} },
    { people: [{ ...first, colour: 'mauve' }, ...others], options: {} },
    { people: [{ ...first, name: 'x'.repeat(25) }, ...others], options: {} },
    { people: [{ ...first, kind: 'ghost' }, ...others], options: {} },
    { people: [first, { name: 'Finn', kind: 'bot', colour: 'red', bot: 'expert' }], options: {} },
  ];
  for (const each of bad) expect(readLineUp(toy, each)).toBeUndefined();
});

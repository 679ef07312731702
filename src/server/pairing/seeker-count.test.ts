import { expect, test } from 'vitest';
import { SeekerCount } from './seeker-count.ts';

test('a thousand pages that ask within a second cost one reading; everybody is told of the others', async () => {
  const people = Array.from({ length: 1000 }, (_, person) => ({
    person,
    games: person % 2 === 0 ? ['maui'] : ['strand-unter', 'maui'].slice(person % 4 === 1 ? 0 : 1),
  }));
  let readings = 0;
  const count = new SeekerCount(async () => {
    readings++;
    return people;
  });
  const others = await Promise.all(people.map((each) => count.others(each, 5000)));
  expect(readings).toBe(1);
  expect(new Set(others)).toEqual(new Set([999]));
  expect(await count.others({ person: 1000, games: ['strand-unter'] }, 5999)).toBe(250);
  expect(await count.others({ person: 1000, games: ['high-tide'] }, 5999)).toBe(0);
  expect(readings).toBe(1);
  people.length = 1;
  expect(await count.others({ person: 0, games: ['maui'] }, 6000)).toBe(0);
  expect(readings).toBe(2);
});

test('after a failure it is counted again a second later', async () => {
  let fails = true;
  const count = new SeekerCount(async () => {
    if (fails) throw new Error('no connection');
    return [{ person: 2, games: ['maui'] }];
  });
  const anna = { person: 1, games: ['maui'] };
  await expect(count.others(anna, 0)).rejects.toThrow('no connection');
  fails = false;
  expect(await count.others(anna, 1000)).toBe(1);
});

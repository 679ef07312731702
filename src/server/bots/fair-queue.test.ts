import { expect, test } from 'vitest';
import type { Claim } from '../table/ports.ts';
import { FairQueue } from './fair-queue.ts';

function setUp() {
  let now = 0;
  const queue = new FairQueue<string>(() => now);
  const add = (name: string, owner: number, urgency: Claim['urgency'] = 'people', table = owner * 100) =>
    queue.add(name, { owner, table, urgency });
  const take = (cost = 0, onlyPeople = false): string | undefined => {
    const entry = queue.take(onlyPeople);
    if (entry) queue.charge(entry.claim, cost);
    return entry?.job;
  };
  return { queue, add, take, pass: (milliseconds: number) => void (now += milliseconds) };
}

test('people who wait come first, then those who look on, then bots among themselves', () => {
  const { add, take } = setUp();
  add('alone', 1, 'alone');
  add('watched', 2, 'watched');
  add('people', 3, 'people');
  expect([take(), take(), take(), take()]).toEqual(['people', 'watched', 'alone', undefined]);
});

test('whoever has used least is next: forty tables of one person delay another by one answer', () => {
  const { add, take } = setUp();
  for (let table = 0; table < 40; table++) add(`expert ${table}`, 1, 'people', table);
  expect(take(1000)).toBe('expert 0');
  add('easy', 2);
  expect(take(5)).toBe('easy');
  expect(take(1000)).toBe('expert 1');
  add('easy again', 2);
  expect(take(5)).toBe('easy again');
});

test('tables of one owner take turns', () => {
  const { add, take } = setUp();
  for (const name of ['a1', 'a2', 'a3']) add(name, 1, 'people', 1);
  add('b1', 1, 'people', 2);
  expect([take(), take(), take(), take()]).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('what was used is forgotten in time', () => {
  const { add, take, pass } = setUp();
  add('x', 1);
  take(1000);
  add('y', 2);
  take(100);
  pass(10 * 60_000);
  add('first', 1);
  add('second', 2);
  expect([take(), take()]).toEqual(['first', 'second']);
});

test('a thread can be kept for what people wait for', () => {
  const { add, take, queue } = setUp();
  add('alone', 1, 'alone');
  expect(take(0, true)).toBeUndefined();
  expect(queue.size).toBe(1);
  expect(take()).toBe('alone');
});

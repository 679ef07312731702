import { expect, test } from 'vitest';
import type { Part } from '../../boards/board.ts';
import type { Told } from '../playable.ts';
import { chaptersOf } from './story.ts';

const told = (...events: string[]): Told[] => events.map((open, ply) => ({ ply, emitted: { open } }));
const part = (event: unknown): Part => {
  const [name = '', seat] = String(event).split(' ');
  const kind = name === 'setup' || name === 'round' ? name : undefined;
  return {
    name: seat === undefined ? name : `${name} ${seat}`,
    ...(seat === undefined ? {} : { seat: Number(seat) }),
    ...(kind ? { kind } : {}),
    milliseconds: 0,
  };
};
const shape = (story: readonly Told[]) =>
  chaptersOf(story, 'public', part, String).map(({ number, entries }) => [
    number,
    ...entries.map(({ sentence, seat }) => `${sentence}/${seat ?? '-'}`),
  ]);

test('turns are entries, rounds are chapters, and preparation is one entry', () => {
  expect(
    shape(told('setup', 'setup', 'round', 'turn 0', 'turn 0', 'turn 1', 'sea', 'round', 'turn 1')),
  ).toEqual([
    [0, 'setup setup/-', 'round/-'],
    [1, 'turn 0 turn 0/0', 'turn 1/1', 'sea/-', 'round/-'],
    [2, 'turn 1/1'],
  ]);
});

test('without rounds a chapter begins with whoever began', () => {
  expect(shape(told('setup', 'turn 1', 'turn 2', 'turn 1', 'turn 1', 'turn 2'))).toEqual([
    [0, 'setup/-'],
    [1, 'turn 1/1', 'turn 2/2'],
    [2, 'turn 1 turn 1/1', 'turn 2/2'],
  ]);
});

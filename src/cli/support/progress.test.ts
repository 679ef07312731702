import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { progressBar } from './progress.ts';

function written(progress: boolean, seconds: readonly number[]): string[] {
  const lines: string[] = [];
  let time = 0;
  const io = { progress, err: (text: string) => void lines.push(text) } as unknown as Io;
  const bar = progressBar(io, 100, () => 1000 * time);
  for (const at of seconds) {
    time = at;
    bar.at(at);
  }
  bar.clear();
  return lines;
}

test('a terminal has a bar that is cleared in the end', () => {
  const lines = written(true, [1, 2]);
  expect(lines.length).toBe(3);
  expect(lines[1]).toContain('2 %  2/100  1:38 min');
  expect(lines[2]).toBe('\r\u001b[K');
});

test('a pipe has a line every few seconds, and none for what is done soon', () => {
  expect(written(false, [1, 2, 4.9])).toEqual([]);
  expect(written(false, [1, 5, 6, 9, 10, 11])).toEqual([
    'tidetable: 5 %  5/100  1:35 min\n',
    'tidetable: 10 %  10/100  1:30 min\n',
  ]);
});

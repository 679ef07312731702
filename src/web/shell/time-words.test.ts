import { expect, test } from 'vitest';
import { languages } from '../../engine/words.ts';
import { durationIn, momentIn } from './time-words.ts';

const at = (day: number, hour: number, minute: number) => new Date(2027, 4, day, hour, minute).getTime();
const noon = at(12, 12, 0);

test('a moment of today is a time of day, any other has its date', () => {
  expect(momentIn('de', at(12, 14, 20), noon)).toBe('14:20');
  expect(momentIn('de', at(13, 14, 20), noon)).toBe('Do., 13. Mai, 14:20');
  expect(momentIn('en-GB', at(19, 14, 20), noon)).toBe('Wed 19 May, 14:20');
  for (const language of languages)
    for (const day of [11, 13, 19])
      expect(momentIn(language, at(day, 14, 20), noon)).toMatch(new RegExp(`${day}.*2(0|:20)`));
});

test('a moment that is far away has its year, and no time of day', () => {
  const year = (number: number) => new Date(number, 0, 5, 14, 20).getTime();
  expect(momentIn('de', year(2025), noon)).toBe('5. Jan. 2025');
  expect(momentIn('en-GB', year(2028), noon)).toBe('5 Jan 2028');
  expect(momentIn('de', year(2027), noon)).toBe('Di., 5. Jan., 14:20');
});

test('a duration is minutes and seconds, then whole hours, then whole days', () => {
  const hour = 3_600_000;
  expect(durationIn('en', -5)).toBe('0:00');
  expect(durationIn('en', 65_000)).toBe('1:05');
  expect(durationIn('en', hour)).toBe('1 hr');
  expect(durationIn('en', 47.9 * hour)).toBe('47 hr');
  expect(durationIn('en', 48 * hour)).toBe('2 days');
});

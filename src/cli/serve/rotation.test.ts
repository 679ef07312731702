import { expect, test } from 'vitest';
import { nameOf, outdated, readKeep, usualKeep } from './rotation.ts';

const DAY = 86_400_000;
const from = Date.UTC(2026, 0, 1, 3);

test('a year of backups, two a day, leaves one for each of the latest days, weeks and months', () => {
  let files: string[] = [];
  for (let at = from; at < from + 365 * DAY; at += DAY / 2) {
    files.push(nameOf(new Date(at)));
    const gone = new Set(outdated(files, usualKeep));
    files = files.filter((file) => !gone.has(file));
    expect(files.at(-1)).toBe(nameOf(new Date(at)));
  }
  const days = files.map((file) => file.slice(10, 18));
  expect(days.slice(-7)).toEqual([
    '20261225',
    '20261226',
    '20261227',
    '20261228',
    '20261229',
    '20261230',
    '20261231',
  ]);
  expect(days.map((day) => day.slice(0, 6))).toEqual(
    expect.arrayContaining(['202607', '202608', '202609', '202610', '202611']),
  );
  expect(files.length).toBeLessThanOrEqual(7 + 4 + 6);
});

test('what is not ours stays, and the latest stays', () => {
  expect(
    outdated(['notes.txt', 'tidetable-copy.db', 'tidetable-20260101-030000.db'], {
      days: 1,
      weeks: 0,
      months: 0,
    }),
  ).toEqual([]);
  expect(
    outdated(['tidetable-20260101-030000.db', 'tidetable-20260101-150000.db'], {
      days: 1,
      weeks: 0,
      months: 0,
    }),
  ).toEqual(['tidetable-20260101-030000.db']);
});

test('how many are kept is read strictly', () => {
  expect(readKeep('14d')).toEqual({ days: 14, weeks: 0, months: 0 });
  expect(readKeep('7d, 4w, 6m')).toEqual(usualKeep);
  for (const text of ['', '7', '0d', '4w', '7d,4x', 'd'])
    expect(() => readKeep(text)).toThrow(/BACKUP_KEEP must be like/);
});

import { expect, test } from 'vitest';
import { exportedMatches } from './export.ts';

const match = {
  id: 'm',
  game: 'maui',
  at: 0,
  turn: 1,
  share: 0,
  left: false,
  number: 1490,
  within: 50,
  change: -10,
};
const rowFor = (name: string) =>
  exportedMatches([{ ...match, others: [{ name, share: 1 }] }], 'csv').text.split('\r\n')[1];

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)'])('the name %s is no formula in a spreadsheet', (name) => {
  expect(rowFor(name)).toBe(`m,maui,1970-01-01T00:00:00.000Z,0,no,1490,50,-10,'${name} 1`);
});

test('a negative number stays one, and commas and quotes are quoted', () => {
  expect(rowFor('Ann, "B"')).toBe('m,maui,1970-01-01T00:00:00.000Z,0,no,1490,50,-10,"Ann, ""B"" 1"');
});

import { expect, test } from 'vitest';
import type { ProfileInsight } from '../../wire/subjects/ratings.ts';
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
const insight: ProfileInsight = {
  games: [{ game: 'maui', matches: 1 }],
  options: [],
  luck: [{ id: 'm', game: 'maui', at: 0, luck: -0.25, spread: 0.5 }],
  losses: [],
  kinds: [],
  achievements: [{ name: 'first-match', at: 0 }],
};
const rowFor = (name: string, more = insight) =>
  exportedMatches({ matches: [{ ...match, others: [{ name, share: 1 }] }], insight: more }, 'csv').text.split(
    '\r\n',
  )[1];

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)'])('the name %s is no formula in a spreadsheet', (name) => {
  expect(rowFor(name)).toBe(`m,maui,1970-01-01T00:00:00.000Z,0,no,1490,50,-10,'${name} 1,-0.2500,0.5000`);
});

test('a negative number stays one, and commas and quotes are quoted', () => {
  expect(rowFor('Ann, "B"')).toBe(
    'm,maui,1970-01-01T00:00:00.000Z,0,no,1490,50,-10,"Ann, ""B"" 1",-0.2500,0.5000',
  );
});

test('a match without a review has no luck; as JSON the rest of the page comes along', () => {
  expect(rowFor('Ben', { ...insight, luck: [] })).toMatch(/Ben 1,,$/);
  const { text } = exportedMatches({ matches: [{ ...match, others: [] }], insight }, 'json');
  expect(JSON.parse(text)).toMatchObject({
    achievements: [{ name: 'first-match' }],
    games: [{ game: 'maui', matches: 1 }],
    matches: [{ id: 'm', luck: -0.25, luckSpread: 0.5, ended: '1970-01-01T00:00:00.000Z' }],
  });
});

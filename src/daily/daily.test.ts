import { describe, expect, test } from 'vitest';
import { game as toy } from '../../test/toy/game.ts';
import type { AnyGame } from '../engine/game.ts';
import { everything, readOptions } from '../engine/options.ts';
import { verify } from '../fair/verify.ts';
import { games } from '../games/index.ts';
import { botSeed, challengeOf, isCommitted, practiceChallenge, seatOf } from './challenge.ts';
import { dayOf, daysAfter, daysIn, endOf, isDay, monthsAfter, startOf, weekdayOf, dealOf } from './day.ts';
import { shareText } from './share.ts';
import { binsOf, placeAmong, shareBeaten, triesIn } from './standing.ts';
import { streakOf } from './streak.ts';
import { gameAndBot } from './testing.ts';
import { termsOn } from './week.ts';

const MONDAY = '2026-11-16';
const week = Array.from({ length: 7 }, (_, i) => daysAfter(MONDAY, i));

describe('days', () => {
  test('begin and end at midnight UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 16, 23, 59, 59, 999))).toBe(MONDAY);
    expect(dayOf(endOf(MONDAY))).toBe('2026-11-17');
    expect(startOf(MONDAY)).toBe(Date.UTC(2026, 10, 16));
    expect(weekdayOf(MONDAY)).toBe(0);
    expect(weekdayOf('2026-11-22')).toBe(6);
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  test('of a month', () => {
    expect(daysIn('2027-02')).toHaveLength(28);
    expect(daysIn('2026-12').at(-1)).toBe('2026-12-31');
    expect(monthsAfter('2026-12', 1)).toBe('2027-01');
    expect(monthsAfter('2026-01', -1)).toBe('2025-12');
  });

  test.each([
    '2026-02-30',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '',
    'today',
    20_261_116,
    undefined,
    `${MONDAY} `,
  ])('%j is none', (text) => expect(isDay(text)).toBe(false));
});

describe.each(Object.keys(games))('the week of %s', (id) => {
  test('begins with the base game, ends with every expansion, and fits the game', async () => {
    const { game } = await gameAndBot(id);
    const days = week.map((day) => termsOn(day, game));
    for (const { players, options } of days) {
      expect(readOptions(game.options, options)).toEqual(options);
      expect(players).toBeGreaterThanOrEqual(game.seats.min);
      expect(players).toBeLessThanOrEqual(game.seats.max);
    }
    const base = readOptions(game.options, {});
    expect(days[0]?.options).toEqual(base);
    const expansions = Object.keys(game.options).filter((key) => game.options[key]?.group === 'expansion');
    for (const key of expansions) expect(days[6]?.options[key]).toBe(everything(game.options)[key]);
    // No two days in a row are alike, where there are expansions or numbers of players to make them differ.
    const repeated = days.filter((day, i) => JSON.stringify(day) === JSON.stringify(days[i - 1]));
    expect(repeated.length > 0 && (expansions.length > 1 || game.seats.max > game.seats.min)).toBe(false);
  });

  test('the seed fixes seat, bots and commitment; every seat occurs', async () => {
    const { game } = await gameAndBot(id);
    const seats = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const challenge = challengeOf(MONDAY, game, { seed: i.toString(16).padStart(64, '0') });
      expect(isCommitted(challenge)).toBe(true);
      expect(isCommitted({ ...challenge, day: '2026-11-17' })).toBe(false);
      seats.add(seatOf(challenge));
    }
    expect([...seats].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: termsOn(MONDAY, game).players }, (_, i) => i),
    );
    const challenge = practiceChallenge(MONDAY, game);
    expect(botSeed(challenge, 0, 0)).toBe(botSeed(challenge, 0, 0));
    const seeds = [botSeed(challenge, 0, 0), botSeed(challenge, 1, 0), botSeed(challenge, 0, 1)];
    expect(new Set(seeds).size).toBe(3);
  });

  test('a device without a server has a practice tide, another every day, and it is marked', async () => {
    const { game } = await gameAndBot(id);
    const today = practiceChallenge(MONDAY, game);
    expect(today.practice).toBe(true);
    expect(dealOf(today)).toBe(`practice-${MONDAY}`);
    expect(practiceChallenge(MONDAY, game)).toEqual(today);
    expect(practiceChallenge('2026-11-17', game).seed).not.toBe(today.seed);
    // A match file with this deal can be checked by anybody.
    const { seed, commitment, rules, options, players } = today;
    const file = {
      version: 2,
      id: 'x',
      game: id,
      deal: dealOf(today),
      seed,
      commitment,
      rules,
      options,
    } as const;
    expect(verify({ ...file, seats: Array.from({ length: players }, () => ({})) })).toHaveProperty(
      'committed',
      true,
    );
  });
});

test('a game without a plan has another table every day, with its expansion every other day and at the end', () => {
  const days = week.map((day) => termsOn(day, toy as unknown as AnyGame));
  expect(days.map(({ players, options }) => `${players} ${String(options.bonus)}`)).toEqual([
    '3 false',
    '2 true',
    '3 false',
    '2 true',
    '3 false',
    '2 true',
    '3 true',
  ]);
});

describe('standing', () => {
  const distribution = [
    [3, 1],
    [7, 2],
    [9, 1],
  ] as const;

  test('places are shared, and matchpoints count ties half', () => {
    expect(triesIn(distribution)).toBe(4);
    expect([9, 7, 3].map((points) => placeAmong(distribution, points))).toEqual([1, 2, 4]);
    expect([9, 7, 3].map((points) => shareBeaten(distribution, points))).toEqual([1, 0.5, 0]);
    expect(shareBeaten([[5, 1]], 5)).toBeUndefined();
  });

  test('bars cover every try and the points asked for, in equal widths', () => {
    expect(binsOf([], 10)).toEqual([]);
    const bins = binsOf(distribution, 4, [12, -2]);
    expect(bins.length).toBeLessThanOrEqual(4);
    expect(bins.reduce((all, { tries }) => all + tries, 0)).toBe(4);
    expect(bins[0]?.from).toBe(-2);
    expect(bins.at(-1)?.to).toBeGreaterThanOrEqual(12);
    expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
  });
});

test('a streak goes on until a whole day was missed', () => {
  const played = ['2026-11-12', '2026-11-14', '2026-11-15'];
  expect(streakOf(played, '2026-11-15')).toBe(2);
  expect(streakOf(played, MONDAY)).toBe(2);
  expect(streakOf([...played, MONDAY], MONDAY)).toBe(3);
  expect(streakOf(played, '2026-11-17')).toBe(0);
  expect(streakOf([], MONDAY)).toBe(0);
});

test('what is shared tells neither points nor dice', () => {
  const shared = {
    title: 'Daily tide, High Tide, 16 November',
    place: 2,
    players: 4,
    link: 'https://tide.example/#/daily',
  };
  expect(shareText({ ...shared, beaten: 0.62, ahead: -3, streak: 5 })).toBe(
    `${shared.title}\n▫️🥈▫️▫️\n🌊🌊🌊▫️▫️\n🐙⬇️ 🔥5\n${shared.link}`,
  );
  expect(shareText({ ...shared, place: 4, streak: 1 })).toBe(`${shared.title}\n▫️▫️▫️🏖️\n${shared.link}`);
});

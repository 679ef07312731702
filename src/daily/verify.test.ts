import { describe, expect, test } from 'vitest';
import { CHANCE } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import { loadBot } from '../bots/index.ts';
import { games } from '../games/index.ts';
import { challengeOf, type Challenge, luckOf, practiceChallenge, seatOf } from './challenge.ts';
import { daysAfter } from './day.ts';
import { playedBy } from './play.ts';
import { replay } from '../engine/replay.ts';
import { gameAndBot, randomTry } from './testing.ts';
import { isWrongTry, MOST_PLIES, verifyTry } from './verify.ts';

const days = Array.from({ length: 7 }, (_, i) => daysAfter('2026-11-16', i));

describe.each(Object.keys(games))('%s', (id) => {
  test.each(days)('a match of %s is verified, and is a match with that luck', async (day) => {
    const { game, bot } = await gameAndBot(id);
    const challenge = practiceChallenge(day, game);
    const plies = randomTry(challenge, game, bot, 1);
    expect(plies.length).toBeLessThan(MOST_PLIES);
    // A submission is one request.
    expect(JSON.stringify({ day, game: id, plies }).length).toBeLessThan(16_384);
    const result = verifyTry(challenge, game, bot, plies);
    expect(result).toHaveProperty('scores');
    const { players: seats, options, rules } = challenge;
    expect(replay(game, { seats, options, rules }, plies, { luck: luckOf(challenge) })).toHaveProperty(
      'state',
    );
  });

  test('whatever is changed in it is found at that ply', async () => {
    const { game, bot } = await gameAndBot(id);
    const challenge = practiceChallenge('2026-11-18', game);
    const mine = seatOf(challenge);
    const plies = randomTry(challenge, game, bot, 2);
    const wrong = (tampered: readonly Ply[], by: Challenge = challenge) => {
      const found = verifyTry(by, game, bot, tampered);
      if (!isWrongTry(found)) throw new Error('it was not found');
      return found;
    };
    const at = (seat: (each: number) => boolean, from: number) =>
      plies.findIndex(([each], i) => i >= from && seat(each));
    const chance = at((seat) => seat === CHANCE, 20);
    const bots = at((seat) => seat !== CHANCE && seat !== mine, 20);
    const own = at((seat) => seat === mine, 20);
    expect(wrong(plies.with(chance, [CHANCE, 'x']))).toEqual({ wrong: chance + 1, reason: 'other-luck' });
    expect(wrong(plies.with(bots, [plies[bots]?.[0] ?? 0, 'x']))).toMatchObject({ reason: 'other-bot' });
    expect(wrong(plies.with(own, [mine, 'no such move']))).toMatchObject({ reason: 'illegal' });
    expect(wrong(plies.slice(0, -1)).wrong).toBeLessThanOrEqual(plies.length);
    expect(wrong([])).toEqual({ wrong: 1, reason: 'not-over' });
    expect(wrong([...plies, [mine, 'x']])).toEqual({ wrong: plies.length + 1, reason: 'illegal' });
    expect(wrong(Array.from({ length: MOST_PLIES + 1 }, (): Ply => [mine, 'x'])).reason).toBe('too-long');
    // The luck of another day, of another game's seed.
    expect(wrong(plies, challengeOf('2026-11-18', game, { seed: '5a'.repeat(32) }))).toHaveProperty('reason');
  });
});

test('what the expert would have made of it is the same on every device', async () => {
  const { game, bot } = await gameAndBot('strand-unter');
  const hero = await loadBot('strand-unter', 'hard');
  if (!hero) throw new Error('no bot');
  const challenge = practiceChallenge('2026-11-18', game);
  const result = playedBy(challenge, game, { bot, hero });
  expect(result.scores).toHaveLength(challenge.players);
  expect(playedBy(challenge, game, { bot, hero })).toEqual(result);
});

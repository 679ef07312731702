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

/** Plies of a match in which a decision may change nothing later. */
const SHORT = 20;
const days = Array.from({ length: 7 }, (_, i) => daysAfter('2026-11-16', i));

/** Some way into a match, long or short: everybody has something to decide after it. */
function partOf(plies: readonly Ply[]): number {
  return Math.floor(plies.length / 3);
}

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
    const middle = partOf(plies);
    // None in a game without chance.
    const rolls = [0, middle].map((from) => at((seat) => seat === CHANCE, from)).filter((ply) => ply >= 0);
    const bots = at((seat) => seat !== CHANCE && seat !== mine, middle);
    const own = at((seat) => seat === mine, middle);
    for (const ply of rolls)
      expect(wrong(plies.with(ply, [CHANCE, 'x']))).toEqual({ wrong: ply + 1, reason: 'other-luck' });
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

describe.each(Object.keys(games))('%s: what might as well have been', (id) => {
  test('another roll, another answer of a bot, another decision of one’s own: all legal, none counts', async () => {
    const { game, bot } = await gameAndBot(id);
    const challenge = practiceChallenge('2026-11-18', game);
    const { players: seats, options, rules } = challenge;
    const mine = seatOf(challenge);
    const plies = randomTry(challenge, game, bot, 3);
    /** The ply from number `from` on, of somebody, for which something else was possible; and the match with that instead. */
    const changed = (from: number, isTheirs: (seat: number) => boolean) => {
      for (let at = from; at < plies.length; at++) {
        const [seat, text] = plies[at] as Ply;
        if (!isTheirs(seat)) continue;
        const before = replay(game, { seats, options, rules }, plies.slice(0, at));
        if (!('state' in before)) throw new Error('it cannot be replayed');
        const moves =
          seat === CHANCE
            ? game.chances(before.state, []).map(({ move }) => move)
            : game.legal(before.state, seat, []);
        const other = moves.map((move) => game.write(move)).find((each) => each !== text);
        if (other !== undefined)
          return { at, found: verifyTry(challenge, game, bot, plies.with(at, [seat, other])) };
      }
      throw new Error('nothing else was possible');
    };
    for (const from of [0, partOf(plies)]) {
      const hasRoll = plies.slice(from).some(([seat]) => seat === CHANCE);
      for (const roll of hasRoll ? [changed(from, (seat) => seat === CHANCE)] : [])
        expect(roll.found).toEqual({ wrong: roll.at + 1, reason: 'other-luck' });
      const answer = changed(from, (seat) => seat !== CHANCE && seat !== mine);
      expect(answer.found).toEqual({ wrong: answer.at + 1, reason: 'other-bot' });
      // What follows one's own decision no longer follows. In a very short match nothing may depend on it: then it is another match of its own.
      const own = changed(from, (seat) => seat === mine);
      expect(isWrongTry(own.found) ? own.found.wrong > own.at + 1 : plies.length < SHORT).toBe(true);
    }
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

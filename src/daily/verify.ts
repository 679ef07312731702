import type { AnyBot } from '../bots/bot.ts';
import { type AnyGame, CHANCE, type Result } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import { type Challenge, seatOf } from './challenge.ts';
import { playChallenge } from './play.ts';

/** Longer than any day's match is; a log beyond it is not looked at. */
export const MOST_PLIES = 1500;

/** The first ply that cannot be, counted from 1, and why. */
export interface WrongTry {
  readonly wrong: number;
  readonly reason: 'illegal' | 'other-luck' | 'other-bot' | 'not-over' | 'too-long';
}

/**
 * How a match ended that somebody says to have played: everything but their own decisions is derived again, and every ply has
 * to be the same. It costs what the bots' answers cost, and ends at the first difference.
 */
export function verifyTry(
  challenge: Challenge,
  game: AnyGame,
  bot: AnyBot,
  plies: readonly Ply[],
): Result | WrongTry {
  const mine = seatOf(challenge);
  const decisions = plies.filter(([seat]) => seat === mine).map(([, text]) => text);
  let at = 0;
  let reason: WrongTry['reason'] = 'not-over';
  if (plies.length > MOST_PLIES) return { wrong: MOST_PLIES + 1, reason: 'too-long' };
  const result = playChallenge(challenge, game, bot, {
    choose: ({ legal, n }) => {
      const text = decisions[n];
      if (text !== undefined && !legal.includes(text)) reason = 'illegal';
      return text;
    },
    played: ([seat, text]) => {
      const said = plies[at];
      if (said === undefined) return false;
      if (said[0] !== seat || said[1] !== text) {
        reason = said[0] === mine || seat === mine ? 'illegal' : seat === CHANCE ? 'other-luck' : 'other-bot';
        return false;
      }
      at++;
      return true;
    },
  });
  if (!result) return { wrong: at + 1, reason };
  return at < plies.length ? { wrong: at + 1, reason: 'illegal' } : result;
}

export function isWrongTry(x: Result | WrongTry): x is WrongTry {
  return 'wrong' in x;
}

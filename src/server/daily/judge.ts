import { loadBot } from '../../bots/index.ts';
import type { Challenge } from '../../daily/challenge.ts';
import { isWrongTry, verifyTry, type WrongTry } from '../../daily/verify.ts';
import { seatOf } from '../../daily/challenge.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Ply } from '../../engine/match.ts';

export interface TryTask {
  readonly tide: Challenge;
  readonly plies: readonly Ply[];
}

/** What a try comes to, once every ply was found to be right. */
export interface JudgedTry {
  readonly points: number;
  /** At the table. */
  readonly place: number;
}

/** Where tries are verified: it takes as long as a match of the bots. */
export interface TryJudge {
  /** Rejects with a DOMException if it takes longer than `limit` milliseconds from when its turn has come. */
  judge(task: TryTask, limit: number): Promise<JudgedTry | WrongTry>;
  stop(): Promise<void>;
}

export async function judgeTry({ tide, plies }: TryTask, game: AnyGame): Promise<JudgedTry | WrongTry> {
  const bot = await loadBot(tide.game, tide.level);
  if (!bot) throw new Error(`${tide.game} has no bot called ${tide.level}`);
  const result = verifyTry(tide, game, bot, plies);
  if (isWrongTry(result)) return result;
  const seat = seatOf(tide);
  return { points: result.scores[seat] as number, place: result.places[seat] as number };
}

import type { AnyBot } from '../bots/bot.ts';
import { drive } from '../engine/drive.ts';
import { type AnyGame, CHANCE, type Result, type Seat } from '../engine/game.ts';
import { nextDraw } from '../engine/luck.ts';
import type { Ply } from '../engine/match.ts';
import { botRng, type Challenge, luckOf, seatOf } from './challenge.ts';

/** More than any level takes: each keeps to its own limit. Playouts and not time, so that an answer is always the same. */
export const PLAYOUTS = 10_000;

/** Who decides in your seat. */
interface You {
  /** The text of your decision; undefined ends the match there. */
  readonly choose: (question: {
    readonly state: unknown;
    readonly seat: Seat;
    readonly legal: readonly string[];
    /** How many decisions of yours came before. */
    readonly n: number;
  }) => string | undefined;
  /** Called with each ply before it is played; false ends the match there. */
  readonly played?: (ply: Ply) => boolean;
}

/**
 * Plays a challenge: chance draws by its seed, bots answer as they do. Where several owe an open answer they give it one after
 * the other, you among them, so that nobody's answer depends on who was faster. Undefined if it was ended before its end.
 */
export function playChallenge(
  challenge: Challenge,
  game: AnyGame,
  bot: AnyBot,
  you: You,
): Result | undefined {
  const mine = seatOf(challenge);
  const luck = luckOf(challenge);
  const state = game.setup(challenge.players, challenge.options, challenge.rules);
  const drawn = new Map<string, number>();
  const decisions = Array.from({ length: challenge.players }, () => 0);
  let rolls = 0;
  let ended = false;

  function choose(seat: Seat): unknown {
    if (seat === CHANCE) return game.sample(state, nextDraw(game, state, luck, { rolls: rolls++, drawn }));
    const moves = game.legal(state, seat, []);
    const legal = moves.map((move) => game.write(move));
    const n = decisions[seat] ?? 0;
    decisions[seat] = n + 1;
    const text = seat === mine ? you.choose({ state, seat, legal, n }) : answer(seat, legal, n);
    const index = text === undefined ? -1 : legal.indexOf(text);
    if (index < 0) ended = true;
    return moves[Math.max(index, 0)];
  }

  function answer(seat: Seat, legal: readonly string[], n: number): string {
    const view = game.view(state, seat);
    const rng = botRng(challenge, seat, n);
    return bot.choose({ view, seat, legal, budget: { playouts: PLAYOUTS }, rng }).text;
  }

  drive(game, state, {
    move: (_, seat) => choose(seat),
    apply: (_, seat, move) => {
      if (ended || you.played?.([seat, game.write(move)]) === false) ended = true;
      else game.apply(state, seat, move);
    },
    goOn: () => !ended,
  });
  return ended ? undefined : game.result(state);
}

/** What a bot in your seat would have made of it. */
export function playedBy(
  challenge: Challenge,
  game: AnyGame,
  { bot, hero }: { readonly bot: AnyBot; readonly hero: AnyBot },
): Result {
  const result = playChallenge(challenge, game, bot, {
    choose: ({ state, seat, legal, n }) => {
      const view = game.view(state, seat);
      const rng = botRng(challenge, seat, n);
      return hero.choose({ view, seat, legal, budget: { playouts: PLAYOUTS }, rng }).text;
    },
  });
  if (!result) throw new Error(`${hero.name} did not finish ${challenge.game} of ${challenge.day}`);
  return result;
}

import type { AnyBot } from '../../bots/bot.ts';
import { drawIndex } from '../../bots/search/imperfect.ts';
import { winShare } from '../../bots/search/outcome.ts';
import { unit } from '../../bots/search/policy.ts';
import { drive } from '../../engine/drive.ts';
import { type AnyGame, CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { assess } from './hint.ts';

/** For tests: a player who always does what the hint says. */
function follower(game: string, bot: AnyBot): AnyBot {
  return {
    name: 'hint',
    choose(question) {
      const { view, seat, legal, rng } = question;
      const assessment = assess(bot, { game, view, seat, legal }, { seed: rng.below(2 ** 31) });
      const choices = assessment?.choices ?? [];
      const drawn = assessment?.mixed
        ? choices[
            drawIndex(
              choices.map(({ likely }) => likely ?? 0),
              unit(rng),
            )
          ]
        : choices[0];
      return { text: drawn?.text ?? (legal[0] as string) };
    },
  };
}

/**
 * Matches in which one seat follows the hint and the others are the bot itself; everybody sits everywhere with the same dice.
 * The mean share of the win of who follows the hint, times the number of seats: 1 means as strong as the bot.
 */
export function followedStrength(
  game: AnyGame,
  bot: AnyBot,
  { seats, deals, seed }: { readonly seats: number; readonly deals: number; readonly seed: number },
): { readonly strength: number; readonly error: number } {
  const hinted = follower(game.id, bot);
  const means: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++)
      sum += playOne(game, (each) => (each === seat ? hinted : bot), seats, seed + deal, seat);
    means.push(sum);
  }
  const mean = means.reduce((a, b) => a + b, 0) / deals;
  const variance = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (deals - 1);
  return { strength: mean, error: Math.sqrt(variance / deals) };
}

function playOne(
  game: AnyGame,
  botOf: (seat: Seat) => AnyBot,
  seats: number,
  seed: number,
  whose: Seat,
): number {
  const dice = new FastRng(seed, 1);
  const rng = new FastRng(seed, 2);
  const s = game.setup(seats, defaults(game.options), game.rules);
  drive(game, s, {
    move: (_, seat) => {
      if (seat === CHANCE) return game.sample(s, dice);
      const legal = game.legal(s, seat, []).map(game.write);
      const question = { view: game.view(s, seat), seat, legal, budget: { playouts: 1_000_000 }, rng };
      return game.read(legal.length === 1 ? (legal[0] as string) : botOf(seat).choose(question).text);
    },
  });
  const result = game.result(s);
  return result ? winShare(result, whose) : 0;
}

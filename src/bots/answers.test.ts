import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AnyGame, CHANCE, type Seat } from '../engine/game.ts';
import { everything } from '../engine/options.ts';
import { FastRng } from '../engine/rng.ts';
import { games } from '../games/index.ts';
import { pinned } from '../games/testing.ts';
import type { Question } from './bot.ts';
import { loadBot } from './index.ts';

/**
 * Answers with all their values, by game and level. Whoever makes a bot faster must leave them as they are: published
 * strengths were measured with these answers. Whoever changes how a bot plays measures its strength again (docs/ladder.md)
 * and writes the new ones here.
 */
const known: readonly [game: string, level: string, answers: string][] = [
  ['high-tide', 'hard', 'ebade355e3d7a2be'],
  ['high-tide', 'expert', '37eafddf22ce47b7'],
  ['maui', 'hard', '07ef941963ae323c'],
  ['maui', 'expert', '7cb018194475be64'],
  ['strand-unter', 'hard', '7907b47e4e0a1a53'],
  ['strand-unter', 'expert', '15c7b2ad0b49dab2'],
];

/** Of the decisions of random matches every eleventh, with every number of players, plain and with all there is. */
const EVERY = 11;

function* questions(game: AnyGame): Generator<Question<unknown>> {
  let seen = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of [pinned(game), pinned(game, everything(game.options))]) {
      const rng = new FastRng(11, seats);
      const s = game.setup(seats, options, game.rules);
      for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
        const seat = toAct[0] as Seat;
        const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
        if (moves.length > 1 && seen++ % EVERY === 0) {
          const legal = moves.map(game.write);
          yield {
            view: game.view(s, seat),
            seat,
            legal,
            budget: { playouts: 40 },
            rng: new FastRng(12, seen),
          };
        }
        game.apply(s, seat, moves[rng.below(moves.length)]);
      }
    }
  }
}

test.each(known)('%s: %s answers as it always has', async (id, level, answers) => {
  const game = await games[id]!.load();
  const bot = await loadBot(id, level);
  const hash = createHash('sha256');
  let asked = 0;
  for (const question of questions(game)) {
    hash.update(JSON.stringify(bot!.choose(question)));
    asked++;
  }
  expect(asked).toBeGreaterThan(25);
  expect(hash.digest('hex').slice(0, 16)).toBe(answers);
});

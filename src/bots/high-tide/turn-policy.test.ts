import { expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type Move, type State } from '../../games/high-tide/index.ts';
import { pinned } from '../../games/testing.ts';
import { ValueModel } from './net.ts';
import { turnPolicy } from './turn-policy.ts';

const keeping = turnPolicy(new ValueModel());
const model = new ValueModel();

/** The policy's choice, which is the same with a new table as with a kept one. */
function decided(s: State, seat: Seat, rng: FastRng): Move {
  const move = keeping(s, seat, rng);
  expect(move).toBe(turnPolicy(model)(s, seat, rng));
  return move;
}

const ways = [{}, { coins: true }, { shark: true }, { surfer: true }, { baywatch: true }];

test.each(ways)('a table kept between the decisions of a turn decides as a new one: %o', (way) => {
  const options = pinned(game, { ...defaults(game.options), ...way }) as HighTideOptions;
  let decisions = 0;
  for (let seats = 3; seats <= 6; seats++) {
    const rng = new FastRng(8, seats);
    const s = game.setup(seats, options, game.rules);
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
      const any = moves[rng.below(moves.length)] as Move;
      const best = moves.length > 1 ? decided(s, seat, rng) : any;
      if (moves.length > 1) decisions++;
      // Half of the choices are made at random, so that everything happens.
      game.apply(s, seat, rng.below(2) === 0 ? best : any);
    }
  }
  expect(decisions).toBeGreaterThan(100);
});

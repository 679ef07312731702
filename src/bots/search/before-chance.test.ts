import { expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { FastRng, type Rng } from '../../engine/rng.ts';
import { game, type HighTideOptions, type Move, type State, type View } from '../../games/high-tide/index.ts';
import { pinned } from '../../games/testing.ts';
import type { Question } from '../bot.ts';
import { ValueModel } from '../high-tide/net.ts';
import { turnPolicy } from '../high-tide/turn-policy.ts';
import { search } from './search.ts';

const model = new ValueModel();
const policy = turnPolicy(model);

/** The same policy, but it draws: then nothing is known before it is played. */
function drawing(s: State, seat: Seat, rng: Rng): Move {
  rng.below(2);
  return policy(s, seat, rng);
}

const searching = {
  game,
  until: (root: State) => (s: State) => s.round > root.round,
  value: (s: State, seat: Seat) => model.winShare(s, seat),
};

/** The decisions of a match played at random. */
function* questions(): Generator<Omit<Question<View>, 'rng'>> {
  const rng = new FastRng(3);
  const s = game.setup(4, pinned(game) as HighTideOptions, game.rules);
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    const legal = moves.map(game.write);
    if (legal.length > 1) yield { view: game.view(s, seat), seat, legal, budget: { playouts: 24 } };
    game.apply(s, seat, moves[rng.below(moves.length)] as Move);
  }
}

test('playouts that go on from chance’s first move end as those that begin with the candidate', () => {
  const once = search({ ...searching, policy });
  const everyTime = search({ ...searching, policy: drawing });
  let asked = 0;
  for (const question of questions()) {
    const answer = once.choose({ ...question, rng: new FastRng(4, asked) });
    expect(answer).toEqual(everyTime.choose({ ...question, rng: new FastRng(4, asked) }));
    asked++;
  }
  expect(asked).toBeGreaterThan(10);
});

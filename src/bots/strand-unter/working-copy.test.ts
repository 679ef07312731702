import { expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type Options } from '../../games/strand-unter/index.ts';
import { pinned } from '../../games/testing.ts';
import { WorkingCopy } from './working-copy.ts';

test('is the state in every position of a match, and changing it leaves the state alone', () => {
  const copy = new WorkingCopy();
  for (let players = 2; players <= 4; players++) {
    const rng = new FastRng(1, players);
    const s = game.setup(players, pinned(game) as Options, game.rules);
    for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
      const seat = toAct[0] as Seat;
      const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
      const move = moves[rng.below(moves.length)]!;
      const before = game.clone(s);
      const next = copy.of(s);
      expect(next).toEqual(s);
      game.apply(next, seat, move);
      expect(s).toEqual(before);
      game.apply(s, seat, move);
    }
  }
});

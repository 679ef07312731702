import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type Options } from '../../games/maui/index.ts';
import { DecisionCache } from './decision-cache.ts';
import { ValueNets } from './value-nets.ts';
import { TurnSearch } from './turn-policy.ts';
import { everyWay } from '../testing.ts';

test('decisions that are kept are those that would be made again, in every kind of match', () => {
  const nets = new ValueNets();
  const plain = new TurnSearch(nets).policy;
  const keeping = new TurnSearch(nets, new DecisionCache()).policy;
  for (const [i, options] of everyWay(game, 3).slice(0, 20).entries()) {
    const start = game.setup(3 + (i % 2), options as Options, game.rules);
    // Matches that begin alike: many decisions come again.
    for (let match = 0; match < 3; match++) {
      const rng = new FastRng(6, i);
      const s = game.clone(start);
      let plies = 0;
      for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
        if (seat === CHANCE) {
          game.apply(s, CHANCE, game.sample(s, rng));
          continue;
        }
        const move = keeping(s, seat, rng);
        expect(move).toBe(plain(s, seat, rng));
        game.apply(s, seat, move);
        // The matches part after a while.
        if (plies++ === 10 + 5 * match) rng.below(2);
      }
    }
  }
});

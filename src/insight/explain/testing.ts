import { type AnyGame, CHANCE } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import type { Asked } from './why.ts';

interface Position {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly asked: Asked;
  readonly legal: readonly string[];
}

/** For tests: after some random moves, the first decision with several choices that fits. */
export async function positionOf(
  id: string,
  seats: number,
  fits: (game: AnyGame, state: unknown) => boolean = () => true,
): Promise<Position> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  const rng = new FastRng(11);
  const s = game.setup(seats, defaults(game.options), game.rules);
  for (let plies = 0; ; plies++) {
    const [seat] = game.toAct(s);
    if (seat === undefined) throw new Error('no such position');
    if (seat === CHANCE) {
      game.apply(s, seat, game.sample(s, rng));
      continue;
    }
    const legal = game.legal(s, seat, []);
    if (plies > 30 && legal.length > 2 && fits(game, s)) {
      const asked = { game: id, view: game.view(s, seat), seat };
      return { game, state: s, asked, legal: legal.map(game.write) };
    }
    game.apply(s, seat, legal[rng.below(legal.length)]);
  }
}

/** The first and the last. */
export function firstChoices(legal: readonly string[]): [string, string] {
  return [legal[0] as string, legal.at(-1) as string];
}

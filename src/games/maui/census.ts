import { crabOn, towelOn } from './rules.ts';
import { countUmbrellas, type Player, type State, tilesLaid } from './state.ts';

/** Every tile, dollar, umbrella, loose towel, chip and crab, wherever it is. */
export function census(s: State): { readonly [component: string]: number } {
  const pending = s.pending >= 0 ? [s.pending] : [];
  const columns = [...pending, ...s.players.flatMap((p) => p.beach)];
  const sum = (count: (p: Player) => number): number => s.players.reduce((n, p) => n + count(p), 0);
  return {
    tiles: s.bag.length + s.market.filter((tile) => tile >= 0).length + columns.length,
    dollars: s.areas.reduce((a, b) => a + b, 0) + sum((p) => p.dollars),
    umbrellas: sum((p) => countUmbrellas(p.umbrellas, Math.max(0, tilesLaid(p))) + p.white + p.pink + p.box),
    towels:
      s.stock.reduce((a, b) => a + b, 0) +
      s.gone +
      sum((p) => (p.towels & 1) + (p.towels >> 1)) +
      columns.reduce(
        (n, column) => n + (towelOn(column, 0) >= 0 ? 1 : 0) + (towelOn(column, 1) >= 0 ? 1 : 0),
        0,
      ),
    chips: s.supply + sum((p) => p.chips),
    crabs: sum((p) => p.unseen.length) + columns.filter((column) => crabOn(column) >= 0).length,
  };
}

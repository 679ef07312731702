import { defaults } from '../../src/engine/options.ts';
import { FastRng, pickOne } from '../../src/engine/rng.ts';
import { games } from '../../src/games/index.ts';
import { LiveMatch } from '../../src/server/match/live-match.ts';
import { updateOf } from '../../src/server/table/updates.ts';
import { median } from '../bench.ts';

const MATCHES = 200;
/** Moves are put together in groups of this size, by when they come in a match. */
const GROUP = 20;
const ENOUGH = 500;

/** Microseconds of a move in memory, by when it comes in a match of Maui: its first twenty moves, the next twenty, and so on. */
export async function costByLength(): Promise<number[]> {
  const game = await games.maui?.load();
  if (!game) throw new Error('Maui is not registered');
  const times: number[][] = [];
  for (let seed = 1; seed <= MATCHES; seed++) {
    const rng = new FastRng(seed);
    const wish = { seats: 4, options: defaults(game.options), rules: game.rules };
    const live = new LiveMatch(game, wish, () => rng);
    live.commit(live.begin(0));
    for (let move = 0; !live.over; move++) {
      const [seat = 0] = live.toAct;
      const { asked, legal } = updateOf('m', live, seat);
      const text = pickOne(legal, rng);
      const begun = performance.now();
      const proposal = live.answer({ seat, asked, text }, 'person', 0);
      if (typeof proposal === 'string') throw new Error(proposal);
      live.commit(proposal);
      (times[Math.floor(move / GROUP)] ??= []).push(1000 * (performance.now() - begun));
    }
  }
  return times.filter((each) => each.length > ENOUGH).map((each) => median(each));
}

export function showByLength(costs: readonly number[]): string {
  return `A move in memory, by when it comes in a match of Maui (groups of ${GROUP}): ${costs.map((cost) => cost.toFixed(1)).join(', ')} µs`;
}

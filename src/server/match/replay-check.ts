import { luckOf } from '../../fair/match-dice.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Store } from '../store/store.ts';
import { liveRounds } from './live-rounds.ts';
import { restore } from './replay-log.ts';

export interface Replayed {
  readonly replayed: number;
  readonly lines: number;
  /** The ids of matches whose log does not replay. */
  readonly broken: readonly string[];
}

/** Replays these matches from their logs and checks every roll against the seed, as a server does when it loads one. */
export async function replayMatches(
  store: Store,
  games: LoadedGames,
  ids: readonly string[],
): Promise<Replayed> {
  const broken: string[] = [];
  let [replayed, count] = [0, 0];
  for (const id of ids) {
    const stored = await store.match(id);
    const known = stored && (await games.find(stored.game));
    if (!stored || !known) continue;
    const { seats, options, rules } = stored;
    const lines = await store.lines(stored.key, 1);
    try {
      const luck = luckOf(stored);
      const terms = { seats: seats.length, options, rules };
      restore({ game: known.game, terms, luck, rounds: liveRounds(stored, luck) }, lines);
    } catch {
      broken.push(id);
    }
    replayed++;
    count += lines.length;
  }
  return { replayed, lines: count, broken };
}

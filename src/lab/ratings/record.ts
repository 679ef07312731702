import { type LevelName, levelNames } from '../../bots/levels.ts';
import { loadBot } from '../../bots/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { defaults } from '../../engine/options.ts';
import { cares } from '../../insight/index.ts';
import { judgeFor } from '../../insight/judge/registry.ts';
import { measureMatch } from '../insight/measure.ts';

/** One seat of a recorded match. */
export interface RecordedSeat {
  readonly level: LevelName;
  /** Its share of the win. */
  readonly share: number;
  readonly place: number;
  /** What of it was luck, as far as the review can tell. */
  readonly luck: number;
  /** What its decisions gave away, on average. */
  readonly loss: number;
}
export type RecordedMatch = readonly RecordedSeat[];

/** Recorded matches of one game. */
export interface Recording {
  readonly game: string;
  readonly name: string;
  readonly matches: readonly RecordedMatch[];
}

/** Matches between bots, each seat's level drawn anew, with the luck and the losses that a quick review finds. */
export async function recordMatches(
  game: AnyGame,
  { players, matches, seed }: { readonly players: number; readonly matches: number; readonly seed: number },
  tick: (done: number) => void,
): Promise<RecordedMatch[]> {
  const judge = judgeFor(game.id, players);
  if (!judge) throw new Error(`there is no evaluator for ${game.id} with ${players} players`);
  const levels = await Promise.all(
    levelNames.map(async (name) => {
      const bot = await loadBot(game.id, name);
      if (!bot) throw new Error(`${game.id} has no bot called ${name}`);
      return { name, bot };
    }),
  );
  const measuring = {
    game,
    judge,
    care: cares.quick,
    options: defaults(game.options),
    levels,
    seed,
    deeper: 0,
  };
  return Array.from({ length: matches }, (_, at) => {
    const { seats } = measureMatch(measuring, at);
    tick(at + 1);
    return seats.map(({ level, result, place, luck, losses }) => ({
      level: level as LevelName,
      share: result,
      place,
      luck: rounded(luck),
      loss: rounded(losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length)),
    }));
  });
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

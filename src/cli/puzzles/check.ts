import { closestOf, confirmPuzzle } from '../../lab/puzzles/confirm.ts';
import { waysOf } from '../../lab/puzzles/players.ts';
import { loadPuzzles } from '../../puzzles/index.ts';
import type { Args } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { FOUND_WRONG, GOOD, UsageError } from '../support/usage.ts';

interface Checked {
  readonly id: string;
  readonly confirmed: boolean;
  /** What the closest of the wrong choices gives away. */
  readonly behind: number;
  readonly error: number;
  readonly worlds: number;
}

/** `tidetable puzzles check GAME`: evaluates every answer again, more deeply and with other dice. */
export async function checkPuzzles(
  args: Args,
  id: string | undefined,
  registry: RegistryUrl,
  io: Io,
): Promise<number> {
  const game = await findGame(await loadRegistry(registry), id).load();
  const ways = waysOf(game.id);
  if (!ways) throw new UsageError(`there are no playouts for puzzles of ${game.id}`);
  const seed = args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 2;
  const all = await loadPuzzles(game.id);
  const from = args.number('from', { min: 1, max: all.length }) ?? 1;
  const puzzles = all.slice(from - 1);
  const bar = progressBar(io, puzzles.length);
  const checked: Checked[] = [];
  for (const puzzle of puzzles) {
    // Each has dice of its own, wherever the check begins.
    const found = confirmPuzzle(game, ways.finding, puzzle, seed + from - 1 + checked.length);
    const { behind, error, worlds } = closestOf(found);
    checked.push({ id: puzzle.id, confirmed: found.confirmed, behind, error, worlds });
    bar.at(checked.length);
  }
  bar.clear();
  const doubtful = checked.filter(({ confirmed }) => !confirmed);
  const lines = [
    `${game.id}: ${checked.length - doubtful.length} of ${checked.length} confirmed`,
    ...doubtful.map(({ id: each, behind, error }) => `  ${each}: ${behind.toFixed(3)} ± ${error.toFixed(3)}`),
  ];
  const figures = {
    game: game.id,
    from,
    count: checked.length,
    confirmed: checked.length - doubtful.length,
    doubtful,
  };
  io.out(`${args.flag('json') ? JSON.stringify(figures) : lines.join('\n')}\n`);
  return doubtful.length === 0 ? GOOD : FOUND_WRONG;
}

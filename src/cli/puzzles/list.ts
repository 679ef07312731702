import { levelNames } from '../../bots/levels.ts';
import { loadPuzzles } from '../../puzzles/index.ts';
import { DIFFICULTIES, type Puzzle, themes } from '../../puzzles/puzzle.ts';
import type { Args } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD } from '../support/usage.ts';

/** `tidetable puzzles list GAME`: what there is. */
export async function listPuzzles(
  args: Args,
  id: string | undefined,
  registry: RegistryUrl,
  io: Io,
): Promise<number> {
  const { id: game } = await findGame(await loadRegistry(registry), id).load();
  const puzzles = await loadPuzzles(game);
  io.out(
    `${args.flag('json') ? JSON.stringify(asJson(game, puzzles)) : asLines(game, puzzles).join('\n')}\n`,
  );
  return GOOD;
}

function asJson(game: string, puzzles: readonly Puzzle[]): object {
  return {
    game,
    count: puzzles.length,
    puzzles: puzzles.map(({ id, theme, difficulty, seats, seat, plies, choices, solved }) => ({
      id,
      theme,
      difficulty,
      seats,
      seat,
      ply: plies.length,
      answers: choices[0]?.texts,
      choices: choices.length,
      behind: choices[1]?.behind,
      solved,
    })),
  };
}

/** A table by difficulty: how many, and how many of them each level of bots finds. */
function asLines(game: string, puzzles: readonly Puzzle[]): string[] {
  if (puzzles.length === 0) return [`${game}: no puzzles`];
  const row = (name: string, some: readonly Puzzle[]): string =>
    [
      name.padEnd(14),
      String(some.length).padStart(8),
      ...levelNames.map((level) => solvedBy(some, level)),
    ].join(' ');
  return [
    ['difficulty'.padEnd(14), 'puzzles'.padStart(8), ...levelNames.map((level) => level.padStart(8))].join(
      ' ',
    ),
    ...DIFFICULTIES.map((each) =>
      row(
        String(each),
        puzzles.filter(({ difficulty }) => difficulty === each),
      ),
    ),
    row('all', puzzles),
    '',
    'theme',
    ...(themes[game] ?? []).map((each) =>
      row(
        each,
        puzzles.filter(({ theme }) => theme === each),
      ),
    ),
  ];
}

function solvedBy(puzzles: readonly Puzzle[], level: keyof Puzzle['solved']): string {
  if (puzzles.length === 0) return '-'.padStart(8);
  const mean = puzzles.reduce((sum, { solved }) => sum + solved[level], 0) / puzzles.length;
  return `${Math.round(100 * mean)} %`.padStart(8);
}

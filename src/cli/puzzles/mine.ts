import { writeFileSync } from 'node:fs';
import { loadBot } from '../../bots/index.ts';
import { levelNames } from '../../bots/levels.ts';
import { assembled, byPlayouts } from '../../lab/puzzles/assemble.ts';
import { openJournal } from '../../lab/puzzles/journal.ts';
import type { LevelBots } from '../../lab/puzzles/levels.ts';
import { type Mined, mineMatch } from '../../lab/puzzles/mine.ts';
import { waysOf } from '../../lab/puzzles/players.ts';
import type { Args } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

const MOST = { puzzles: 10_000, minutes: 100_000 };

/** `tidetable puzzles mine GAME`: plays matches and looks for puzzles in them, until there are enough or time is up. */
export async function minePuzzles(
  args: Args,
  id: string | undefined,
  registry: RegistryUrl,
  io: Io,
): Promise<number> {
  const game = await findGame(await loadRegistry(registry), id).load();
  const ways = waysOf(game.id);
  if (!ways) throw new UsageError(`there are no playouts for puzzles of ${game.id}`);
  const wanted = args.number('puzzles', { min: 1, max: MOST.puzzles }) ?? 100;
  const minutes = args.number('minutes', { min: 1, max: MOST.minutes }) ?? Number.POSITIVE_INFINITY;
  const seed = args.number('seed', { min: 0, max: 1_000_000 }) ?? 1;
  const state = args.text('state');
  const out = args.text('out');
  if (out !== undefined) mustBeWritable(out);
  const journal =
    state === undefined
      ? { mined: [], write: () => {} }
      : refusing(`cannot use ${printable(state)}`, () => openJournal(state, { game: game.id, seed }));
  if ('problem' in journal) throw new UsageError(`${printable(state ?? '')}: ${journal.problem}`);
  const finding = { game, ways, bots: await botsOf(game.id) };

  const mined: Mined[] = [...journal.mined];
  let found = mined.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  const end = performance.now() + 60_000 * minutes;
  const bar = progressBar(io, wanted);
  while (found < wanted && performance.now() < end) {
    const next = mineMatch(finding, seed, mined.length);
    journal.write(next);
    mined.push(next);
    found += next.puzzles.length;
    bar.at(Math.min(found, wanted));
  }
  bar.clear();
  if (out !== undefined)
    refusing(`cannot write ${printable(out)}`, () =>
      writeFileSync(out, assembled({ game, seed, most: wanted, explain: byPlayouts(game) }, mined)),
    );
  const figures = { game: game.id, matches: mined.length, puzzles: found, decisions: countsOf(mined) };
  io.out(`${args.flag('json') ? JSON.stringify(figures) : linesOf(figures)}\n`);
  return GOOD;
}

async function botsOf(game: string): Promise<LevelBots> {
  const bots = await Promise.all(
    levelNames.map(async (level) => [level, await loadBot(game, level)] as const),
  );
  return Object.fromEntries(bots) as LevelBots;
}

/** What became of the decisions that were looked at. */
function countsOf(mined: readonly Mined[]): { readonly [verdict: string]: number } {
  const sums: Record<string, number> = {};
  for (const { counts } of mined)
    for (const [verdict, n] of Object.entries(counts)) sums[verdict] = (sums[verdict] ?? 0) + n;
  return sums;
}

function linesOf({
  game,
  matches,
  puzzles,
  decisions,
}: {
  game: string;
  matches: number;
  puzzles: number;
  decisions: object;
}): string {
  const parts = Object.entries(decisions).map(([verdict, n]) => `${n} ${verdict}`);
  return `${game}: ${puzzles} puzzles in ${matches} matches (decisions: ${parts.join(', ')})`;
}

import type { AnyBot } from '../../bots/bot.ts';
import { limited } from '../../bots/search/four-levels.ts';

import type { Ply } from '../../engine/match.ts';
import { FastRng } from '../../engine/rng.ts';
import { playGame } from '../play.ts';
import { type Finding, type Found, findPuzzle, seedOf } from './find.ts';
import type { LevelBots } from './levels.ts';
import { type TableKind, tableOf } from './tables.ts';

/** A match that was searched for puzzles. */
export interface Mined {
  readonly match: number;
  readonly table: TableKind;
  /** As far as the last puzzle and one answer of everybody; none if there is no puzzle. */
  readonly plies: readonly Ply[];
  readonly puzzles: readonly (Found & { readonly ply: number })[];
  /** How many decisions were looked at, and what became of them. */
  readonly counts: { readonly [verdict: string]: number };
}

/** Plays match number i and looks for puzzles in it. */
export function mineMatch(finding: Finding, seed: number, i: number): Mined {
  const { game, bots } = finding;
  const table = tableOf(game, i);
  const plies: Ply[] = [];
  const puzzles: (Found & { ply: number })[] = [];
  const counts: Record<string, number> = {};
  const rng = new FastRng(seed, i);
  const who = playersOf(bots);
  playGame(
    {
      game,
      terms: { ...table, rules: game.rules },
      bots: Array.from({ length: table.seats }, () => who[rng.below(who.length)] as AnyBot),
      budget: { playouts: 1e9 },
    },
    rng,
    {
      plies,
      watcher: {
        position: () => {},
        step: (s, decisions) => {
          const ply = plies.length;
          for (const { seat } of decisions) {
            if (seat < 0 || isSkipped(game.id, ply)) continue;
            const found = findPuzzle(finding, s, seat, seedOf(seed, i, ply) + seat);
            const verdict = typeof found === 'string' ? found : 'found';
            counts[verdict] = (counts[verdict] ?? 0) + 1;
            if (typeof found !== 'string') puzzles.push({ ...found, ply });
          }
        },
      },
    },
  );
  const last = puzzles.at(-1);
  // The answers of the others to a sealed question belong to its puzzle.
  const kept = last === undefined ? [] : plies.slice(0, last.ply + table.seats);
  return { match: i, table, plies: kept, puzzles, counts };
}

/** Single choices seldom decide a match before so many plies. */
const EARLY: { readonly [game: string]: number } = { 'high-tide': 40, 'strand-unter': 64 };
const ONE_IN = 4;

/** Early in a match only some decisions are looked at. */
function isSkipped(game: string, ply: number): boolean {
  return ply < (EARLY[game] ?? 0) && ply % ONE_IN !== 0;
}

/** Positions should look as they do between people who can play: medium to expert, the last in a hurry. */
function playersOf({ medium, hard, expert }: LevelBots): readonly AnyBot[] {
  return [medium, hard, limited(expert, { playouts: 64, milliseconds: 300 })];
}

import { closeSync, openSync, writeSync } from 'node:fs';
import { writeMatchFile, type MatchFile } from '../../engine/file.ts';
import type { Ply } from '../../engine/match.ts';
import { FastRng } from '../../engine/rng.ts';
import { playGame, type Table } from '../../lab/play.ts';
import { distinctNames } from '../support/catalogue.ts';

export function matchFile({ game, terms, bots }: Table, plies: readonly Ply[]): MatchFile {
  const seats = distinctNames(bots.map(({ name }) => name)).map((name) => ({ name }));
  return { game: game.id, rules: terms.rules, options: terms.options, seats, plies };
}

interface Simulation {
  readonly seed: number;
  readonly games: number;
}

interface Outputs {
  /** One match file a line (NDJSON). */
  readonly files: string | undefined;
  /** One line for each seat of each game. */
  readonly csv: string | undefined;
  readonly bots: readonly string[];
}

/**
 * Writes every game of a simulation, in order. The games are played once more for it: what a game is depends on the seed
 * and its number alone, and simulations that nobody wants to keep stay fast.
 */
export function writeGames(table: Table, { seed, games }: Simulation, { files, csv, bots }: Outputs): void {
  const lines = files === undefined ? undefined : openSync(files, 'w');
  const rows = csv === undefined ? undefined : openSync(csv, 'w');
  try {
    if (rows !== undefined) writeSync(rows, 'game,seat,bot,score,place,plies,reason\n');
    for (let i = 0; i < games; i++) {
      const plies: Ply[] = [];
      const { result } = playGame(table, new FastRng(seed, i), { plies });
      if (lines !== undefined) {
        const file = JSON.parse(writeMatchFile({ ...matchFile(table, plies), result })) as object;
        writeSync(lines, `${JSON.stringify(file)}\n`);
      }
      if (rows === undefined) continue;
      for (const [seat, score] of result.scores.entries()) {
        const cells = [
          i,
          seat,
          bots[seat] ?? '',
          score,
          result.places[seat] ?? 0,
          plies.length,
          result.reason,
        ];
        writeSync(rows, `${cells.map(cell).join(',')}\n`);
      }
    }
  } finally {
    for (const open of [lines, rows]) if (open !== undefined) closeSync(open);
  }
}

/** A cell as RFC 4180 has it. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

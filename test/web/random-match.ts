import type { Page } from '@playwright/test';
import { random } from '../../src/bots/random.ts';
import { type MatchFile, writeMatchFile } from '../../src/engine/file.ts';
import type { Ply } from '../../src/engine/match.ts';
import { defaults } from '../../src/engine/options.ts';
import { FastRng } from '../../src/engine/rng.ts';
import { games } from '../../src/games/index.ts';
import { playGame } from '../../src/lab/play.ts';
import { visit } from './at-the-table.ts';

/** A finished match of random players. With `alone`, only the first seat is a person's. */
export async function randomMatch(id: string, { alone = false, players = 0 } = {}): Promise<MatchFile> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  const options = defaults(game.options);
  const names = ['Lena', 'Finn', 'Ida', 'Coral', 'Jonas', 'Mia'].slice(
    0,
    players || Math.max(game.seats.min, 2),
  );
  const plies: Ply[] = [];
  const terms = { seats: names.length, options, rules: game.rules };
  const { result } = playGame(
    { game, terms, bots: names.map(() => random), budget: { playouts: 1 } },
    new FastRng(5),
    { plies },
  );
  const seats = names.map((name, seat) => ({ name, ...(alone && seat > 0 ? { bot: 'medium' } : {}) }));
  return { game: id, rules: game.rules, options, seats, plies, result };
}

/** Opens a match file on the start page: its replay is shown. */
export async function openFile(page: Page, app: string, file: MatchFile): Promise<void> {
  await visit(page, app);
  const buffer = Buffer.from(writeMatchFile(file));
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
}

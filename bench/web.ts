import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../scripts/build-web.js';
import { serveSite } from '../test/web/site.ts';
import { type Bench, median, table } from './bench.ts';

/** Milliseconds from navigation, with an empty cache, to the first moment a person can choose; median of five. */
interface Row {
  readonly game: string;
  readonly home: number;
  readonly firstMove: number;
}

const games = ['high-tide', 'maui', 'strand-unter'];
const RUNS = 5;

async function once(
  browser: Browser,
  app: string,
  game: string,
): Promise<{ home: number; firstMove: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  // Quick start, without waiting for the bots' moves to be shown.
  await page.addInitScript(() =>
    localStorage.setItem('tidetable-settings', JSON.stringify({ speed: 'instant', language: 'en' })),
  );
  const started = performance.now();
  await page.goto(app);
  const quick = page.getByRole('button', { name: /quick start/i });
  await quick.first().waitFor();
  const home = performance.now() - started;
  // Three cards in the order of the page: find the one of this game.
  const index = ['strand-unter', 'high-tide', 'maui'].indexOf(game);
  const clicked = performance.now();
  await quick.nth(index).click();
  await page.locator('main h2[data-asked]').waitFor();
  const firstMove = home + (performance.now() - clicked);
  await context.close();
  return { home, firstMove };
}

export const bench: Bench<readonly Row[]> = {
  async run(note) {
    await buildWeb({ quiet: true });
    const browserFile = join(import.meta.dirname, '../node_modules/.tidetable-browser.json');
    const { executablePath, args } = JSON.parse(readFileSync(browserFile, 'utf8')) as {
      executablePath: string;
      args: string[];
    };
    const site = await serveSite();
    const browser = await chromium.launch({ executablePath, args });
    const rows: Row[] = [];
    for (const game of games) {
      note(`web: ${game}`);
      const runs: { home: number; firstMove: number }[] = [];
      for (let i = 0; i < RUNS; i++) runs.push(await once(browser, site.app, game));
      rows.push({
        game,
        home: median(runs.map(({ home }) => home)),
        firstMove: median(runs.map(({ firstMove }) => firstMove)),
      });
    }
    await browser.close();
    site.close();
    return rows;
  },
  show: (rows) =>
    table([
      ['Browser, empty cache', 'home ms', 'first move ms'],
      ...rows.map(({ game, home, firstMove }) => [game, home.toFixed(0), firstMove.toFixed(0)]),
    ]),
};

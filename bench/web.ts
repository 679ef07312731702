import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildWeb } from '../scripts/build-web.js';
import { serveSite } from '../test/web/site.ts';
import { type Bench, median, table } from './bench.ts';

/** Medians of five, in milliseconds. */
interface Row {
  readonly game: string;
  /** From navigation, with an empty cache, to the start page, and to the first moment a person can choose. */
  readonly home: number;
  readonly firstMove: number;
  /** On a slow phone that has been here before: from pressing Quick start to the first choice. */
  readonly slowFirstMove: number;
  /** On the same phone, while a match is played with all its animations. */
  readonly frames: Frames;
}

interface Frames {
  readonly decisions: number;
  readonly all: number;
  readonly over50: number;
  readonly longest: number;
}

const games = ['high-tide', 'maui', 'strand-unter'];
const RUNS = 5;
/** A phone: its processor is so many times as slow as this machine's. */
const SLOWER = 4;
const PHONE = { width: 390, height: 780 };
const SECONDS_OF_PLAY = 30;
/** The part that runs in the page. */
const inPage = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'page/measure.ts'), 'utf8'));

async function once(
  browser: Browser,
  app: string,
  game: string,
): Promise<{ home: number; firstMove: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(inPage);
  // Quick start, without waiting for the bots' moves to be shown.
  await page.addInitScript(() =>
    localStorage.setItem('tidetable-settings', JSON.stringify({ speed: 'instant', language: 'en' })),
  );
  const started = performance.now();
  await page.goto(app);
  await quickStart(page, game).waitFor();
  const home = performance.now() - started;
  const firstMove = home + (await firstChoice(page, game));
  await context.close();
  return { home, firstMove };
}

/** Three cards in the order of the page: the button of this game. */
function quickStart(page: Page, game: string) {
  const index = ['strand-unter', 'high-tide', 'maui'].indexOf(game);
  return page.getByRole('button', { name: /quick start/i }).nth(index);
}

/** Milliseconds from pressing Quick start until the person is asked, by the page's own clock. */
async function firstChoice(page: Page, game: string): Promise<number> {
  await quickStart(page, game).click();
  await page.locator('main h2[data-asked]').waitFor();
  return page.evaluate('measure.firstChoice()');
}

/** A slow phone with a warm cache: the first choice, then frames while the first choice offered is taken again and again. */
async function onPhone(
  browser: Browser,
  app: string,
  game: string,
): Promise<{ slowFirstMove: number; frames: Frames }> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(inPage);
  await page.goto(app);
  await firstChoice(page, game);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let n = 0; n < RUNS; n++) {
    await page.goto(`${app}#/`);
    await page.reload();
    times.push(await firstChoice(page, game));
  }
  const frames = await page.evaluate<Frames>(`measure.framesDuringPlay(${SECONDS_OF_PLAY})`);
  await context.close();
  return { slowFirstMove: median(times), frames };
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
        ...(await onPhone(browser, site.app, game)),
      });
    }
    await browser.close();
    site.close();
    return rows;
  },
  show: (rows) =>
    table([
      [
        'Browser',
        'empty cache: home ms',
        'first choice ms',
        `slow phone: quick start to choice ms`,
        'decisions',
        'frames',
        'over 50 ms',
        'longest ms',
      ],
      ...rows.map(({ game, home, firstMove, slowFirstMove, frames }) => [
        game,
        home.toFixed(0),
        firstMove.toFixed(0),
        slowFirstMove.toFixed(0),
        `${frames.decisions}`,
        `${frames.all}`,
        `${frames.over50}`,
        frames.longest.toFixed(0),
      ]),
    ]),
};

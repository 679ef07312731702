import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { random } from '../../src/bots/random.ts';
import { writeMatchFile } from '../../src/engine/file.ts';
import type { Ply } from '../../src/engine/match.ts';
import { defaults } from '../../src/engine/options.ts';
import { FastRng } from '../../src/engine/rng.ts';
import { games } from '../../src/games/index.ts';
import { playGame } from '../../src/lab/play.ts';
import { de } from '../../src/web/text/review/de.ts';
import { fr } from '../../src/web/text/review/fr.ts';
import { it } from '../../src/web/text/review/it.ts';
import { expect, expectAccessible, test, visit } from './at-the-table.ts';

/** A finished match of random players, as a file. */
async function matchOf(id: string): Promise<Buffer> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  const options = defaults(game.options);
  const names = ['Lena', 'Finn', 'Ida'].slice(0, Math.max(game.seats.min, 2));
  const plies: Ply[] = [];
  const terms = { seats: names.length, options, rules: game.rules };
  const { result } = playGame(
    { game, terms, bots: names.map(() => random), budget: { playouts: 1 } },
    new FastRng(5),
    { plies },
  );
  const seats = names.map((name) => ({ name }));
  return Buffer.from(writeMatchFile({ game: id, rules: game.rules, options, seats, plies, result }));
}

async function openResult(page: Page, app: string, game: string): Promise<void> {
  await visit(page, app);
  const buffer = await matchOf(game);
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: 'Result' }).click();
}

const review = (page: Page) => page.getByRole('region', { name: 'Luck and choices' });

for (const game of Object.keys(games)) {
  for (const [name, width, height] of [
    ['desktop', 1280, 800],
    ['phone', 390, 844],
  ] as const) {
    test(`${game} on a ${name}: a review is made, read, and opened on the board`, async ({ page, site }) => {
      await page.setViewportSize({ width, height });
      await openResult(page, site.app, game);
      await expect(review(page).getByText(/Luck (gave|took|was even)/)).toBeVisible();
      await review(page).getByText('As a table').click();
      await expect(review(page).getByRole('table').getByRole('row').nth(2)).toContainText('%');
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);

      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        review(page).getByRole('button', { name: 'Share as a picture' }).click(),
      ]);
      expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');

      await review(page)
        .getByRole('link', { name: /^A |^The |’s choice/ })
        .first()
        .click();
      await expect(page).toHaveURL(/#\/replay\/[\w-]+\/\d+$/);
      await expect(page.getByRole('slider')).not.toHaveValue('0');
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
    });
  }
}

test('the review is there again at once, and in the other languages', async ({ page, site }) => {
  await openResult(page, site.app, 'high-tide');
  await expect(review(page).getByText(/Luck (gave|took|was even)/)).toBeVisible();
  await page.reload();
  await expect(review(page).getByText(/Luck (gave|took|was even)/)).toBeVisible();
  for (const [language, title] of [
    ['de', de.title],
    ['fr', fr.title],
    ['it', it.title],
  ] as const) {
    await page
      .getByLabel(/Language|Sprache|Langue|Lingua/)
      .first()
      .selectOption(language);
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
});

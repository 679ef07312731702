import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { games } from '../../src/games/index.ts';
import { judgeFor } from '../../src/insight/judge/registry.ts';
import { de } from '../../src/web/text/review/de.ts';
import { fr } from '../../src/web/text/review/fr.ts';
import { it } from '../../src/web/text/review/it.ts';
import { expectAccessible } from './accessible.ts';
import { expect, moving, test } from './at-the-table.ts';
import { openFile, randomMatch } from './random-match.ts';
import { expectSmooth } from './smooth.ts';

async function openResult(page: Page, app: string, game: string): Promise<void> {
  await openFile(page, app, await randomMatch(game));
  await page.getByRole('link', { name: 'Result' }).click();
  await expect(page).toHaveURL(/#\/result\//);
}

const review = (page: Page) => page.getByRole('region', { name: 'Luck and choices' });

/** A game without an evaluator has no reviews. */
const reviewed = Object.keys(games).filter((game) => judgeFor(game, 3));

for (const game of reviewed) {
  test(`${game} on a desktop and a phone: a review is made, read, and opened on the board`, async ({
    page,
    site,
  }) => {
    await openResult(page, site.app, game);
    const address = page.url();
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(address);
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
        .getByRole('link', { name: /^A |^The |’s choice|moment/ })
        .first()
        .click();
      await expect(page).toHaveURL(/#\/replay\/[\w-]+\/\d+$/);
      await expect(page.getByRole('slider')).not.toHaveValue('0');
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page);
    }
  });
}

for (const [game, players] of [
  ['high-tide', 4],
  ['high-tide', 6],
  ['maui', 2],
] as const) {
  test(`${game} for ${players}: after the closer look choices are judged, in every seat’s line and in the replay`, async ({
    page,
    site,
  }) => {
    await openFile(page, site.app, await randomMatch(game, { players }));
    await page.getByRole('link', { name: 'Result' }).click();
    await expect(review(page).getByText(/of a win given away per decision/)).toHaveCount(players);
    await expect(review(page).getByText('Own choices')).toHaveCount(players);
    await expectAccessible(page);
    await review(page)
      .getByRole('link', { name: /^Best choice/ })
      .first()
      .click();
    await expect(page.getByText(/The best choice\.|As good as the best/).first()).toBeVisible();
  });
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

test('while a match is reviewed and decisions are looked at, the page’s own tasks are short', async ({
  page,
  site,
  browser,
}) => {
  await moving(page);
  const match = await randomMatch('maui', { alone: true });
  await expectSmooth(browser, page, async () => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openFile(page, site.app, match);
    await expect(page).toHaveURL(/#\/replay\//);
    const result = page.getByRole('link', { name: 'Result' });
    await expect(result).toBeVisible();
    return async () => {
      await result.click();
      await page.getByRole('button', { name: 'Look at my decisions' }).click();
      await expect(review(page).getByText(/Luck (gave|took|was even)/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Practise' })).toBeVisible();
      for (const who of ['review', 'coach']) expect(workers.some((url) => url.includes(who))).toBe(true);
    };
  });
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answer, expect, lena, playToTheEnd, sitDown, test, visit } from './at-the-table.ts';

/** The main screens at three sizes, by day and by night, for people to look at; README.md shows some of them. */
const folder = join(import.meta.dirname, '../../dist/pictures');
const sizes = { desktop: [1440, 900], tablet: [834, 1112], phone: [390, 844] } as const;

const bots = [
  { name: 'Finn', kind: 'bot', colour: 'blue', bot: 'medium' },
  { name: 'Coral', kind: 'bot', colour: 'green', bot: 'medium' },
] as const;

async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    for (const theme of ['day', 'night']) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset['theme'] = wanted;
      }, theme);
      // Let the picture find its new size; nothing fades, because the page stands still.
      await page.waitForTimeout(100);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow, `${name} at ${size}`).toBeLessThanOrEqual(width);
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
    }
  }
}

test('pictures of home and of a new table', async ({ page, site }) => {
  await visit(page, site.app);
  await expect(page.locator('h1')).toBeVisible();
  await photograph(page, 'home');
  await page.goto(`${site.app}#/new/high-tide`);
  await expect(page.locator('h1')).toBeVisible();
  await photograph(page, 'new-table');
});

const tables = [
  // Six turns, and perhaps a single question in each.
  { game: 'high-tide', options: { coins: true, shark: true }, questions: 5 },
  { game: 'maui', options: {}, questions: 14 },
  { game: 'strand-unter', options: {}, questions: 14 },
];
for (const { game, options, questions } of tables) {
  test(`pictures of ${game}, in the middle and at the end`, async ({ page, site }) => {
    await sitDown(page, site.app, { game, people: [lena, ...bots], options });
    for (let i = 0; i < questions; i++) expect(await answer(page, 'first')).toBe(false);
    await expect(page.locator('main h2[data-asked]')).toBeVisible();
    await photograph(page, game);
    await page.setViewportSize({ width: 1280, height: 800 });
    await playToTheEnd(page, 'first');
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await photograph(page, `${game}-result`);
  });
}

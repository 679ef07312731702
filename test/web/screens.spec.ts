import { expectAccessible } from './accessible.ts';
import { expect, finn, jonas, lena, playToTheEnd, sitDown, test, visit } from './at-the-table.ts';

const languages = ['en', 'de', 'fr', 'it'];
const routes = [
  '#/',
  '#/new/pebbles',
  '#/about',
  '#/nowhere',
  '#/table/unknown',
  '#/replay/unknown',
  '#/result/unknown',
];

for (const language of languages) {
  test(`every address in ${language}: spoken, accessible, nothing wider than a phone`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, site.toy, { language });
    for (const route of routes) {
      await page.goto(site.toy + route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page);
    }
  });
}

test('the table, its dialogs, its end and its replay are accessible by day and by night', async ({
  page,
  site,
}) => {
  const themes = ['day', 'night'];
  const both = async () => {
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page);
    }
  };
  await visit(page, site.toy);
  await both();
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, finn] });
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await both();
  for (const name of ['Rules', 'Settings']) {
    await page.getByRole('button', { name, exact: true }).click();
    await both();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await playToTheEnd(page);
  await both();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await both();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await both();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Finished matches' })).toBeVisible();
  await both();
});

test('the cover is accessible', async ({ page, site }) => {
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, jonas] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('the language of the browser at first, any other at any time, also in the middle of a match', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ locale: 'de-CH', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.toy);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Spiel, ein Strand');
  await page.getByLabel('Sprache').selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un jeu, une plage');
  await page.getByRole('button', { name: /^Départ rapide/ }).click();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByRole('dialog', { name: 'Impostazioni' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Impostazioni' })).toBeVisible();
  await context.close();
});

test('nothing moves for those who want it still', async ({ browser, site }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(site.toy);
  await expect(page.locator('.scene').first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await context.close();
});

const sizes = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
];
test('the decision fits into every size without scrolling', async ({ page, site }) => {
  await sitDown(page, site.toy, {
    game: 'pebbles',
    people: [lena, finn, { ...jonas, kind: 'bot', bot: 'easy' }],
  });
  const choices = page.locator('button.choice');
  for (const size of sizes) {
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      await choices.last().click({ trial: true });
      for (const choice of await choices.all()) {
        await expect(choice).toBeInViewport({ ratio: 1 });
        const box = await choice.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await choices.first().click();
      await expect(page.locator('.confirm .action')).toBeInViewport({ ratio: 1 });
      const scrolls = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      });
      expect(scrolls).toBe(false);
      const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
      expect(board?.width).toBeGreaterThan(280);
      expect(board?.height).toBeGreaterThan(200);
      await page.keyboard.press('Escape');
      await expect(page.locator('.confirm')).toHaveCount(0);
    });
  }
});

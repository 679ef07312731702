import { devices, type Page } from '@playwright/test';
import { everything } from '../../src/engine/options.ts';
import { games } from '../../src/games/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, lena, playToTheEnd, sitDown, test, type Table } from './at-the-table.ts';

const bots = [
  { name: 'Finn', kind: 'bot', colour: 'blue', bot: 'easy' },
  { name: 'Coral', kind: 'bot', colour: 'green', bot: 'easy' },
] as const;

async function fullTable(game: string): Promise<Table> {
  const rules = await games[game]?.load();
  if (!rules) throw new Error(`${game} is not there`);
  return { game, people: [lena, ...bots], options: everything(rules.options) };
}

/** The result says who won, the breakdown adds up, and the dice are right. */
async function expectResult(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
  // Columns are people, lines are items, the last line of numbers is the sum.
  const lines = await page
    .locator('table tr:has(.unseen)')
    .evaluateAll((all) =>
      all.map((line) =>
        [...line.querySelectorAll('.unseen')].map((cell) =>
          Number((cell.textContent ?? '').replace('−', '-')),
        ),
      ),
    );
  const sums = lines.pop() ?? [];
  expect(sums.length).toBe(3);
  expect(lines.length).toBeGreaterThan(1);
  expect(sums.map((_, seat) => lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0))).toEqual(sums);
  await page.getByRole('button', { name: /^Check the (dice|draws)$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nobody' })).toHaveText(
    /^Nobody could cheat: all \d+ rolls and draws follow/,
  );
}

/** Where the picture offers this choice and nothing lies over it. */
function pointOf(page: Page, text: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((wanted) => {
    for (const target of document.querySelectorAll(`[data-choice="${wanted}"]`)) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const point = { x: x + width / 2, y: y + height / 2 };
      if (document.elementFromPoint(point.x, point.y)?.closest('[data-choice]') === target) return point;
    }
    return undefined;
  }, text);
}

/** Clicks on the picture where it offers the choice, else in the list. Returns how often it was the picture. */
async function playOnThePicture(page: Page, press: 'click' | 'tap'): Promise<number> {
  const over = page.getByRole('button', { name: 'See the result' });
  const asked = page.locator('main h2[data-asked]');
  let pictured = 0;
  for (let turn = 0; turn < 400; turn++) {
    await expect(over.or(asked).first()).toBeVisible();
    if (await over.isVisible()) return pictured;
    const question = await asked.getAttribute('data-asked');
    const texts = await page
      .locator('button.choice')
      .evaluateAll((all) => all.map((each) => each.dataset['text'] ?? ''));
    // Another choice each time, so that matches wander through the game.
    const text = texts[(turn * 7) % texts.length] ?? '';
    const at = await pointOf(page, text);
    if (at) {
      await (press === 'tap' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
      pictured++;
    } else {
      await page
        .locator(`button.choice[data-text="${text}"]`)
        .evaluate((button: HTMLElement) => button.click());
    }
    const confirm = page.locator('.confirm .action');
    if (await confirm.isVisible()) await confirm[press]();
    await expect
      .poll(() => page.locator(`[data-asked="${question}"]`).count(), {
        intervals: [10, 20, 50],
      })
      .toBe(0);
  }
  throw new Error('the match does not end');
}

for (const game of ['high-tide', 'maui', 'strand-unter']) {
  test(`${game} with all expansions, by mouse on the picture`, async ({ page, site }) => {
    await sitDown(page, site.app, await fullTable(game));
    expect(await playOnThePicture(page, 'click')).toBeGreaterThan(0);
    await expectResult(page);
  });
}

test('Maui: the column offers the heights, and the tile that is shown there is placed by a second click', async ({
  page,
  site,
}) => {
  await sitDown(page, site.app, { game: 'maui', people: [lena, ...bots], settings: { confirm: 'always' } });
  const heading = page.locator('main h2[data-asked]');
  await expect(heading).toBeVisible();
  // Dear tiles fit in more places: look for one with a choice of heights.
  for (let turn = 0; turn < 12 && (await page.locator('[data-row]').count()) < 2; turn++) {
    const question = await heading.getAttribute('data-asked');
    await page.locator('button.choice').first().press('Enter');
    await page.locator('.confirm .action').click();
    await expect(page.locator(`[data-asked="${question}"]`)).toHaveCount(0);
    await expect(heading).toBeVisible();
  }
  const question = await heading.getAttribute('data-asked');
  await page.locator('[data-row]').last().click();
  const ghost = page.locator('[data-ghost]');
  await expect(ghost).toBeVisible();
  await ghost.click();
  await expect(page.locator(`[data-asked="${question}"]`)).toHaveCount(0);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('Maui by touch', async ({ page, site }) => {
    await sitDown(page, site.app, await fullTable('maui'));
    expect(await playOnThePicture(page, 'tap')).toBeGreaterThan(0);
    await expectResult(page);
  });
});

test('High Tide by keyboard alone', async ({ page, site }) => {
  await sitDown(page, site.app, { ...(await fullTable('high-tide')), options: {} });
  const over = page.getByRole('button', { name: 'See the result' });
  const asked = page.locator('main h2[data-asked]');
  for (let turn = 0; turn < 400; turn++) {
    await expect(over.or(asked).first()).toBeVisible();
    if (await over.isVisible()) break;
    const question = await asked.getAttribute('data-asked');
    const count = await page.locator('button.choice').count();
    await page.keyboard.press(String(1 + (turn % Math.min(count, 9))));
    if (await page.locator('.confirm').isVisible()) await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator(`[data-asked="${question}"]`).count(), {
        intervals: [10, 20, 50],
      })
      .toBe(0);
  }
  for (let i = 0; i < 20 && !(await over.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
});

for (const game of ['high-tide', 'maui', 'strand-unter']) {
  test(`${game}: table and rules are accessible, in four languages, by day and by night`, async ({
    page,
    site,
  }) => {
    await sitDown(page, site.app, await fullTable(game));
    await expect(page.locator('main h2[data-asked]')).toBeVisible();
    await page.keyboard.press('1');
    for (const [index, language] of ['English', 'Deutsch', 'Français', 'Italiano'].entries()) {
      await page.locator('header .tools button').last().click();
      await page.getByRole('radio', { name: language }).check();
      await page.keyboard.press('Escape');
      await page.evaluate(
        (theme) => {
          document.documentElement.dataset['theme'] = theme;
        },
        index % 2 === 0 ? 'day' : 'night',
      );
      await expectAccessible(page);
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });
}

test('two people at one device dial in secret in Strand Unter', async ({ page, site }) => {
  const people = [lena, { name: 'Jonas', kind: 'here', colour: 'green' } as const];
  await sitDown(page, site.app, { game: 'strand-unter', people });
  await expect(page.getByRole('dialog', { name: 'Hand the device to Lena' })).toBeVisible();
  await playToTheEnd(page, 'first');
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('table')).toContainText('Jonas');
});

for (const game of Object.keys(games)) {
  test(`${game} is drawn without a fault in windows too small to play in`, async ({ page, site }) => {
    await sitDown(page, site.app, await fullTable(game));
    const board = page.locator('[data-part=board] svg').first();
    await expect(board).toBeVisible();
    for (const [width, height] of [
      [390, 300],
      [240, 240],
      [60, 700],
      [1200, 90],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    await expect(board).toBeInViewport({ ratio: 0.9 });
  });
}

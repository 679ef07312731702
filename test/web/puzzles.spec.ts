import type { Page } from '@playwright/test';
import { gameOfDay, puzzleOfDay } from '../../src/puzzles/day.ts';
import { loadPuzzles, puzzleGames } from '../../src/puzzles/index.ts';
import { answersOf, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test, visit } from './at-the-table.ts';

const sets: { readonly [game: string]: readonly Puzzle[] } = {
  'high-tide': await loadPuzzles('high-tide'),
  maui: await loadPuzzles('maui'),
  'strand-unter': await loadPuzzles('strand-unter'),
};
const phone = { width: 390, height: 844 };

/** Chooses in the list, and confirms if that is asked for; then something else is asked, or nothing. */
async function choose(page: Page, text: string): Promise<void> {
  const asked = await page.locator('main h2[data-asked]').first().getAttribute('data-asked');
  await page.locator(`button.choice[data-text="${text}"]`).press('Enter');
  const confirm = page.locator('.confirm .action');
  await expect
    .poll(
      async () => {
        if (await confirm.isVisible()) await confirm.click();
        return page.locator(`main h2[data-asked="${asked}"]`).count();
      },
      { intervals: [10, 20, 50, 100] },
    )
    .toBe(0);
}

const wrongOf = ({ choices }: Puzzle): string => choices[1]?.texts[0] as string;
const answerOf = (puzzle: Puzzle): string => answersOf(puzzle)[0] as string;

test('from the start page: the puzzle of the day, a wrong answer, the answer, why, and the link to it', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00'));
  // Solved yesterday, too.
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '["2026-11-16"]');
  }, 'tidetable-puzzle-days');
  await visit(page, site.app);
  await page.getByRole('link', { name: /^Puzzle of the day/ }).click();
  await expect(page).toHaveURL(/#\/puzzles\/today$/);
  // The day is known, so are the game and the puzzle.
  const bar = page.getByRole('region', { name: 'Puzzle' });
  const day = '2026-11-17';
  const today = puzzleOfDay(day, puzzleGames, sets[gameOfDay(day, puzzleGames)] ?? []) as Puzzle;
  await expect(bar).toContainText(
    today.others.length > 0 ? 'Nobody knows what the others set.' : 'Find the best choice.',
  );
  await expectAccessible(page);
  const before = await page.locator('button.choice').count();
  await choose(page, wrongOf(today));
  await expect(bar).toContainText('Not the best.');
  await expect(page.locator('button.choice')).toHaveCount(before);
  await choose(page, answerOf(today));
  await expect(page.getByRole('heading', { name: 'Found it.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why?' })).toBeVisible();
  await expect(page.locator('.choices li')).toHaveCount(today.choices.length);
  await expect(page.locator('.choices li').first()).toHaveClass(/best/);
  await expect(page.getByText('(your choice)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain(`#/puzzles/${today.game}/${today.id}`);
  // Solved for the day: the start page says so, and leads to the others.
  await page.goto(`${site.app}#/`);
  await expect(
    page.getByRole('link', { name: /^Puzzle of the day Solved\..* 2 days in a row$/ }),
  ).toBeVisible();
});

for (const game of Object.keys(sets)) {
  test(`${game}: by keyboard on a phone; the rating follows, the list remembers, and all starts over`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    const [puzzle] = sets[game] as readonly [Puzzle];
    await visit(page, `${site.app}#/puzzles/${game}/${puzzle.id}`);
    await choose(page, answerOf(puzzle));
    await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
    const rating = Number(
      /Rating (\d+) \(\+/.exec((await page.locator('.verdict').textContent()) ?? '')?.[1],
    );
    expect(rating).toBeGreaterThan(1200);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(fits).toBe(true);
    // Once more: it no longer counts.
    await page.getByRole('button', { name: 'Play it again' }).press('Enter');
    await choose(page, answerOf(puzzle));
    await expect(page.getByText('Already tried: your rating stays as it is.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to the puzzles' }).press('Enter');
    await expect(page.getByText(`1 of ${sets[game]?.length} solved`)).toBeVisible();
    await expect(page.locator('dd').first()).toHaveText(String(rating));
    await page.locator('summary').press('Enter');
    await expect(page.getByRole('link', { name: /^Puzzle 1, difficulty \d of 5, solved$/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, start over' }).press('Enter');
    await expect(page.getByText(`0 of ${sets[game]?.length} solved`)).toBeVisible();
  });
}

for (const [language, { title, next, all }] of Object.entries({
  de: { title: 'Rätsel', next: 'Nächstes Rätsel', all: 'Alle Themen' },
  fr: { title: 'Problèmes', next: 'Problème suivant', all: 'Tous les thèmes' },
  it: { title: 'Problemi', next: 'Prossimo problema', all: 'Tutti i temi' },
})) {
  test(`${language}: a theme, the answer shown, the next puzzle`, async ({ page, site }) => {
    await page.setViewportSize(phone);
    await visit(page, `${site.app}#/puzzles/maui`, { language });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: all }).click();
    await expect(page.locator('section.bar')).toBeVisible();
    const puzzle = sets.maui?.find(({ id }) => page.url().endsWith(`#/puzzles/maui/${id}`)) as Puzzle;
    await choose(page, wrongOf(puzzle));
    await page.locator('section.bar .show').click();
    await expect(page.locator('.verdict')).toBeVisible();
    const address = page.url();
    await page.getByRole('link', { name: next }).click();
    await expect(page.locator('section.bar')).toBeVisible();
    expect(page.url()).not.toBe(address);
  });
}

test('a puzzle that is not there is said to be missing', async ({ page, site }) => {
  await visit(page, `${site.app}#/puzzles/maui/9-9-9`);
  await expect(page.getByText('This puzzle is not here.')).toBeVisible();
  await page.goto(`${site.app}#/puzzles/chess`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Puzzles');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('after one visit puzzles are solved without a network', async ({ page, context, site, errors }) => {
    const [puzzle] = sets['strand-unter'] as readonly [Puzzle];
    await visit(page, site.app);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await page.goto(`${site.app}#/puzzles/strand-unter/${puzzle.id}`);
    await choose(page, answerOf(puzzle));
    await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

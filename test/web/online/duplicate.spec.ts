import type { Page } from '@playwright/test';
import { autoplay, expect, phone, test } from './table.ts';

/** Plays at the table that is ready, with the page's own buttons, up to its result. */
async function playRound(page: Page, toTable: string): Promise<string> {
  const before = page.url();
  await page.getByRole('link', { name: toTable }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/#\/online\//);
  const address = page.url();
  await expect(page.locator('.table')).toBeVisible();
  const playing = await autoplay(page);
  await expect(page.locator('.finished')).toBeVisible();
  await playing.stop();
  await page.locator('.finished .button').click();
  return address;
}

test('a duplicate of four tables, from the lobby to the results', async ({ people, server }) => {
  // Pages that look at a hidden table are refused, and say so on the console.
  people.expects = /403/;
  const lena = await people.page();
  await lena.goto(`${server.url}/#/lobby`);
  await lena.getByRole('link', { name: 'Duplicate' }).click();
  await lena.locator('.pill').filter({ hasText: 'Maui' }).click();
  await lena.getByLabel('Players at each table').selectOption('2');
  await lena.getByLabel(/^Tables/).selectOption('4');
  await expect(lena.getByText('Everybody holds every seat equally often.')).toBeVisible();
  await lena.locator('.pill').filter({ hasText: 'Easy' }).click();
  await lena.getByLabel('Your name').fill('Lena');
  await lena.getByRole('button', { name: 'Open a duplicate' }).click();
  const link = await lena.getByRole('textbox', { name: 'Link to join' }).inputValue();

  const ben = await people.page({ ...phone, locale: 'de-DE' });
  await ben.goto(link);
  await ben.locator('form input').fill('Ben');
  await ben.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(lena.getByText('2 of 8 places taken. Bots fill the rest.')).toBeVisible();
  await expect(ben.getByText('Lena beginnt, sobald alle da sind.')).toBeVisible();

  await lena.getByRole('button', { name: 'Start' }).click();
  await expect(lena.getByText('Round 1, table 1, seat 1')).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Dein Tisch ist bereit' })).toBeVisible();

  // Lena has finished; Ben, who still plays the same deal, can neither watch nor see her points.
  const first = await playRound(lena, 'To your table');
  await expect(lena.getByText(/^Your (next table starts soon|table is ready)$/)).toBeVisible();
  await lena.getByRole('link', { name: 'To the duplicate' }).click();
  await expect(lena.getByText('The first round is not finished yet.')).toBeVisible();
  const spy = await ben.context().newPage();
  await spy.goto(first);
  await expect(spy.getByText('Andere spielen noch mit diesen Würfeln.')).toBeVisible();
  await spy.close();

  await playRound(ben, 'Zu deinem Tisch');
  await expect(lena.getByText('After 1 of 2 rounds')).toBeVisible();
  // The result of the first table leads to the second.
  await expect(ben.getByText('Dein Tisch ist bereit')).toBeVisible();
  await Promise.all([playRound(lena, 'To your table'), playRound(ben, 'Zu deinem Tisch')]);
  await expect(lena.getByRole('status').filter({ hasText: 'Final standings' })).toBeVisible();
  await lena.getByRole('link', { name: 'To the duplicate' }).click();

  // The results: standings of all eight, bots marked; what all made of one seat; two tables side by side.
  await expect(lena.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  const standings = lena.locator('section', { has: lena.getByRole('heading', { name: 'Final standings' }) });
  await expect(standings.locator('tbody tr')).toHaveCount(8);
  await expect(standings.locator('tbody tr', { hasText: 'bot' })).toHaveCount(6);
  const sheet = lena.locator('section', { has: lena.getByRole('heading', { name: 'Same seat, same dice' }) });
  await sheet.getByLabel('Rounds').selectOption('0');
  await expect(sheet.locator('tbody tr')).toHaveCount(4);
  const points = await sheet.locator('tbody tr td:nth-child(2)').allTextContents();
  expect(points.map(Number)).toEqual(points.map(Number).toSorted((a, b) => b - a));
  await sheet.getByRole('link', { name: 'Side by side' }).click();
  await expect(lena.getByText('From here on the tables differ.')).toBeVisible();
  const told = lena.locator('.sentence');
  await expect(told).toHaveCount(2);
  const nameless = async () =>
    (await told.allTextContents()).map((text) => text.replaceAll(/Lena|Ben|Bot \d/g, 'X'));
  await lena.keyboard.press('ArrowLeft');
  await expect(lena.getByText('Up to here both tables are the same.')).toBeVisible();
  // But for the names.
  expect(new Set(await nameless()).size).toBe(1);
  await lena.keyboard.press('End');
  await expect(lena.locator('.points')).toHaveCount(2);
  // On a phone one table is in front, and the other a tap away.
  await ben.goto(lena.url());
  const tables = ben.getByRole('group', { name: 'Tische' }).getByRole('button');
  await expect(tables.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(ben.locator('.sentence')).toHaveCount(1);
  const shown = await ben.locator('main h2').textContent();
  await tables.last().tap();
  await expect(ben.locator('main h2')).not.toHaveText(shown ?? '');
  await lena.getByRole('button', { name: 'Back to the duplicate' }).click();
  await expect(lena.getByRole('heading', { name: 'Final standings' })).toBeVisible();

  // The dice of the first table, which were hidden, can be checked now.
  await lena.goto(first);
  await expect(lena.getByRole('link', { name: 'Replay' })).toBeVisible();
  await expect(lena.locator('.calm')).toBeVisible();
});

import { expectAccessible } from '../accessible.ts';
import { autoplay, expect, phone, test } from './table.ts';

test('four people press one button each, play a rated match, and see what it made of their ratings', async ({
  people,
  server,
}) => {
  const pages = [
    await people.page(),
    await people.page(phone),
    await people.page({ locale: 'fr-CH' }),
    await people.page({ locale: 'it-IT' }),
  ] as const;
  const [lena] = pages;
  // What a device looked for last is looked for again.
  const wish = { games: ['strand-unter'], sizes: [4], pace: 'live', rated: true, bots: false };
  for (const [index, page] of pages.entries()) {
    await page.addInitScript((kept) => localStorage.setItem('tidetable-pairing', kept), JSON.stringify(wish));
    await page.goto(`${server.url}/#/pairing`);
    await page.locator('.start input').fill(['Lena', 'Ben', 'Claire', 'Dario'][index] as string);
    await page.locator('.start form button').click();
    if (index < 3) await expect(page.locator('.looking')).toBeVisible();
  }
  for (const page of pages) await expect(page.locator('.table')).toBeVisible();
  // The one press on the start page leads to a search that can be ended, also after a reload.
  const other = await people.page();
  await other.addInitScript((kept) => localStorage.setItem('tidetable-pairing', kept), JSON.stringify(wish));
  await other.goto(`${server.url}/#/pairing`);
  await other.locator('.start input').fill('Eva');
  await other.locator('.start form button').click();
  await other.goto(`${server.url}/#/`);
  await other.getByRole('link', { name: 'Quick pairing' }).click();
  await expect(other.getByRole('heading', { name: 'Looking for a table' })).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Stop looking' }).click();
  await expect(other.getByRole('button', { name: 'Find a table' })).toBeVisible();

  await Promise.all(pages.map(autoplay));
  for (const page of pages) await expect(page.locator('.finished')).toBeVisible();
  await lena.locator('.finished .button').click();
  await expect(lena.locator('.rating strong')).toHaveText(/^1[3-7]\d\d ± \d+$/);
  const number = await lena.locator('.rating strong').textContent();
  await lena.locator('.rating a').click();
  await expect(lena.getByRole('heading', { name: 'Lena' })).toBeVisible();
  expect(await lena.locator('.ratings .number').innerText()).toBe(number);
  await expect(lena.getByText('provisional')).toBeVisible();
  await expect(lena.locator('.rivals li')).toHaveCount(3);
  await lena.getByLabel('Game').selectOption('Strand Unter');
  await expect(lena.getByRole('link', { name: /^Replay/ })).toHaveCount(1);
  // Somebody else's page, until it is private.
  await lena.getByLabel('Keep my page private').check();
  await lena.locator('.rivals a').first().click();
  await expect(lena.locator('.ratings .number')).toBeVisible();
  await expect(lena.locator('.rivals a')).toHaveCount(2);
});

test('the search goes on while somebody is elsewhere in the app, and a line on every page leads to the table', async ({
  people,
  server,
}) => {
  const pages = [await people.page(phone), await people.page()] as const;
  const [eva, finn] = pages;
  const wish = { games: ['maui'], sizes: [2], pace: 'live', rated: false, bots: false };
  const look = async (page: (typeof pages)[number], name: string) => {
    await page.addInitScript((kept) => localStorage.setItem('tidetable-pairing', kept), JSON.stringify(wish));
    await page.goto(`${server.url}/#/pairing`);
    await page.locator('.start input').fill(name);
    await page.locator('.start form button').click();
  };
  await look(eva, 'Eva');
  await eva.getByRole('link', { name: 'Play bots meanwhile' }).click();
  await expect(eva.locator('.asks').getByRole('link', { name: 'Looking for a table' })).toBeVisible();
  await expectAccessible(eva);
  await eva.getByRole('button', { name: 'Stop looking' }).click();
  await expect(eva.locator('.asks').getByRole('link', { name: 'Looking for a table' })).toBeHidden();

  await eva.goto(`${server.url}/#/pairing`);
  await eva.getByRole('link', { name: 'Play bots meanwhile' }).click();
  await look(finn, 'Finn');
  await eva.getByRole('link', { name: 'To the table' }).click();
  for (const page of pages) await expect(page.locator('.table')).toBeVisible();
  await expect(eva.locator('.asks')).not.toContainText('A table is ready!');
});

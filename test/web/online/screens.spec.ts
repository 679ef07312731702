import { de } from '../../../src/web/text/online/de.ts';
import { en } from '../../../src/web/text/online/en.ts';
import { expectAccessible } from '../accessible.ts';
import { OnlineServer } from './server.ts';
import { choose, expect, joinBy, openTable, phone, startGame, test } from './table.ts';

/** Nothing is wider than the screen, and axe finds nothing. */
async function expectFine(page: Parameters<typeof expectAccessible>[0]): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const [index, language] of ['en', 'de', 'fr', 'it'].entries()) {
  test(`every online screen in ${language}: spoken, accessible, nothing wider than a small phone`, async ({
    people,
    server,
  }) => {
    const theme = index % 2 === 0 ? 'day' : 'night';
    const small = { viewport: { width: 360, height: 640 } };
    const host = await people.page({}, { name: 'Lena' });
    const link = await openTable(host, server.url, 'maui', ['friend', 'bot']);

    const page = await people.page(small, { language, theme });
    await page.goto(`${server.url}/#/lobby`);
    await expect(page.locator('h1')).toBeVisible();
    await expectFine(page);
    await page.goto(`${server.url}/#/new/maui/online`);
    await expect(page.locator('.start .button')).toBeVisible();
    await expectFine(page);
    await page.goto(link);
    await expect(page.locator('form input')).toBeFocused();
    await expectFine(page);
    await joinBy(page, link, 'Ben');
    await expect(page.locator('ol .seat').first()).toBeVisible();
    // By invitation: it waits longer than one in the lobby.
    await expect(page.locator('.seats')).toContainText(/\b72\b/);
    await expectFine(page);

    await startGame(host);
    await expect(page.locator('.table')).toBeVisible();
    await expectFine(page);
    for (const tool of [0, 2]) {
      await page.locator('header .tools button').nth(tool).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFine(page);
      await page.keyboard.press('Escape');
    }
  });
}

test('whoever says no name gets one from the beach, and sits with one tap; the full table begins by itself', async ({
  people,
  server,
}) => {
  const host = await people.page();
  await host.goto(`${server.url}/#/new/maui/online`);
  const offered = await host.locator('.who').getByLabel('Name').inputValue();
  expect(en.beachNames).toContain(offered);
  await expect(host.getByText('A suggestion: keep it')).toBeVisible();
  await host.getByText('When the table is full').click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByLabel('Link to the table').inputValue();
  await expect(host.locator('ol .seat').first()).toContainText(offered);
  await expect(
    host.getByRole('status').filter({ hasText: 'The game starts by itself as soon as every seat is taken.' }),
  ).toBeVisible();

  // The first letter typed replaces what was offered.
  const other = await people.page(phone);
  await other.goto(link);
  await expect(other.getByLabel('Your name')).toBeFocused();
  await other.keyboard.type('Ada');
  await expect(other.getByLabel('Your name')).toHaveValue('Ada');

  const guest = await people.page({ ...phone, locale: 'de-DE' });
  await guest.goto(link);
  const field = guest.getByLabel('Dein Name');
  await expect(field).toBeFocused();
  const kept = await field.inputValue();
  expect(de.beachNames).toContain(kept);
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  for (const page of [host, guest]) await expect(page.locator('.table')).toContainText(kept);
});

test('quick phrases are read by everybody in their own language; free text as it was written', async ({
  people,
  server,
}) => {
  const lena = await people.page({}, { name: 'Lena' });
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  const claire = await people.page({ ...phone, locale: 'fr-FR' });
  await joinBy(claire, link, 'Claire');
  await startGame(lena);
  // Lines from before somebody's page was there are not new to it.
  await expect(claire.getByRole('button', { name: /^Discussion/ })).toBeVisible();
  await lena.getByRole('button', { name: 'Chat' }).click();
  await lena.getByRole('button', { name: 'Good luck!' }).click();
  await lena.getByLabel('Write something').fill('<b>Hallo</b>');
  await lena.getByRole('button', { name: 'Send' }).click();
  // The next line is written where the last one was, and Escape closes wherever the focus is.
  await expect(lena.getByLabel('Write something')).toBeFocused();
  await lena.getByLabel('Write something').blur();
  await lena.keyboard.press('Escape');
  await expect(lena.getByRole('dialog')).toHaveCount(0);
  await expect(claire.getByRole('button', { name: 'Discussion, 2 nouvelles lignes' })).toBeVisible();
  await claire.getByRole('button', { name: /^Discussion/ }).click();
  await expect(claire.getByRole('dialog')).toContainText('Bonne chance');
  await expect(claire.getByRole('dialog')).toContainText('<b>Hallo</b>');
  await claire.keyboard.press('Escape');
  await expect(claire.getByRole('button', { name: 'Discussion', exact: true })).toBeVisible();
});

test('whoever comes back is told what happened meanwhile, and why something cannot be taken back', async ({
  people,
  server,
}) => {
  const lena = await people.page({}, { name: 'Lena' });
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  await startGame(lena);
  const asked = 'main h2[data-asked]';
  const first = await Promise.any(
    [lena, ben].map((page) =>
      page
        .locator(asked)
        .waitFor()
        .then(() => page),
    ),
  );
  const second = first === lena ? ben : lena;
  // The one who is not asked goes away, and comes back when the other has had a turn.
  await expect(second.locator('.table')).toBeVisible();
  const address = second.url();
  await second.goto('about:blank');
  await expect(first.locator('.seats article', { hasText: 'away' })).toHaveCount(1);
  const id = address.split('/').at(-1);
  const turn = async () => {
    const response = await first.request.get(`${server.url}/api/v1/matches/${id}`);
    return ((await response.json()) as { table: { waitingFor: number[] } }).table.waitingFor.join();
  };
  // The page asks for each part of a turn; the server knows when it is over.
  const own = await turn();
  while ((await turn()) === own) if ((await first.locator(asked).count()) > 0) await choose(first);
  await second.goto(address);
  await expect(second.getByRole('heading', { name: 'While you were away' })).toBeVisible();
  expect(await second.locator('.recap li').count()).toBeGreaterThan(0);
  await second.getByRole('button', { name: 'Continue' }).click();
  await choose(second);
  await first.getByRole('button', { name: /^Undo/ }).click();
  await expect(first.locator('.toast')).toContainText(/can no longer be undone|nothing to undo/);
});

test('the page says whose turn it is: title, icon, lobby', async ({ people, server }) => {
  const lena = await people.page({}, { name: 'Lena' });
  await openTable(lena, server.url, 'maui', ['bot']);
  await startGame(lena);
  await expect(lena.locator('main h2[data-asked]')).toBeVisible();
  await expect(lena).toHaveTitle(/^Your turn/);
  await expect(lena.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);
  await lena.getByRole('link', { name: 'Home' }).click();
  await expect(lena.locator('link[rel="icon"]')).toHaveAttribute('href', /favicon/);
  await lena.goto(`${server.url}/#/lobby`);
  await expect(lena.getByText('Your turn')).toBeVisible();
});

test('a lobby with more tables than fit on a page shows the others when asked', async ({
  people,
  playwright,
}) => {
  const crowded = new OnlineServer({ TRUST_PROXY: '1' });
  await crowded.start();
  try {
    // A new guest has no more than five of them, and no address opens many at a time.
    for (let index = 0; index < 13; index++) {
      const name = `Guest ${index + 1}`;
      const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${index + 1}` };
      const guest = await playwright.request.newContext({ baseURL: crowded.url, extraHTTPHeaders });
      await guest.post('/api/v1/guest', { data: { name } });
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      for (let n = 0; n < 5; n++)
        expect(
          (await guest.post('/api/v1/matches', { data: { game: 'maui', seats, listed: true } })).status(),
        ).toBe(200);
      await guest.dispose();
    }
    const page = await people.page();
    await page.goto(`${crowded.url}/#/lobby`);
    const cards = page.locator('section[aria-labelledby=open] li');
    await expect(cards).toHaveCount(60);
    await page.getByRole('button', { name: en.lobby.moreOpen }).click();
    await expect(cards).toHaveCount(65);
    await expect(page.getByRole('button', { name: en.lobby.moreOpen })).toHaveCount(0);
  } finally {
    await crowded.close();
  }
});

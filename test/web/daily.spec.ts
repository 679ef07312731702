import type { Page } from '@playwright/test';
import type { Ply } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { expectAccessible } from './accessible.ts';
import { expect, playToTheEnd, test as base, visit } from './at-the-table.ts';
import { OnlineServer } from './online/server.ts';

/** A server of its own: every test has a day that nobody has played yet. */
const test = base.extend<{ server: OnlineServer }>({
  // The runner reads what is needed from the shape of the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = new OnlineServer();
    await server.start();
    await use(server);
    await server.close();
  },
});

const phone = { width: 390, height: 844 };

async function play(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: `Play the daily tide of ${game}` }).click();
  await playToTheEnd(page, 'first');
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: 'Your try' })).toBeVisible();
}

/** What a page has kept of its match. */
function keptPlies(page: Page): Promise<Ply[]> {
  return page.evaluate(
    () =>
      new Promise<Ply[]>((resolve) => {
        const request = indexedDB.open('tidetable');
        request.addEventListener('success', () => {
          const all = request.result.transaction('matches').objectStore('matches').getAll();
          all.addEventListener('success', () => resolve((all.result as { plies: Ply[] }[])[0]?.plies ?? []));
        });
      }),
  );
}

test('a whole daily tide: from the start page to the board, once a day, verified by the server', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, server.url);
  await page.getByRole('link', { name: /^The daily tide/ }).click();
  // The start page stays until the next is loaded, and has links of that name too.
  await page.getByRole('link', { name: 'High Tide', exact: true }).click();
  await expect(page).toHaveURL(/#\/daily\/\d{4}-\d\d-\d\d\/high-tide$/);
  await expect(page.getByText('Bots: Medium')).toBeVisible();
  await expectAccessible(page);
  await play(page, 'High Tide');

  await expect(page.getByText(/^Counted: the server/)).toBeVisible();
  const board = page.locator('section', {
    has: page.getByRole('heading', { name: 'Leaderboard of the day' }),
  });
  await expect(board.getByRole('row', { name: /1\. Lena \(you\)/ })).toBeVisible();
  const month = page.locator('section', { hasText: 'Leaderboard of the month' });
  await expect(month.getByRole('row', { name: '1. Lena (you) 1 50' })).toBeVisible();
  await expect(page.getByText('First day of a streak')).toBeVisible();
  await expect(page.getByRole('link', { name: /: played$/ })).toHaveAttribute('aria-current', 'date');
  await expect(page.getByText(/The expert would have scored/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to the clipboard.').first()).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const points = await page.locator('.points').textContent();
  expect(shared).toContain('Tidetable daily tide · High Tide');
  expect(shared).toMatch(/#\/daily\/\d{4}-\d\d-\d\d\/high-tide$/);
  expect(shared).not.toContain(points ?? '?');
  // Where the browser refuses to copy, the text stands there, selected.
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('no')) });
    Object.assign(document, { execCommand: () => false });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  const byHand = page.getByLabel(/Here is the text to copy yourself/);
  await expect(byHand).toBeFocused();
  await expect(byHand).toHaveValue(shared);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(shared);
  await expectAccessible(page);

  // It stays as it is: nothing but practice from now on.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your try' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play the daily tide/ })).toHaveCount(0);
  const plies = await keptPlies(page);
  const tide = page.url();
  await page.getByRole('button', { name: 'Practise' }).click();
  await expect(page.locator('button.choice').first()).toBeAttached();
  await page.goto(tide);
  await expect(page.locator('.points')).toHaveText(points ?? '?');

  await page.goto(server.url);
  const played = `The daily tide 1 of ${Object.keys(games).length} played today.`;
  await expect(page.getByRole('link', { name: played })).toBeVisible();
  await page.goto(tide);
  await expect(page.locator('.points')).toHaveText(points ?? '?');

  // The same person again, somebody who has changed a roll, somebody who has not finished.
  const [, day = ''] = /daily\/([\d-]+)/.exec(tide) ?? [];
  const hand = async (given: readonly Ply[]) => {
    const reply = await page.request.post(`${server.url}/api/v1/daily/try`, {
      data: { day, game: 'high-tide', plies: given },
      headers: { origin: server.url },
    });
    return ((await reply.json()) as { code?: string }).code;
  };
  expect(await hand(plies)).toBe('daily-done');
  await context.clearCookies();
  await page.request.post(`${server.url}/api/v1/guest`, {
    data: { name: 'Mallory' },
    headers: { origin: server.url },
  });
  const rolls = plies.findLastIndex(([seat]) => seat < 0);
  const before = plies.findIndex(([seat], i) => seat < 0 && plies[i]?.[1] !== plies[rolls]?.[1]);
  expect(await hand(plies.with(rolls, plies[before] as Ply))).toBe('daily-wrong');
  expect(await hand(plies.slice(0, -1))).toBe('daily-wrong');
  expect(await hand([])).toBe('daily-wrong');
  // What was really played counts for somebody else too.
  expect(await hand(plies)).toBeUndefined();
  await page.reload();
  await expect(page.getByText('2 tries')).toBeVisible();
  await expect(page.getByText('Place 1 of 2', { exact: true })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true, isMobile: true });
  test('once fetched it is played without a network, and handed in later', async ({
    page,
    context,
    server,
    errors,
  }) => {
    const shared: unknown[] = [];
    await page.exposeFunction('noteShared', (data: unknown) => shared.push(data));
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: (globalThis as unknown as { noteShared: () => Promise<void> }).noteShared,
      }),
    );
    await visit(page, `${server.url}/#/daily`);
    // The start page stays until the next is loaded, and has links of that name too.
    await page.getByRole('link', { name: 'High Tide', exact: true }).click();
    await expect(page.getByText('Bots: Medium')).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^The server cannot be reached/)).toBeVisible();
    await play(page, 'High Tide');
    await expect(page.getByText(/^Not submitted yet/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Counted: the server/)).toBeVisible();
    await expect(page.getByRole('row', { name: /1\. Lena \(you\)/ }).first()).toBeVisible();
    // On a phone the text goes to the share sheet.
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => shared)
      .toEqual([{ text: expect.stringContaining('Tidetable daily tide · High Tide') }]);
    // Without a share sheet, or with one that is not allowed here, to the clipboard.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const without of ['absent', 'forbidden']) {
      await page.evaluate(async (kind) => {
        await navigator.clipboard.writeText('');
        const forbidden = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        Object.assign(navigator, { share: kind === 'absent' ? undefined : forbidden });
      }, without);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('Tidetable daily tide · High Tide');
    }
    expect(shared).toHaveLength(1);
    // The browser says of every request that there is no network.
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    errors.length = 0;
  });
});

test('without a server there is a practice tide, marked as such', async ({ page, site }) => {
  await visit(page, `${site.app}#/daily`);
  await expect(page.getByRole('heading', { name: 'Practice tide' })).toBeVisible();
  await expect(page.getByText(/It does not count on any leaderboard/)).toBeVisible();
  await page.getByRole('button', { name: /^Play the daily tide of/ }).click();
  await expect(page.locator('button.choice').first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

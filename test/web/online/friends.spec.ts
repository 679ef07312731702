import type { Page } from '@playwright/test';
import type { YourTable } from '../../../src/wire/server.ts';
import { autoplay, expect, phone, test } from './table.ts';

/** A request of the page itself, with its session. */
async function post<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([to, text]) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
      return (await (await fetch(`/api/v1${to}`, init)).json()) as T;
    },
    [path, JSON.stringify(body)] as const,
  );
}
const idOf = (page: Page) =>
  page.evaluate(async () => {
    const { person } = (await (await fetch('/api/v1/me')).json()) as { person: { id: string } };
    return person.id;
  });

async function arrive(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/#/friends`);
  await page.locator('form input').fill(name);
  await page.locator('form button').click();
  await expect(page.locator('#following')).toBeVisible();
}

test('follow, see who is here, challenge, accept on another page, play; then blocked: unheard, and no way in', async ({
  people,
  server,
}) => {
  people.expects = /403|404|409/;
  const [anna, ben] = [await people.page(), await people.page(phone)];
  await arrive(anna, server.url, 'Anna');
  await arrive(ben, server.url, 'Ben');
  await anna.goto(`${server.url}/#/profile/${await idOf(ben)}`);
  await anna.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(anna.getByText('here now')).toBeVisible();
  await anna.goto(`${server.url}/#/friends`);
  await expect(anna.locator('.people li')).toContainText('here now');
  await anna.getByRole('button', { name: 'Challenge Ben' }).click();
  await anna.getByLabel('Which game?').selectOption('Strand Unter');
  // Ben reads something else meanwhile.
  await ben.goto(`${server.url}/#/about`);
  await anna.getByRole('button', { name: 'Send the challenge' }).click();
  await expect(ben.getByText('Anna challenges you to Strand Unter.')).toBeVisible();
  await ben.getByRole('button', { name: 'Accept' }).click();
  await anna.getByRole('link', { name: 'To the table' }).click();
  for (const page of [anna, ben]) await expect(page.locator('.table')).toBeVisible();
  const match = /#\/online\/([\w-]+)/.exec(anna.url())?.[1] ?? '';

  // What Ben says is heard until he is blocked.
  await post(ben, `/matches/${match}/chat`, { seat: 1, text: 'first words' });
  await anna.getByRole('button', { name: /^Chat/ }).click();
  await expect(anna.locator('.chat')).toContainText('first words');
  await anna.getByRole('button', { name: 'Block Ben' }).click();
  await anna.getByRole('group', { name: 'Block Ben' }).getByRole('button', { name: 'Block' }).click();
  await expect(anna.locator('.chat')).not.toContainText('first words');
  await post(ben, `/matches/${match}/chat`, { seat: 1, text: 'more words' });
  await post(anna, `/matches/${match}/chat`, { seat: 0, text: 'my own' });
  await expect(anna.locator('.chat')).toContainText('my own');
  await expect(anna.locator('.chat')).not.toContainText('more words');

  const { table } = await post<{ table: YourTable }>(anna, '/matches', {
    game: 'maui',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  });
  await ben.goto(`${server.url}/#/online/${table.id}`);
  await expect(ben.getByText('That is not open to you.')).toBeVisible();
  // The list of blocked people lets him in again.
  await anna.goto(`${server.url}/#/me`);
  await anna.getByRole('button', { name: 'Unblock Ben' }).click();
  await expect(anna.getByText('You have blocked nobody.')).toBeVisible();
  await ben.reload();
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ben.getByText('you', { exact: true })).toBeVisible();
});

test('the page of matches worth watching shows one live and follows its moves', async ({
  people,
  server,
}) => {
  people.expects = /401|403/;
  const [lena, onlooker] = [await people.page(), await people.page(phone)];
  await arrive(lena, server.url, 'Lena');
  const { table } = await post<{ table: YourTable }>(lena, '/matches', {
    game: 'strand-unter',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'easy' }],
    listed: true,
  });
  await lena.goto(`${server.url}/#/online/${table.id}`);
  await lena.getByRole('button', { name: 'Start the game' }).click();
  await expect(lena.locator('.table')).toBeVisible();

  await onlooker.goto(`${server.url}/#/`);
  await onlooker.getByRole('link', { name: /^Watch/ }).click();
  await expect(onlooker.getByRole('heading', { name: /^Strand Unter: Lena/ })).toBeVisible();
  const position = onlooker.locator('.featured .board .unseen');
  await expect(position).not.toBeEmpty();
  const before = await position.textContent();
  await autoplay(lena);
  await expect.poll(() => position.textContent()).not.toBe(before);

  // Without a session one's own page says so, under a heading.
  await onlooker.goto(`${server.url}/#/profile`);
  await expect(onlooker.getByRole('heading', { name: 'My page' })).toBeVisible();
});

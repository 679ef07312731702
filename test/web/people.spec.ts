import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './online-table.ts';

/** A fingerprint reader that always agrees. */
async function authenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function becomeGuest(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/#/me`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a guest becomes an account by passkey, signs out, and comes back with it', async ({
  server,
  people,
}) => {
  const page = await people.page();
  await authenticator(page);
  // Passkeys belong to a name, not to an address of numbers.
  const url = server.url.replace('127.0.0.1', 'localhost');
  await becomeGuest(page, url, 'Lena');
  await expect(page.getByText('You are a guest')).toBeVisible();
  // Only whoever looks for them sees what programs need.
  await expect(page.getByRole('button', { name: 'Make a token' })).toBeHidden();
  await page.getByText('Tokens for programs').click();
  await page.getByLabel('What it is for').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText(/^ttb_/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Signed in as Lena.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Signed in as Lena.')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a password opens the account on a second device; one ends the other; data goes and stays gone', async ({
  server,
  people,
}) => {
  people.expects = /status of 401/;
  const page = await people.page();
  await becomeGuest(page, server.url, 'Jonas');
  const keep = page.getByRole('region', { name: 'Keep your games' });
  await keep.getByLabel('Login').fill('jonas.1');
  await keep.getByLabel('Password').fill('a sandcastle at noon');
  await keep.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Signed in as jonas.1.')).toBeVisible();

  const second = await people.page();
  await second.goto(`${server.url}/#/me`);
  const signIn = second.getByRole('region', { name: 'I have an account' });
  await signIn.getByLabel('Login').fill('jonas.1');
  await signIn.getByLabel('Password').fill('wrong wrong wrong');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signIn.getByRole('alert')).toHaveText('The login or the password is not right.');
  await signIn.getByLabel('Password').fill('a sandcastle at noon');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second.getByText('Signed in as jonas.1.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as object;
  expect(JSON.stringify(file)).toContain('jonas.1');

  // The second device ends the first.
  await second.reload();
  const others = second.getByRole('button', { name: /^End: / });
  await expect(others).toHaveCount(2);
  await second
    .locator('li', { hasNotText: 'this browser' })
    .getByRole('button', { name: /^End: / })
    .click();
  await expect(others).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('region', { name: 'I have an account' })).toBeVisible();

  await second.getByRole('button', { name: 'Delete me' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel(/^Type/).fill('jonas.1');
  await dialog.getByLabel('Password').fill('a sandcastle at noon');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(second.getByRole('region', { name: 'I have an account' })).toBeVisible();
});

test.describe('in four languages, on a phone', () => {
  for (const [language, word] of [
    ['de', 'Partien behalten'],
    ['fr', 'Garder ses parties'],
    ['it', 'Conserva le tue partite'],
  ] as const)
    test(language, async ({ server, people }) => {
      const page = await people.page({ viewport: { width: 360, height: 640 } }, { language, name: 'Lou' });
      await page.goto(`${server.url}/#/me`);
      await page.getByRole('textbox').first().fill('Lou');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: word })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide).toBe(false);
    });
});

import { expectAccessible } from '../accessible.ts';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './table.ts';

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
  await expect(page.getByRole('button', { name: 'Create a token' })).toBeHidden();
  await page.getByText('Tokens for programs').click();
  await page.getByLabel('What it is for').fill('my bot');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(page.getByText(/^ttb_/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Signed in as Lena.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Signed in as Lena.')).toBeVisible();
  await expectAccessible(page, { drawings: true });
});

test('a password opens the account on a second device; one ends the other; data goes and stays gone', async ({
  server,
  people,
}) => {
  people.expects = /status of 401/;
  const page = await people.page();
  await becomeGuest(page, server.url, 'Jonas');
  const keep = page.getByRole('region', { name: 'Keep your games' });
  await keep.getByLabel('Username').fill('jonas.1');
  await keep.getByLabel('Password').fill('a sandcastle at noon');
  await keep.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Signed in as jonas.1.')).toBeVisible();

  const second = await people.page();
  await second.goto(`${server.url}/#/me`);
  const signIn = second.getByRole('region', { name: 'I have an account' });
  await signIn.getByLabel('Username').fill('jonas.1');
  await signIn.getByLabel('Password').fill('wrong wrong wrong');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signIn.getByRole('alert')).toHaveText('The username or the password is wrong.');
  await signIn.getByLabel('Password').fill('a sandcastle at noon');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second.getByText('Signed in as jonas.1.')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as object;
  expect(JSON.stringify(file)).toContain('jonas.1');

  // The second device ends the first.
  await second.reload();
  const others = second.getByRole('button', { name: /^Revoke: / });
  await expect(others).toHaveCount(2);
  await second
    .locator('li', { hasNotText: 'this browser' })
    .getByRole('button', { name: /^Revoke: / })
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
    ['fr', 'Garder tes parties'],
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

async function setPassword(page: Page, login: string): Promise<void> {
  const keep = page.getByRole('region', { name: 'Keep your games' });
  await keep.getByLabel('Username').fill(login);
  await keep.getByLabel('Password').fill('a sandcastle at noon');
  await keep.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(`Signed in as ${login}.`)).toBeVisible();
}

async function signIn(page: Page, url: string, login: string): Promise<void> {
  await page.goto(`${url}/#/me`);
  const form = page.getByRole('region', { name: 'I have an account' });
  await form.getByLabel('Username').fill(login);
  await form.getByLabel('Password').fill('a sandcastle at noon');
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('what happens to the keys is told on the other device, which takes it back after showing the password', async ({
  server,
  people,
}) => {
  people.expects = /status of 40[13]/;
  const url = server.url;
  const phone = await people.page();
  await becomeGuest(phone, url, 'Nora');
  await setPassword(phone, 'nora');
  const stranger = await people.page();
  await signIn(stranger, url, 'nora');
  await expect(stranger.getByText('Signed in as nora.')).toBeVisible();
  await stranger.getByText('Tokens for programs').click();
  await stranger.getByLabel('What it is for').fill('not hers');
  await stranger.getByRole('button', { name: 'Create a token' }).click();
  await expect(stranger.getByText(/^ttb_/)).toBeVisible();

  await phone.goto(`${url}/#/`);
  await phone.reload();
  await phone.goto(`${url}/#/me`);
  const notices = phone.getByRole('region', { name: 'Changes to your account' });
  await expect(notices.getByText(/^The program token “not hers” was created on/)).toBeVisible();
  // As if the sign-in had been long ago: the server asks who it is.
  await phone.route(
    '**/account/notices/take-back',
    (route) => route.fulfill({ status: 403, json: { code: 'prove-first', sentence: '' } }),
    { times: 1 },
  );
  await notices.getByRole('button', { name: /^Undo: The program token/ }).click();
  const dialog = phone.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill('wrong wrong wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The username or the password is wrong.');
  await dialog.getByLabel('Password').fill('a sandcastle at noon');
  await expectAccessible(phone, { drawings: true });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(notices.getByText('Undone. Whoever did it has been signed out.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('region', { name: 'I have an account' })).toBeVisible();
  await notices.getByRole('button', { name: 'That was me' }).click();
  await expect(notices.getByRole('button', { name: 'That was me' })).toHaveCount(0);
});

test('whoever signs in is asked whether the matches of the guest come along', async ({ server, people }) => {
  const owner = await people.page();
  await becomeGuest(owner, server.url, 'Olga');
  await setPassword(owner, 'olga');
  const guest = await people.page();
  await becomeGuest(guest, server.url, 'Piet');
  const made = await guest.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const response = await fetch('/api/v1/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'high-tide', seats }),
    });
    return response.status;
  });
  expect(made).toBe(200);
  await signIn(guest, server.url, 'olga');
  const question = guest.getByRole('dialog', { name: 'Bring your matches along?' });
  await expect(question).toContainText('Piet, the guest in this browser, sits at one table.');
  await question.getByRole('button', { name: 'Bring along' }).click();
  await expect(guest.getByText('Signed in as olga.')).toBeVisible();
  const mine = await owner.evaluate(async () => {
    const { tables } = (await (await fetch('/api/v1/matches')).json()) as { tables: object[] };
    return tables.length;
  });
  expect(mine).toBe(1);
});

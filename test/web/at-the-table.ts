import { test as base, expect, type Page } from '@playwright/test';
import { serveSite, type Site } from './site.ts';

/** Every test gets the site, and fails if its page reports an error. */
export const test = base.extend<{ errors: string[] }, { site: Site }>({
  site: [
    // Playwright infers the fixtures needed from the destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite();
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export interface Seated {
  readonly name: string;
  readonly kind: 'me' | 'here' | 'bot';
  readonly colour: string;
  readonly bot?: string;
}

export const lena: Seated = { name: 'Lena', kind: 'me', colour: 'red' };
export const jonas: Seated = { name: 'Jonas', kind: 'here', colour: 'green' };
export const finn: Seated = { name: 'Finn', kind: 'bot', colour: 'blue', bot: 'easy' };

/** Default settings of the tests: no animation, and every question is asked, so that none is answered automatically. */
const settings = { speed: 'instant', name: 'Lena', language: 'en', askAll: true };

export async function visit(page: Page, address: string, changes: object = {}): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    ['tidetable-settings', JSON.stringify({ ...settings, ...changes })] as const,
  );
  await page.goto(address);
}

/** For tests of motion: pages of other tests stand still. */
export const moving = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'no-preference' });

export interface Table {
  readonly game: string;
  readonly people: readonly Seated[];
  readonly options?: object;
  readonly settings?: object;
}

/** Opens a table with these people through the form. */
export async function sitDown(page: Page, address: string, table: Table): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `tidetable-line-up-${table.game}`,
    JSON.stringify({ people: table.people, options: table.options ?? {} }),
  ] as const);
  await visit(page, `${address}#/new/${table.game}`, table.settings);
  await page.getByRole('button', { name: /^Start with/ }).click();
  await expect(page).toHaveURL(/#\/table\//);
}

/** Answers one question, or passes the device on; true once the match is over. */
export async function answer(page: Page, pick: 'first' | 'last' = 'last'): Promise<boolean> {
  const over = page.getByRole('button', { name: 'See the result' });
  const ready = page.getByRole('button', { name: /^I am .*: show it$/ });
  const choices = page.locator('button.choice');
  await expect(over.or(ready).or(choices.first()).first()).toBeVisible();
  if (await over.isVisible()) return true;
  if (await ready.isVisible()) {
    await ready.click();
    return false;
  }
  const question = await page.locator('main h2').first().getAttribute('data-asked');
  // A collapsed list can be used by keyboard only.
  const chosen = pick === 'first' ? choices.first() : choices.last();
  await chosen.press('Enter');
  const confirm = page.locator('.confirm .action');
  if (await confirm.isVisible()) await confirm.click();
  await expect
    .poll(async () => page.locator(`main h2[data-asked="${question}"]`).count(), {
      intervals: [10, 20, 50, 100],
    })
    .toBe(0);
  return false;
}

export async function playToTheEnd(page: Page, pick: 'first' | 'last' = 'last'): Promise<void> {
  for (let i = 0; i < 400; i++) if (await answer(page, pick)) return;
  throw new Error('the match does not end');
}

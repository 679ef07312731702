import { test as base, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { OnlineServer } from './server.ts';

/** Every test gets a real server; every page that is opened fails the test if it reports an error. */
export const test = base.extend<{ people: People }, { server: OnlineServer }>({
  server: [
    // Playwright infers the fixtures needed from the destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new OnlineServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  people: async ({ browser }, use) => {
    const people = new People(browser);
    await use(people);
    expect(people.errors).toEqual([]);
    await people.leave();
  },
});
export { expect };

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** Console errors of the browser about lost connections, which these tests cause on purpose. */
const NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_EMPTY|ERR_SOCKET|WebSocket/;

/** People with a browser each. */
export class People {
  readonly errors: string[] = [];
  /** Console errors about refused requests that a test expects. */
  expects: RegExp | undefined;
  readonly #browser: Browser;
  readonly #pages: Page[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async page(options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1000, height: 700 },
      serviceWorkers: 'block',
      // Several pages share two cores, and the animated sea would use most of them.
      reducedMotion: 'reduce',
      ...options,
    });
    await context.addInitScript(
      ([key, value]) => {
        // A blank page has no storage.
        if (location.protocol === 'about:') return;
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      [
        'tidetable-settings',
        JSON.stringify({ speed: 'instant', confirm: 'never', askAll: true, ...settings }),
      ] as const,
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      // If a table is started before a page has committed its contribution, the page is left out, and its request is refused.
      if (message.location().url.endsWith('/commit')) return;
      if (message.type() === 'error' && !NETWORK.test(message.text()) && !this.expects?.test(message.text()))
        this.errors.push(message.text());
    });
    this.#pages.push(page);
    return page;
  }

  async leave(): Promise<void> {
    for (const page of this.#pages) await page.context().close();
  }
}

export type SeatWish = 'here' | 'friend' | 'bot';

/** Opens a table through the form: the host in the first seat, then the others; resolves with the invitation link. */
export async function openTable(
  host: Page,
  url: string,
  game: string,
  others: readonly SeatWish[],
  /** What else is chosen, as the screen calls it. */
  term?: string,
): Promise<string> {
  await host.goto(`${url}/#/new/${game}/online`);
  const seats = host.locator('ol .seat:not(.free)');
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) > others.length + 1) await host.locator('ol .remove').last().click();
  while ((await seats.count()) < others.length + 1)
    await host.locator('ol .seat.free:enabled').first().click();
  for (const [index, kind] of others.entries()) {
    await seats.nth(index + 1).click();
    const label = { here: 'Someone here', friend: 'Friend by link', bot: 'Bot' }[kind];
    await host.locator('.kinds').getByLabel(label, { exact: true }).check({ force: true });
    if (kind === 'bot') await host.locator('.levels').getByLabel('Easy').check({ force: true });
  }
  await seats.first().click();
  await host.locator('.who').getByLabel('Name').fill('Lena');
  if (term) await host.getByLabel(term).press('Space');
  await host.getByRole('button', { name: 'Open the table' }).click();
  return host.getByLabel('Link to the table').inputValue();
}

/** Opens the link, enters a name and sits down. */
export async function joinBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('form input').fill(name);
  await page.locator('form button').click();
  await expect(page).toHaveURL(/#\/online\//);
}

export async function startGame(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(host.locator('.table')).toBeVisible();
}

export interface Playing {
  stop(): Promise<number>;
}

/** Makes the page play automatically with the list of buttons; `stop` resolves with the number of choices made. */
export async function autoplay(page: Page): Promise<Playing> {
  await page.evaluate(() => {
    let count = 0;
    let last = '';
    const playing = setInterval(() => {
      const question = document.querySelector<HTMLElement>('main h2[data-asked]')?.dataset['asked'] ?? '';
      const choices = [...document.querySelectorAll<HTMLButtonElement>('button.choice')];
      document.querySelector<HTMLButtonElement>('.recap.panel .button')?.click();
      if (question === '' || question === last || choices.length === 0) return;
      last = question;
      // A different choice each time, so that matches vary.
      choices[(count++ * 7) % choices.length]?.click();
    }, 15);
    Object.assign(window, {
      stopPlaying: () => {
        clearInterval(playing);
        return count;
      },
    });
  });
  return {
    stop: () => page.evaluate(() => (window as unknown as { stopPlaying(): number }).stopPlaying()),
  };
}

/** Answers one question and waits until the server has acknowledged it. */
export async function choose(page: Page, at: 'first' | 'last' = 'first'): Promise<string> {
  const heading = page.locator('main h2[data-asked]');
  await expect(heading).toBeVisible();
  const asked = (await heading.getAttribute('data-asked')) ?? '';
  const choice = page.locator('button.choice')[at]();
  const text = (await choice.getAttribute('data-text')) ?? '';
  await choice.press('Enter');
  await expect(page.locator(`main h2[data-asked="${asked}"]`)).toHaveCount(0);
  return text;
}

import type { Page } from '@playwright/test';
import { loadPuzzles } from '../../../src/puzzles/index.ts';
import { answersOf, type Puzzle } from '../../../src/puzzles/puzzle.ts';
import { Client } from '../../server/harness/client.ts';
import { expectAccessible } from '../accessible.ts';
import { OnlineServer } from './server.ts';
import { expect, phone, test } from './table.ts';

const password = 'high tides and low tides';
/** Where a page remembers that somebody has been here. */
const KNOWN = 'tidetable-known';

/** The person of this page, as a client. */
async function clientOf(page: Page, url: string): Promise<Client> {
  const client = new Client(url);
  const cookies = await page.context().cookies(url);
  client.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return client;
}

async function signUp(page: Page, url: string, login: string): Promise<void> {
  await page.request.post(`${url}/api/v1/guest`, { data: { name: 'Lena' } });
  await page.request.post(`${url}/api/v1/account/password`, { data: { login, password } });
  await page.addInitScript((key) => localStorage.setItem(key, '1'), KNOWN);
}

async function signIn(page: Page, url: string, login: string): Promise<void> {
  await page.request.post(`${url}/api/v1/sign-in/password`, { data: { login, password } });
  await page.addInitScript((key) => localStorage.setItem(key, '1'), KNOWN);
}

/** A whole match of two people by the API, badly played. */
async function playedBy(people: readonly [Client, Client]): Promise<string> {
  const [lena, ben] = people;
  const { id } = await lena.table({ game: 'maui', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.join(await lena.invite(id));
  await lena.post(`/matches/${id}/start`);
  for (;;) {
    const { toAct, chosen } = await lena.update(id, 'public');
    const seat = toAct.find((each) => !chosen.includes(each));
    if (seat === undefined) return id;
    const { legal, asked } = await (people[seat] as Client).update(id, seat);
    await (people[seat] as Client).post(`/matches/${id}/answer`, { seat, asked, text: legal.at(-1) });
  }
}

/** Pretends that the page is hidden, or shown again. */
async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );
}

test('mistakes of an online match are practised; a hidden page stops thinking at once and goes on when shown', async ({
  people,
  server,
}) => {
  const page = await people.page(phone);
  await signUp(page, server.url, 'lena-practice');
  const id = await playedBy([await clientOf(page, server.url), await Client.guest(server.url, 'Ben')]);
  // On another device of the same account.
  const laptop = await people.page();
  await signIn(laptop, server.url, 'lena-practice');
  await laptop.goto(`${server.url}/#/online/${id}`);
  await laptop.getByRole('button', { name: 'Look at my decisions' }).click();
  const found = laptop.getByRole('status').filter({ hasText: /Looking at your decisions: [1-9]/ });
  await expect(found).toBeVisible();
  const thinks = (): number => laptop.workers().filter((worker) => worker.url().includes('coach')).length;
  expect(thinks()).toBe(1);
  await setVisible(laptop, false);
  await expect.poll(thinks).toBe(0);
  const before = await found.textContent();
  await laptop.getByRole('heading', { name: 'Learn from your mistakes' }).hover();
  expect(await found.textContent()).toBe(before);
  await setVisible(laptop, true);
  await laptop.getByRole('link', { name: 'Practise' }).click();
  const lesson = laptop.getByRole('region', { name: 'Lesson' });
  await expect(lesson.getByText(/^You chose: .* Find a better choice/)).toBeVisible();
  await laptop.goto(`${server.url}/#/form`);
  await expect(laptop.getByText('From one match.')).toBeVisible();
  // Where nothing has been looked at, there is a way on.
  await page.goto(`${server.url}/#/form`);
  await page.getByRole('link', { name: 'Solve puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
});

/** A server of its own: how people fare is kept for a minute, and another test's page may just have asked for it. */
const fresh = test.extend<{ ownServer: OnlineServer }>({
  // Playwright infers the fixtures needed from the destructured first parameter.
  // oxlint-disable-next-line no-empty-pattern
  ownServer: async ({}, use) => {
    const server = new OnlineServer();
    await server.start();
    await use(server);
    await server.close();
  },
});

fresh(
  'solved puzzles and rating follow the account to another device, and how people fare is shown',
  async ({ people, ownServer: server }) => {
    const [solved, missed] = (await loadPuzzles('maui')) as readonly [Puzzle, Puzzle];
    // Others try the second one: seven of twenty find it.
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, n) => Client.guest(server.url, `Player ${n}`)),
    );
    for (const [n, client] of others.entries()) {
      const attempt = { puzzle: missed.id, outcome: n < 7 ? 'solved' : 'missed', worth: 1200, at: n };
      await client.post('/account/puzzles', { game: 'maui', attempts: [attempt] });
    }
    const page = await people.page(phone);
    await signUp(page, server.url, 'lena-puzzles');
    const sent = page.waitForResponse(
      (response) => response.url().endsWith('/account/puzzles') && response.ok(),
    );
    await page.goto(`${server.url}/#/puzzles/maui/${solved.id}`);
    const choice = (text: string | undefined) => page.locator(`button.choice[data-text="${text}"]`);
    await choice(answersOf(solved)[0]).press('Enter');
    await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
    await sent;
    const laptop = await people.page();
    await signIn(laptop, server.url, 'lena-puzzles');
    await laptop.goto(`${server.url}/#/puzzles/maui`);
    await expect(laptop.getByText('1 of 128 solved')).toBeVisible();
    await page.goto(`${server.url}/#/puzzles/maui`);
    const ratingOn = (each: Page) => each.locator('.figures dd').first().textContent();
    expect(Number(await ratingOn(laptop))).toBeGreaterThan(1200);
    expect(await ratingOn(page)).toBe(await ratingOn(laptop));
    await laptop.goto(`${server.url}/#/puzzles/maui/${missed.id}`);
    await laptop.locator(`button.choice[data-text="${answersOf(missed)[0]}"]`).press('Enter');
    await expect(laptop.getByText('Found at the first try by 35% of players.')).toBeVisible();
    await expectAccessible(laptop);
  },
);

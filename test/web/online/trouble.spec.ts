import type { Page } from '@playwright/test';
import { Tunnel } from './server.ts';
import { choose, expect, joinBy, openTable, phone, startGame, test } from './table.ts';

/** Whoever of them is asked answers, so many times. */
async function playOn(pages: readonly Page[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const asked = pages.map((page) =>
      page
        .locator('main h2[data-asked]')
        .waitFor()
        .then(() => page),
    );
    await choose(await Promise.any(asked));
  }
}

const asked = (page: Page) => page.locator('main h2[data-asked]');

test('network cut: a choice made meanwhile is kept, sent when the network returns, and counts once', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  await startGame(lena);
  const asks = await Promise.any(
    [lena, ben].map((page) =>
      asked(page)
        .waitFor()
        .then(() => page),
    ),
  );
  const other = asks === lena ? ben : lena;

  // The other page is told of the beginning too, maybe later.
  const words = () => other.locator('.unseen p').allTextContents();
  await expect.poll(words).toEqual(await asks.locator('.unseen p').allTextContents());
  const before = await words();
  await asks.context().setOffline(true);
  await expect(asks.getByRole('status').filter({ hasText: 'No network' })).toBeVisible();
  await asks.locator('button.choice').first().press('Enter');
  await expect(asks.getByText('Your choice is saved')).toBeVisible();
  // Nobody is shown what is not durable: not the others, and not the one who chose.
  expect(await words()).toEqual(before);
  await expect(asks.locator('main h2[data-asked]')).toHaveCount(0);

  const back = performance.now();
  await asks.context().setOffline(false);
  await expect(asks.getByText('Your choice is saved')).toHaveCount(0);
  console.log(`network back, choice sent and shown after ${Math.round(performance.now() - back)} ms`);
  await expect(asks.getByRole('status').filter({ hasText: 'No network' })).toHaveCount(0);
  await expect.poll(words).not.toEqual(before);
  await playOn([lena, ben], 4);
});

test('a tunnel that swallows everything is noticed, and the table goes on where it was', async ({
  people,
  server,
}) => {
  const tunnel = new Tunnel();
  const url = await tunnel.open(server.port);
  const lena = await people.page();
  await openTable(lena, url, 'maui', ['bot']);
  await startGame(lena);
  await expect(asked(lena)).toBeVisible();
  tunnel.dead = true;
  await lena.locator('button.choice').first().press('Enter');
  await expect(lena.getByText(/Your choice is saved|Sending your choice/)).toBeVisible();
  await expect(lena.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
  tunnel.dead = false;
  await expect(lena.getByRole('status').filter({ hasText: 'Reconnecting' })).toHaveCount(0);
  await playOn([lena], 2);
  tunnel.close();
});

test('the server is killed in the middle: nothing acknowledged is lost, the pages go on by themselves', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'high-tide', ['friend', 'bot']);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  await startGame(lena);
  await playOn([lena, ben], 3);
  const words = () => lena.locator('.unseen p').allTextContents();
  await Promise.any([lena, ben].map((page) => asked(page).waitFor()));
  const before = await words();

  await server.kill();
  await expect(lena.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
  expect(await words()).toEqual(before);
  await server.start();
  const back = performance.now();
  await expect(lena.getByRole('status').filter({ hasText: 'Reconnecting' })).toHaveCount(0);
  console.log(`connected ${Math.round(performance.now() - back)} ms after the server was up again`);
  expect(await words()).toEqual(before);
  await playOn([lena, ben], 3);
  // A page that is loaded anew finds the same table.
  await lena.reload();
  await lena.locator('.table').waitFor();
  await expect(lena.locator('.seats article')).toHaveCount(3);
});

test('a seat abandoned: a bot sits in, the game goes on, and the seat is taken back', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  await startGame(lena);
  await ben.getByRole('button', { name: 'Table', exact: true }).click();
  await ben.getByLabel('Level of the bot').selectOption('easy');
  await ben.getByRole('button', { name: 'Let a bot play for me' }).click();
  await ben.getByRole('button', { name: 'Really leave the table?' }).click();
  await expect(lena.locator('.seats article').nth(1)).toContainText('a bot is sitting in');
  await expect(ben.getByText('A bot is playing for you')).toBeVisible();
  // Ben's seat is played: Lena is asked again and again.
  await playOn([lena], 3);
  await expect(ben.locator('button.choice')).toHaveCount(0);
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(lena.locator('.seats article').nth(1)).not.toContainText('a bot is sitting in');
  await playOn([lena, ben], 3);
});

test('somebody stays away: the clock shows it, the others call a bot, the seat is taken back; a pause by consent', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  // The shortest clock there is; the form offers friendlier ones.
  const status = await lena.evaluate(async (id) => {
    const answer = await fetch(`/api/v1/matches/${id}/settings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clock: { kind: 'live', decision: 1, reserve: 0 } }),
    });
    return answer.status;
  }, lena.url().split('/').at(-1));
  expect(status).toBe(200);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  await startGame(lena);
  await expect(ben.locator('.table')).toBeVisible();
  await expect(lena.locator('.seats .clock')).toHaveCount(1);

  await lena.getByRole('button', { name: 'Table', exact: true }).click();
  await lena.getByRole('button', { name: 'Ask for a pause' }).click();
  await ben.getByRole('button', { name: 'Agree to the pause' }).click();
  for (const page of [lena, ben]) await expect(page.getByText('The match is paused')).toBeVisible();
  await ben.getByRole('button', { name: 'Carry on' }).click();
  await expect(lena.getByText('The match is paused')).toHaveCount(0);

  const address = ben.url();
  await ben.goto('about:blank');
  for (let i = 0; i < 6; i++) {
    const called = lena.getByRole('button', { name: 'Let a bot play for Ben' });
    await expect(called.or(asked(lena)).first()).toBeVisible();
    if (await called.isVisible()) break;
    await choose(lena);
  }
  await lena.getByRole('button', { name: 'Let a bot play for Ben' }).click();
  await expect(lena.locator('.seats article').nth(1)).toContainText('a bot is sitting in');
  await playOn([lena], 2);
  await ben.goto(address);
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(lena.locator('.seats article').nth(1)).not.toContainText('a bot is sitting in');
});

test('a page that is refused while it opens, because the server cannot read just now, goes on asking', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  people.expects = /503/;
  await openTable(lena, server.url, 'maui', ['bot']);
  await startGame(lena);
  const id = lena.url().split('/').at(-1);
  let refusals = 0;
  await lena.route(`**/api/v1/matches/${id}`, (route) => {
    refusals++;
    return route.fulfill({ status: 503, json: { code: 'storage', sentence: 'The disk is full.' } });
  });
  await lena.reload();
  // Maybe somebody has played meanwhile, and she is told that first.
  const goOn = lena.getByRole('button', { name: 'Continue' });
  await expect(asked(lena).or(goOn).first()).toBeVisible();
  expect(refusals).toBeGreaterThan(0);
  if (await goOn.isVisible()) await goOn.click();
  await playOn([lena], 1);
});

test('the same table in two tabs: both follow, a choice counts once', async ({ people, server }) => {
  const lena = await people.page();
  await openTable(lena, server.url, 'maui', ['bot']);
  await startGame(lena);
  const second = await lena.context().newPage();
  await second.goto(lena.url());
  const question = await asked(lena).getAttribute('data-asked');
  await expect(asked(second)).toHaveAttribute('data-asked', question ?? '');
  await choose(second);
  await expect(lena.locator(`main h2[data-asked="${question}"]`)).toHaveCount(0);
});

test('an answer that is long on its way does not bring back what was: whoever came meanwhile stays here', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  const address = ben.url();
  await ben.goto('about:blank');
  await expect(lena.locator('.seat', { hasText: 'Ben' })).toContainText('away');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await lena.route('**/start', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await lena.getByRole('button', { name: 'Start the game' }).click();
  const card = lena.locator('.seats article', { hasText: 'Ben' });
  await expect(card).toContainText('away');
  await ben.goto(address);
  await expect(card).not.toContainText('away');
  const answered = lena.waitForResponse('**/start');
  answer();
  await (await answered).finished();
  // What the page does with it, it does at once.
  await lena.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(card).not.toContainText('away');
});

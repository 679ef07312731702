import type { Page } from '@playwright/test';
import { autoplay, expect, joinBy, openTable, phone, startGame, test } from './table.ts';

/** Everything this page is sent from now on, by socket and by HTTP. */
function overhear(page: Page): { frames: string[]; take(): string[] } {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return { frames, take: () => frames.splice(0) };
}

/** What the page shows and hides, without what only counts renderings. */
const domOf = (page: Page) =>
  page.evaluate(
    () =>
      document
        .querySelector('.table')
        ?.innerHTML.replaceAll(/ id="[^"]*"| (?:aria-labelledby|for|name)="[^"]*"/g, '') ?? '',
  );

/** Updates without the numbers that count them. */
const updatesIn = (frames: readonly string[]) =>
  frames
    .map((frame) => JSON.parse(frame) as Record<string, unknown>)
    .filter(({ type }) => type === 'update')
    .map((update) =>
      Object.fromEntries(Object.entries(update).filter(([key]) => key !== 'seq' && key !== 'ack')),
    );

test('a dial chosen in secret is in nobody else’s page and in nobody else’s traffic', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'strand-unter', ['friend']);
  const ben = await people.page(phone);
  const heardByBen = overhear(ben);
  await joinBy(ben, link, 'Ben');
  const watcher = await people.page();
  const heardByWatcher = overhear(watcher);
  await watcher.goto(`${server.url}/${new URL(lena.url()).hash}`);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await startGame(lena);
  await expect(watcher.locator('.table')).toBeVisible();
  await expect(lena.locator('button.choice').first()).toBeAttached();
  await expect(ben.locator('button.choice').first()).toBeAttached();

  const texts = await lena
    .locator('button.choice')
    .evaluateAll((all) => all.map((each) => each.dataset['text'] ?? ''));
  expect(texts.length).toBeGreaterThan(1);
  const others = [
    { page: ben, heard: heardByBen },
    { page: watcher, heard: heardByWatcher },
  ];
  const seen: { updates: object[]; dom: string }[][] = [];
  // The same question answered in two ways: whatever others get must be the same to the last character.
  for (const text of [texts[0], texts.at(-1)]) {
    for (const { heard } of others) heard.take();
    await lena.locator(`button.choice[data-text="${text}"]`).press('Enter');
    for (const { page } of others)
      await expect(page.locator('.seats article').first()).toContainText('has chosen');
    seen.push(
      await Promise.all(
        others.map(async ({ page, heard }) => ({ updates: updatesIn(heard.take()), dom: await domOf(page) })),
      ),
    );
    await lena.getByRole('button', { name: /^Undo/ }).click();
    for (const { page } of others)
      await expect(page.locator('.seats article').first()).not.toContainText('has chosen');
  }
  expect(seen[0]?.every(({ updates }) => updates.length === 1)).toBe(true);
  expect(seen[1]).toEqual(seen[0]);

  // And over more of the game nobody is ever sent what somebody else has sealed.
  await autoplay(lena);
  await ben.waitForTimeout(500);
  await autoplay(ben);
  await expect.poll(() => updatesIn(heardByWatcher.frames).length).toBeGreaterThan(12);
  for (const frame of heardByWatcher.frames) expect(frame).not.toContain('"sealed"');
  for (const update of updatesIn(heardByBen.frames)) expect(update['viewer']).toBe(1);
});

test('two people share a device with somebody far away: covered between their secret choices', async ({
  people,
  server,
}) => {
  const lena = await people.page();
  const link = await openTable(lena, server.url, 'strand-unter', ['here', 'friend']);
  const ben = await people.page(phone);
  await joinBy(ben, link, 'Ben');
  await startGame(lena);
  // The second person here goes by the name that was suggested.
  const handTo = /^Hand the device to (.+)$/;
  const names: string[] = [];
  for (let each = 0; each < 2; each++) {
    await expect(lena.getByRole('dialog', { name: handTo })).toBeVisible();
    const said = await lena.getByRole('dialog').getByRole('heading').innerText();
    const name = handTo.exec(said)?.[1] ?? '';
    names.push(name);
    await expect(lena.locator('button.choice')).toHaveCount(0);
    await lena.getByRole('button', { name: `I am ${name}: show it` }).click();
    await lena.locator('button.choice').first().press('Enter');
    await expect(lena.getByRole('dialog', { name: `Hand the device to ${name}` })).toHaveCount(0);
  }
  const [first, second] = names;
  expect(first).toBe('Lena');
  expect(second).not.toBe('Lena');
  await expect(lena.getByText('Still choosing: Ben')).toBeVisible();
  await expect(ben.locator('.seats article', { hasText: 'has chosen' })).toHaveCount(2);
  // Sealed answers can be changed until the last one is in.
  await lena.getByRole('button', { name: `Undo ${second}’s last choice` }).click();
  await expect(ben.locator('.seats article', { hasText: 'has chosen' })).toHaveCount(1);
  await expect(lena.getByRole('dialog', { name: `Hand the device to ${second}` })).toBeVisible();
});

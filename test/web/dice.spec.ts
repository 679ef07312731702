import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { de } from '../../src/web/text/online/de.ts';
import { en } from '../../src/web/text/online/en.ts';
import type { YourTable } from '../../src/wire/server.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openTable, startGame, test } from './online/table.ts';

const command = join(import.meta.dirname, '../../bin/tidetable.js');

/** A match of this page against a bot, begun by the page and played to its end by requests in its name. */
async function finished(page: Page, url: string, dice?: string): Promise<YourTable> {
  await openTable(page, url, 'maui', ['bot'], dice);
  await startGame(page);
  const id = /#\/online\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const at = `${url}/api/v1/matches/${id}`;
  for (;;) {
    const response = await page.request.get(`${at}/updates?viewer=0`);
    const { update } = (await response.json()) as {
      update: { asked: number; legal: string[]; result?: object };
    };
    if (update.result) break;
    const [text] = update.legal;
    if (text !== undefined)
      await page.request.post(`${at}/answer`, { data: { seat: 0, asked: update.asked, text } });
    else await page.waitForTimeout(20);
  }
  const { table } = (await (await page.request.get(at)).json()) as { table: YourTable };
  // Straight to the result, as somebody who comes back later.
  await page.goto('about:blank');
  await page.goto(`${url}/#/online/${id}`);
  return table;
}

test('a page adds to the dice, checks them by itself at the end, and explains why they can be trusted', async ({
  people,
  server,
}, info) => {
  const page = await people.page();
  const { id, seats, commitment } = await finished(page, server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  // The page has committed and opened without anybody's doing; the bot has nothing to add.
  expect(seats[0]).toMatchObject({ commitment: expect.any(String), opening: expect.any(String) });
  expect(seats[1]).not.toHaveProperty('commitment');
  const kept = await page.evaluate((key) => localStorage.getItem(key), `tidetable-witness:${id}`);
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    match: id,
    commitment,
    table: expect.any(String),
    seats: [{ seat: 0, opening: seats[0]?.opening, state: 'opened' }],
  });
  await expect(page.getByText(en.trust.checked)).toContainText(en.trust.counted);
  await page.screenshot({ path: info.outputPath('result-phone.png'), fullPage: true });

  await page.getByRole('link', { name: 'Why you can trust these dice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why you can trust these dice');
  await expect(page.getByRole('heading', { name: en.trust.match })).toBeVisible();
  await expect(page.getByRole('heading', { name: en.trust.history })).toBeVisible();
  await expect(page.getByText(/^Where the \d+ draws came from$/).nth(1)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: info.outputPath('dice-phone.png'), fullPage: true });

  const wide = await people.page(
    { viewport: { width: 1440, height: 900 } },
    { language: 'de', theme: 'night' },
  );
  await wide.goto(`${server.url}/#/dice/${id}`);
  await expect(wide.getByRole('heading', { name: de.trust.match })).toBeVisible();
  await expect(wide.getByRole('heading', { name: 'Maui' })).toBeVisible();
  await expectAccessible(wide);
  await wide.screenshot({ path: info.outputPath('dice-wide-night.png'), fullPage: true });
});

test('dice that are not the agreed ones are a loud finding, with a proof that anybody can check', async ({
  people,
  server,
}, info) => {
  const page = await people.page({ viewport: { width: 1440, height: 900 } });
  const { id } = await finished(page, server.url);
  await expect(page.getByText(en.trust.checked)).toBeVisible();
  // The server shows another commitment than before: here the page has seen another one.
  await page.evaluate((key) => {
    const seen = JSON.parse(localStorage.getItem(key) ?? '{}') as { commitment: string };
    localStorage.setItem(key, JSON.stringify({ ...seen, commitment: 'ab'.repeat(32) }));
  }, `tidetable-witness:${id}`);
  await page.reload();
  const alarm = page.getByRole('alert').filter({ hasText: en.trust.alarm });
  await expect(alarm).toContainText(en.trust.findings['commitment-changed']);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('alarm.png'), fullPage: true });
  const saved = page.waitForEvent('download');
  await alarm.getByRole('button', { name: en.trust.proof }).click();
  const proof = await (await saved).path();
  const { status, stdout } = spawnSync(process.execPath, [command, 'verify', '--seen', proof], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining('not the one that was shown first')]);
});

test('dice that nobody can foresee: the page opens a link for every roll, and checks them all at the end', async ({
  people,
  server,
}, info) => {
  const page = await people.page();
  await page.goto(`${server.url}/#/new/maui/online`);
  await page.getByLabel(en.create.unforeseen).check({ force: true });
  await expectAccessible(page);
  for (const [name, width, height] of [
    ['phone', 390, 844],
    ['wide', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: info.outputPath(`new-${name}.png`), fullPage: true });
  }
  const { id, dice, seats } = await finished(page, server.url, en.create.unforeseen);
  expect(dice).toBe(3);
  expect(seats[0]).not.toHaveProperty('leftOut');
  await expect(page.getByText(en.trust.checked)).toContainText(en.trust.counted);
  const file = (await (await page.request.get(`${server.url}/api/v1/matches/${id}/file`)).json()) as {
    readonly rounds: readonly string[];
  };
  expect(file.rounds.length).toBeGreaterThan(3);
  // The page was there all the time; the bot has nothing to add.
  expect(new Set(file.rounds)).toEqual(new Set(['+.']));
  await expect(page.getByText(en.trust.checked)).toContainText(
    en.trust.rounds(file.rounds.length, file.rounds.length),
  );
  const kept = await page.evaluate((key) => localStorage.getItem(key), `tidetable-witness:${id}`);
  const [mine] = (JSON.parse(kept ?? '{}') as { seats: { rounds: { state: string }[] }[] }).seats;
  const states = mine?.rounds.map(({ state }) => state) ?? [];
  expect(states).toHaveLength(file.rounds.length);
  // The roll that ends the match may be made before its link is acknowledged; the file says that it counted.
  expect(new Set(states.slice(0, -1))).toEqual(new Set(['opened']));
  expect(states.at(-1)).toMatch(/^(opened|sent)$/);
});

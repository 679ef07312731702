import {
  answer,
  expect,
  finn,
  jonas,
  lena,
  moving,
  playToTheEnd,
  sitDown,
  test,
  visit,
} from './at-the-table.ts';

const pebbles = { game: 'pebbles', options: { bonus: true, faces: 6 } };

test('a new table in two clicks, and a whole match by mouse', async ({ page, site }) => {
  await visit(page, site.toy);
  // There are no lessons for it.
  await expect(page.getByRole('link', { name: /^Play Pebbles/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Learn/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Play Pebbles/ }).click();
  await page.getByRole('button', { name: /^Start with/ }).click();
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('table')).toContainText('Lena');
  await page.getByRole('button', { name: /^Check the (dice|draws)$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nobody' })).toHaveText(
    /^Nobody could cheat: all \d+ rolls and draws follow/,
  );
});

test('quick start plays at once', async ({ page, site }) => {
  await visit(page, site.toy);
  await page.getByRole('button', { name: /^Quick start/ }).click();
  await expect(page.getByRole('heading', { name: 'How much to bid?' })).toBeVisible();
});

test('a whole match by keyboard alone', async ({ page, site }) => {
  await visit(page, site.toy);
  const reach = async (name: RegExp) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
      });
      if (name.test(label)) return;
    }
    throw new Error(`Tab does not reach ${name.source}`);
  };
  // Tab leads to what is there: a busy machine shows it a moment later.
  await expect(page.getByRole('link', { name: /^Play Pebbles/ })).toBeVisible();
  await reach(/^Play Pebbles/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who sits at the table?' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start with/ })).toBeVisible();
  await reach(/^Start with/);
  await page.keyboard.press('Enter');
  const over = page.getByRole('button', { name: 'See the result' });
  const asked = page.locator('main h2[data-asked]');
  for (let i = 0; i < 60; i++) {
    await expect(over.or(asked)).toBeVisible();
    if (await over.isVisible()) break;
    // The question has the focus, so that the first Tab leads to the first choice.
    const question = await asked.getAttribute('data-asked');
    await expect(asked).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('button.choice').first()).toBeFocused();
    // The only choice is played at once, any other is confirmed.
    const single = (await page.locator('button.choice').count()) === 1;
    await page.keyboard.press('Enter');
    if (!single) await page.keyboard.press('Enter');
    await expect(page.locator(`[data-asked="${question}"]`)).toHaveCount(0);
    // Between two questions the panel has the focus: nobody starts again at the top of the page.
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  }
  await reach(/^See the result/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|share/);
});

test('digits select, Enter confirms, Escape clears', async ({ page, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn] });
  await expect(page.getByRole('heading', { name: 'How much to bid?' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Bid 2', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Bid 2', pressed: true })).toHaveCount(0);
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Roll the die?' })).toBeVisible();
});

test('what reveals something asks first, unless that is switched off', async ({ page, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn], settings: { confirm: 'never' } });
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await expect(page.getByRole('heading', { name: 'Roll the die?' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'What cannot be undone' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Roll the die' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm: Roll the die' });
  await expect(confirm).toContainText('Cannot be undone');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Roll the die?' })).toHaveCount(0);
});

test('odds before a roll', async ({ page, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn] });
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('button', { name: 'Roll the die' }).click();
  await page.getByRole('button', { name: 'Odds' }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('17%');
});

test('two people at one device: secret bids behind a cover, with a way to choose again', async ({
  page,
  site,
}) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, jonas] });
  const cover = page.getByRole('dialog', { name: 'Hand the device to Lena' });
  await expect(cover).toBeVisible();
  // Nothing of anybody's card is on the page, not even unseen.
  expect(await page.locator('body').textContent()).not.toMatch(/card [1-6]/);
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await page.getByRole('button', { name: 'I am Lena: show it' }).click();
  const mine = /Lena: 0 points, 0 red, card ([1-6])/.exec((await page.locator('body').textContent()) ?? '');
  expect(mine).not.toBeNull();
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Hand the device to Jonas' })).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(/card [1-6]/);
  await page.getByRole('button', { name: 'Lena: choose again' }).click();
  await expect(cover).toBeVisible();
  await page.getByRole('button', { name: 'I am Lena: show it' }).click();
  await page.getByRole('button', { name: 'Bid 1' }).click();
  await page.getByRole('button', { name: 'I am Jonas: show it' }).click();
  await page.getByRole('button', { name: 'Bid 0' }).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('button', { name: 'I am Lena: show it' }).click();
  await expect(page.getByRole('complementary', { name: 'Log' })).toContainText(
    'Bids: 1, 0. Lena is on turn.',
  );
  await playToTheEnd(page);
});

test('a choice is taken back until something is revealed', async ({ page, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, jonas] });
  await page.getByRole('button', { name: 'I am Lena: show it' }).click();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeDisabled();
  for (let i = 0; i < 30; i++) {
    if (await answer(page, 'first')) break;
    const passed = page.getByRole('button', { name: 'Lena: choose again' });
    if (!(await passed.isVisible())) continue;
    await passed.click();
    await page.getByRole('button', { name: 'I am Lena: show it' }).click();
    await expect(page.locator('button.choice').first()).toBeVisible();
    return;
  }
  throw new Error('nothing could be taken back');
});

test('reload in the middle of a turn, and of a bot’s thinking', async ({ page, site }) => {
  await moving(page);
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn], settings: { speed: 'slow' } });
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await page.reload();
  // The selection was not a decision yet.
  await expect(page.getByRole('button', { name: 'Bid 2', pressed: false })).toBeVisible();
  await page.getByRole('button', { name: 'Bid 2' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm: Bid 2' });
  await confirm.click();
  // The button goes when the answer is kept. The bot is thinking or its bid is being shown: leave and come back.
  await expect(confirm).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Roll the die?' })).toBeVisible();
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log).toContainText(/Bids: 2, \d\. Lena is on turn\./);
  await expect(log.getByText(/^Bids/)).toHaveCount(1);
});

test('two windows at one table do not overwrite each other', async ({ page, context, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn] });
  await expect(page.getByRole('button', { name: 'Bid 2' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Bid 0' }).click();
  await second.getByRole('button', { name: 'Confirm: Bid 0' }).click();
  await expect(second.getByRole('button', { name: 'Bid 0' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await page.getByRole('button', { name: 'Confirm: Bid 2' }).click();
  await expect(page.getByRole('alert')).toContainText('another window');
  await page.getByRole('button', { name: 'Reload the match' }).click();
  await expect(page.getByRole('complementary', { name: 'Log' })).toContainText(/Bids: 0/);
});

test('bots among themselves play to the end by themselves', async ({ page, site }) => {
  const coral = { ...finn, name: 'Coral', colour: 'pink' };
  await sitDown(page, site.toy, { ...pebbles, people: [finn, coral] });
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
});

test('quick pairing offers a game without an entry in the catalogue, by its own name and sizes, and unrated', async ({
  page,
  site,
}) => {
  await visit(page, `${site.toy}#/pairing`);
  await expect(page.getByRole('checkbox', { name: 'Pebbles' })).toBeChecked();
  await expect(page.getByText('No ratings yet.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Rated/ })).toBeDisabled();
  for (const size of [2, 3])
    await expect(page.getByRole('checkbox', { name: `${size}`, exact: true })).toBeVisible();
});

test('a game without a board has its rules page as help, with the figures of the table', async ({
  page,
  site,
}) => {
  await sitDown(page, site.toy, { ...pebbles, options: { bonus: true, faces: 4 }, people: [lena, finn] });
  await page.getByRole('button', { name: 'Rules' }).click();
  const help = page.getByRole('dialog');
  await expect(
    help.getByText('Everybody has a card, bids for the turn, and rolls for pebbles.'),
  ).toBeVisible();
  await expect(help.getByRole('row', { name: 'faces of the die' })).toHaveText(
    /^faces of the die\s*4\s*faces 1 to 8$/,
  );
});

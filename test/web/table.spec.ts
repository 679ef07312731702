import type { Page } from '@playwright/test';
import { expect, finn, jonas, lena, moving, playToTheEnd, sitDown, test, visit } from './at-the-table.ts';

const coral = { ...finn, name: 'Coral', colour: 'pink', bot: 'medium' };
const skipper = { ...finn, name: 'Skipper', colour: 'green', bot: 'medium' };
const pebbles = { game: 'pebbles', options: { bonus: true, faces: 6 } };

/** From now on time passes only when a test lets it: a clock that is only installed goes on by itself. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // A busy machine may take a while until it hears this.
  await page.clock.pauseAt(now + 60_000);
}

/** Lets simulated time pass until this is there, and says how much. Bots think in a worker, whose time does not count. */
async function timeUntil(page: Page, selector: string, most: number): Promise<number> {
  const STEP = 50;
  for (let passed = 0; passed <= most; passed += STEP) {
    await page.waitForTimeout(60);
    if ((await page.locator(selector).count()) > 0) return passed;
    await page.clock.runFor(STEP);
  }
  throw new Error(`${selector} is not there after ${most} ms`);
}

for (const game of ['High Tide', 'Maui', 'Strand Unter']) {
  test(`${game}: a quick start asks the person first`, async ({ page, site }) => {
    await moving(page);
    await page.clock.install();
    // Three times, because it is drawn who begins.
    for (let n = 0; n < 3; n++) {
      await visit(page, `${site.app}#/`, { speed: 'normal' });
      await page.getByRole('button', { name: `Quick start: ${game} against bots, right away` }).click();
      await expect(page).toHaveURL(/#\/table\//);
      await timeUntil(page, 'main h2[data-asked]', 1200);
      await expect(page.locator('main .since')).toHaveCount(0);
    }
  });
}

test('a tap on the board shows the rest at once', async ({ page, site }) => {
  await moving(page);
  await page.clock.install();
  await sitDown(page, site.toy, {
    ...pebbles,
    people: [lena, finn],
    settings: { speed: 'slow', confirm: 'never' },
  });
  await expect(page.getByRole('button', { name: 'Bid 2' })).toBeVisible();
  await stopTime(page);
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await expect(page.getByRole('button', { name: 'Skip ahead' })).toBeVisible();
  // Nobody lets time pass: only the tap can end it.
  await page.getByRole('region', { name: 'Board' }).click();
  await expect(page.locator('main h2[data-asked]')).toBeVisible();
});

test('nothing goes on while the rules are open', async ({ page, site }) => {
  await moving(page);
  await page.clock.install();
  await sitDown(page, site.app, {
    game: 'maui',
    people: [lena, { ...finn, bot: 'medium' }, coral, skipper],
    settings: { speed: 'normal', confirm: 'never' },
  });
  const asked = page.locator('main h2[data-asked]');
  await expect(asked).toBeVisible();
  await stopTime(page);
  // Finn sits next: while his turn is told, those of Coral and Skipper are still to come. However long a bot thinks, the test waits.
  const told = page.locator('.happening .turn > strong');
  while (!(await told.filter({ hasText: 'Finn' }).isVisible())) {
    const choice = page.locator('button.choice').first();
    if (await asked.isVisible()) await choice.press('Enter', { timeout: 2000 }).catch(() => undefined);
    else await page.clock.runFor(50);
    await page.waitForTimeout(40);
  }
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(told).toHaveText('Finn');
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(asked).toBeVisible();
});

test('what the others did since my last turn can be seen again', async ({ page, site }) => {
  await moving(page);
  await sitDown(page, site.app, {
    game: 'maui',
    people: [lena, { ...finn, bot: 'medium' }, coral],
    settings: { confirm: 'never' },
  });
  const since = page.getByRole('region', { name: 'Since your last turn' });
  const turns = since.getByRole('button');
  // Whoever begins: after a whole turn of one's own both others have played.
  for (let i = 0; i < 6 && (await turns.count()) < 2; i++) {
    const question = page.locator('main h2[data-asked]');
    await expect(question).toBeVisible();
    const asked = await question.getAttribute('data-asked');
    await page.locator('button.choice').first().press('Enter');
    await expect(page.locator(`main h2[data-asked="${asked}"]`)).toHaveCount(0);
    await expect(question).toBeVisible();
  }
  await expect(turns).toHaveCount(2);
  await expect(turns.first()).toHaveAccessibleName(/^See it again: (Finn|Coral) /);
  await turns.first().click();
  await expect(page.locator('main h2[data-asked]')).toHaveCount(0);
  await expect(since).toBeVisible();
  await expect(page.locator('main h2[data-asked]')).toBeVisible();
});

test('the log goes by rounds and players', async ({ page, site }) => {
  await sitDown(page, site.app, {
    game: 'high-tide',
    people: [
      { ...finn, bot: 'easy' },
      { ...coral, bot: 'easy' },
      { ...skipper, bot: 'easy' },
    ],
  });
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(log.getByRole('heading', { name: 'Round 1' })).toHaveCount(1);
  const all = await log.getByRole('listitem').count();
  await log.getByRole('button', { name: 'Show only what Coral did' }).click();
  const hers = log.getByRole('listitem');
  expect(await hers.count()).toBeLessThan(all);
  for (const text of await hers.allTextContents()) expect(text).toContain('Coral');
  await hers.first().getByRole('button').click();
  await expect(hers.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

const you = {
  en: /^(You win!|You share the win with Finn|Finn wins(, you are \d+ points? behind)?)$/,
  de: /^(Du gewinnst!|Du teilst dir den Sieg mit Finn|Finn gewinnt(, dir fehl(t|en) \d+ Punkte?)?)$/,
  fr: /^(Tu gagnes\s!|Tu partages la victoire avec Finn|Finn gagne(, il te manque \d+ points?)?)$/,
  it: /^(Hai vinto!|Condividi la vittoria con Finn|Vince Finn(, ti manca(no)? \d+ punt[oi])?)$/,
};

test('who has won is said to whoever plays, in four languages, and the last board is one tap away', async ({
  page,
  site,
}) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn] });
  await expect(page.locator('article', { hasText: 'Lena' })).toContainText('your turn');
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'See the result' }).click();
  for (const [code, sentence] of Object.entries(you)) {
    await page.getByRole('combobox').selectOption(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
  }
  await page.getByRole('combobox').selectOption('en');
  await page.getByRole('link', { name: 'Final board' }).click();
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible();
});

for (const askAll of [true, false]) {
  test(`what has one answer is ${askAll ? 'asked if somebody wants it' : 'done by itself'}`, async ({
    page,
    site,
  }) => {
    const people = [lena, { ...finn, bot: 'medium' }, coral];
    await sitDown(page, site.app, { game: 'high-tide', people, settings: { askAll, confirm: 'never' } });
    const over = page.getByRole('button', { name: 'See the result' });
    const choices = page.locator('button.choice');
    let single = 0;
    for (let i = 0; i < 60; i++) {
      // A question that answers itself is not waited for: the next one has at least two choices.
      await expect(over.or(choices.nth(askAll ? 0 : 1)).first()).toBeAttached();
      if (await over.isVisible()) break;
      if ((await choices.count()) === 1) single++;
      // That such a match ends too is shown where one is played by keyboard.
      if (askAll && single > 0) return;
      const asked = await page.locator('main h2[data-asked]').getAttribute('data-asked');
      await choices.first().press('Enter');
      await expect(page.locator(`main h2[data-asked="${asked}"]`)).toHaveCount(0);
    }
    await expect(over).toBeVisible();
    expect(single > 0).toBe(askAll);
  });
}

test('several at one device are called by their names', async ({ page, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, jonas] });
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Lena|Jonas) wins$|share the win$/);
});

test('the name is asked once, in passing', async ({ page, site }) => {
  await visit(page, site.toy, { name: '' });
  const field = page.getByRole('textbox', { name: 'What shall we call you?' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: /^Quick start/ }).click();
  await expect(page.getByRole('heading', { name: 'How much to bid?' })).toBeVisible();
  await page.goto(site.toy);
  await field.fill('Mia');
  await page.getByRole('button', { name: 'That’s me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Mia');
  await expect(field).toHaveCount(0);
});

test('what cannot be taken back says so when somebody tries', async ({ page, site }) => {
  await sitDown(page, site.toy, { ...pebbles, people: [lena, finn] });
  await expect(page.getByRole('heading', { name: 'How much to bid?' })).toBeVisible();
  // It is marked as not possible now, and explains itself all the same.
  const undo = page.getByRole('button', { name: /^Undo/ });
  // Forced, because it is marked; so it is waited for where it stays.
  await undo.hover();
  await undo.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Nothing to undo');
});

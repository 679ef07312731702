import type { Page } from '@playwright/test';
import { loadBot } from '../../src/bots/index.ts';
import { readTerms } from '../../src/engine/file.ts';
import { games } from '../../src/games/index.ts';
import { ownDecisions, assess } from '../../src/insight/index.ts';
import { de } from '../../src/web/text/coach/de.ts';
import { fr } from '../../src/web/text/coach/fr.ts';
import { it } from '../../src/web/text/coach/it.ts';
import { expectAccessible } from './accessible.ts';
import { answer, expect, finn, lena, moving, sitDown, test } from './at-the-table.ts';
import { openFile, randomMatch } from './random-match.ts';
import { expectSmooth } from './smooth.ts';

const ida = { name: 'Ida', kind: 'bot', colour: 'green', bot: 'easy' } as const;
const bubble = (page: Page) => page.getByRole('region', { name: 'Hint' });

/** The bubble covers neither the board nor a seat nor the question; it finds its place once it has its size. */
async function expectAside(page: Page): Promise<void> {
  const covered = () =>
    bubble(page).evaluate((own) => {
      const a = own.getBoundingClientRect();
      const overlaps = (b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return [
        ...document.querySelectorAll('[data-part="board"], [data-part="question"], [data-part^="seat "]'),
      ]
        .filter((part) => overlaps(part.getBoundingClientRect()))
        .map((part) => part.getAttribute('data-part'));
    });
  await expect.poll(covered).toEqual([]);
}

/** The help that the match at this table remembers. */
function keptHelp(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const matches = (await answered(indexedDB.open('tidetable')))
      .transaction('matches')
      .objectStore('matches');
    const kept: unknown = await answered(matches.get(location.hash.split('/').at(-1) ?? ''));
    return (kept as { help?: unknown } | undefined)?.help;
  });
}

const texts = { de, fr, it } as const;

/** Shows the same page in another language. */
async function speak(page: Page, language: keyof typeof texts): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'tidetable-settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...settings, language: wanted }));
  }, language);
  await page.reload();
}

for (const [game, width, height, language] of [
  ['high-tide', 1280, 800, 'de'],
  ['maui', 390, 844, 'fr'],
  ['strand-unter', 1280, 800, 'it'],
] as const) {
  test(`${game}: first where to look, then the answer and why, also in ${language}; the match remembers it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, site.app, { game, people: [lena, finn, ida] });
    const ask = page.getByRole('button', { name: 'Hint', exact: true });
    // An opening may leave only one choice: then there is nothing to ask.
    for (let i = 0; i < 20 && !(await ask.isVisible()); i++) await answer(page);
    await ask.click();
    await expect(bubble(page).getByText('As the expert bot sees it')).toBeVisible();
    await bubble(page).getByRole('button', { name: 'Show the answer' }).press('Enter');
    const best = bubble(page).getByRole('listitem').first();
    await expect(best).toContainText(/%|points|in 10/);
    if (width > height) await expectAside(page);
    await expectAccessible(page);
    await expect.poll(() => keptHelp(page)).toEqual({ hints: 1 });
    await bubble(page).getByRole('button', { name: 'Close' }).press('Escape');
    await expect(bubble(page)).toBeHidden();
    await page.keyboard.press('h');
    await expect(bubble(page)).toBeVisible();
    await speak(page, language);
    const { hint, source } = texts[language];
    await page.getByRole('button', { name: hint.ask, exact: true }).click();
    const spoken = page.getByRole('region', { name: hint.ask });
    await spoken.getByRole('button', { name: hint.show }).click();
    await expect(spoken.getByText(source)).toBeVisible();
    await expect(spoken.getByRole('listitem').first()).toBeVisible();
  });
}

test('a hint that is higher than the log is scrolled, and covers nothing else either', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await sitDown(page, site.app, { game: 'high-tide', people: [lena, finn, ida] });
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  for (let i = 0; i < 20 && !(await ask.isVisible()); i++) await answer(page);
  await ask.click();
  await bubble(page).getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(bubble(page).getByRole('listitem').first()).toBeVisible();
  await expectAside(page);
  await expect(bubble(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('no hints where two people share the device', async ({ page, site }) => {
  const jonas = { name: 'Jonas', kind: 'here', colour: 'green' } as const;
  await sitDown(page, site.app, { game: 'maui', people: [lena, jonas, finn] });
  await expect(page.locator('button.choice').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

/** A decision of the first seat in which one choice gives far too much away. */
async function blunder() {
  const file = await randomMatch('high-tide', { alone: true });
  const [game, expert] = await Promise.all([games['high-tide']?.load(), loadBot('high-tide', 'expert')]);
  const terms = game && readTerms(game, file);
  if (!expert || !terms || 'problem' in terms) throw new Error('no high-tide');
  for (const decision of ownDecisions(game, { game: 'high-tide', terms, plies: file.plies }, 0)) {
    const assessment = assess(expert, decision, { seed: 1, all: true });
    const worst = assessment?.choices.find(({ behind, interval }) => behind > 0.16 && interval < 0.08);
    if (worst) return { file, ply: decision.ply, worst: worst.text, legal: decision.legal };
  }
  throw new Error('no such decision');
}

test('second thoughts are asked for once, by keyboard too; chances are shown if wanted', async ({
  page,
  site,
}) => {
  const { file, ply, worst, legal } = await blunder();
  await openFile(page, site.app, file);
  await expect(page).toHaveURL(/#\/replay\//);
  await page.evaluate((at) => {
    location.hash += `/${at}`;
  }, ply);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  // One worker answers in order: once the chances are there, the choices have been rated.
  await page.getByLabel('Second thoughts').press('Space');
  await page.getByLabel('Chances while playing').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Chances' })).toContainText('%');
  const choice = page.locator('button.choice').nth(legal.indexOf(worst));
  const dialog = page.getByRole('dialog', { name: 'Second thoughts?' });
  await expect.poll(() => keptHelp(page)).toMatchObject({ chances: 1 });
  await choice.press('Enter');
  // It cannot be undone, so it is confirmed first.
  await page.locator('.confirm .action').press('Enter');
  await expect(dialog.getByText(/gives away about \d+/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => keptHelp(page)).toEqual({ chances: 1, thoughts: 1 });
  // Asked once: the second time it is played.
  await page.locator('.confirm .action').press('Enter');
  await expect(choice).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('in a replay the expert bot says what it thinks of the choices, and any can be played on from', async ({
  page,
  site,
}) => {
  const { file, ply } = await blunder();
  await openFile(page, site.app, file);
  await expect(page).toHaveURL(/#\/replay\//);
  await page.evaluate((at) => {
    location.hash += `/${at}`;
  }, ply);
  await page.getByRole('button', { name: 'What would the expert bot do?' }).press('Enter');
  const expert = page.getByRole('region', { name: 'As the expert bot sees it' });
  await expect(expert.getByRole('listitem').filter({ hasText: 'chosen' })).toHaveCount(1);
  await expect(expert.getByText(/Because:/)).toBeVisible();
  await expectAccessible(page);
  await expert
    .getByRole('button', { name: /^Play on from here/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('main h2').first()).toBeVisible();
});

test('mistakes are found, practised on the board, and come back; the form says what cost most', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFile(page, site.app, await randomMatch('high-tide', { alone: true }));
  await page.getByRole('link', { name: 'Result' }).click();
  await page.getByRole('button', { name: 'Look at my decisions' }).click();
  await expect(page.getByRole('link', { name: 'Practise' })).toBeVisible();
  // The start page invites to it, today and whenever something is due.
  await page.goto(site.app);
  await page.getByRole('link', { name: /^Learn from your mistakes \d+ positions to practise$/ }).click();
  const coach = page.getByRole('region', { name: 'Lesson' });
  await expect(coach.getByText(/^You chose: .* Find a better choice/)).toBeVisible();
  await expectAccessible(page);
  // One choice after the other, until a good one is found.
  const choices = page.locator('button.choice');
  const right = coach.getByText(/^Right!/);
  for (let i = 0; i < (await choices.count()); i++) {
    await choices.nth(i).press('Enter');
    const confirm = page.locator('.confirm .action');
    await expect(
      right
        .or(coach.getByText(/expert bot sees a better|That is what you chose/))
        .or(confirm)
        .first(),
    ).toBeVisible();
    if (await confirm.isVisible()) await confirm.press('Enter');
    await expect(
      right.or(coach.getByText(/expert bot sees a better|That is what you chose/)).first(),
    ).toBeVisible();
    if (await right.isVisible()) break;
  }
  await coach.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByText(/You will see this position again/)).toBeVisible();
  await page.getByRole('link', { name: 'Stop for now' }).click();
  await expect(page.getByText('From one match.')).toBeVisible();
  await expect(page.getByText(/of a win given away per decision/).first()).toBeVisible();
  await expectAccessible(page);
  for (const language of ['de', 'fr', 'it'] as const) {
    await speak(page, language);
    const { form, mistakes } = texts[language];
    await expect(page.getByRole('heading', { name: form.title })).toBeVisible();
    await expect(page.getByText(form.bars)).toBeVisible();
    await expect(page.getByRole('link', { name: mistakes.practise })).toBeVisible();
  }
});

test('thinking does not make the page stutter: it is done in workers, and the page’s own tasks are short', async ({
  page,
  site,
  browser,
}) => {
  await moving(page);
  // Second thoughts would ask before an answer that this test gives blindly.
  const settings = { thoughts: false, chances: true };
  await expectSmooth(browser, page, async () => {
    await sitDown(page, site.app, { game: 'maui', people: [lena, finn, ida], settings });
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    for (let i = 0; i < 20 && !(await hint.isVisible()); i++) await answer(page);
    await expect(page.getByRole('region', { name: 'Chances' })).toContainText('%');
    return async () => {
      await hint.click();
      await bubble(page).getByRole('button', { name: 'Show the answer' }).click();
      await expect(bubble(page).getByRole('listitem').first()).toContainText('points');
      expect(page.workers().some((worker) => worker.url().includes('coach'))).toBe(true);
    };
  });
});

import type { Page } from '@playwright/test';
import { loadBot } from '../../src/bots/index.ts';
import { readTerms } from '../../src/engine/file.ts';
import { games } from '../../src/games/index.ts';
import { ownDecisions, rate } from '../../src/insight/index.ts';
import { answer, expect, expectAccessible, finn, lena, sitDown, test } from './at-the-table.ts';
import { openFile, randomMatch } from './random-match.ts';

const ida = { name: 'Ida', kind: 'bot', colour: 'green', bot: 'easy' } as const;
const bubble = (page: Page) => page.getByRole('region', { name: 'Hint' });

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

for (const [game, width, height] of [
  ['high-tide', 1280, 800],
  ['maui', 390, 844],
  ['strand-unter', 1280, 800],
] as const) {
  test(`${game}: first where to look, then the answer and why; the match remembers it`, async ({
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
    await expectAccessible(page);
    await expect.poll(() => keptHelp(page)).toEqual({ hints: 1 });
    await bubble(page).getByRole('button', { name: 'Close' }).press('Escape');
    await expect(bubble(page)).toBeHidden();
    await page.keyboard.press('h');
    await expect(bubble(page)).toBeVisible();
  });
}

test('no hints where two people share the device', async ({ page, site }) => {
  const jonas = { name: 'Jonas', kind: 'here', colour: 'green' } as const;
  await sitDown(page, site.app, { game: 'maui', people: [lena, jonas, finn] });
  await expect(page.locator('button.choice').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

/** A decision of the first seat in which one choice gives far too much away. */
async function blunder() {
  const file = await randomMatch('high-tide', { alone: true });
  const game = await games['high-tide']!.load();
  const terms = readTerms(game, file);
  if ('problem' in terms) throw new Error(terms.problem);
  const expert = (await loadBot('high-tide', 'expert'))!;
  for (const decision of ownDecisions(game, { game: 'high-tide', terms, plies: file.plies }, 0)) {
    const rating = rate(expert, decision, { seed: 1, all: true });
    const worst = rating?.choices.find(({ behind, interval }) => behind > 0.16 && interval < 0.08);
    const best = rating?.choices[0]?.text;
    if (worst && best !== undefined)
      return { file, ply: decision.ply, worst: worst.text, legal: decision.legal };
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
  const confirm = page.locator('.confirm .action');
  if (await confirm.isVisible()) await confirm.press('Enter');
  await expect(dialog.getByText(/gives away about \d+/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => keptHelp(page)).toEqual({ chances: 1, thoughts: 1 });
  // Asked once: the second time it is played.
  await choice.press('Enter');
  if (await confirm.isVisible()) await confirm.press('Enter');
  await expect(choice).toBeHidden();
  await expect(dialog).toBeHidden();
});

import { autoplay, expect, joinBy, openTable, phone, startGame, test } from './table.ts';

/** Four browsers at one table of the server: a desktop, a phone, a French one, and one that watches; a bot on the fourth seat. */
for (const game of ['high-tide', 'maui', 'strand-unter']) {
  test(`${game}: three people and a bot play to the end, somebody watches`, async ({ people, server }) => {
    const lena = await people.page();
    const link = await openTable(lena, server.url, game, ['friend', 'friend', 'bot']);
    const begun = performance.now();
    const ben = await people.page(phone);
    await joinBy(ben, link, 'Ben');
    const sat = Math.round(performance.now() - begun);
    const claire = await people.page({ locale: 'fr-CH' });
    await joinBy(claire, link, 'Claire');
    const watcher = await people.page();
    await watcher.goto(`${server.url}/${new URL(lena.url()).hash}`);
    await expect(watcher.getByText('You are watching.')).toBeVisible();
    await startGame(lena);
    await expect(claire.locator('.table')).toBeVisible();
    await expect(watcher.getByText('You are watching', { exact: true })).toBeVisible();

    const first = Promise.race(
      [lena, ben, claire].map((page) => page.locator('button.choice').first().waitFor({ state: 'attached' })),
    );
    await first;
    const asked = Math.round(performance.now() - begun);
    console.log(
      `${game}: a guest with the link sits after ${sat} ms, the first question comes after ${asked} ms`,
    );
    await Promise.all([lena, ben, claire].map(autoplay));
    for (const page of [lena, ben, claire, watcher]) await expect(page.locator('.finished')).toBeVisible();
    console.log(`${game}: played in ${Math.round(performance.now() - begun)} ms`);
    // An onlooker has nothing to choose, and never had a question.
    await expect(watcher.locator('button.choice')).toHaveCount(0);

    // The same result for everybody, each in their own language.
    for (const page of [lena, ben, claire, watcher]) await page.locator('.finished .button').click();
    await expect(lena.locator('main')).toBeFocused();
    const totals = await lena.locator('tfoot .total .unseen').allTextContents();
    expect(totals.length).toBe(4);
    for (const page of [ben, claire, watcher])
      await expect(page.locator('tfoot .total .unseen')).toHaveText(totals);
    await expect(claire.getByRole('button', { name: 'Rejouer' })).toBeVisible();
    await expect(watcher.getByRole('button', { name: 'Play again', exact: true })).toHaveCount(0);

    // Whoever comes later finds the result at once.
    await watcher.reload();
    await expect(watcher.locator('tfoot .total .unseen')).toHaveText(totals);
    await expect(watcher.locator('.table')).toHaveCount(0);

    // One click, and those who do nothing are taken along; it starts when everybody is there.
    if (game !== 'high-tide') return;
    const old = lena.url();
    await lena.getByRole('button', { name: 'Play again', exact: true }).click();
    await expect(claire.getByRole('button', { name: 'Rester ici' })).toBeVisible();
    for (const page of [lena, ben, claire]) {
      await expect(page.locator('.table')).toBeVisible();
      expect(page.url()).not.toBe(old);
    }
    // Everybody one seat on.
    await expect(lena.locator('.seats h2').nth(1)).toHaveText('Lena');
  });
}

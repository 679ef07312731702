import { MATCHES, withHistory } from './history.ts';
import { expect, phone, test } from './table.ts';

test('a page tells of luck, decisions, achievements and favourites, in words and tables too; bots have theirs', async ({
  people,
}) => {
  const server = await withHistory();
  try {
    const page = await people.page(phone);
    await page.goto(`${server.url}/#/profile/person-Anna`);
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
    await expect(page.locator('.adjusted strong')).toHaveText(/^1[3-7]\d\d ± \d+$/);
    const luck = page.getByRole('region', { name: 'Luck over time' });
    await expect(luck).toContainText(`After ${MATCHES} matches luck comes to`);
    await expect(luck).toContainText('So luck evens out');
    await expect(luck.getByRole('img')).toBeVisible();
    await expect(luck.getByRole('row', { name: /^High Tide 40/ })).toBeVisible();
    const decisions = page.getByRole('region', { name: 'Decisions' });
    await expect(decisions).toContainText('Costs most: Roll or take a pair');
    await expect(decisions).toContainText('Bots for comparison: Easy 1.7%, Medium');
    const achievements = page.getByRole('region', { name: /^Achievements/ });
    await expect(achievements).toContainText('Up the dune');
    await expect(achievements).not.toContainText('not yet');
    const favourites = page.getByRole('region', { name: 'Favourites' });
    await expect(favourites.getByRole('listitem').filter({ hasText: 'Shark' })).toContainText('8 matches');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await page.goto(`${server.url}/#/bot/expert`);
    await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('Strand Unter, 3 players');
  } finally {
    await server.close();
  }
});

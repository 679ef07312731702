import { readFile } from 'node:fs/promises';
import { expect, finn, lena, playToTheEnd, sitDown, test, visit } from './at-the-table.ts';

/** What the device keeps, as text: to see that nothing has changed. */
const keptMatches = () =>
  new Promise<string>((resolve, reject) => {
    const request = indexedDB.open('tidetable', 1);
    request.addEventListener('error', () => reject(request.error));
    request.addEventListener('success', () => {
      const all = request.result.transaction('matches').objectStore('matches').getAll();
      all.addEventListener('success', () => {
        request.result.close();
        resolve(JSON.stringify(all.result));
      });
    });
  });

test('a match is saved, deleted, opened again and replayed', async ({ page, site }) => {
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, finn] });
  await playToTheEnd(page);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  // What a screen reader hears: the numbers for the eyes are still counting up.
  const scores = await page.locator('table .unseen').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the match' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pebbles-.*\.json$/);
  const file = await readFile(await download.path(), 'utf8');

  await page.goto(site.toy);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete this match for good?' }).click();
  await expect(page.getByRole('heading', { name: 'Finished matches' })).toHaveCount(0);
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.getByRole('slider')).toHaveValue('0');

  const last = Number(await page.getByRole('slider').getAttribute('max'));
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(page.getByRole('slider')).toHaveValue('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('slider')).toHaveValue(String(last));
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByRole('slider')).toHaveValue(String(last - 1));
  await page.keyboard.press('Home');
  await page.getByRole('link', { name: 'Result' }).click();
  await expect(page.locator('table .unseen')).toHaveText(scores);
});

test('a dropped file is opened', async ({ page, site }) => {
  await visit(page, site.toy);
  const file =
    '{"format":"tidetable-match","version":1,"game":"pebbles","rules":1,"seats":[{"name":"A"},{"name":"B"}],"plies":[["chance","deal 2"],["chance","deal 5"]]}';
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'match.json', { type: 'application/json' }));
    return transfer;
  }, file);
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect(page).toHaveURL(/#\/replay\//);
  await expect(page.getByText('Before the first of 2 steps')).toBeVisible();
});

const head =
  '"format":"tidetable-match","version":1,"game":"pebbles","rules":1,"seats":[{"name":"A"},{"name":"B"}]';
const deals = '["chance","deal 2"],["chance","deal 5"]';
const bad = [
  {
    name: 'cut off',
    text: `{${head},"plies":[["chance",`,
    reason: 'It is not a match file, or part of it is missing.',
  },
  { name: 'something else', text: '{"name":"tidetable"}', reason: 'It is not a Tidetable match file.' },
  {
    name: 'newer',
    text: '{"format":"tidetable-match","version":9}',
    reason: 'It was saved by a newer version of Tidetable.',
  },
  {
    name: 'another game',
    text: `{${head.replace('pebbles', 'chess')},"plies":[]}`,
    reason: 'It is a match of Chess, which is not among the games here.',
  },
  {
    name: 'an illegal ply',
    text: `{${head},"plies":[${deals},[0,"roll"]]}`,
    reason: 'Step 3 breaks the rules.',
  },
  {
    name: 'the wrong seat',
    text: `{${head},"plies":[${deals},[1,"bid 0"]]}`,
    reason: 'Step 3 was played out of turn.',
  },
  { name: 'an unknown field', text: `{${head},"plies":[],"winner":1}`, reason: 'unknown field "winner"' },
  {
    name: 'an option out of bounds',
    text: `{${head},"options":{"faces":99},"plies":[]}`,
    reason: 'option "faces" must be a whole number from 1 to 8',
  },
];

test('bad files get the reason and change nothing', async ({ page, site }) => {
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, finn] });
  await expect(page.getByRole('button', { name: 'Bid 2' })).toBeVisible();
  await page.goto(site.toy);
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  const before = await page.evaluate(keptMatches);
  for (const { name, text, reason } of bad) {
    await page
      .getByLabel('Open a match file')
      .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
    await expect(dialog.getByRole('alert')).toContainText(reason);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(await page.evaluate(keptMatches)).toBe(before);
});

test('a tampered roll is found out', async ({ page, site }) => {
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, finn] });
  await playToTheEnd(page);
  const [match] = JSON.parse(await page.evaluate(keptMatches)) as {
    id: string;
    seed: string;
    commitment: string;
    plies: [number, string][];
  }[];
  if (!match) throw new Error('nothing is kept');
  // The first card is another one; all that follows may still be legal.
  const plies: unknown[] = match.plies.map(([seat, text]) => [seat < 0 ? 'chance' : seat, text]);
  const dealt = match.plies.slice(0, 2).map(([, text]) => text);
  plies[0] = ['chance', ['deal 1', 'deal 2', 'deal 3'].find((text) => !dealt.includes(text))];
  const file = {
    format: 'tidetable-match',
    version: 1,
    id: match.id,
    game: 'pebbles',
    rules: 1,
    seats: [{ name: 'Lena' }, { name: 'Finn' }],
    commitment: match.commitment,
    plies,
    seed: match.seed,
  };
  await page.goto(site.toy);
  await page.getByLabel('Open a match file').setInputFiles({
    name: 'tampered.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByRole('alert')).toContainText('Step 1 is not what the dice of this match gave.');
});

test('a match that cannot be shown any more says so and breaks nothing else', async ({
  page,
  site,
  errors,
}) => {
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, finn] });
  await expect(page.getByRole('button', { name: 'Bid 2' })).toBeVisible();
  const table = page.url();
  await page.goto(site.toy);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('tidetable', 1);
        request.addEventListener('success', () => {
          const change = request.result.transaction('matches', 'readwrite');
          const matches = change.objectStore('matches');
          const all = matches.getAll();
          all.addEventListener('success', () => {
            const [match] = all.result as { plies: unknown[] }[];
            matches.put({ ...match, plies: [[0, 'from another age']] });
          });
          change.addEventListener('complete', () => resolve());
        });
      }),
  );
  await page.goto(table);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you, Lena');
  expect(errors.splice(0).join()).toContain('cannot be shown');
});

test('matches under way are listed, with whose turn it is, and go on', async ({ page, site }) => {
  await sitDown(page, site.toy, { game: 'pebbles', people: [lena, finn] });
  await expect(page.getByRole('button', { name: 'Bid 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Your turn')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Pebbles with Lena and Finn' }).click();
  await expect(page.getByRole('heading', { name: 'How much to bid?' })).toBeVisible();
});

test('a browser that keeps nothing says so, and plays all the same', async ({ page, site }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('storage is switched off', 'SecurityError');
    };
  });
  await visit(page, site.toy);
  await expect(page.getByText('This browser cannot save anything here')).toBeVisible();
  await page.getByRole('button', { name: /^Quick start/ }).click();
  await playToTheEnd(page);
});

test('over plain http one line says what is missing', async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await visit(page, site.toy);
  await expect(page.getByText(/^This page was loaded over plain http/)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test('after one visit everything starts and plays without a network, with bots', async ({
    page,
    context,
    site,
    errors,
  }) => {
    await visit(page, site.toy);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: /^Quick start/ }).click();
    await playToTheEnd(page);
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a new version announces itself and takes over when asked', async ({ page, site }) => {
    await visit(page, site.toy);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    const notice = page.getByText('A new version is ready.');
    await expect(notice).toHaveCount(0);
    site.release();
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test } from './table.ts';

type Call = <T = object>(path: string, data?: object) => Promise<T>;

function caller(request: APIRequestContext, url: string): Call {
  return async <T = object>(path: string, data?: object): Promise<T> => {
    const response = data
      ? await request.post(`${url}/api/v1${path}`, { data })
      : await request.get(`${url}/api/v1${path}`);
    return (await response.json()) as T;
  };
}

/** A match of people who answer with the first choice, and bots; the address of the finished match. */
async function finished(
  requests: readonly [APIRequestContext, ...APIRequestContext[]],
  url: string,
  game: string,
  others: readonly string[] = ['Finn', 'Coral'],
): Promise<string> {
  const [host, ...guests] = requests.map((request) => caller(request, url)) as [Call, ...Call[]];
  await host('/guest', { name: 'Lena' });
  const bots = others.map((name) => ({ kind: 'bot', bot: 'random', name }));
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' })), ...bots];
  const { table } = await host<{ table: { id: string } }>('/matches', { game, seats });
  const at = `/matches/${table.id}`;
  for (const [index, guest] of guests.entries()) {
    const { invite } = await host<{ invite: string }>(`${at}/invite`, {});
    const name = ['Maximilian', 'Claire'][index];
    await guest('/guest', { name });
    await guest('/join', { invite, name });
  }
  await host(`${at}/seed`, { seat: 0, seed: 'our own luck' });
  await host(`${at}/start`, {});
  for (;;) {
    let answered = false;
    for (const [seat, call] of [host, ...guests].entries()) {
      const { update } = await call<{ update: { asked: number; legal: string[]; result?: object } }>(
        `${at}/updates?viewer=${seat}`,
      );
      if (update.result) return table.id;
      const [text] = update.legal;
      if (text === undefined) continue;
      await call(`${at}/answer`, { seat, asked: update.asked, text });
      answered = true;
    }
    if (!answered) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a finished match by link: result, dice checked, replay, moments, playing on', async ({
  server,
  people,
  request,
}) => {
  const id = await finished([request], server.url, 'high-tide');
  const page = await people.page(phone);
  await page.goto(`${server.url}/#/online/${id}`);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/^Nobody could cheat: all \d+ rolls/)).toBeVisible();
  await expect(page.getByText(/^What the \d+ dice showed$/)).toBeVisible();
  await expect(page.getByText(/^In 19 of 20 honest matches/)).toBeVisible();

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText(/^Before the first of \d+ steps$/)).toBeVisible();
  await page.getByRole('button', { name: 'Moments' }).click();
  await page.getByRole('button', { name: /Round 2 begins/ }).click();
  await expect(page.getByText(/^Step [1-9]\d* of \d+$/)).toBeVisible();
  await page.getByRole('combobox').selectOption('Lena');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  // A table of one's own, on this device.
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('[data-choice], .choices button').first()).toBeVisible();
});

test('a match that was tampered with on the way is found out', async ({ server, people, request }) => {
  const id = await finished([request], server.url, 'strand-unter');
  const page = await people.page();
  await page.route('**/file', async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { plies: [string | number, string][] };
    // Somebody makes a draw turn out differently: the last one that could.
    const last = file.plies.findLastIndex(
      ([seat], at) => seat === 'chance' && file.plies[at - 1]?.[0] !== 'chance',
    );
    const other = file.plies.find(([seat, text]) => seat === 'chance' && text !== file.plies[last]?.[1]);
    if (other) file.plies[last] = ['chance', other[1]];
    await route.fulfill({ response, json: file });
  });
  await page.goto(`${server.url}/#/game/${id}`);
  await expect(page.getByRole('heading', { name: 'This match cannot be shown' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto(`${server.url}/#/online/${id}`);
  const doubt = page.getByRole('alert').filter({ hasText: 'This result could not be confirmed' });
  await expect(doubt).toContainText(
    /^This result could not be confirmed.*Step \d+ (is not|breaks the rules)/,
  );
});

test('when it is over people go on talking, and who writes is not carried off to the next game', async ({
  server,
  people,
}) => {
  const lena = await people.page({ viewport: { width: 360, height: 640 } });
  const max = await people.page({ locale: 'it-IT' });
  const id = await finished([lena.context().request, max.context().request], server.url, 'high-tide', [
    'Coral Marlene von Weber',
    'Wilhelmina',
    'Wolkenkratzerbewohnerin',
    'Finn',
  ]);
  for (const page of [lena, max]) await page.goto(`${server.url}/#/online/${id}`);
  // The title tells who won, which may be whoever reads it, the line below how close it was.
  await expect(max.locator('h1')).toHaveText(/vin[ct]|vitt/i);
  await expect(max.locator('.title')).toHaveText(/ (punto|punti)\b/);
  await lena.getByRole('button', { name: 'Well played!' }).click();
  await expect(max.getByRole('region', { name: 'Chat' })).toContainText('Ben giocato!');
  await expect.poll(() => lena.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Six names in full above their columns, also on the smallest phone.
  await expect(lena.locator('thead .name')).toHaveCount(6);
  await lena.evaluate(() => document.fonts.ready);
  const cut = await lena.locator('thead th').evaluateAll((columns) =>
    columns.flatMap((column) => {
      const name = column.querySelector('.name');
      const written = document.createRange();
      if (name) written.selectNodeContents(name);
      const [room, taken] = [column.getBoundingClientRect(), written.getBoundingClientRect()];
      const fits = taken.left >= room.left && taken.right <= room.right && taken.top >= room.top;
      return fits && taken.width > 0 ? [] : [name?.textContent];
    }),
  );
  expect(cut).toEqual([]);
  await expectAccessible(lena);

  await max.getByLabel('Scrivi qualcosa').fill('Ancora');
  await lena.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(max.getByRole('button', { name: 'Vengo anch’io' })).toBeVisible();
  await expect(max.getByText(/^Si continua tra/)).toHaveCount(0);
  await max.getByLabel('Scrivi qualcosa').press('Enter');
  await expect(max.getByText(/^Si continua tra/)).toBeVisible();
});

test('an address of no match says so', async ({ server, people }) => {
  people.expects = /status of 404/;
  const page = await people.page();
  await page.goto(`${server.url}/#/game/nothing-here`);
  await expect(page.getByRole('heading', { name: 'There is no such finished match' })).toBeVisible();
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expectAccessible } from '../accessible.ts';
import { OnlineServer } from './server.ts';
import { choose, expect, joinBy, openTable, phone, startGame, test } from './table.ts';

const command = join(import.meta.dirname, '../../../bin/tidetable.js');

test('an owner by a link of the command: looks after people, tables and settings, and the journal has it all', async ({
  people,
}) => {
  // A server of its own: what an owner sees and announces concerns everybody on it.
  const server = new OnlineServer();
  await server.start();
  const admin = (...args: string[]) =>
    execFileSync(
      process.execPath,
      [command, 'admin', ...args, '--data', server.data, '--server', server.url],
      {
        encoding: 'utf8',
      },
    );
  const [link = ''] = /#\/host\/[\w-]+/.exec(admin('owner-link')) ?? [];
  const owner = await people.page(phone, { name: 'Olga' });
  await owner.goto(`${server.url}/${link}`);
  await owner.getByLabel('Your name').fill('Olga');
  await owner.getByRole('button', { name: 'Become an owner' }).click();
  await expect(owner.getByText('No errors since the start.')).toBeVisible();

  const guest = await people.page({}, { name: 'Lena' });
  await openTable(guest, server.url, 'maui', ['friend']);
  const tab = (name: string) => owner.getByRole('navigation').getByRole('button', { name, exact: true });
  await tab('People').click();
  await owner.getByLabel('Name, username or ID').fill('Lena');
  await owner.getByRole('button', { name: 'Search' }).click();
  await owner.getByText('Actions for Lena').click();
  await owner.getByRole('button', { name: 'Mute for a day' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  // Until tomorrow: with its date.
  await expect(owner.getByText(/^muted until .*\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/)).toBeVisible();
  await expectAccessible(owner);

  await tab('Settings').click();
  await owner.getByLabel('Announcement for everybody').fill('Back at nine');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Back at nine')).toBeVisible();

  await tab('Tables').click();
  await owner.getByRole('group', { name: 'Tables' }).getByRole('button', { name: 'Open' }).click();
  await owner.getByRole('button', { name: 'Close the table' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(owner.getByText('No tables.')).toBeVisible();
  await tab('Journal').click();
  await expect(owner.locator('.host-list > li')).toHaveCount(5);
  // The same for whoever has the machine.
  expect(admin('journal')).toMatch(/close-table[^]*settings[^]*mute[^]*become-owner[^]*owner-link/);
  await people.leave();
  await server.close();
});

test('a link to a full table offers to watch and asks for no name; About offers the source of this server', async ({
  people,
  server,
}) => {
  const host = await people.page({}, { name: 'Lena' });
  const link = await openTable(host, server.url, 'maui', ['friend']);
  await joinBy(await people.page({}, { name: 'Ben' }), link, 'Ben');
  const late = await people.page(phone);
  await late.goto(link);
  await expect(
    late.getByRole('status').filter({ hasText: 'All seats at this table are taken.' }),
  ).toBeVisible();
  await expect(late.getByLabel('Your name')).toHaveCount(0);
  await expectAccessible(late);
  await startGame(host);
  await late.getByRole('link', { name: 'Watch' }).click();
  await expect(late.locator('.table')).toBeVisible();

  await late.goto(`${server.url}/#/about`);
  const source = await late.getByRole('link', { name: 'Source code of this server' }).getAttribute('href');
  const response = await late.request.get(`${server.url}${source}`);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/gzip']);
  await expect(late.getByText('When you play online, the server keeps your name')).toBeVisible();
});

test("a bot of the host's own is offered for online tables, and plays there", async ({ people }) => {
  const module = join(import.meta.dirname, '../../../examples/module-bot.js');
  const server = new OnlineServer({ BOTS: `gull=module:${module}` });
  await server.start();
  const host = await people.page(phone, { name: 'Lena' });
  await host.goto(`${server.url}/#/new/strand-unter/online`);
  await host.locator('ol .seat:not(.free)').nth(1).click();
  await host.locator('.kinds .option').filter({ hasText: 'Bot' }).click();
  await host.getByRole('radio', { name: 'gull' }).check();
  await expect(host.locator('ol .seat').nth(1)).toContainText('bot, gull');
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Open the table' }).click();
  await startGame(host);
  // Everybody chooses in secret: there is a second question only once the bot has answered the first.
  await choose(host);
  await choose(host);
  await people.leave();
  await server.close();
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expectAccessible } from '../accessible.ts';
import { OnlineServer } from './server.ts';
import { expect, joinBy, openTable, phone, startGame, test } from './table.ts';

const command = join(import.meta.dirname, '../../../bin/tidetable.js');

test('a message is reported, a moderator suspends, the person reads why and appeals, and is let in again', async ({
  people,
}) => {
  people.expects = /status of 403/;
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
  const lena = await people.page(phone, { name: 'Lena' });
  const ruud = await people.page({}, { name: 'Ruud' });
  const link = await openTable(lena, server.url, 'maui', ['friend']);
  await joinBy(ruud, link, 'Ruud');
  await startGame(lena);
  await ruud.getByRole('button', { name: 'Chat' }).click();
  await ruud.getByLabel('Write something').fill('you sandflea');
  await ruud.getByRole('button', { name: 'Send' }).click();
  await lena.getByRole('button', { name: /^Chat/ }).click();
  await lena.getByRole('button', { name: 'Report this message by Ruud' }).click();
  const dialog = lena.getByRole('dialog', { name: 'Report to the people who run this server' });
  await expect(dialog.getByText('you sandflea')).toBeVisible();
  await dialog.getByLabel('What happened? (optional)').fill('He calls me names.');
  await expectAccessible(lena);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Thank you/);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const mod = await people.page({ viewport: { width: 1280, height: 800 } }, { name: 'Mona' });
  await mod.goto(`${server.url}/#/me`);
  await mod.getByLabel('Your name').fill('Mona');
  await mod.getByRole('button', { name: 'Save' }).click();
  await expect(mod.getByRole('heading', { level: 1, name: 'Mona' })).toBeVisible();
  const [id = ''] = /^[\w-]+/m.exec(admin('people', 'Mona')) ?? [];
  expect(admin('role', id, 'moderator')).toContain('moderator');
  await mod.goto(`${server.url}/#/host`);
  await mod.reload();
  await mod
    .getByRole('navigation')
    .getByRole('button', { name: /^Reports/ })
    .click();
  await mod.getByRole('button', { name: 'Look: Ruud, Message' }).click();
  await expect(mod.getByText('He calls me names.')).toBeVisible();
  await expect(mod.locator('ol .reported')).toHaveText(/you sandflea/);
  await mod.getByRole('radiogroup').getByText('Suspend').click();
  await mod.getByLabel('For how long?').selectOption('a week');
  await mod.getByLabel('Reason, which the person will read').fill('No insults, please.');
  await expectAccessible(mod);
  await mod.getByRole('button', { name: 'Do it' }).click();
  await expect(mod.getByText('No reports.')).toBeVisible();

  // Ruud is out at once, wherever his page is, and is shown the way.
  await ruud.keyboard.press('Escape');
  await ruud.getByRole('link', { name: 'Have a look' }).click();
  const told = ruud.getByRole('region', { name: 'From the people who run this server' });
  await expect(told.getByText('No insults, please.')).toBeVisible();
  await expect(ruud.getByLabel('Your name')).toBeHidden();
  await told.getByRole('button', { name: 'Appeal' }).click();
  await told.getByLabel(/^Why do you think/).fill('It was a joke between friends.');
  await expectAccessible(ruud);
  await told.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(told.getByText('Your appeal has not been answered yet.')).toBeVisible();

  await mod.reload();
  await mod
    .getByRole('navigation')
    .getByRole('button', { name: /^Reports/ })
    .click();
  await expect(mod.getByText('It was a joke between friends.')).toBeVisible();
  await mod.getByLabel('Your answer').fill('Fine, but keep it friendly.');
  await mod.getByRole('button', { name: 'Lift it' }).click();
  await expect(mod.getByText('No appeals are waiting.')).toBeVisible();
  await mod.getByRole('navigation').getByRole('button', { name: 'Journal' }).click();
  await expect(mod.locator('.host-list > li').first()).toHaveText(/Answered an appeal Ruud .*Mona/);

  await ruud.reload();
  await expect(told.getByText('Fine, but keep it friendly.')).toBeVisible();
  await told.getByRole('button', { name: 'I have read this' }).click();
  await expect(told.getByRole('button', { name: 'I have read this' })).toBeHidden();
  await expect(ruud.getByLabel('Your name')).toBeVisible();
  await lena.goto(`${server.url}/#/me`);
  await expect(lena.getByText('something was done')).toBeVisible();

  await people.leave();
  await server.close();
});

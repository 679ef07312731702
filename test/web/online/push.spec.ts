import type { Page } from '@playwright/test';
import { MailServer } from '../../server/harness/mail-server.ts';
import { PushEndpoint } from '../../server/harness/push-endpoint.ts';
import { expectAccessible } from '../accessible.ts';
import { OnlineServer } from './server.ts';
import { expect, openTable, startGame, test as base } from './table.ts';

/** A server that may send push messages to an endpoint of our own. */
const test = base.extend<{ endpoint: PushEndpoint; pushing: OnlineServer }>({
  // The runner reads what is needed from the shape of the first parameter.
  // oxlint-disable-next-line no-empty-pattern
  endpoint: async ({}, use) => {
    const endpoint = await PushEndpoint.open();
    await use(endpoint);
    endpoint.close();
  },
  pushing: async ({ endpoint }, use) => {
    const server = new OnlineServer({ PUSH_HOSTS: endpoint.host });
    await server.start();
    await use(server);
    await server.close();
  },
});

/**
 * The browser's own push service is out of reach in tests, and a browser without a screen forbids notices: it hands out
 * our endpoint and says yes instead. Everything else is real.
 */
async function subscribesTo(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((given) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => given }) as unknown as PushSubscription;
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  }, subscription);
}

/** Hands a message to the page's service worker, as the browser's push service would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test('whoever is away is told of the turn by the service worker', async ({ people, endpoint, pushing }) => {
  const { url } = pushing;
  const page = await people.page({ serviceWorkers: 'allow' });
  await subscribesTo(page, endpoint.subscription);
  await page.goto(`${url}/#/me`);
  await page.getByLabel('Your name').fill('Lena');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lena' })).toBeVisible();
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await (await fetch(`/api/v1${path}`, init)).json()) as { table: { id: string } };
    };
    const bot = { kind: 'bot', bot: 'random', name: 'Finn' };
    const { table } = await post('/matches', { game: 'maui', seats: [{ kind: 'me' }, bot] });
    await post(`/matches/${table.id}/start`, {});
    return table.id;
  });
  await page.goto(`${url}/#/online/${id}`);
  await page.getByRole('button', { name: /^Table/ }).click();
  await page.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
  await expect(page.getByRole('switch', { name: 'Tell me when it is my turn' })).toBeChecked();
  expect(endpoint.received).toEqual([]);

  // Whoever looks at something else is away.
  await page.goto(`${url}/#/about`);
  await endpoint.until(1);
  const { text } = endpoint.received[0] ?? { text: '' };
  expect(JSON.parse(text)).toEqual({ match: id, title: 'Maui', body: 'Your turn, Lena!' });

  // What the worker would show, since there is nobody to show it to.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the page has no service worker');
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, body: options?.body, tag: options?.tag });
    };
  });
  await deliver(page, url, text);
  await deliver(page, url, '{"title":"<b>","body":5}');
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toEqual([{ title: 'Maui', body: 'Your turn, Lena!', tag: id }]);
});

test('whoever says no to the browser sees the switch stay off, and why', async ({ people, server }) => {
  const page = await people.page({ serviceWorkers: 'allow' }, { name: 'Lena' });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'denied';
  });
  await openTable(page, server.url, 'maui', ['bot']);
  await startGame(page);
  await page.getByRole('button', { name: /^Table/ }).click();
  const tell = page.getByRole('switch', { name: 'Tell me when it is my turn' });
  await tell.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Notifications are blocked' })).toBeVisible();
  await expect(tell).not.toBeChecked();
});

test('told by e-mail: an address is given, its reader agrees, is told of the turn, and stops it by the link', async ({
  people,
}) => {
  const mails = await MailServer.open();
  const server = new OnlineServer({
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'games@example.org',
    WEBHOOK_HOSTS: 'discord.com',
    BASE_URL: 'http://play.example.org',
  });
  await server.start();
  try {
    // An address in figures is refused.
    people.expects = /status of 400/;
    const page = await people.page({}, { name: 'Lena' });
    const tokenOf = (text: string) => /#\/contact\/([\w-]+)/.exec(text)?.[1] ?? '';
    await openTable(page, server.url, 'maui', ['bot']);
    await startGame(page);
    const table = page.url();
    await page.goto(`${server.url}/#/me`);
    const card = page.getByRole('region', { name: 'Messages by e-mail or chat' });
    await card.getByLabel('How').selectOption('webhook');
    await card.getByLabel('Address of the webhook').fill('https://127.0.0.1/hook');
    await card.getByRole('button', { name: 'Add' }).click();
    await expect(card.getByRole('alert')).toHaveText('This server cannot send messages to this address.');
    await card.getByLabel('How').selectOption('email');
    await card.getByLabel('E-mail address').fill('lena@example.org');
    await card.getByRole('button', { name: 'Add' }).click();
    await expect(card.getByRole('status')).toContainText('A link is on its way to lena@example.org');
    await expect(card.getByRole('listitem')).toContainText('not confirmed yet');
    await expectAccessible(page);

    // Opened in another browser, which knows nobody.
    const reader = await people.page({});
    await reader.goto(`${server.url}/#/contact/${tokenOf((await mails.until(1)).text)}`);
    await reader.getByRole('button', { name: 'Yes, please' }).click();
    await expect(reader.locator('main').getByRole('status')).toContainText('Done.');
    await expectAccessible(reader);

    // This browser has no push service: the switch is there for the e-mails.
    await page.goto(table);
    await page.getByRole('button', { name: /^Table/ }).click();
    await page.getByRole('switch', { name: 'Tell me when it is my turn' }).click();
    await expect(page.getByRole('switch', { name: 'Tell me when it is my turn' })).toBeChecked();
    await page.goto(`${server.url}/#/about`);
    const told = await mails.until(2);
    expect(told.headers.get('Subject')).toBe('Maui: Your turn, Lena!');

    await reader.goto(`${server.url}/#/contact/${tokenOf(told.text)}`);
    await reader.getByRole('button', { name: 'Stop these messages' }).click();
    await expect(reader.locator('main').getByRole('status')).toContainText(
      'No more messages will be sent to this address.',
    );
    await page.goto(`${server.url}/#/me`);
    await expect(page.getByRole('region', { name: 'Messages by e-mail or chat' })).toBeVisible();
    await expect(page.getByText('lena@example.org')).toHaveCount(0);
  } finally {
    await server.close();
    mails.close();
  }
});

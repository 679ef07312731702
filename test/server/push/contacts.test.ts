import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Contact, ContactChange } from '../../../src/server/store/subjects/contacts.ts';
import { untilAskedAgain } from '../harness/asked-again.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { seated, serve } from '../harness/harness.ts';
import { MailServer } from '../harness/mail-server.ts';

const BASE = 'http://play.example.org';
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function mailServer(): Promise<MailServer> {
  const made = await MailServer.open();
  opened.push(made);
  return made;
}

/** A chat's webhook of the host's own. */
class Hook {
  readonly received: Record<string, unknown>[] = [];
  status = 204;
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      let text = '';
      request.on('data', (data: Buffer) => (text += data.toString()));
      request.on('end', () => {
        this.received.push(JSON.parse(text) as Record<string, unknown>);
        response.writeHead(this.status).end();
        for (const go of this.#waiting.splice(0)) go();
      });
    });
    opened.push(this.#server);
  }

  async origin(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async until(count: number): Promise<Record<string, unknown>> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.received[count - 1] as Record<string, unknown>;
  }
}

const from = { address: 'games@example.org', name: 'Our club' };
const mailBy = ({ port }: MailServer) => ({
  mail: { server: { host: '127.0.0.1', port, security: 'none' as const }, from },
});
const tokenIn = (text: unknown) => /#\/contact\/([\w-]+)/.exec(String(text))?.[1] ?? '';
const ann = { kind: 'email', address: 'ann@example.org', language: 'de' } as const;

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('by e-mail: asked once, told of turns after agreeing, and no more after one click', async () => {
    const mails = await mailServer();
    const store = await databases.open(await databases.fresh());
    const server = await serve({ database: store, baseUrl: BASE, messages: mailBy(mails) });
    const { table, people } = await seated(server, 2);
    const [, ben] = people as [Client, Client];
    expect((await ben.get('/contacts')).body).toEqual({ email: true, webhooks: [], contacts: [] });
    expect((await ben.post('/contacts', ann)).body.contact).toMatchObject({
      kind: 'email',
      confirmed: false,
    });

    const question = await mails.until(1);
    expect(question.to).toBe('ann@example.org');
    expect(question.headers.get('Subject')).toBe('Sollen wir dir hier Bescheid geben, wenn du dran bist?');
    expect(question.text).toContain(BASE);
    const reader = new Client(server.url);
    const confirm = tokenIn(question.text);
    expect((await reader.post('/contacts/look', { token: confirm })).body).toEqual({
      purpose: 'confirm',
      kind: 'email',
      address: 'ann@example.org',
      confirmed: false,
    });
    // A link that agrees does not end anything, nor the other way round.
    expect((await reader.post('/contacts/stop', { token: confirm })).body.code).toBe('no-link');
    expect((await reader.post('/contacts/confirm', { token: confirm })).status).toBe(200);
    expect((await reader.post('/contacts/confirm', { token: confirm })).status).toBe(200);

    await ben.post(`/matches/${table.id}/push`, { on: true });
    const told = await mails.until(2);
    expect(told.headers.get('Subject')).toMatch(/: Player 1, du bist dran\.$/);
    expect(told.text).toContain(`${BASE}/#/online/${table.id}`);
    const stop = tokenIn(told.text);
    expect(told.headers.get('List-Unsubscribe')).toBe(`<${BASE}/api/v1/contacts/one-click/${stop}>`);
    expect((await reader.post('/contacts/confirm', { token: stop })).body.code).toBe('no-link');

    const click = await fetch(`${server.url}/api/v1/contacts/one-click/${stop}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(click.status).toBe(200);
    expect((await ben.get('/contacts')).body.contacts).toEqual([]);
    expect((await reader.post('/contacts/look', { token: stop })).body.code).toBe('no-link');
    await server.stop();
    expect(mails.received).toHaveLength(2);
  });

  test('by a webhook: nothing but the question before somebody agrees; one that is gone is forgotten', async () => {
    const hook = new Hook();
    const origin = await hook.origin();
    const store = await databases.open(await databases.fresh());
    const server = await serve({
      database: store,
      baseUrl: BASE,
      messages: { webhooks: ['discord.com', origin] },
    });
    const { table, people } = await seated(server, 2);
    const [, ben] = people as [Client, Client];
    await ben.post(`/matches/${table.id}/push`, { on: true });
    expect((await ben.post('/contacts', ann)).body.code).toBe('bad-contact');
    const given = { kind: 'webhook', address: `${origin}/hook`, language: 'en' };
    expect((await ben.post('/contacts', given)).status).toBe(200);
    const question = await hook.until(1);
    expect(question).toMatchObject({ type: 'confirm', link: expect.stringContaining(BASE) as string });
    await untilAskedAgain(table.id, people, 1);
    expect(hook.received).toHaveLength(1);
    await ben.post('/contacts/confirm', { token: tokenIn(question.text) });
    hook.status = 404;
    await untilAskedAgain(table.id, people, 1);
    const told = await hook.until(2);
    expect(told).toMatchObject({ type: 'turn', match: table.id, name: 'Player 1' });
    expect(told.text).toMatch(/Your turn, Player 1![^]*#\/online\/[^]*#\/contact\//);
    await expect.poll(async () => (await ben.get('/contacts')).body.contacts).toEqual([]);
    await server.stop();
    expect(hook.received).toHaveLength(2);
  });

  test('an address is asked at most three times from one place, a person has three, and others cannot touch them', async () => {
    const mails = await mailServer();
    const store = await databases.open(await databases.fresh());
    const server = await serve({ database: store, baseUrl: BASE, messages: mailBy(mails), trustProxy: true });
    const [ben, eve] = await Promise.all(['Ben', 'Eve'].map((name) => Client.guest(server.url, name)));
    const made: string[] = [];
    for (const n of [1, 2, 3]) {
      const { body } = await ben!.post('/contacts', { ...ann, address: `ben${n}@example.org` });
      made.push((body.contact as { id: string }).id);
    }
    expect((await ben!.post('/contacts', ann)).body.code).toBe('too-many');
    expect((await eve!.post('/contacts/remove', { id: made[0] as string })).body.code).toBe('not-found');
    expect((await eve!.get('/contacts')).body.contacts).toEqual([]);
    expect((await ben!.post('/contacts/remove', { id: made[0] as string })).status).toBe(200);
    const codes: unknown[] = [];
    for (const name of ['A', 'B', 'C', 'D']) {
      const stranger = await Client.guest(server.url, name);
      codes.push((await stranger.post('/contacts', { ...ann, address: 'Victim@example.org' })).body.code);
    }
    expect(codes).toEqual([undefined, undefined, undefined, 'too-fast']);
    // The owner of the address asks from elsewhere, and is not kept from it.
    const owner = await Client.guest(server.url, 'Owner');
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
    const body = JSON.stringify({ ...ann, address: 'victim@example.org' });
    expect((await owner.call('POST', '/contacts', { headers, body })).status).toBe(200);
    // What a person leaves is deleted with them, and what they have is told to them.
    const { body: told } = await ben!.get('/account/export');
    expect((told as { contacts: object[] }).contacts).toHaveLength(2);
    await ben!.post('/account/delete', { confirm: 'Ben' });
    expect(await store.contacts.find(made[1] as string)).toBeUndefined();
    await server.stop();
  });

  test('what the mail server refuses to this server, or an outage of it, costs nobody their address', async () => {
    const mails = await mailServer();
    const name = await databases.fresh();
    const server = await serve({
      database: await databases.open(name),
      baseUrl: BASE,
      messages: mailBy(mails),
    });
    const ben = await Client.guest(server.url, 'Ben');
    const add = async (address: string) =>
      ((await ben.post('/contacts', { ...ann, address })).body.contact as { id: string }).id;
    mails.recipients = '550 nobody here';
    const wrong = await add('wrong@example.org');
    await expect.poll(async () => (await ben.get('/contacts')).body.contacts).toEqual([]);
    mails.senders = '550 your server is on a list';
    const refused = await add('ann@example.org');
    mails.close();
    const unreachable = await add('ben@example.org');
    await server.stop();
    const store = await databases.open(name);
    expect(await store.contacts.find(wrong)).toBeUndefined();
    for (const id of [refused, unreachable])
      expect(await store.contacts.find(id)).toMatchObject({ failures: 0 });
    await store.close();
  });

  test('a mail server that says "later" is asked again', async () => {
    const mails = await mailServer();
    const store = await databases.open(await databases.fresh());
    const server = await serve({ database: store, baseUrl: BASE, messages: mailBy(mails) });
    const ben = await Client.guest(server.url, 'Ben');
    mails.recipients = '451 come again';
    const refused = mails.refused(1);
    const { id } = (await ben.post('/contacts', ann)).body.contact as { readonly id: string };
    await refused;
    mails.recipients = '250 fine';
    expect((await mails.until(1)).to).toBe('ann@example.org');
    expect(await store.contacts.find(id)).toMatchObject({ failures: 0 });
    await server.stop();
  });

  test('webhooks that do not answer hold up no e-mail', async () => {
    const mails = await mailServer();
    let asked = 0;
    let given = 0;
    const silent = createServer((request) => {
      asked++;
      request.socket.once('close', () => given++);
    });
    opened.push(silent);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const store = await databases.open(await databases.fresh());
    const messages = { ...mailBy(mails), webhooks: [origin] };
    const server = await serve({ database: store, baseUrl: BASE, messages });
    const people = await Promise.all(['Ann', 'Ben'].map((name) => Client.guest(server.url, name)));
    for (const client of people)
      for (const n of [1, 2])
        await client.post('/contacts', { kind: 'webhook', address: `${origin}/${n}`, language: 'en' });
    await expect.poll(() => asked).toBe(4);
    await people[0]!.post('/contacts', ann);
    await mails.until(1);
    expect(given).toBe(0);
    silent.closeAllConnections();
    await server.stop();
  });

  test('a server that was told of no way out offers none and sends nothing', async () => {
    const store = await databases.open(await databases.fresh());
    const server = await serve({ database: store, baseUrl: BASE });
    const ben = await Client.guest(server.url, 'Ben');
    expect((await ben.get('/contacts')).body).toEqual({ email: false, webhooks: [], contacts: [] });
    for (const given of [ann, { ...ann, kind: 'webhook', address: 'https://discord.com/api/webhooks/1/x' }])
      expect((await ben.post('/contacts', given)).body.code).toBe('bad-contact');
    expect((await new Client(server.url).get('/contacts')).body.code).toBe('no-session');
    await server.stop();
  });

  test('stored: confirmed in time, given up after failures, tidied if nobody agreed', async () => {
    const store = await databases.open(await databases.fresh());
    await store.write({
      type: 'guest',
      person: { id: 'p', name: 'P' },
      session: { hash: 'h', id: 'i', name: '' },
      at: 1,
    });
    const person = (await store.person('h'))?.key as number;
    const add = (id: string, at: number) => {
      const contact: Omit<Contact, 'confirmed' | 'failures'> = { ...ann, id, person, at };
      return store.write({ type: 'contact', contact, most: 3 });
    };
    expect([await add('a', 10), await add('b', 20), await add('c', 30), await add('d', 40)]).toEqual([
      'done',
      'done',
      'done',
      'conflict',
    ]);
    const write = (change: ContactChange) => store.write(change);
    expect(await write({ type: 'confirm-contact', id: 'a', since: 10, at: 50 })).toBe('conflict');
    expect(await write({ type: 'confirm-contact', id: 'b', since: 10, at: 50 })).toBe('done');
    await write({ type: 'tidy-contacts', since: 10 });
    expect((await store.contacts.of(person)).map(({ id }) => id)).toEqual(['b', 'c']);
    await write({ type: 'contact-failed', id: 'b', most: 2 });
    await write({ type: 'contact-reached', id: 'b' });
    await write({ type: 'contact-failed', id: 'b', most: 2 });
    expect(await store.contacts.find('b')).toMatchObject({ failures: 1, confirmed: 50 });
    await write({ type: 'contact-failed', id: 'b', most: 2 });
    expect(await store.contacts.find('b')).toBeUndefined();
    await store.close();
  });
});

test.each([
  'ann',
  'ann@',
  '@example.org',
  'ann@example',
  'ann@exa mple.org',
  'ann@example.org\r\nRCPT TO:<eve@example.org>',
  'ann@example.org>',
  'Ann <ann@example.org>',
  '"ann"@example.org',
  'ann@-example.org',
  `${'a'.repeat(65)}@example.org`,
])('%j is no address to send e-mails to', async (address) => {
  const { isMailAddress } = await import('../../../src/server/contacts/mail-message.ts');
  expect(isMailAddress(address)).toBe(false);
});

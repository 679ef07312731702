import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../../src/server/server.ts';
import { idOf, people, twoSeats } from '../friends/people.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';
import { MailServer } from '../harness/mail-server.ts';
import { PushEndpoint } from '../harness/push-endpoint.ts';

const BASE = 'http://play.example.org';
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

describe.each([sqlite(), postgres()])(
  'challenges and invitations outside the browser on $name',
  (databases) => {
    beforeAll(() => databases.start(), 60_000);
    afterAll(() => databases.stop());

    /** Ben is away, with a phone and an e-mail address that he has confirmed, in German. */
    async function start(): Promise<{ server: Server; phone: PushEndpoint; mails: MailServer; ben: Client }> {
      const [phone, mails] = [await PushEndpoint.open(), await MailServer.open()];
      opened.push(phone, mails);
      const server = await serve({
        database: await databases.open(await databases.fresh()),
        pushHosts: [phone.host],
        baseUrl: BASE,
        messages: {
          mail: {
            server: { host: '127.0.0.1', port: mails.port, security: 'none' },
            from: { address: 'games@example.org', name: 'Our club' },
          },
        },
      });
      const ben = await Client.guest(server.url, 'Ben');
      await ben.post('/push/subscribe', { subscription: phone.subscription, language: 'de' });
      await ben.post('/contacts', { kind: 'email', address: 'ben@example.org', language: 'de' });
      const token = /#\/contact\/([\w-]+)/.exec((await mails.until(1)).text)?.[1] ?? '';
      expect((await ben.post('/contacts/confirm', { token })).status).toBe(200);
      return { server, phone, mails, ben };
    }

    test('whoever is away is told of a challenge and of an invitation, once each, with the way there', async () => {
      const { server, phone, mails, ben } = await start();
      const [anna] = await people(server, 'Anna');
      expect((await anna.post('/challenges', { to: await idOf(ben), game: 'pebbles' })).status).toBe(200);
      await phone.until(1);
      expect(JSON.parse(phone.received[0]?.text ?? '')).toEqual({
        match: 'friends',
        title: expect.stringMatching(/./) as string,
        body: 'Anna fordert dich zu einer Partie heraus.',
      });
      const challenge = await mails.until(2);
      expect(challenge.headers.get('Subject')).toMatch(/Anna fordert dich zu einer Partie heraus\.$/);
      expect(challenge.text).toContain(`${BASE}/#/friends`);
      expect(challenge.text).not.toContain('#/online/');

      const { id } = await anna.table({ ...twoSeats, seats: [...twoSeats.seats] });
      const invite = () =>
        idOf(ben).then((to) => anna.post(`/matches/${id}/invite-people`, { people: [to] }));
      expect((await invite()).body.people).toMatchObject([{ done: 'invited' }]);
      await phone.until(2);
      expect(JSON.parse(phone.received[1]?.text ?? '')).toMatchObject({
        match: id,
        body: 'Anna lädt dich an einen Tisch ein.',
      });
      const invitation = await mails.until(3);
      expect(invitation.text).toContain(`${BASE}/#/online/${id}`);
      expect(invitation.headers.get('List-Unsubscribe')).toContain(`${BASE}/api/v1/contacts/one-click/`);
      expect((await invite()).body.people).toMatchObject([{ done: 'already' }]);
      await server.stop();
      expect([phone.received.length, mails.received.length]).toEqual([2, 3]);
    });

    test('nobody is told who has a page open, has blocked the other, or wants to be asked by nobody', async () => {
      const { server, phone, mails, ben } = await start();
      const [anna, troll, carla] = await people(server, 'Anna', 'Troll', 'Carla');
      const to = await idOf(ben);
      const challenge = (from: Client) => from.post('/challenges', { to, game: 'pebbles' });
      await ben.post(`/people/${await idOf(troll)}/block`);
      expect((await challenge(troll)).body.code).toBe('closed-to-you');
      const page = await ben.page();
      await page.ask({ type: 'ping' });
      expect((await challenge(anna)).status).toBe(200);
      await ben.post('/friends/asks', { asks: 'nobody' });
      expect((await challenge(carla)).body.code).toBe('closed-to-you');
      await page.close();
      await server.stop();
      expect([phone.received, mails.received.length]).toEqual([[], 1]);
    });
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChallengeInfo } from '../../../src/wire/subjects/challenges.ts';
import type { FriendList, InvitationInfo, PersonTies } from '../../../src/wire/subjects/friends.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';
import { code, idOf, listed, people, twoSeats } from './people.ts';

const friendsOf = async (client: Client) => (await client.get('/friends')).body as unknown as FriendList;
const tiesOf = async (client: Client, other: Client) =>
  (await client.get(`/people/${await idOf(other)}`)).body as unknown as PersonTies;

describe.each([sqlite(), postgres()])('friends on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const fresh = async (given: object = {}) =>
    serve({ database: await databases.open(await databases.fresh()), ...given });

  test('whom somebody follows is listed, openly or secretly, with who is here and where they play', async () => {
    const server = await fresh();
    const [anna, ben, carla] = await people(server, 'Anna', 'Ben', 'Carla');
    const [benId, carlaId] = [await idOf(ben), await idOf(carla)];
    expect((await anna.post(`/people/${benId}/follow`)).status).toBe(200);
    expect((await anna.post(`/people/${carlaId}/follow`, { secret: true })).status).toBe(200);
    expect((await friendsOf(anna)).following).toEqual([
      { id: benId, name: 'Ben', program: false, secret: false, here: false, mayAsk: true },
      { id: carlaId, name: 'Carla', program: false, secret: true, here: false, mayAsk: true },
    ]);
    expect((await friendsOf(ben)).followers).toEqual([
      { id: await idOf(anna), name: 'Anna', followed: false },
    ]);
    expect((await friendsOf(carla)).followers).toEqual([]);
    expect((await tiesOf(anna, carla)).follows).toBe('secretly');

    const page = await ben.page();
    await expect.poll(async () => (await tiesOf(anna, ben)).here).toBe(true);
    const { id } = await listed(carla);
    await ben.post(`/matches/${id}/join`);
    await carla.post(`/matches/${id}/start`);
    await page.watch(id, 1);
    expect((await friendsOf(anna)).following).toMatchObject([
      { name: 'Ben', here: true, playing: { match: id, game: 'pebbles' } },
      { name: 'Carla', here: false },
    ]);
    // A private page tells nobody who is here.
    await ben.post('/profile/privacy', { private: true });
    const [hidden] = (await friendsOf(anna)).following;
    expect([hidden?.here, hidden?.playing, hidden?.mayAsk]).toEqual([false, undefined, false]);
    await ben.post('/profile/privacy', { private: false });
    page.ws.close();
    await expect.poll(async () => (await tiesOf(anna, ben)).here).toBe(false);

    // In the export, and gone with the account.
    const mine = (await anna.get('/account/export')).body;
    expect(mine.following).toMatchObject([
      { name: 'Ben', secret: false },
      { name: 'Carla', secret: true },
    ]);
    expect((await ben.post('/account/delete', { confirm: 'Ben' })).status).toBe(200);
    expect((await friendsOf(anna)).following).toMatchObject([{ name: 'Carla' }]);
    await anna.post(`/people/${carlaId}/unfollow`);
    expect((await friendsOf(anna)).following).toEqual([]);
  });

  test('a person is challenged by id if they accept it; the answer opens a table', async () => {
    const server = await fresh();
    const [anna, ben] = await people(server, 'Anna', 'Ben');
    const challenge = async () => anna.post('/challenges', { to: await idOf(ben), game: 'pebbles' });
    const page = await ben.page();
    const made = await challenge();
    expect(made.status).toBe(200);
    await page.wait(({ type }) => type === 'asked');
    const { challenges } = (await ben.get('/challenges')).body as unknown as { challenges: ChallengeInfo[] };
    expect(challenges).toMatchObject([{ status: 'open', from: { name: 'Anna' } }]);
    const accepted = await ben.post(`/challenges/${challenges[0]?.id}/accept`);
    expect((accepted.body.table as YourTable).seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);

    // As they have chosen.
    await ben.post('/friends/asks', { asks: 'followed' });
    expect(await code(challenge())).toBe('closed-to-you');
    expect((await tiesOf(anna, ben)).mayAsk).toBe(false);
    await ben.post(`/people/${await idOf(anna)}/follow`, { secret: true });
    expect(await code(challenge())).toBeUndefined();
    await ben.post('/friends/asks', { asks: 'nobody' });
    const { id } = ((await anna.get('/challenges')).body.challenges as ChallengeInfo[])[0] as ChallengeInfo;
    await anna.post(`/challenges/${id}/withdraw`);
    expect(await code(challenge())).toBe('closed-to-you');
  });

  test('people are invited to a table by name, and sit down there without the link', async () => {
    const server = await fresh();
    const [anna, ben, carla] = await people(server, 'Anna', 'Ben', 'Carla');
    const { id } = await anna.table(twoSeats);
    expect(await code(ben.post(`/matches/${id}/join`))).toBe('not-listed');
    const page = await ben.page();
    const wish = { people: [await idOf(ben), await idOf(anna), 'nobody-at-all'] };
    expect((await anna.post(`/matches/${id}/invite-people`, wish)).body.people).toMatchObject([
      { done: 'invited' },
      { done: 'refused' },
      { done: 'refused' },
    ]);
    await page.wait(({ type }) => type === 'asked');
    expect((await anna.post(`/matches/${id}/invite-people`, wish)).body.people).toMatchObject([
      { done: 'already' },
      {},
      {},
    ]);
    expect(await code(carla.post(`/matches/${id}/invite-people`, wish))).toBe('not-seated');
    const invitations = async (client: Client) =>
      (await client.get('/invitations')).body.invitations as InvitationInfo[];
    const [found] = await invitations(ben);
    expect(found).toMatchObject({ match: id, game: 'pebbles', from: { name: 'Anna' } });
    expect(await code(carla.post(`/invitations/${found?.id}/accept`))).toBe('no-invitation');
    expect(await code(carla.post(`/invitations/${found?.id}/decline`))).toBe('no-invitation');
    const joined = await ben.post(`/invitations/${found?.id}/accept`);
    expect((joined.body.table as YourTable).yours).toEqual([1]);
    expect(await invitations(ben)).toEqual([]);
    expect(await code(ben.post(`/invitations/${found?.id}/accept`))).toBe('no-invitation');

    // Declined: not asked again, and not let in.
    const second = await anna.table(twoSeats);
    const again = { people: [await idOf(carla)] };
    await anna.post(`/matches/${second.id}/invite-people`, again);
    const [forCarla] = await invitations(carla);
    await carla.post(`/invitations/${forCarla?.id}/decline`);
    expect(await invitations(carla)).toEqual([]);
    expect(await code(carla.post(`/matches/${second.id}/join`))).toBe('not-listed');
    expect((await anna.post(`/matches/${second.id}/invite-people`, again)).body.people).toMatchObject([
      { done: 'already' },
    ]);
    expect((await carla.get('/account/export')).body.invitations).toMatchObject([
      { way: 'received', from: 'Anna', match: second.id, status: 'declined' },
    ]);
    await anna.post(`/matches/${id}/start`);
    expect(await code(anna.post(`/matches/${id}/invite-people`, again))).toBe('not-open');
  });

  test('what a guest follows and has blocked comes along to the account', async () => {
    const server = await fresh();
    const [account, guest, ben, carla, dora] = await people(server, 'Anna', 'Guest', 'Ben', 'Carla', 'Dora');
    const login = { login: 'anna', password: 'correct horse battery' };
    expect((await account.post('/account/password', login)).status).toBe(200);
    await guest.post(`/people/${await idOf(ben)}/follow`);
    await guest.post(`/people/${await idOf(account)}/follow`);
    await guest.post(`/people/${await idOf(carla)}/block`);
    await dora.post(`/people/${await idOf(guest)}/block`);
    expect((await guest.post('/sign-in/password', { ...login, take: true })).status).toBe(200);
    const { following, blocked } = await friendsOf(guest);
    expect([following.map(({ name }) => name), blocked.map(({ name }) => name)]).toEqual([
      ['Ben'],
      ['Carla'],
    ]);
    expect((await friendsOf(dora)).blocked).toMatchObject([{ name: 'Anna' }]);
  });
});

test('what nobody should send is refused and changes nothing', async () => {
  const server = await serve();
  const [anna, ben] = await people(server, 'Anna', 'Ben');
  const benId = await idOf(ben);
  for (const id of ['', 'x', '%00', "'; DROP TABLE follows; --", 'a'.repeat(300), '../friends'])
    for (const what of ['follow', 'unfollow', 'block', 'unblock'])
      expect((await anna.post(`/people/${encodeURIComponent(id)}/${what}`)).status).toBeGreaterThanOrEqual(
        400,
      );
  for (const what of ['follow', 'block'])
    expect(await code(anna.post(`/people/${await idOf(anna)}/${what}`))).toBe('no-person');
  expect(await code(anna.post(`/people/${benId}/follow`, { secret: 'yes' }))).toBe('malformed');
  expect(await code(anna.post(`/people/${benId}/follow`, { secret: true, more: 1 }))).toBe('malformed');
  expect(await code(anna.post('/friends/asks', { asks: 'everybody' }))).toBe('malformed');
  expect(await code(new Client(server.url).post(`/people/${benId}/follow`))).toBe('no-session');
  expect(await code(new Client(server.url).get('/friends'))).toBe('no-session');
  const { id } = await anna.table(twoSeats);
  for (const wish of [{ people: [] }, { people: Array(13).fill('x') }, { people: [7] }, {}])
    expect(await code(anna.post(`/matches/${id}/invite-people`, wish))).toBe('malformed');
  for (const wish of [{}, { seat: 0, line: 1 }, { seat: -1 }, { line: 0 }, { seat: 99 }])
    expect(await code(anna.post(`/matches/${id}/block`, wish))).toBe('malformed');
  // An empty seat, one's own, a line that was never said.
  for (const wish of [{ seat: 1 }, { seat: 0 }, { line: 5 }])
    expect(await code(anna.post(`/matches/${id}/block`, wish))).toBe('no-person');
  for (const what of ['accept', 'decline'])
    expect(await code(anna.post(`/invitations/${'x'.repeat(24)}/${what}`))).toBe('no-invitation');
  expect(await friendsOf(anna)).toEqual({ following: [], followers: [], blocked: [], asks: 'anybody' });
});

test('nobody follows hundreds of people in a minute, or more than two hundred', async () => {
  const server = await serve({ limits: { follows: { burst: 2, perSecond: 0.001 } } });
  const [anna, ...others] = await people(server, 'Anna', 'Ben', 'Carla', 'Dora');
  const codes: unknown[] = [];
  for (const other of others) codes.push(await code(anna.post(`/people/${await idOf(other)}/follow`)));
  expect(codes).toEqual([undefined, undefined, 'too-fast']);
  const generous = await serve();
  const eve = await Client.guest(generous.url, 'Eve');
  const many = await Promise.all(Array.from({ length: 201 }, (_, n) => Client.guest(generous.url, `P ${n}`)));
  const done: unknown[] = [];
  for (const other of many) done.push(await code(eve.post(`/people/${await idOf(other)}/follow`)));
  expect([done.filter((each) => each === undefined).length, done.at(-1)]).toEqual([200, 'too-many']);
});

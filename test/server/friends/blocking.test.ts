import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FriendList } from '../../../src/wire/subjects/friends.ts';
import type { Seeking } from '../../../src/wire/subjects/pairing.ts';
import type { ChatInfo, YourTable } from '../../../src/wire/server.ts';
import type { Client, Page } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, playOut, seated, serve } from '../harness/harness.ts';
import { opened, read } from '../duplicate/playing.ts';
import { Listener, programOf } from '../harness/program.ts';
import { code, idOf, listed, people, twoSeats } from './people.ts';

const block = async (client: Client, other: Client) => client.post(`/people/${await idOf(other)}/block`);
const chatOf = async (client: Client, id: string) =>
  ((await client.get(`/matches/${id}/chat`)).body.lines as ChatInfo[]).map(({ text }) => text);
const heard = ({ messages }: Page) =>
  messages.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));

describe.each([sqlite(), postgres()])('blocking on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const fresh = async (given: object = {}) =>
    serve({ database: await databases.open(await databases.fresh()), ...given });

  test('who was blocked takes no seat where the other hosts or sits, by link or from the lobby, and cannot watch', async () => {
    const server = await fresh();
    const [anna, troll, carla] = await people(server, 'Anna', 'Troll', 'Carla');
    const { id } = await listed(anna);
    const invite = await anna.invite(id);
    expect((await troll.get(`/matches/${id}`)).status).toBe(200);
    expect((await block(anna, troll)).status).toBe(200);
    expect(await code(troll.post(`/matches/${id}/join`))).toBe('closed-to-you');
    expect(await code(troll.post('/join', { invite }))).toBe('closed-to-you');
    expect(await code(troll.post('/invitation', { invite }))).toBe('closed-to-you');
    expect(await code(troll.get(`/matches/${id}`))).toBe('closed-to-you');
    const page = await troll.page();
    const watch = { type: 'watch', match: id, viewer: 'public' } as const;
    expect(await page.ask(watch)).toMatchObject({ type: 'refused', code: 'closed-to-you' });

    // Where somebody else hosts and Anna sits; and the other way round.
    const other = await listed(carla);
    await anna.post(`/matches/${other.id}/join`);
    expect(await code(troll.post(`/matches/${other.id}/join`))).toBe('closed-to-you');
    const theirs = await listed(troll);
    expect(await code(anna.post(`/matches/${theirs.id}/join`))).toBe('you-blocked');
    await carla.post(`/matches/${other.id}/start`);
    expect(await page.ask({ ...watch, match: other.id })).toMatchObject({ code: 'closed-to-you' });
    for (const path of ['updates?viewer=public', 'story?viewer=public', 'chat'])
      expect(await code(troll.get(`/matches/${other.id}/${path}`))).toBe('closed-to-you');

    // Unblocked, all is as before.
    const { blocked } = (await anna.get('/friends')).body as unknown as FriendList;
    expect(blocked).toMatchObject([{ name: 'Troll' }]);
    await anna.post(`/people/${blocked[0]?.id}/unblock`);
    expect(await page.watch(other.id, 'public')).toMatchObject({ type: 'update' });
    expect((await troll.post('/join', { invite })).status).toBe(200);
  });

  test('who watches or plays when blocked: watching ends at once, playing goes on, their lines are not heard', async () => {
    const server = await fresh();
    const [anna, troll, carla] = await people(server, 'Anna', 'Troll', 'Carla');
    const table = await anna.table({ ...twoSeats, seats: [...twoSeats.seats], listed: true });
    const { id } = table;
    await troll.post(`/matches/${id}/join`);
    await troll.post(`/matches/${id}/chat`, { seat: 1, text: 'before' });
    await anna.post(`/matches/${id}/start`);
    const program = await programOf(anna);
    const stream = await Listener.open(program);
    await stream.wait('ready');
    const [hers, third] = [await anna.page(), await carla.page()];
    await hers.watch(id, 0);
    await third.watch(id, 'public');

    // By what was said, without knowing who it is.
    expect((await anna.post(`/matches/${id}/block`, { line: 1 })).status).toBe(200);
    expect(await chatOf(anna, id)).toEqual([]);
    expect(await chatOf(carla, id)).toEqual(['before']);
    await troll.post(`/matches/${id}/chat`, { seat: 1, text: 'unheard' });
    await anna.post(`/matches/${id}/chat`, { seat: 0, text: 'heard' });
    await third.wait(({ type }) => type === 'chat' && heard(third).includes('heard'));
    await hers.wait(({ type }) => type === 'chat' && heard(hers).includes('heard'));
    await stream.wait('chat', ({ lines }) => lines.some(({ text }) => text === 'heard'));
    expect(heard(third)).toEqual(['unheard', 'heard']);
    expect(heard(hers)).toEqual(['heard']);
    expect(stream.of('chat').flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['heard']);
    // Both play on.
    const { asked, legal } = await troll.update(id, 1);
    expect([asked >= 0, legal.length >= 0]).toEqual([true, true]);

    // An onlooker is shown out.
    expect((await anna.post(`/people/${await idOf(carla)}/block`)).status).toBe(200);
    await third.wait((message) => message.type === 'closed' && message.match === id);
    await anna.post(`/matches/${id}/chat`, { seat: 0, text: 'later' });
    await hers.wait(({ type }) => type === 'chat' && heard(hers).includes('later'));
    expect(heard(third)).not.toContain('later');
    expect((await anna.get('/account/export')).body.blocked).toMatchObject([
      { name: 'Carla' },
      { name: 'Troll' },
    ]);
    await stream.close();
  });

  test('following, challenges and invitations end with a block and begin no more', async () => {
    const server = await fresh();
    const [anna, troll] = await people(server, 'Anna', 'Troll');
    const [annaId, trollId] = [await idOf(anna), await idOf(troll)];
    await troll.post(`/people/${annaId}/follow`);
    await anna.post(`/people/${trollId}/follow`);
    const challenge = (from: Client, to: string) => from.post('/challenges', { to, game: 'pebbles' });
    expect((await challenge(troll, annaId)).status).toBe(200);
    const { id } = await troll.table({ ...twoSeats, seats: [...twoSeats.seats] });
    await troll.post(`/matches/${id}/invite-people`, { people: [annaId] });
    await block(anna, troll);
    expect((await anna.get('/friends')).body).toMatchObject({ following: [], followers: [] });
    expect((await troll.get('/friends')).body).toMatchObject({ following: [], followers: [], blocked: [] });
    expect((await anna.get('/challenges')).body.challenges).toMatchObject([{ status: 'declined' }]);
    expect((await anna.get('/invitations')).body).toEqual({ invitations: [] });
    expect(await code(troll.post(`/people/${annaId}/follow`))).toBe('closed-to-you');
    expect(await code(anna.post(`/people/${trollId}/follow`))).toBe('you-blocked');
    expect(await code(challenge(troll, annaId))).toBe('closed-to-you');
    expect(await code(challenge(anna, trollId))).toBe('you-blocked');
    const second = await troll.table({ ...twoSeats, seats: [...twoSeats.seats] });
    expect(
      (await troll.post(`/matches/${second.id}/invite-people`, { people: [annaId] })).body.people,
    ).toEqual([{ id: annaId, done: 'refused' }]);
    expect((await troll.get(`/people/${annaId}`)).body).toMatchObject({ here: false, mayAsk: false });
    // Nobody is told whom others have blocked; whoever is deleted leaves no block behind.
    expect((await troll.get(`/people/${annaId}`)).body.blocked).toBe(false);
    expect((await troll.post('/account/delete', { confirm: 'Troll' })).status).toBe(200);
    expect((await anna.get('/friends')).body).toMatchObject({ blocked: [] });
  });

  test('after a match only those meet again who have not blocked each other', async () => {
    const server = await fresh();
    const trio = async () => {
      const { table, people: all } = await seated(server, 3);
      const [anna, troll, carla] = all as [Client, Client, Client];
      await playOut(table.id, all);
      await block(anna, troll);
      return { id: table.id, anna, troll, carla };
    };
    const rematch = (client: Client, id: string) => client.post(`/matches/${id}/rematch`);
    const seatsAt = async (client: Client, id: string) =>
      ((await client.get(`/matches/${id}`)).body.table as YourTable).seats.map(({ name }) => name ?? '');

    // Whoever comes first decides who can come.
    const hers = await trio();
    const { id } = (await rematch(hers.anna, hers.id)).body.table as YourTable;
    expect(await code(rematch(hers.troll, hers.id))).toBe('closed-to-you');
    expect(await code(hers.troll.get(`/matches/${id}`))).toBe('closed-to-you');
    const page = await hers.troll.page();
    expect(await page.ask({ type: 'rematch', match: hers.id })).toMatchObject({ code: 'closed-to-you' });
    expect((await rematch(hers.carla, hers.id)).status).toBe(200);
    expect((await seatsAt(hers.anna, id)).filter((name) => name !== '').toSorted()).toEqual([
      'Player 0',
      'Player 2',
    ]);

    const his = await trio();
    const next = (await rematch(his.carla, his.id)).body.table as YourTable;
    expect((await rematch(his.troll, his.id)).body.table).toMatchObject({ id: next.id });
    expect(await code(rematch(his.anna, his.id))).toBe('you-blocked');
    expect(await seatsAt(his.carla, next.id)).not.toContain('Player 0');
    // What was played stays open to both.
    for (const client of [his.anna, his.troll])
      expect((await client.get(`/matches/${his.id}`)).status).toBe(200);
  });

  test('nobody joins a duplicate with somebody who has blocked them, whoever hosts it', async () => {
    const server = await fresh();
    const [anna, troll, carla] = await people(server, 'Anna', 'Troll', 'Carla');
    await block(anna, troll);
    const join = (client: Client, id: string) => client.post(`/duplicates/${id}/join`);
    const [hers, his, third] = [await opened(anna), await opened(troll), await opened(carla)];
    expect(await code(join(troll, hers.id))).toBe('closed-to-you');
    expect(await code(join(anna, his.id))).toBe('you-blocked');
    expect((await join(anna, third.id)).status).toBe(200);
    expect(await code(join(troll, third.id))).toBe('closed-to-you');
    expect((await read(carla, third.id)).players.map(({ name }) => name)).toEqual(['Carla', 'Anna']);
    // Its host does not play, and is met all the same.
    const watched = await opened(anna, { plays: false });
    expect(await code(join(troll, watched.id))).toBe('closed-to-you');
    // Whoever has a place already keeps it: nothing that runs is spoilt.
    await join(carla, hers.id);
    await anna.post(`/duplicates/${hers.id}/start`);
    await block(anna, carla);
    expect((await join(carla, hers.id)).status).toBe(200);
    // Its tables are closed to whoever is blocked, and to nobody else.
    const [board] = (await read(anna, hers.id)).boards.filter(({ round }) => round === 0);
    const [guest] = await people(server, 'Dora');
    const watch = { type: 'watch', match: board?.match ?? '', viewer: 'public' } as const;
    const [trolls, doras] = [await troll.page(), await guest.page()];
    expect(await trolls.ask(watch)).toMatchObject({ type: 'refused' });
    expect((await doras.ask(watch)).type).toMatch(/update|refused/);
  });

  test('people who have blocked each other are never paired', async () => {
    const server = await fresh({ manualHousekeeping: true });
    const [anna, troll, carla] = await people(server, 'Anna', 'Troll', 'Carla');
    await block(anna, troll);
    const wish = { games: ['pebbles'], sizes: [2], pace: 'live', bots: false };
    const seek = async (client: Client) =>
      (await client.post('/pairing/seek', wish)).body as unknown as Seeking;
    expect((await seek(anna)).state).toBe('seeking');
    expect((await seek(troll)).state).toBe('seeking');
    await server.tend();
    expect((await anna.get('/pairing')).body).toMatchObject({ state: 'seeking' });
    const { state, match } = await seek(carla);
    expect(state).toBe('seated');
    const { seats } = (await carla.get(`/matches/${match}`)).body.table as YourTable;
    expect(seats.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Carla']);
  });
});

describe('blocking and friends on three nodes', () => {
  const databases = postgres();
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('what one node is told holds at the others: seats, watching, chat, and who is here', async () => {
    const database = await databases.fresh();
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => serve({ database, nodes: lasting })));
    const at = (server: { readonly url: string } | undefined, client: Client) =>
      Object.assign(Object.create(Object.getPrototypeOf(client) as object) as Client, client, {
        url: server?.url ?? '',
      });
    if (!one) throw new Error('no server');
    const [anna, troll, carla] = await people(one, 'Anna', 'Troll', 'Carla');
    await anna.post(`/people/${await idOf(carla)}/follow`);
    // Carla's page is at the third node, Anna asks at the second.
    const carlas = await at(three, carla).page();
    await expect
      .poll(async () => (await at(two, anna).get('/friends')).body.following)
      .toMatchObject([{ name: 'Carla', here: true }]);
    const { id } = await listed(carla);
    await at(two, anna).post(`/matches/${id}/join`);
    await carla.post(`/matches/${id}/start`);
    await carlas.watch(id, 0);
    await expect
      .poll(async () => (await at(two, anna).get('/friends')).body.following)
      .toMatchObject([{ playing: { match: id } }]);
    const [trolls, annas] = [await at(three, troll).page(), await at(two, anna).page()];
    await trolls.watch(id, 'public');
    await annas.watch(id, 1);
    await expect
      .poll(async () => (await at(one, anna).get('/watch')).body.matches)
      .toMatchObject([{ table: { id }, live: true, onlookers: 1 }]);

    // Blocked at the first node: shown out at the third, and no seat at the second.
    expect((await block(anna, troll)).status).toBe(200);
    await trolls.wait((message) => message.type === 'closed' && message.match === id);
    const open = await listed(anna);
    expect(await code(at(two, troll).post(`/matches/${open.id}/join`))).toBe('closed-to-you');
    // Anna, at the second node, does not hear what Carla says at the first once she has blocked her at the third.
    await at(three, anna).post(`/people/${await idOf(carla)}/block`);
    await expect
      .poll(async () => {
        await carla.post(`/matches/${id}/chat`, { seat: 0, text: 'unheard' });
        await anna.post(`/matches/${id}/chat`, { seat: 1, text: 'mine' });
        await annas.wait(({ type }) => type === 'chat');
        return heard(annas).slice(-2);
      })
      .toEqual(['mine', 'mine']);
    expect(await chatOf(at(two, anna), id)).not.toContain('unheard');
    carlas.ws.close();
  });
});

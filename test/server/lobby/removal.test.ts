import { expect, test } from 'vitest';
import { Client } from '../harness/client.ts';
import { serve } from '../harness/harness.ts';

async function twoAtATable() {
  const server = await serve();
  const [anna, ben] = [await Client.guest(server.url, 'Anna'), await Client.guest(server.url, 'Ben')];
  const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const invite = await anna.invite(id);
  await ben.join(invite);
  return { server, anna, ben, id, invite };
}

test('whom the host has removed does not sit down again by the same link; others do', async () => {
  const { server, anna, ben, id, invite } = await twoAtATable();
  expect((await anna.post(`/matches/${id}/sit`, { seat: 1, sitter: { kind: 'open' } })).status).toBe(200);
  expect((await ben.post('/join', { invite })).body.code).toBe('removed');
  const cleo = await Client.guest(server.url, 'Cleo');
  expect((await cleo.post('/join', { invite })).status).toBe(200);
});

test('who got up again by themselves may come back', async () => {
  const { ben, id, invite } = await twoAtATable();
  expect((await ben.post(`/matches/${id}/sit`, { seat: 1, sitter: { kind: 'open' } })).status).toBe(200);
  expect((await ben.post('/join', { invite })).status).toBe(200);
});

test('a new link is good for whoever gets it, and the old one is void', async () => {
  const { anna, ben, id, invite } = await twoAtATable();
  await anna.post(`/matches/${id}/sit`, { seat: 1, sitter: { kind: 'open' } });
  const renewed = await anna.invite(id);
  expect((await ben.post('/join', { invite })).body.code).toBe('no-invite');
  expect((await ben.post('/join', { invite: renewed })).status).toBe(200);
});

test('an invitation shows its table before anybody has said who they are', async () => {
  const { server, invite, id } = await twoAtATable();
  const stranger = new Client(server.url);
  const { status, body } = await stranger.post('/invitation', { invite });
  expect(status).toBe(200);
  expect(body.table).toMatchObject({ id, status: 'open', yours: [] });
  expect((await stranger.post('/invitation', { invite: 'tti_nothing' })).body.code).toBe('no-invite');
});

test('two people of one name have two names at a table', async () => {
  const { server, anna, id } = await twoAtATable();
  await anna.post(`/matches/${id}/settings`, { seats: 3 });
  const invite = await anna.invite(id);
  const other = await Client.guest(server.url, 'ANNA');
  await other.join(invite);
  const { body } = await anna.get(`/matches/${id}`);
  const names = (body.table as { seats: { name: string }[] }).seats.map(({ name }) => name);
  expect(names).toEqual(['Anna', 'Ben', 'ANNA 2']);
});

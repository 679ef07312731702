import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChallengeInfo, OpponentInfo } from '../../../src/wire/subjects/challenges.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

const pebbles = { game: 'pebbles' };

const made = (reply: { readonly status: number; readonly body: object }): ChallengeInfo => {
  expect(reply).toMatchObject({ status: 200, body: { challenge: { status: 'open' } } });
  return (reply.body as { challenge: ChallengeInfo }).challenge;
};
const code = async (reply: Promise<{ readonly body: { code?: unknown } }>) => (await reply).body.code;

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const fresh = async (given: object = {}) =>
    serve({ database: await databases.open(await databases.fresh()), ...given });

  test('a challenge by name is told, accepted, and opens a table with both that begins by itself', async () => {
    const server = await fresh();
    const anna = await Client.guest(server.url, 'Anna');
    const robbie = await programOf(await Client.guest(server.url, 'Robbie'));
    const stream = await Listener.open(robbie);
    await stream.wait('ready');
    const entry = { games: [{ ...pebbles, level: 'random' }], about: 'Any move.' };
    expect((await robbie.post('/opponents', entry)).status).toBe(200);
    const { opponents } = (await anna.get('/opponents')).body as { opponents: OpponentInfo[] };
    expect(opponents).toMatchObject([
      { name: 'Robbie', program: true, here: true, games: [{ ...pebbles, options: {}, level: 'random' }] },
    ]);
    // However it is spelled.
    const { id } = made(await anna.post('/challenges', { to: ' ROBBIE ', ...pebbles }));
    const { challenge } = await stream.wait('challenge');
    expect(challenge).toMatchObject({ id, status: 'open', from: { name: 'Anna', program: false } });
    const { table } = (await robbie.post(`/challenges/${id}/accept`)).body as { table: YourTable };
    expect(table).toMatchObject({ yours: [1], youHost: false, autostart: true });
    expect(await stream.wait('challenge', (line) => line.challenge.status === 'accepted')).toMatchObject({
      challenge: { match: table.id },
    });
    for (const [seat, client] of [anna, robbie].entries())
      await client.post(`/matches/${table.id}/commit`, { seat, commitment: 'a'.repeat(64) });
    const { table: begun } = await stream.wait('closing', (line) => line.table.id === table.id);
    expect(begun.seats.map(({ name }) => name)).toEqual(['Anna', 'Robbie']);
    expect((await anna.get('/challenges')).body).toMatchObject({
      challenges: [{ id, status: 'accepted', match: table.id }],
    });
    // It is in what everybody can have of theirs.
    expect((await anna.get('/account/export')).body.challenges).toMatchObject([
      { way: 'sent', with: 'Robbie', game: 'pebbles', status: 'accepted' },
    ]);
    await stream.close();
  });

  test('declined, withdrawn, expired: each ends it once, whoever comes too late', async () => {
    let now = Date.now();
    const server = await fresh({ clock: () => now });
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    await ben.post('/opponents', { games: [pebbles] });
    const challenge = () => {
      now++;
      return anna.post('/challenges', { to: 'ben', ...pebbles, seconds: 60 });
    };
    const answer = (client: Client, { id }: { id: string }, what: string) =>
      code(client.post(`/challenges/${id}/${what}`));

    const first = made(await challenge());
    expect(await code(challenge())).toBe('too-many');
    expect(await answer(anna, first, 'accept')).toBe('no-challenge');
    expect(await answer(anna, first, 'decline')).toBe('no-challenge');
    expect(await answer(ben, first, 'withdraw')).toBe('no-challenge');
    expect(await answer(ben, first, 'decline')).toBeUndefined();
    expect(await answer(ben, first, 'accept')).toBe('no-challenge');

    const second = made(await challenge());
    expect(await answer(anna, second, 'withdraw')).toBeUndefined();
    expect(await answer(ben, second, 'accept')).toBe('no-challenge');

    const third = made(await challenge());
    now += 60_000;
    expect(await answer(ben, third, 'accept')).toBe('no-challenge');
    expect(await answer(ben, third, 'decline')).toBe('no-challenge');
    // One whose time has passed does not stand in the way.
    const fourth = made(await challenge());
    expect((await ben.get('/challenges')).body).toMatchObject({
      challenges: [
        { id: fourth.id, status: 'open' },
        { id: third.id, status: 'expired' },
        { id: second.id, status: 'withdrawn' },
        { id: first.id, status: 'declined' },
      ],
    });
    // Whoever leaves the list declines; of two who accept at once, or accept and withdraw, one does.
    await ben.post('/opponents/leave');
    expect(await answer(ben, fourth, 'accept')).toBe('no-challenge');
    expect(await code(challenge())).toBe('no-opponent');
    await ben.post('/opponents', { games: [pebbles] });
    const fifth = made(await challenge());
    const both = await Promise.all([
      ...Array.from({ length: 4 }, () => answer(ben, fifth, 'accept')),
      answer(anna, fifth, 'withdraw'),
    ]);
    expect(both.filter((each) => each === undefined)).toHaveLength(1);
    const tables = ((await anna.get('/matches')).body as { tables: object[] }).tables.length;
    expect(tables).toBe(both[4] === undefined ? 0 : 1);
  });

  test('what is not accepted, not there or not possible is refused and changes nothing', async () => {
    let now = Date.now();
    const server = await fresh({ clock: () => now });
    const anna = await Client.guest(server.url, 'Anna');
    const ben = await Client.guest(server.url, 'Ben');
    const enter = (entry: object) => code(ben.post('/opponents', entry));
    const games = [{ ...pebbles, seats: { min: 2, max: 2 }, options: { bonus: true } }];
    expect(await enter({ games: [] })).toBe('malformed');
    expect(await enter({ games: [{ game: 'chess' }] })).toBe('no-game');
    expect(await enter({ games: [{ ...pebbles, options: { nothing: 1 } }] })).toBe('bad-options');
    expect(await enter({ games: [{ ...pebbles, seats: { min: 3, max: 2 } }] })).toBe('seat-count');
    expect(await enter({ games, name: '\u200b' })).toBe('bad-name');
    expect(await enter({ games: Array.from({ length: 21 }, () => pebbles) })).toBe('malformed');
    expect(await code(new Client(server.url).post('/opponents', { games }))).toBe('no-session');
    expect(await enter({ games, name: 'The Bar' })).toBeUndefined();
    expect(await code(anna.post('/opponents', { games, name: 'ｔhe  bar' }))).toBe('name-taken');

    const challenge = (wish: object) =>
      code(anna.post('/challenges', { to: 'the bar', ...pebbles, ...wish }));
    const bonus = { options: { bonus: true } };
    expect(await challenge({ to: 'nobody' })).toBe('no-opponent');
    expect(await challenge({ game: 'chess' })).toBe('no-game');
    expect(await challenge({})).toBe('not-accepted');
    expect(await challenge({ ...bonus, seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe('seat-count');
    const three = ['me', 'them', 'open'].map((kind) => ({ kind }));
    expect(await challenge({ ...bonus, seats: three })).toBe('not-accepted');
    expect(
      await challenge({ ...bonus, seats: [{ kind: 'me' }, { kind: 'them' }, { kind: 'bot', bot: 'x' }] }),
    ).toBe('no-bot');
    expect(await challenge({ ...bonus, seconds: 1 })).toBe('malformed');
    expect(await challenge({ ...bonus, to: 7 })).toBe('malformed');
    expect(await challenge({ ...bonus, extra: true })).toBe('malformed');
    expect(await code(ben.post('/challenges', { to: 'the bar', ...pebbles, ...bonus }))).toBe('no-opponent');
    expect((await anna.get('/challenges')).body).toEqual({ challenges: [] });
    expect(await challenge(bonus)).toBeUndefined();
    for (const id of ['', 'x', "'; DROP TABLE people; --", '%00'])
      expect((await ben.post(`/challenges/${encodeURIComponent(id)}/accept`)).status).toBeGreaterThanOrEqual(
        400,
      );

    // Nobody stays on the list who was not there for a day, and nothing is kept for ever.
    now += 25 * 3_600_000;
    expect((await anna.get('/opponents')).body).toEqual({ opponents: [] });
    expect(await challenge(bonus)).toBe('no-opponent');
    await server.tend();
    expect((await anna.get('/challenges')).body).toEqual({ challenges: [] });
    expect(await enter({ games, name: 'The Bar' })).toBeUndefined();
  });

  test('it survives a restart; whoever is deleted is gone from list and challenges', async () => {
    const database = await databases.fresh();
    const first = await serve({ database: await databases.open(database) });
    const anna = await Client.guest(first.url, 'Anna');
    const ben = await programOf(await Client.guest(first.url, 'Ben'));
    await ben.post('/opponents', { games: [pebbles] });
    const { id, to } = made(await anna.post('/challenges', { to: 'Ben', ...pebbles }));
    await first.stop();

    const second = await serve({ database: await databases.open(database) });
    const again = ({ token, cookie }: Client) => Object.assign(new Client(second.url), { token, cookie });
    const [annaAgain, benAgain] = [again(anna), again(ben)];
    const stream = await Listener.open(benAgain);
    await stream.wait('ready');
    expect(stream.of('challenge')).toMatchObject([{ challenge: { id, status: 'open' } }]);
    // By the id that the list tells, as well as by name.
    await benAgain.post(`/challenges/${id}/decline`);
    const { id: next } = made(await annaAgain.post('/challenges', { to: to.id, ...pebbles }));
    await stream.wait('challenge', ({ challenge }) => challenge.id === next);
    expect((await annaAgain.post('/account/delete', { confirm: 'Anna' })).status).toBe(200);
    expect(await code(benAgain.post(`/challenges/${next}/accept`))).toBe('no-challenge');
    expect((await benAgain.get('/challenges')).body).toEqual({ challenges: [] });
    await stream.close();
  });
});

test('one person cannot flood the others: open ones and the rate are limited', async () => {
  const server = await serve({ limits: { challenges: { burst: 3, perSecond: 0.001 } } });
  const anna = await Client.guest(server.url, 'Anna');
  const others = await Promise.all(Array.from({ length: 4 }, (_, n) => Client.guest(server.url, `Ben ${n}`)));
  for (const other of others) await other.post('/opponents', { games: [pebbles] });
  const codes: unknown[] = [];
  for (let n = 0; n < 4; n++)
    codes.push(await code(anna.post('/challenges', { to: `Ben ${n}`, ...pebbles })));
  expect(codes).toEqual([undefined, undefined, undefined, 'too-fast']);
});

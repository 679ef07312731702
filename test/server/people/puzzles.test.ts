import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENOUGH_PEOPLE, MOST_ATTEMPTS, type PuzzleAttempt } from '../../../src/wire/subjects/puzzles.ts';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';

const password = 'high tides and low tides';
const MOMENT = 1_700_000_000_000;
const attempt = (puzzle: string, outcome: PuzzleAttempt['outcome'], at: number, worth = 1200) => ({
  puzzle,
  outcome,
  worth,
  at,
});
const told = (client: Client, body: object) => client.post('/account/puzzles', { game: 'maui', ...body });
const attemptsOf = async (client: Client, body: object = {}) => (await told(client, body)).body.attempts;
const figuresOf = async (client: Client) => (await client.get('/puzzles?game=maui')).body.figures;

describe.each([sqlite(), postgres()])('solved puzzles on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('follow the account between devices; the first answer stays, whoever sends it again', async () => {
    const server = await serve({
      database: await databases.open(await databases.fresh()),
      clock: () => MOMENT,
    });
    const phone = await Client.guest(server.url, 'Lena');
    await phone.post('/account/password', { login: 'lena', password });
    const laptop = new Client(server.url);
    await laptop.post('/sign-in/password', { login: 'lena', password });
    const [a, b] = [attempt('1-2-3', 'missed', 100, 1400), attempt('1-2-4', 'solved', 50)];
    expect(await attemptsOf(phone, { attempts: [a] })).toEqual([a]);
    expect(await attemptsOf(laptop, { attempts: [b, attempt('1-2-3', 'solved', 10, 800)] })).toEqual([b, a]);
    // Sent twice, it is there once; a missed one may be found later.
    expect(await attemptsOf(phone, { attempts: [a, b] })).toEqual([b, a]);
    const later = { ...a, outcome: 'later' };
    expect(await attemptsOf(phone, { attempts: [attempt('1-2-3', 'later', 900)] })).toEqual([b, later]);
    expect(await attemptsOf(laptop)).toEqual([b, later]);
    expect((await told(laptop, { game: 'high-tide' })).body.attempts).toEqual([]);
    // A device whose clock is ahead is set right.
    expect(await attemptsOf(laptop, { attempts: [attempt('1-2-5', 'solved', 9e15 / 1.1)] })).toEqual([
      b,
      later,
      attempt('1-2-5', 'solved', MOMENT),
    ]);
    // Starting over is known everywhere; what is solved anew counts anew.
    const anew = attempt('1-2-3', 'solved', 2000);
    expect(await attemptsOf(phone, { forget: true })).toEqual([]);
    expect(await attemptsOf(laptop, { attempts: [anew] })).toEqual([anew]);

    const { puzzles } = (await phone.get('/account/export')).body;
    expect(puzzles).toContainEqual({
      game: 'maui',
      ...anew,
      at: new Date(2000).toISOString(),
      firstSolved: false,
      forgotten: false,
    });
    expect(puzzles).toHaveLength(3);
    expect((await phone.post('/account/delete', { confirm: 'lena', password })).status).toBe(200);
    expect((await told(laptop, {})).status).toBe(401);
  });

  test('what is no attempt is refused and changes nothing', async () => {
    const server = await serve({ database: await databases.open(await databases.fresh()) });
    const lena = await Client.guest(server.url, 'Lena');
    const good = attempt('1-2-3', 'solved', 1);
    for (const attempts of [
      [{ ...good, puzzle: '../etc' }],
      [{ ...good, puzzle: 'x'.repeat(41) }],
      [{ ...good, outcome: 'won' }],
      [{ ...good, worth: -1 }],
      [{ ...good, worth: 1.5 }],
      [{ ...good, at: 1e300 }],
      [{ ...good, more: true }],
      [good, null],
      'all',
      Array.from({ length: MOST_ATTEMPTS + 1 }, (_, i) => ({ ...good, puzzle: `p${i}` })),
    ])
      expect([attempts, (await told(lena, { attempts })).status]).toEqual([attempts, 400]);
    expect((await told(lena, { game: 7 })).status).toBe(400);
    expect((await lena.get('/puzzles')).status).toBe(400);
    expect(await attemptsOf(lena)).toEqual([]);
    const page = (n: number) =>
      Array.from({ length: MOST_ATTEMPTS }, (_, i) => ({ ...good, puzzle: `p${n}-${i}` }));
    for (let n = 0; n < 20; n++) expect((await told(lena, { attempts: page(n) })).status).toBe(200);
    expect((await told(lena, { attempts: [good] })).body).toMatchObject({ code: 'too-many' });
    expect(await attemptsOf(lena)).toHaveLength(2000);
    expect((await told(new Client(server.url), {})).status).toBe(401);
  });

  test('how people fare is told once enough have tried, by first answers alone', async () => {
    let now = MOMENT;
    const server = await serve({ database: await databases.open(await databases.fresh()), clock: () => now });
    const people = await Promise.all(
      Array.from({ length: ENOUGH_PEOPLE }, (_, n) => Client.guest(server.url, `Player ${n}`)),
    );
    const [first, ...others] = people as [Client, ...Client[]];
    for (const [n, client] of others.entries())
      await told(client, { attempts: [attempt('1-2-3', n < 4 ? 'solved' : 'missed', n)] });
    expect(await figuresOf(first)).toEqual([]);
    await told(first, { attempts: [attempt('1-2-3', 'missed', 1)] });
    await told(first, {
      forget: true,
      attempts: [attempt('1-2-3', 'solved', 2), attempt('1-2-4', 'solved', 3)],
    });
    now += 60_000;
    const figures = [{ puzzle: '1-2-3', tried: ENOUGH_PEOPLE, solved: 4 }];
    expect(await figuresOf(new Client(server.url))).toEqual(figures);
    // Who is gone is counted no longer.
    await others[0]!.post('/account/delete', { confirm: 'Player 1' });
    now += 60_000;
    expect(await figuresOf(first)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMatchFile } from '../../../src/engine/file.ts';
import { defaults } from '../../../src/engine/options.ts';
import { games } from '../../../src/games/index.ts';
import { digestOf, EVALUATOR, review, reviewedOf } from '../../../src/insight/index.ts';
import type { Server } from '../../../src/server/server.ts';
import type { MatchReviewed } from '../../../src/wire/subjects/reviews.ts';
import type { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { lasting, playOut, seated, serve } from '../harness/harness.ts';

/** A whole match of Maui between two guests. */
async function played(server: Server, rated = true) {
  const { table, people } = await seated(server, 2, 'maui', { rated });
  await playOut(table.id, people);
  return { id: table.id, anna: people[0] as Client };
}

async function reviewOf(client: Client, id: string): Promise<MatchReviewed> {
  const { status, body } = await client.get(`/matches/${id}/review`);
  expect(status).toBe(200);
  return body as unknown as MatchReviewed;
}

async function fileOf(client: Client, id: string) {
  const file = readMatchFile(await (await client.call('GET', `/matches/${id}/file`)).text());
  if (!('plies' in file)) throw new Error('no match file');
  return file;
}

describe.each([sqlite(), postgres()])('reviews on $name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('a rated match is reviewed by itself, with the figures that anybody finds in its file; guests’ other matches are not', async () => {
    const database = await databases.open(await databases.fresh());
    const server = await serve({ games, database });
    const { id, anna } = await played(server);
    await expect.poll(async () => (await reviewOf(anna, id)).state).toBe('reviewed');
    const { review: found } = await reviewOf(anna, id);
    const file = await fileOf(anna, id);
    const { options, rules } = await games.maui!.load();
    const terms = { seats: 2, options: { ...defaults(options), ...(file.options as object) }, rules };
    expect(found).toEqual(digestOf(review(reviewedOf(file, terms), 'quick')));
    for (const { start, result, luck, own, others, clash, corrections, kinds, decisions } of found!.seats) {
      expect(luck + own + others + clash + corrections).toBeCloseTo(result - start, 9);
      expect(kinds.reduce((sum, kind) => sum + kind.decisions, 0)).toBe(decisions);
    }
    expect(found!.seats[0]!.spread).toBeGreaterThan(0);
    expect(await database.reviews.waiting()).toBe(0);
    expect(server.metrics.text()).toContain('tidetable_reviews_total 1');

    const casual = await played(server, false);
    expect(await reviewOf(casual.anna, casual.id)).toEqual({ state: 'none' });
  });

  test('an owner switches it off; a claim that a dead node has left runs out; older evaluators’ reviews are done again', async () => {
    const address = await databases.fresh();
    const store = await databases.open(address);
    await store.write({ type: 'setting', name: 'reviewsPerHour', value: '0' });
    let late = 0;
    const clock = () => Date.now() + late;
    const server = await serve({ games, database: store, clock });
    const { id, anna } = await played(server);
    await server.tend();
    expect(await reviewOf(anna, id)).toEqual({ state: 'waiting' });
    const due = (await store.reviews.next(clock()))!;
    expect(due).toEqual({ match: expect.any(Number), claimed: 0, tries: 0 });
    const claim = { type: 'review-claim', due, until: clock() + 600_000 } as const;
    expect(await Promise.all([store.write(claim), store.write(claim)])).toEqual(['done', 'conflict']);
    expect(await store.reviews.next(clock())).toBeUndefined();
    await store.write({ type: 'setting', name: 'reviewsPerHour', value: '100' });
    late += 601_000;
    await expect
      .poll(async () => {
        await server.tend();
        return (await reviewOf(anna, id)).state;
      })
      .toBe('reviewed');
    const { review: found } = await reviewOf(anna, id);

    const old = { ...found!, evaluator: EVALUATOR + 1 };
    await store.write({ type: 'review-done', match: due.match, review: old as never, at: 1 });
    await store.write({ type: 'review-done', match: due.match, review: found as never, at: 2 });
    // The newer one stays.
    expect((await store.reviews.of(due.match))?.evaluator).toBe(EVALUATOR + 1);
    await store.write({ type: 'reviews-again', evaluator: EVALUATOR + 1 });
    expect(await store.reviews.waiting()).toBe(0);
    await store.write({ type: 'reviews-again', evaluator: EVALUATOR + 2 });
    expect(await store.reviews.waiting()).toBe(1);
  });

  test('a match whose review always fails is given up; what is asked wrongly is refused', async () => {
    const store = await databases.open(await databases.fresh());
    await store.write({ type: 'setting', name: 'reviewsPerHour', value: '0' });
    const server = await serve({ games, database: store });
    const { id, anna } = await played(server);
    for (let tries = 0; tries < 3; tries++) {
      const due = (await store.reviews.next(Date.now()))!;
      await store.write({ type: 'review-claim', due, until: Date.now() - 1 });
    }
    await store.write({ type: 'setting', name: 'reviewsPerHour', value: '100' });
    await expect
      .poll(async () => {
        await server.tend();
        return (await reviewOf(anna, id)).state;
      })
      .toBe('none');

    const { table } = await seated(server, 2, 'maui');
    for (const [path, status, code] of [
      [`/matches/${table.id}/review`, 409, 'not-over'],
      ['/matches/nothing-like-it/review', 404, 'no-match'],
      [`/matches/${id}/review?deep=1`, 400, 'malformed'],
    ] as const) {
      const answer = await anna.get(path);
      expect([path, answer.status, answer.body.code]).toEqual([path, status, code]);
    }
  });
});

describe('on three nodes', () => {
  const databases = postgres();
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('every match is reviewed once, whoever does it', async () => {
    const database = await databases.fresh();
    const servers = await Promise.all([1, 2, 3].map(() => serve({ games, database, nodes: lasting })));
    const matches = await Promise.all(servers.map((server) => played(server)));
    for (const { id, anna } of matches)
      await expect.poll(async () => (await reviewOf(anna, id)).state).toBe('reviewed');
    const reviewed = servers.reduce((sum, { metrics }) => sum + metrics.value('reviews'), 0);
    expect(reviewed).toBe(matches.length);
  });
});

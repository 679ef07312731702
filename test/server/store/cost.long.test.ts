import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { luckOf } from '../../../src/fair/match-dice.ts';
import { LiveMatch, type Proposal } from '../../../src/server/match/live-match.ts';
import { sql } from '../../../src/server/store/sql/sql.ts';
import { openSqlite } from '../../../src/server/store/sqlite/open.ts';
import type { Line } from '../../../src/server/store/records.ts';
import type { Update } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';
import { games as walks } from './cost/walk.ts';
import { folder, playOut, seated, serve } from '../harness/harness.ts';

/**
 * Dear would be ten thousand times; a deeper tree is a little. Both sides are measured by turns, so that whatever else
 * the machine does weighs on both.
 */
const ABOUT_THE_SAME = 2.5;
const FEW = 100;
const MANY = 1_000_000;

/** A database with so many finished matches in it, at which nobody looks any more. */
async function filled(matches: number): Promise<string> {
  const path = join(folder(), 'a.db');
  await (await openSqlite({ path })).close();
  const db = new DatabaseSync(path);
  db.exec(`
    PRAGMA synchronous = OFF;
    BEGIN;
    WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${matches})
    INSERT INTO matches (id, game, rules, options, host, seed, commitment, at, version, status, bots)
      SELECT hex(randomblob(12)), 'pebbles', 1, '{}', 1 + i % 5000, hex(randomblob(32)), hex(randomblob(32)), i, 2, 'over', i % 2 FROM n;
    INSERT INTO seats (match, seat, person, name, seed)
      SELECT matches.key, value, 1 + (matches.key * 7 + value) % 5000, 'Somebody', '' FROM matches, json_each('[0, 1]');
    INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
      SELECT matches.key, value, value, 'ply', 0, value, 'bid 1', matches.key, 'person' FROM matches, json_each('[1, 2, 3, 4, 5]');
    COMMIT;
  `);
  expect(db.prepare('SELECT count(*) AS n FROM lines').get()).toEqual({ n: 5 * matches });
  db.close();
  return path;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

/** Milliseconds of each move of a match, from the request to the answer. */
async function moves(server: { readonly url: string }, times: number[]): Promise<void> {
  const { table, people } = await seated(server as Parameters<typeof seated>[0], 2);
  for (const person of people) {
    const post = person.post.bind(person);
    person.post = async (path, body) => {
      const begun = performance.now();
      const reply = await post(path, body);
      if (path.endsWith('/answer')) times.push(performance.now() - begun);
      return reply;
    };
  }
  await playOut(table.id, people);
}

test('a move costs the same with a million stored matches as with a hundred', async () => {
  const servers = await Promise.all(
    [FEW, MANY].map(async (matches) =>
      serve({ database: await openSqlite({ path: await filled(matches) }) }),
    ),
  );
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 25; round++) {
    await moves(servers[0]!, times[0]);
    await moves(servers[1]!, times[1]);
    // The first matches only warm up.
    if (round === 4) for (const each of times) each.length = 0;
  }
  expect(times[1].length).toBeGreaterThan(200);
  const [few, many] = times.map(median) as [number, number];
  console.log(`a move with ${FEW} matches ${few.toFixed(2)} ms, with ${MANY} ${many.toFixed(2)} ms`);
  expect(many / few).toBeLessThan(ABOUT_THE_SAME);
});

/** One row, a row for each outage, and an index of nothing but what is wanted. */
function isShort(detail: string): boolean {
  return /^SCAN (alive|outages|matches USING COVERING INDEX listed_tables)$/.test(detail);
}

test('no statement of the server looks through a whole table', async () => {
  const db = new DatabaseSync(await filled(FEW));
  for (const [name, text] of Object.entries(sql)) {
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d)/g, '?$1')}`).all();
    const scans = plan.filter(
      ({ detail }) => /^SCAN (?!CONSTANT)/.test(String(detail)) && !isShort(String(detail)),
    );
    expect({ name, scans }).toEqual({ name, scans: [] });
  }
  expect(Object.keys(sql).length).toBeGreaterThan(20);
  db.close();
});

test('a move costs the same late in a long match as early in one', async () => {
  const path = join(folder(), 'a.db');
  const first = await serve({ database: await openSqlite({ path }), games: walks });
  const walker = await Client.guest(first.url, 'Walker');
  const open = async () => {
    const { id } = await walker.table({ game: 'walk', seats: [{ kind: 'me' }] });
    await walker.post(`/matches/${id}/start`);
    return id;
  };
  const long = await open();
  await first.stop();
  const store = await openSqlite({ path });
  const stored = (await store.match(long))!;
  const { key } = stored;
  const game = await walks.walk!.load();
  const lines = walked(
    new LiveMatch(game, { seats: 1, options: { length: MANY }, rules: 1 }, luckOf(stored)),
    10_000,
  );
  expect(await store.write({ type: 'append', match: key, lines })).toBe('done');

  const server = await serve({ database: store, games: walks });
  Object.assign(walker, { url: server.url });
  const times = { early: [] as number[], late: [] as number[] };
  let asked = (await walker.update(long, 0)).asked;
  expect(asked).toBe(10_001);
  for (let round = 0; round < 12; round++) {
    const short = await open();
    let question = 1;
    for (let n = 0; n < 50; n++) {
      asked = await step(long, asked, times.late);
      question = await step(short, question, times.early);
    }
    if (round === 3) for (const each of Object.values(times)) each.length = 0;
  }
  const [early, late] = [median(times.early), median(times.late)];
  console.log(`a move early in a match ${early.toFixed(2)} ms, after 10000 others ${late.toFixed(2)} ms`);
  expect(late / early).toBeLessThan(ABOUT_THE_SAME);

  async function step(match: string, question: number, into: number[]): Promise<number> {
    const begun = performance.now();
    const { status, body } = await walker.post(`/matches/${match}/answer`, {
      seat: 0,
      asked: question,
      text: 'left',
    });
    into.push(performance.now() - begun);
    expect(status).toBe(200);
    return (body.update as Update).asked;
  }
});

/** The log of so many moves, made at once. */
function walked(live: LiveMatch, count: number): Line[] {
  const lines: Line[] = [];
  for (let n = 1; n <= count; n++) {
    const proposal = live.answer({ seat: 0, asked: n, text: 'right' }, 'person', n);
    expect(typeof proposal).toBe('object');
    lines.push(...(proposal as Proposal).lines);
    live.commit(proposal as Proposal);
  }
  return lines;
}

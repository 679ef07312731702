import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FastRng } from '../../../src/engine/rng.ts';
import type { RatedSeat } from '../../../src/rating/match.ts';
import { Book } from '../../../src/server/ratings/ratings.ts';
import { AdjustedRatings } from '../../../src/server/ratings/adjusted.ts';
import { Recomputation } from '../../../src/server/ratings/recompute.ts';
import type { Log } from '../../../src/server/support/log.ts';
import { systemTime } from '../../../src/server/support/system-time.ts';
import { postgres, sqlite } from '../harness/databases.ts';

const MATCHES = 1_000_000;
const PEOPLE = 5000;
const AT_ONCE = 10_000;
const games = ['high-tide', 'maui', 'strand-unter'];

interface Row {
  readonly match: number;
  readonly game: string;
  readonly seats: readonly RatedSeat[];
}

/** Matches of three people and a bot, whoever wins. */
function rows(from: number, to: number): Row[] {
  return Array.from({ length: to - from }, (_, n) => {
    const match = from + n + 1;
    const rng = new FastRng(25, match);
    const first = rng.below(PEOPLE - 2);
    const winner = rng.below(4);
    const people = [0, 1, 2].map((seat) => ({
      person: first + seat + 1,
      share: seat === winner ? 1 : 0,
      left: false,
      counts: true,
    }));
    const bot = { bot: 'hard', share: winner === 3 ? 1 : 0, left: false, counts: false };
    return { match, game: games[rng.below(3)] as string, seats: [...people, bot] };
  });
}

type Insert = (people: readonly number[], matches: readonly Row[]) => Promise<void>;

async function fill(insert: Insert): Promise<void> {
  await insert(
    Array.from({ length: PEOPLE }, (_, n) => n + 1),
    [],
  );
  for (let at = 0; at < MATCHES; at += AT_ONCE) await insert([], rows(at, at + AT_ONCE));
}

async function inSqlite(file: string): Promise<void> {
  const db = new DatabaseSync(file);
  const person = db.prepare(`INSERT INTO people (key, id, name, at) VALUES (?, 'p' || ?, 'x', 0)`);
  const match = db.prepare('INSERT INTO rated_matches (match, game, at, seats, turn) VALUES (?, ?, ?, ?, ?)');
  await fill(async (people, matches) => {
    db.exec('BEGIN');
    for (const key of people) person.run(key, key);
    for (const { match: key, game, seats } of matches) match.run(key, game, key, JSON.stringify(seats), key);
    db.exec('COMMIT');
  });
  db.exec(`UPDATE rating_standing SET turn = ${MATCHES}`);
  db.close();
}

async function inPostgres(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await fill(async (people, matches) => {
    await client.query(
      `INSERT INTO people (key, id, name, at) OVERRIDING SYSTEM VALUE SELECT key, 'p' || key, 'x', 0 FROM unnest($1::bigint[]) AS key`,
      [people],
    );
    await client.query(
      `INSERT INTO rated_matches (match, game, at, seats, turn)
       SELECT match, game, match, seats, match FROM unnest($1::bigint[], $2::text[], $3::text[]) AS new (match, game, seats)`,
      [
        matches.map(({ match }) => match),
        matches.map(({ game }) => game),
        matches.map(({ seats }) => JSON.stringify(seats)),
      ],
    );
  });
  await client.query(`UPDATE rating_standing SET turn = ${MATCHES}`);
  await client.end();
}

describe.each([
  [sqlite(), inSqlite],
  [postgres(), inPostgres],
] as const)('on %o', (databases, filled) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());

  test('a million rated matches are computed anew, to the same numbers as in memory', {
    timeout: 1_800_000,
  }, async () => {
    const address = await databases.fresh();
    await (await databases.open(address)).close();
    await filled(address);
    const store = await databases.open(address);
    const log: Log = { info: () => undefined, error: (_, about) => expect(about).toBe('fine') };
    const recomputation = new Recomputation({
      store,
      time: systemTime,
      log,
      adjusted: new AdjustedRatings({ store, log }),
    });
    await recomputation.run();
    const { done, milliseconds } = await recomputation.read();
    console.log(`${databases.name}: ${done} matches in ${Math.round(milliseconds / 1000)} s`);
    const book = new Book();
    for (let at = 0; at < MATCHES; at += AT_ONCE) {
      for (const row of rows(at, at + AT_ONCE)) book.add({ ...row, at: row.match });
      book.takeSteps();
    }
    for (const person of [1, 2500, PEOPLE]) {
      const known = book.all.filter((each) => each.person === person);
      expect(await store.ratings.of(person)).toEqual(known.toSorted((a, b) => (a.game < b.game ? -1 : 1)));
    }
    await store.close();
  });
});

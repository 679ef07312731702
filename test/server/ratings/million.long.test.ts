import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FastRng } from '../../../src/engine/rng.ts';
import { EVALUATOR } from '../../../src/insight/index.ts';
import { type RatedSeat, ratingsAfterMatch } from '../../../src/rating/match.ts';
import { fromUnits, newcomer, type Rating } from '../../../src/rating/rating.ts';
import { Book } from '../../../src/server/ratings/ratings.ts';
import { AdjustedRatings } from '../../../src/server/ratings/adjusted.ts';
import { Recomputation } from '../../../src/server/ratings/recompute.ts';
import type { Log } from '../../../src/server/support/log.ts';
import { systemTime } from '../../../src/server/support/system-time.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { digestWith } from '../harness/rated-matches.ts';

const MATCHES = 1_000_000;
const PEOPLE = 5000;
const AT_ONCE = 10_000;
const games = ['high-tide', 'maui', 'strand-unter'];

interface Row {
  readonly match: number;
  readonly game: string;
  readonly seats: readonly RatedSeat[];
  /** In billionths, as stored. */
  readonly luck: readonly number[];
}

/** As long as a real one. */
const REVIEW = JSON.stringify(digestWith([0.2, -0.1, -0.1, 0]));

/** Matches of three people and a bot, whoever wins. Those of High Tide have a review, which ratings with luck taken out read. */
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
    const game = games[rng.below(3)] as string;
    const [a, b, c] = [0, 1, 2].map(() => (rng.below(401) - 200) * 1e6) as [number, number, number];
    return { match, game, seats: [...people, bot], luck: [a, b, c, -a - b - c] };
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
  const review = db.prepare(
    'INSERT INTO reviews (match, evaluator, at, luck, review) VALUES (?, ?, 1, ?, ?)',
  );
  await fill(async (people, matches) => {
    db.exec('BEGIN');
    for (const key of people) person.run(key, key);
    for (const { match: key, game, seats, luck } of matches) {
      match.run(key, game, key, JSON.stringify(seats), key);
      if (game === 'high-tide') review.run(key, EVALUATOR, JSON.stringify(luck), REVIEW);
    }
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
    const reviewed = matches.filter(({ game }) => game === 'high-tide');
    await client.query(
      `INSERT INTO reviews (match, evaluator, at, luck, review)
       SELECT match, $3, 1, luck, $4 FROM unnest($1::bigint[], $2::text[]) AS new (match, luck)`,
      [
        reviewed.map(({ match }) => match),
        reviewed.map(({ luck }) => JSON.stringify(luck)),
        EVALUATOR,
        REVIEW,
      ],
    );
  });
  await client.query(`UPDATE rating_standing SET turn = ${MATCHES}`);
  await client.end();
}

/** Ticks of a second in which Linux counts processor time. */
const TICKS = 100;

/** Processor time of the database's own processes that serve this database, where the system tells. */
async function postgresSeconds(address: string): Promise<number> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows: found } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
  if (process.platform !== 'linux') return 0;
  return found.reduce((sum, { pid }) => {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name of the program, which is in parentheses, user and system time are the 12th and 13th.
    const [user = 0, system = 0] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return sum + (user + system) / TICKS;
  }, 0);
}

describe.each([
  [sqlite(), inSqlite, async () => 0],
  [postgres(), inPostgres, postgresSeconds],
] as const)('on %o', (databases, filled, databaseSeconds) => {
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
    const begun = { here: process.cpuUsage(), database: await databaseSeconds(address) };
    await recomputation.run();
    const { user, system } = process.cpuUsage(begun.here);
    const inDatabase = (await databaseSeconds(address)) - begun.database;
    const { done, milliseconds } = await recomputation.read();
    console.log(
      `${databases.name}: ${done} matches with reviews, processor time ${Math.round((user + system) / 1e6)} s in the server` +
        ` and ${Math.round(inDatabase)} s in a database of its own; ${Math.round(milliseconds / 1000)} s by the clock`,
    );
    const book = new Book();
    const adjusted = new Map<number, Rating>();
    for (let at = 0; at < MATCHES; at += AT_ONCE) {
      for (const row of rows(at, at + AT_ONCE)) {
        book.add({ ...row, at: row.match });
        if (row.game !== 'high-tide') continue;
        const before = (person: number) => adjusted.get(person) ?? newcomer;
        const after = ratingsAfterMatch(row.game, row.seats, before, row.luck.map(fromUnits));
        for (const [seat, { person }] of row.seats.entries())
          if (person !== undefined) adjusted.set(person, after[seat] as Rating);
      }
      book.takeSteps();
    }
    for (const person of [1, 2500, PEOPLE]) {
      const known = book.all.filter((each) => each.person === person);
      expect(await store.ratings.of(person)).toEqual(known.toSorted((a, b) => (a.game < b.game ? -1 : 1)));
      expect(await store.ratings.adjustedOf(person)).toMatchObject([{ rating: adjusted.get(person) }]);
    }
    await store.close();
  });
});

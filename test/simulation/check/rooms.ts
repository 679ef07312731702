import { type RatedSeat, ratingsAfterMatch, whyUnrated } from '../../../src/rating/match.ts';
import { newcomer, type Rating } from '../../../src/rating/rating.ts';
import { standingsOf } from '../../../src/duplicate/standings.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { DatabaseServer } from '../store/server.ts';
import type { Finding } from './calm.ts';

/** Far more than the last digit that is stored. */
const CLOSE = 1e-6;

/** How much of each kind there was. */
export interface RoomCounts {
  /** Matches that began by themselves, that quick pairing began, and that were rated. */
  readonly autostarted: number;
  readonly paired: number;
  readonly rated: number;
  /** Duplicates that ended. */
  readonly duplicates: number;
}

export function roomCounts({ tables }: DatabaseServer): RoomCounts {
  const count = (what: string) => Number(tables.inspect(`SELECT count(*) AS count FROM ${what}`)[0]?.count);
  return {
    autostarted: count('matches WHERE autostart = 1 AND started IS NOT NULL'),
    paired: count('matches WHERE paired = 1 AND started IS NOT NULL'),
    rated: count('rated_matches'),
    duplicates: count("duplicates WHERE status = 'over'"),
  };
}

/** Somebody who sits twice where they may sit once: at one table, at two that wait to begin, or at two tables of a duplicate. */
export function seatedTwice({ tables }: DatabaseServer): Finding | undefined {
  const among = 'FROM seats JOIN matches ON key = match WHERE person IS NOT NULL';
  const wrong = {
    'at one table': `SELECT max(id) AS id ${among} AND (paired = 1 OR duplicate IS NOT NULL)
      GROUP BY match, person HAVING count(*) > 1`,
    'at two tables that wait for them': `SELECT max(id) AS id ${among} AND paired = 1 AND status = 'open'
      GROUP BY person HAVING count(*) > 1`,
    'at two tables of a duplicate': `SELECT max(id) AS id ${among} AND duplicate IS NOT NULL AND status IN ('open', 'playing')
      GROUP BY person, duplicate HAVING count(*) > 1`,
  };
  for (const [where, query] of Object.entries(wrong)) {
    const [row] = tables.inspect(query);
    if (row) return { problem: `somebody sits twice ${where}`, match: row.id as string };
  }
  return undefined;
}

/** Full tables that are to begin by themselves. */
export async function fullTables(store: Store): Promise<ReadonlySet<number>> {
  return new Set(await store.full(0, 1000));
}

/** One that was full already, and still is. */
export async function notBegun(store: Store, before: ReadonlySet<number>): Promise<Finding | undefined> {
  for (const key of await fullTables(store)) {
    if (!before.has(key)) continue;
    const match = (await store.matchByKey(key))?.id;
    return { problem: 'a full table does not begin by itself', ...(match === undefined ? {} : { match }) };
  }
  return undefined;
}

/** Once everybody has gone and bots have played on: every duplicate that began is over, open to all, with points for everybody. */
export async function unfinished(store: Store, { tables }: DatabaseServer): Promise<Finding | undefined> {
  for (const { key, id } of tables.inspect("SELECT key, id FROM duplicates WHERE status <> 'gathering'")) {
    const stored = await store.duplicates.byKey(key as number);
    const boards = await store.duplicates.boards(key as number);
    const match = boards.find(({ status, hidden }) => status !== 'over' || hidden)?.id;
    if (stored?.status !== 'over' || match !== undefined)
      return { problem: `the duplicate ${id} does not end`, ...(match === undefined ? {} : { match }) };
    const points = new Map(boards.map(({ round, table, result }) => [`${round} ${table}`, result?.scores]));
    const standings = standingsOf(stored.sitting, ({ round, table }) => points.get(`${round} ${table}`));
    const rounds = stored.sitting.length;
    if (
      standings.length === 0 ||
      standings.some((each) => each.rounds !== rounds || each.share === undefined)
    )
      return { problem: `the duplicate ${id} has not everybody's points` };
  }
  return undefined;
}

/** Every match that counts is rated once, and everybody's rating is what the results make of it, one after the other. */
export async function wronglyRated(store: Store, { tables }: DatabaseServer): Promise<Finding | undefined> {
  const results = tables.inspect('SELECT match, game, seats, turn FROM rated_matches ORDER BY turn');
  const counted = new Set(results.map(({ match }) => match));
  for (const { key, id } of tables.inspect(
    "SELECT key, id FROM matches WHERE rated = 1 AND status = 'over'",
  )) {
    const stored = await store.matchByKey(key as number);
    if (stored && whyUnrated(stored) === undefined && !counted.has(key))
      return { problem: 'the result of a rated match is not there', match: id as string };
  }
  const waiting = results.find(({ turn }) => turn === null);
  if (waiting) return { problem: `match ${waiting.match} was never rated` };
  const [{ steps } = { steps: 0 }] = tables.inspect('SELECT count(*) AS steps FROM rating_steps');
  if (steps !== results.length) return { problem: `${results.length} rated matches have ${steps} steps` };
  const ratings = new Map<number, { rating: Rating; matches: number }>();
  for (const { game, seats } of results) {
    const sitting = JSON.parse(seats as string) as RatedSeat[];
    const after = ratingsAfterMatch(
      game as string,
      sitting,
      (person) => ratings.get(person)?.rating ?? newcomer,
    );
    for (const [seat, { person, counts }] of sitting.entries())
      if (person !== undefined && counts)
        ratings.set(person, {
          rating: after[seat] as Rating,
          matches: (ratings.get(person)?.matches ?? 0) + 1,
        });
  }
  for (const [person, { rating, matches }] of ratings) {
    const [known] = await store.ratings.of(person);
    const isRight = known?.matches === matches && Math.abs(known.rating.theta - rating.theta) < CLOSE;
    if (!isRight)
      return { problem: `person ${person} has ${known?.matches} rated matches, ${matches} were played` };
  }
  return undefined;
}

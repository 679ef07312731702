import { KEYS, peopleSql } from './queries/people-sql.ts';
import { adminSql } from './queries/admin-sql.ts';
import { challengeSql } from './queries/challenge-sql.ts';
import { contactSql } from './queries/contact-sql.ts';
import { dailySql } from './queries/daily-sql.ts';
import { duplicateSql } from './queries/duplicate-sql.ts';
import { moderationSql } from './queries/moderation-sql.ts';
import { friendSql, watchSql } from './queries/friend-sql.ts';
import { pairingSql } from './queries/pairing-sql.ts';
import { pushSql } from './queries/push-sql.ts';
import { ratingsSql } from './queries/ratings-sql.ts';
import { reviewsSql } from './queries/reviews-sql.ts';

/** Columns are named one by one: a prepared `SELECT *` fails at PostgreSQL when a newer server has added a column. */
const MATCH = `matches.key, matches.id, game, rules, options, host, matches.seed, matches.commitment, dice, closing, matches.at, previous, version,
    status, started, ended, listed, autostart, clock, times, removed, duplicate, round, board, deal, hidden, opened, rated, paired, coach, counts,
    (SELECT id FROM duplicates WHERE duplicates.key = matches.duplicate) AS duplicate_id,
    (SELECT id FROM matches AS later WHERE later.previous = matches.id) AS next,
    (SELECT result FROM endings WHERE endings.match = matches.key) AS result,
    (SELECT played FROM endings WHERE endings.match = matches.key) AS played`;

/** A match with its seats, a row for each, in one statement: a consistent snapshot. */
const WITH_SEATS = `SELECT ${MATCH}, seat, person, bot, seats.name, seats.seed AS seat_seed, seats.commitment AS seat_commitment, opening,
    stand_in, push, program, CASE WHEN private = 0 THEN people.id END AS profile
    FROM matches LEFT JOIN seats ON seats.match = matches.key LEFT JOIN people ON people.key = seats.person`;

/** When a finished match became public; the expression of an index. */
const PUBLISHED = 'COALESCE(opened, ended)';

/** The matches with these keys in one query, the latest first, a row for each seat. */
function whole(keys: string): string {
  return `${WITH_SEATS} WHERE matches.key IN (${keys}) ORDER BY matches.key DESC, seat`;
}

/**
 * Every statement the server ever makes, in SQL that both databases understand; they are prepared once and called by
 * name. Parameters are $1, $2, ...
 */
export const sql = {
  ...peopleSql,
  ...pushSql,
  ...contactSql,
  ...dailySql,
  ...challengeSql,
  ...duplicateSql,
  ...adminSql,
  ...ratingsSql,
  ...reviewsSql,
  ...pairingSql,
  ...moderationSql,
  ...friendSql,
  ...watchSql,
  deleteInvite: `DELETE FROM tokens WHERE match = $1 AND kind = 'invite'`,
  insertInvite: `INSERT INTO tokens (hash, kind, match, at) VALUES ($1, 'invite', $2, $3)`,
  insertSeatToken: `INSERT INTO tokens (hash, kind, match, seat, person, at, id)
    VALUES ($1, 'seat', $2, $3, $4, $5, $6)`,
  // At most ten per seat: the oldest are deleted.
  trimSeatTokens: `DELETE FROM tokens WHERE person = $1 AND kind = 'seat' AND match = $2 AND seat = $3
    AND hash NOT IN (SELECT hash FROM tokens WHERE person = $1 AND kind = 'seat' AND match = $2 AND seat = $3
      ORDER BY at DESC, hash LIMIT 10)`,
  insertMatch: `INSERT INTO matches
    (id, game, rules, options, host, seed, commitment, dice, at, previous, version, status, bots, listed, clock,
      origin, autostart, duplicate, round, board, deal, hidden, rated, paired, coach)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, 'open', $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
  insertFirstSeats: `INSERT INTO seats (match, seat, person, bot, name, seed, stand_in, push)
    SELECT key, $2, $3, $4, $5, $6, $7, $8 FROM matches WHERE id = $1`,
  updateTable: `UPDATE matches SET version = version + 1, status = $3, host = $4, options = $5, bots = $6,
    origin = CASE WHEN $3 = 'open' THEN origin END,
    listed = COALESCE($7, listed), clock = COALESCE($8, clock), times = COALESCE($9, times), removed = COALESCE($10, removed),
    closing = COALESCE($11, closing), autostart = COALESCE($12, autostart)
    WHERE key = $1 AND version = $2`,
  // Most changes of a table are of one seat: the others are not written.
  setSeat: `INSERT INTO seats (match, seat, person, bot, name, seed, stand_in, push, commitment, opening, done)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot, name = excluded.name,
      seed = excluded.seed, stand_in = excluded.stand_in, push = excluded.push, commitment = excluded.commitment,
      opening = excluded.opening, done = excluded.done
    WHERE (seats.person, seats.bot, seats.name, seats.seed, seats.stand_in, seats.push, seats.commitment, seats.opening, seats.done)
      IS DISTINCT FROM (excluded.person, excluded.bot, excluded.name, excluded.seed, excluded.stand_in, excluded.push,
        excluded.commitment, excluded.opening, excluded.done)`,
  deleteSeatsFrom: 'DELETE FROM seats WHERE match = $1 AND seat >= $2',
  startMatch: `UPDATE matches SET version = version + 1, status = 'playing', started = $3, origin = NULL, counts = $4
    WHERE key = $1 AND version = $2 AND status = 'open'`,
  insertLine: `INSERT INTO lines (match, line, step, kind, seat, asked, text, at, author)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  // Raises the version, so that a concurrent change of the table is a conflict.
  endMatch: `UPDATE matches SET version = version + 1, status = 'over', ended = $2, look = NULL
    WHERE key = $1 AND status = 'playing'`,
  finishSeats: 'UPDATE seats SET done = 1 WHERE match = $1',
  insertEnding: 'INSERT INTO endings (match, result, events, played) VALUES ($1, $2, $3, $4)',
  setSeed: 'UPDATE matches SET seed = $2 WHERE key = $1',
  sealSeed: 'UPDATE matches SET seed = $3 WHERE key = $1 AND seed = $2',
  setLook: 'UPDATE matches SET look = $2 WHERE key = $1',
  changeLook: 'UPDATE matches SET look = $3 WHERE key = $1 AND look = $2',
  fillProbe: 'INSERT INTO write_probe (node, filler) VALUES ($1, $2)',
  clearProbe: 'DELETE FROM write_probe WHERE node = $1',
  addDiceCount: `INSERT INTO dice_counts (game, bar, count, expected, variance) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (game, bar) DO UPDATE SET count = dice_counts.count + excluded.count,
      expected = dice_counts.expected + excluded.expected, variance = dice_counts.variance + excluded.variance`,
  setAlive: 'UPDATE alive SET at = $1 WHERE at < $1',
  insertOutage: 'INSERT INTO outages (since, until) VALUES ($1, $2)',
  insertChat: 'INSERT INTO chat (match, number, seat, text, at, person) VALUES ($1, $2, $3, $4, $5, $6)',

  invitation: `SELECT match FROM tokens WHERE hash = $1 AND kind = 'invite'`,
  seatToken: `SELECT tokens.match, tokens.seat, tokens.person FROM tokens JOIN seats
    ON seats.match = tokens.match AND seats.seat = tokens.seat AND seats.person = tokens.person
    WHERE hash = $1 AND kind = 'seat'`,
  match: `${WITH_SEATS} WHERE matches.id = $1 ORDER BY seat`,
  matchByKey: `${WITH_SEATS} WHERE matches.key = $1 ORDER BY seat`,
  matchesByKey: whole(KEYS),
  lines: `SELECT line, step, kind, seat, asked, text, at, author FROM lines
    WHERE match = $1 AND line >= $2 ORDER BY line`,
  diceCounts: 'SELECT game, bar, count, expected, variance FROM dice_counts ORDER BY game, bar',
  ending: 'SELECT result, events, played FROM endings WHERE match = $1',
  // Lines of deleted people are empty.
  chat: `SELECT number, seat, text, at, person FROM chat
    WHERE match = $1 AND number > $2 AND text <> '' ORDER BY number LIMIT $3`,
  lastChat: 'SELECT number FROM chat WHERE match = $1 ORDER BY number DESC LIMIT 1',
  matchesOf: whole('SELECT DISTINCT match FROM seats WHERE person = $1 ORDER BY match DESC LIMIT $2'),
  matchesIn: whole(`SELECT DISTINCT key FROM seats JOIN matches ON key = match
    WHERE person = $1 AND status = $2 AND matches.at < $3 ORDER BY key DESC LIMIT $4`),
  // The same for unfinished matches, by a partial index; rows of older versions are excluded by the status.
  matchesUnder: whole(`SELECT DISTINCT key FROM seats JOIN matches ON key = match
    WHERE person = $1 AND done = 0 AND status = $2 AND matches.at < $3 ORDER BY key DESC LIMIT $4`),
  // Found by the partial index first, then read by key.
  listed: `SELECT key, host, origin FROM matches WHERE key IN
    (SELECT key FROM matches WHERE status = 'open' AND listed = 1 ORDER BY key DESC LIMIT $1) ORDER BY key DESC`,
  unstarted: `SELECT key FROM matches WHERE status = 'open' AND key > $3
    AND (at < $2 OR (listed = 1 AND at < $1)) ORDER BY key LIMIT $4`,
  full: `SELECT key FROM matches WHERE status = 'open' AND autostart = 1 AND key > $1
    AND NOT EXISTS (SELECT 1 FROM seats WHERE match = matches.key AND person IS NULL AND bot IS NULL)
    ORDER BY key LIMIT $2`,
  // Not those that play a deal of a duplicate which others still play.
  archived:
    whole(`SELECT key FROM matches WHERE status = 'over' AND hidden = 0 AND ${PUBLISHED} >= $1 AND (${PUBLISHED} > $1 OR key > $2)
    AND ${PUBLISHED} < $3 AND ended >= $4 AND ended < $5 AND ($6 = '' OR game = $6)
    AND ($7 = 0 OR (SELECT count(*) FROM seats WHERE match = matches.key) = $7)
    AND ($8 = 0 OR EXISTS (SELECT 1 FROM seats WHERE match = matches.key AND person = $8))
    ORDER BY ${PUBLISHED}, key LIMIT $9`),
  endedSince: whole(`SELECT key FROM matches WHERE status = 'over' AND ended >= $2
    AND (host = $1 OR EXISTS (SELECT 1 FROM seats WHERE match = matches.key AND person = $1))
    ORDER BY ended, key LIMIT $3`),
  abandoned: `SELECT key FROM matches WHERE status IN ('open', 'playing') AND status = 'playing' AND started < $1
    AND COALESCE((SELECT at FROM lines WHERE match = matches.key ORDER BY line DESC LIMIT 1), 0) < $1
    ORDER BY key LIMIT $2`,
  dueClocks: `SELECT key, look FROM matches WHERE look <= $1 AND status = 'playing' ORDER BY look LIMIT $2`,
  outages: 'SELECT since, until FROM outages ORDER BY since',
  alive: 'SELECT at FROM alive',
  withBots: `SELECT key FROM matches WHERE status = 'playing' AND bots > 0 AND key > $1 ORDER BY key LIMIT $2`,
  plainSeeds: `SELECT key, id, seed FROM matches
    WHERE status IN ('open', 'playing') AND seed NOT LIKE 's1.%' ORDER BY key LIMIT $1`,
  ping: 'SELECT 1 AS one',
} as const;

export type Query = keyof typeof sql;
export type Value = string | number | null;
export type Row = { readonly [column: string]: Value };

/** One statement of a change; `expect` is how many rows it must affect, any other number is a conflict. */
export interface Statement {
  readonly query: Query;
  readonly values: readonly Value[];
  readonly expect?: number;
}

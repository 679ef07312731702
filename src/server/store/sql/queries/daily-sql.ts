/** Matchpoints in tenths: 1000 for being ahead of everybody, ties half, 500 for a day alone. */
const MONTH = `WITH ranked AS (
    SELECT person, rank() OVER (PARTITION BY day ORDER BY points) - 1 AS below,
      count(*) OVER (PARTITION BY day, points) - 1 AS ties, count(*) OVER (PARTITION BY day) - 1 AS others
    FROM daily_tries WHERE game = $1 AND day >= $2 AND day <= $3),
  totals AS (
    SELECT person, count(*) AS days,
      CAST(sum(CASE WHEN others = 0 THEN 500 ELSE (2 * below + ties) * 500 / others END) AS BIGINT) AS total
    FROM ranked GROUP BY person),
  placed AS (SELECT person, days, total, rank() OVER (ORDER BY total DESC) AS place FROM totals)`;

export const dailySql = {
  insertTide: `INSERT INTO daily_tides (day, game, rules, terms, seed, commitment, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
  openTide: 'UPDATE daily_tides SET seed = $3 WHERE day = $1 AND game = $2',
  insertTry: `INSERT INTO daily_tries (day, game, person, points, place, at) VALUES ($1, $2, $3, $4, $5, $6)`,
  deleteTriesOf: 'DELETE FROM daily_tries WHERE person = $1',
  // Of a day on which both have played, the account's own counts.
  handOverTries: `UPDATE daily_tries SET person = $2 WHERE person = $1 AND NOT EXISTS
    (SELECT 1 FROM daily_tries AS own
      WHERE own.person = $2 AND own.day = daily_tries.day AND own.game = daily_tries.game)`,
  tides: 'SELECT day, game, rules, terms, seed, commitment FROM daily_tides WHERE day = $1 ORDER BY game',
  sealedTides: `SELECT day, game, rules, terms, seed, commitment FROM daily_tides
    WHERE day <= $1 AND seed LIKE 's1.%' ORDER BY day LIMIT $2`,
  dailyTry: `SELECT day, game, points, place, at FROM daily_tries
    WHERE day = $1 AND game = $2 AND person = $3`,
  dailyTriesOf: `SELECT day, game, points, place, at FROM daily_tries
    WHERE person = $1 ORDER BY day DESC, game LIMIT $2`,
  dailyDistribution: `SELECT points, count(*) AS tries FROM daily_tries
    WHERE day = $1 AND game = $2 GROUP BY points ORDER BY points`,
  dailyTop: `SELECT person, name, points FROM daily_tries JOIN people ON people.key = person
    WHERE day = $1 AND game = $2 ORDER BY points DESC, daily_tries.at, person LIMIT $3`,
  dailyMonth: `${MONTH} SELECT person, name, place, days, total FROM placed JOIN people ON people.key = person
    WHERE place <= $4 OR person = $5
    ORDER BY CASE WHEN person = $5 THEN 0 ELSE 1 END, place, person LIMIT $6`,
} as const;

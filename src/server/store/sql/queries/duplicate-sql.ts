const DUPLICATE = `duplicates.key, duplicates.id, game, rules, options, host, seats, clock, duplicates.bot AS level, movement, sitting, seeds,
    commitments, duplicates.at, version, status, removed, started, ended,
    player, person, duplicate_players.bot AS player_bot, duplicate_players.name AS player_name, here, away, program`;

/** A duplicate with its players, a row for each, in one statement: a consistent snapshot. */
const WITH_PLAYERS = `SELECT ${DUPLICATE} FROM duplicates
    LEFT JOIN duplicate_players ON duplicate_players.duplicate = duplicates.key
    LEFT JOIN people ON people.key = duplicate_players.person`;

export const duplicateSql = {
  insertDuplicate: `INSERT INTO duplicates
    (id, game, rules, options, host, seats, clock, bot, movement, sitting, seeds, commitments, at, version, status)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 1, 'gathering')`,
  insertFirstPlayer: `INSERT INTO duplicate_players (duplicate, player, person, bot, name, here, away)
    SELECT key, $2, $3, $4, $5, $6, $7 FROM duplicates WHERE id = $1`,
  updateDuplicate: `UPDATE duplicates SET version = version + 1, status = COALESCE($3, status),
    host = COALESCE($4, host), removed = COALESCE($5, removed), started = COALESCE($6, started),
    ended = COALESCE($7, ended) WHERE key = $1 AND version = $2`,
  deletePlayers: 'DELETE FROM duplicate_players WHERE duplicate = $1',
  insertPlayer: `INSERT INTO duplicate_players (duplicate, player, person, bot, name, here, away)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  openDeal: `UPDATE matches SET version = version + 1, hidden = 0, seed = $3, opened = $4
    WHERE duplicate = $1 AND round = $2 AND hidden = 1`,

  // A person who goes: places are free again before the start, and afterwards a bot plays on. Another becomes the host.
  leaveDuplicates: `UPDATE duplicates SET version = version + 1, host = CASE WHEN host <> $1 THEN host ELSE
      (SELECT person FROM duplicate_players WHERE duplicate = duplicates.key AND person <> $1 ORDER BY player LIMIT 1) END
    WHERE host = $1 OR key IN (SELECT duplicate FROM duplicate_players WHERE person = $1)`,
  freePlaces: `DELETE FROM duplicate_players WHERE person = $1
    AND duplicate IN (SELECT key FROM duplicates WHERE status = 'gathering')`,
  leavePlaces: `UPDATE duplicate_players SET person = NULL, here = NULL, away = NULL, name = '',
    bot = (SELECT bot FROM duplicates WHERE key = duplicate) WHERE person = $1`,
  // A guest who signs in takes the places along, except where the account has one already.
  handOverPlaces: `UPDATE duplicate_players SET person = $2 WHERE person = $1 AND NOT EXISTS
    (SELECT 1 FROM duplicate_players AS own
      WHERE own.person = $2 AND own.duplicate = duplicate_players.duplicate)`,
  handOverDuplicates: 'UPDATE duplicates SET version = version + 1, host = $2 WHERE host = $1',

  duplicate: `${WITH_PLAYERS} WHERE duplicates.id = $1 ORDER BY player`,
  duplicateByKey: `${WITH_PLAYERS} WHERE duplicates.key = $1 ORDER BY player`,
  duplicatesOf: `${WITH_PLAYERS} WHERE duplicates.key IN (SELECT key FROM duplicates WHERE status <> 'closed'
    AND (host = $1 OR key IN (SELECT duplicate FROM duplicate_players WHERE person = $1))
    ORDER BY key DESC LIMIT $2) ORDER BY duplicates.key DESC, player`,
  duplicatesHosted: `SELECT count(CASE WHEN status = 'gathering' THEN 1 END) AS gathering,
    count(CASE WHEN status = 'playing' THEN 1 END) AS playing FROM duplicates WHERE host = $1`,
  duplicatesUnderWay: `SELECT key FROM duplicates WHERE status = 'playing' AND key > $1 ORDER BY key LIMIT $2`,
  duplicatesUnstarted: `SELECT key FROM duplicates WHERE status = 'gathering' AND at < $1 ORDER BY key LIMIT $2`,
  boards: `SELECT key, id, round, board, status, hidden, ended,
    (SELECT result FROM endings WHERE endings.match = matches.key) AS result,
    (SELECT played FROM endings WHERE endings.match = matches.key) AS played
    FROM matches WHERE duplicate = $1 ORDER BY round, board`,
} as const;

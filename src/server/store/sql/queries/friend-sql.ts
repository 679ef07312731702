import { KEYS } from './people-sql.ts';

const PERSON = 'people.key, people.id, people.name, people.program, people.private, people.asks';
const INVITATION = `SELECT table_invitations.id, match, sender, receiver, table_invitations.status, table_invitations.at,
    matches.id AS match_id, matches.game, people.id AS from_id, people.name AS from_name
    FROM table_invitations JOIN matches ON matches.key = match JOIN people ON people.key = sender`;

/** The statements about following, blocking and invitations, for `sql` in sql.ts. */
export const friendSql = {
  insertFollow: `INSERT INTO follows (person, followed, secret, at)
    SELECT $1, key, $3, $4 FROM people WHERE key = $2
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE person = $2 AND blocked = $1)
    AND (SELECT count(*) FROM follows WHERE person = $1 AND followed <> $2) < $5
    ON CONFLICT (person, followed) DO UPDATE SET secret = excluded.secret`,
  deleteFollow: 'DELETE FROM follows WHERE person = $1 AND followed = $2',
  insertBlock: `INSERT INTO blocks (person, blocked, at)
    SELECT $1, key, $3 FROM people WHERE key = $2
    AND (SELECT count(*) FROM blocks WHERE person = $1 AND blocked <> $2) < $4
    ON CONFLICT (person, blocked) DO UPDATE SET at = blocks.at`,
  deleteBlock: 'DELETE FROM blocks WHERE person = $1 AND blocked = $2',
  declineBetween: `UPDATE table_challenges SET status = 'declined', changed = $3
    WHERE ((sender = $1 AND receiver = $2) OR (sender = $2 AND receiver = $1)) AND status = 'open'`,
  deleteInvitationsBetween: `DELETE FROM table_invitations
    WHERE (sender = $1 AND receiver = $2) OR (sender = $2 AND receiver = $1)`,
  setAsksFrom: 'UPDATE people SET asks = $2 WHERE key = $1',
  insertInvitation: `INSERT INTO table_invitations (id, match, sender, receiver, status, at) VALUES ($1, $2, $3, $4, 'open', $5)`,
  endInvitation: `UPDATE table_invitations SET status = $2 WHERE id = $1 AND status = 'open'`,
  tidyInvitations: 'DELETE FROM table_invitations WHERE at < $1',

  deleteFollowsOf: 'DELETE FROM follows WHERE person = $1 OR followed = $1',
  deleteBlocksOf: 'DELETE FROM blocks WHERE person = $1 OR blocked = $1',
  deleteInvitationsOf: 'DELETE FROM table_invitations WHERE sender = $1 OR receiver = $1',
  // What a guest has and suffers becomes the account's.
  handOverFollows: `INSERT INTO follows (person, followed, secret, at)
    SELECT $2, followed, secret, at FROM follows WHERE person = $1 AND followed <> $2
    ON CONFLICT (person, followed) DO NOTHING`,
  handOverBlocks: `INSERT INTO blocks (person, blocked, at) SELECT $2, blocked, at FROM blocks WHERE person = $1 AND blocked <> $2
    ON CONFLICT (person, blocked) DO NOTHING`,
  handOverBlocked: `INSERT INTO blocks (person, blocked, at) SELECT person, $2, at FROM blocks WHERE blocked = $1 AND person <> $2
    ON CONFLICT (person, blocked) DO NOTHING`,

  friendPerson: `SELECT ${PERSON} FROM people WHERE id = $1`,
  friendPersonByKey: `SELECT ${PERSON} FROM people WHERE key = $1`,
  following: `SELECT ${PERSON}, secret, follows.at,
    (SELECT count(*) FROM follows AS back WHERE back.person = follows.followed AND back.followed = $1) AS back
    FROM follows JOIN people ON people.key = followed WHERE person = $1 ORDER BY people.name, people.key`,
  followers: `SELECT people.key, people.id, people.name, follows.at FROM follows JOIN people ON people.key = person
    WHERE followed = $1 AND secret = 0 ORDER BY follows.at DESC, people.key LIMIT $2`,
  tie: `SELECT (SELECT secret FROM follows WHERE person = $1 AND followed = $2) AS secret,
    (SELECT count(*) FROM follows WHERE person = $2 AND followed = $1) AS back`,
  blocked: `SELECT people.key, people.id, people.name, blocks.at FROM blocks JOIN people ON people.key = blocked
    WHERE person = $1 ORDER BY blocks.at DESC, people.key`,
  blocksOf: `SELECT blocked AS other, 1 AS mine FROM blocks WHERE person = $1
    UNION ALL SELECT person AS other, 0 AS mine FROM blocks WHERE blocked = $1`,
  blocksAmongSeekers: `SELECT person, blocked FROM blocks
    WHERE person IN (SELECT person FROM seekers) AND blocked IN (SELECT person FROM seekers)`,
  invitationsTo: `${INVITATION} WHERE receiver = $1 AND table_invitations.status = 'open' AND matches.status = 'open'
    ORDER BY table_invitations.at DESC, table_invitations.id LIMIT $2`,
  allInvitations: `${INVITATION} WHERE receiver = $1 OR sender = $1 ORDER BY table_invitations.at, table_invitations.id`,
  tableInvitation: `${INVITATION} WHERE table_invitations.id = $1`,
  isInvited: `SELECT 1 AS one FROM table_invitations WHERE match = $1 AND receiver = $2 AND status <> 'declined'`,
  // Found by the index of what people still play.
  playingAmong: `SELECT person, match FROM seats JOIN matches ON matches.key = match
    WHERE person IN (${KEYS}) AND done = 0 AND status = 'playing' AND interest IS NOT NULL ORDER BY match DESC`,
} as const;

/** Matches over days come after all others: far below any sum of ratings. */
const DAYS = -1_000_000_000_000;

/** The statements about matches worth watching, for `sql` in sql.ts. */
export const watchSql = {
  // Once, when it begins: the mean rating of its people, newcomers as 0, if anybody may watch it and somebody plays.
  setInterest: `UPDATE matches SET interest = CASE WHEN clock LIKE '{"kind":"days"%' THEN ${DAYS} ELSE 0 END +
      CAST((SELECT sum(COALESCE(theta, 0)) / count(*) FROM seats LEFT JOIN ratings ON ratings.person = seats.person
        AND ratings.game = matches.game AND ratings.generation = (SELECT generation FROM rating_standing)
        WHERE seats.match = matches.key AND seats.person IS NOT NULL) AS BIGINT)
    WHERE key = $1 AND (listed = 1 OR paired = 1) AND hidden = 0
      AND EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.key AND seats.person IS NOT NULL)`,
  watchable: `SELECT key, interest FROM matches WHERE status = 'playing' AND interest IS NOT NULL
    ORDER BY interest DESC LIMIT $1`,
  watchableAmong: `SELECT key, interest FROM matches WHERE key IN (${KEYS}) AND status = 'playing' AND interest IS NOT NULL`,
  lengths: `SELECT match, max(line) AS line FROM lines WHERE match IN (${KEYS}) GROUP BY match`,
  typicalLengths: `SELECT game, seats, CAST(avg(line) AS BIGINT) AS line FROM
    (SELECT game, (SELECT count(*) FROM seats WHERE seats.match = matches.key) AS seats,
      (SELECT max(line) FROM lines WHERE lines.match = matches.key) AS line
      FROM matches WHERE status = 'over' ORDER BY ended DESC, key DESC LIMIT $1) AS latest
    GROUP BY game, seats`,
} as const;

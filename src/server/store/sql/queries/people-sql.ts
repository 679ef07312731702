const ACCOUNT = `SELECT key, id, name, at, login, password, role, muted, suspended,
    (SELECT count(*) FROM passkeys WHERE passkeys.person = people.key) AS passkeys FROM people`;
const PERSON = `SELECT people.key, people.id, people.name, people.program, people.private, people.role, people.muted, people.suspended, used
    FROM tokens JOIN people ON people.key = tokens.person`;
const PASSKEY = `SELECT credential, id, person, name, public_key, counter, transports, at, used FROM passkeys`;
/** How many people or matches one statement reads by their keys: a page of the lobby. */
export const KEYS_AT_ONCE = 60;
export const KEYS = Array.from({ length: KEYS_AT_ONCE }, (_, index) => `$${index + 1}`).join(', ');
/** As in the index. */
const UNFINISHED = `status IN ('open', 'playing')`;
const MATCHES_OF = 'host = $1 OR key IN (SELECT match FROM seats WHERE person = $1)';

const GUEST = `key = $1 AND password IS NULL
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)`;

/** The statements about people, for `sql` in sql.ts. */
export const peopleSql = {
  insertPerson: 'INSERT INTO people (id, name, at) VALUES ($1, $2, $3)',
  // Raises the versions, so that every node reads it.
  noticePrivate: `UPDATE matches SET version = version + 1 WHERE ${UNFINISHED}
    AND key IN (SELECT match FROM seats WHERE person = $1 AND done = 0)`,
  setPrivate: 'UPDATE people SET private = $2 WHERE key = $1',
  renamePerson: 'UPDATE people SET name = $2 WHERE key = $1',
  insertFirstSession: `INSERT INTO tokens (hash, kind, person, id, name, at, used)
    SELECT $1, 'session', key, $3, $4, $5, $5 FROM people WHERE id = $2`,
  insertSession: `INSERT INTO tokens (hash, kind, person, id, name, at, used, proved, proved_by)
    SELECT $1, 'session', key, $3, $4, $5, $5, $5, $6 FROM people WHERE key = $2`,
  proveSession: `UPDATE tokens SET proved = $2, proved_by = $3 WHERE hash = $1 AND kind = 'session'`,
  insertDevice: `INSERT INTO tokens (hash, kind, person, at, used, name) VALUES ($1, 'device', $2, $3, $3, $4)`,
  touchToken: 'UPDATE tokens SET used = $2 WHERE hash = $1 AND (used IS NULL OR used < $2)',
  insertProgram: `INSERT INTO tokens (hash, kind, person, id, name, at, until)
    SELECT $1, 'bot', key, $3, $4, $5, $6 FROM people WHERE key = $2`,
  // Raises the versions of the person's tables, so that every node reads the mark.
  noticeProgram: `UPDATE matches SET version = version + 1 WHERE ${UNFINISHED}
    AND key IN (SELECT match FROM seats JOIN people ON people.key = seats.person
      WHERE person = $1 AND done = 0 AND program = 0)`,
  markProgram: 'UPDATE people SET program = 1 WHERE key = $1',
  noteRevocation: `INSERT INTO farewells (hash, person, at)
    SELECT hash, person, $2 FROM tokens WHERE hash = $1 AND kind IN ('session', 'bot', 'seat')
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, at = excluded.at`,
  noteAllRevocations: `INSERT INTO farewells (hash, person, at)
    SELECT hash, person, $2 FROM tokens WHERE person = $1 AND kind <> 'device'
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, at = excluded.at`,
  // Everything made since a time, which may not have been made by the owner.
  noteRevocationsSince: `INSERT INTO farewells (hash, person, at)
    SELECT hash, person, $4 FROM tokens WHERE person = $1 AND at >= $2 AND hash <> $3
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, at = excluded.at`,
  deleteTokensSince: 'DELETE FROM tokens WHERE person = $1 AND at >= $2 AND hash <> $3',
  deleteToken: `DELETE FROM tokens WHERE hash = $1 AND kind IN ('session', 'bot', 'seat')`,
  // Known devices are no credentials: they only exempt the owner from the limits for strangers.
  deleteKeysOf: `DELETE FROM tokens WHERE person = $1 AND kind <> 'device'`,
  deleteTokensOf: 'DELETE FROM tokens WHERE person = $1',

  setPassword: 'UPDATE people SET login = $2, folded = $3, password = $4 WHERE key = $1',
  unsetPassword: `UPDATE people SET password = NULL WHERE key = $1
    AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)`,
  rehashPassword: 'UPDATE people SET password = $3 WHERE key = $1 AND password = $2',
  insertChallenge: 'INSERT INTO challenges (hash, purpose, until) VALUES ($1, $2, $3)',
  takeChallenge: 'DELETE FROM challenges WHERE hash = $1 AND purpose = $2 AND until > $3',
  insertPasskey: `INSERT INTO passkeys (credential, id, person, name, public_key, counter, transports, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  usePasskey: 'UPDATE passkeys SET counter = $2, used = $3 WHERE credential = $1',
  removePasskey: `DELETE FROM passkeys WHERE id = $1 AND person = $2
    AND (EXISTS (SELECT 1 FROM people WHERE key = $2 AND password IS NOT NULL)
      OR (SELECT count(*) FROM passkeys AS all_of_them WHERE all_of_them.person = $2) > 1)`,

  // Raises the versions, so that every node notices the change.
  handOverMatches: `UPDATE matches SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END
    WHERE ${MATCHES_OF}`,
  handOverSeats: 'UPDATE seats SET person = $2, push = 0 WHERE person = $1',
  handOverChat: 'UPDATE chat SET person = $2 WHERE person = $1',
  // Affects a guest's row only.
  isGuest: `UPDATE people SET program = program WHERE ${GUEST}`,
  deleteGuest: `DELETE FROM people WHERE ${GUEST}`,
  // A guest who has left no trace is deleted.
  deleteIdleGuest: `DELETE FROM people WHERE ${GUEST} AND NOT EXISTS (SELECT 1 FROM seats WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE host = $1) AND NOT EXISTS (SELECT 1 FROM chat WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM daily_tries WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM duplicate_players WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM duplicates WHERE host = $1)
    AND NOT EXISTS (SELECT 1 FROM reports WHERE subject = $1 OR reporter = $1)
    AND NOT EXISTS (SELECT 1 FROM moderation_acts WHERE person = $1)
    AND NOT EXISTS (SELECT 1 FROM blocks WHERE person = $1 OR blocked = $1)`,

  insertNotice: `INSERT INTO notices (id, person, kind, at, session, device, subject, undo)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  deleteNotice: 'DELETE FROM notices WHERE key = $1 AND person = $2',
  deleteNoticesOf: 'DELETE FROM notices WHERE person = $1',
  dismissNotices: `UPDATE tokens SET noticed = $2 WHERE hash = $1 AND kind = 'session' AND noticed < $2`,

  insertStars: `INSERT INTO lesson_stars (person, game, lesson, stars) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, game, lesson) DO UPDATE SET stars = excluded.stars WHERE lesson_stars.stars < excluded.stars`,
  forgetStars: 'DELETE FROM lesson_stars WHERE person = $1 AND game = $2',
  insertAttempt: `INSERT INTO puzzle_attempts (person, game, puzzle, outcome, worth, at, first_solved, forgotten)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 0)
    ON CONFLICT (person, game, puzzle) DO UPDATE SET outcome = excluded.outcome, forgotten = 0,
      worth = CASE WHEN puzzle_attempts.forgotten = 1 THEN excluded.worth ELSE puzzle_attempts.worth END,
      at = CASE WHEN puzzle_attempts.forgotten = 1 THEN excluded.at ELSE puzzle_attempts.at END
      WHERE puzzle_attempts.forgotten = 1 OR (puzzle_attempts.outcome = 'missed' AND excluded.outcome = 'later')`,
  forgetAttempts: 'UPDATE puzzle_attempts SET forgotten = 1 WHERE person = $1 AND game = $2',
  deleteAttemptsOf: 'DELETE FROM puzzle_attempts WHERE person = $1',
  deleteStarsOf: 'DELETE FROM lesson_stars WHERE person = $1',

  vacateSeats: `UPDATE seats SET person = NULL, name = '', stand_in = NULL, push = 0 WHERE person = $1`,
  silenceChat: `UPDATE chat SET text = '', person = NULL WHERE person = $1`,
  deletePasskeysOf: 'DELETE FROM passkeys WHERE person = $1',
  deletePerson: 'DELETE FROM people WHERE key = $1',

  tidyTokens: `DELETE FROM tokens WHERE kind IN ('session', 'device') AND used < $1`,
  noteExpired: `INSERT INTO farewells (hash, person, at)
    SELECT hash, person, $1 FROM tokens WHERE kind = 'bot' AND until <= $1 ON CONFLICT (hash) DO NOTHING`,
  tidyExpired: `DELETE FROM tokens WHERE kind = 'bot' AND until <= $1`,
  expireUndo: 'UPDATE notices SET undo = NULL WHERE at < $1 AND undo IS NOT NULL',
  tidyNotices: 'DELETE FROM notices WHERE at < $1',
  tidyChallenges: 'DELETE FROM challenges WHERE until <= $1',
  tidyRevocations: 'DELETE FROM farewells WHERE at < $1',

  person: `${PERSON} WHERE hash = $1 AND kind = 'session'`,
  program: `${PERSON} WHERE hash = $1 AND kind = 'bot' AND (until IS NULL OR until > $2)`,
  account: `${ACCOUNT} WHERE key = $1`,
  accountByLogin: `${ACCOUNT} WHERE folded = $1`,
  publicPerson: `SELECT key, id, name, at, private FROM people WHERE key = $1`,
  publicPeople: `SELECT key, id, name, at, private FROM people WHERE key IN (${KEYS})`,
  publicById: `SELECT key, id, name, at, private FROM people WHERE id = $1`,
  device: `SELECT person FROM tokens WHERE hash = $1 AND kind = 'device'`,
  passkeysOf: `${PASSKEY} WHERE person = $1 ORDER BY at, id`,
  passkey: `${PASSKEY} WHERE credential = $1`,
  notices: `SELECT key, id, kind, at, session, device, subject, undo FROM notices
    WHERE person = $1 AND at >= $2 ORDER BY key DESC`,
  seatTokensOf: `SELECT tokens.hash, tokens.id, matches.id AS match, tokens.seat, tokens.at FROM tokens
    JOIN seats ON seats.match = tokens.match AND seats.seat = tokens.seat AND seats.person = tokens.person
    JOIN matches ON matches.key = tokens.match
    WHERE tokens.person = $1 AND tokens.kind = 'seat' ORDER BY tokens.at DESC, tokens.id`,
  tokensOf: `SELECT hash, kind, id, name, at, used, until, proved, proved_by, noticed FROM tokens
    WHERE person = $1 AND kind IN ('session', 'bot') ORDER BY used DESC, at DESC, id`,
  revocations: 'SELECT hash, person, at FROM farewells WHERE at >= $1',
  seatsTaken: `SELECT id, game, status, at, started, ended, seat, name, seats.seed AS seat_seed,
    (SELECT result FROM endings WHERE endings.match = matches.key) AS result
    FROM seats JOIN matches ON matches.key = seats.match WHERE person = $1 ORDER BY matches.key, seat`,
  unfinishedOf: `SELECT key FROM matches WHERE ${UNFINISHED} AND key IN
    (SELECT match FROM seats WHERE person = $1 AND done = 0
      UNION SELECT key FROM matches WHERE host = $1 AND ${UNFINISHED}) ORDER BY key`,
  puzzleAttempts: `SELECT game, puzzle, outcome, worth, at, first_solved, forgotten FROM puzzle_attempts WHERE person = $1
    ORDER BY game, at, puzzle`,
  puzzleFigures: `SELECT puzzle, COUNT(*) AS tried, COUNT(CASE WHEN first_solved = 1 THEN 1 END) AS solved FROM puzzle_attempts
    WHERE game = $1 GROUP BY puzzle HAVING COUNT(*) >= $2 ORDER BY puzzle LIMIT 1000`,
  lessonStars: 'SELECT game, lesson, stars FROM lesson_stars WHERE person = $1 ORDER BY game, lesson',
  chatOf: `SELECT id, seat, text, chat.at AS said FROM chat JOIN matches ON matches.key = chat.match
    WHERE person = $1 ORDER BY chat.match, number`,
  vanishedGuests: `SELECT key FROM people WHERE password IS NULL AND at < $1
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)
    AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.person = people.key AND kind IN ('session', 'bot')
      AND COALESCE(used, tokens.at) >= $1) ORDER BY key LIMIT $2`,
  startedTablesOf: `SELECT count(*) AS tables, count(CASE WHEN NOT EXISTS
      (SELECT 1 FROM seats WHERE match = matches.key AND person IS NOT NULL) THEN 1 END) AS alone
    FROM matches WHERE host = $1 AND ${UNFINISHED} AND status = 'playing'`,
  openTablesOf: `SELECT count(*) AS tables FROM matches WHERE host = $1 AND ${UNFINISHED} AND status = 'open'`,
} as const;

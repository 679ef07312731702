const ACCOUNT = `SELECT key, id, name, at, login, password, role, muted, suspended,
    (SELECT count(*) FROM passkeys WHERE passkeys.person = people.key) AS passkeys FROM people`;
const PERSON = `SELECT people.key, people.id, people.name, people.program, people.role, people.muted, people.suspended, used
    FROM tokens JOIN people ON people.key = tokens.person`;
const PASSKEY = `SELECT credential, id, person, name, public_key, counter, transports, at, used FROM passkeys`;
/** As in the index. */
const UNFINISHED = `status IN ('open', 'playing')`;
const MATCHES_OF = 'host = $1 OR key IN (SELECT match FROM seats WHERE person = $1)';

/** The statements about people, for `sql` in sql.ts. */
export const peopleSql = {
  insertPerson: 'INSERT INTO people (id, name, at) VALUES ($1, $2, $3)',
  renamePerson: 'UPDATE people SET name = $2 WHERE key = $1',
  insertFirstSession: `INSERT INTO tokens (hash, kind, person, id, name, at, used)
    SELECT $1, 'session', key, $3, $4, $5, $5 FROM people WHERE id = $2`,
  insertSession: `INSERT INTO tokens (hash, kind, person, id, name, at, used)
    SELECT $1, 'session', key, $3, $4, $5, $5 FROM people WHERE key = $2`,
  insertDevice: `INSERT INTO tokens (hash, kind, person, at, used) VALUES ($1, 'device', $2, $3, $3)`,
  touchToken: 'UPDATE tokens SET used = $2 WHERE hash = $1 AND (used IS NULL OR used < $2)',
  insertProgram: `INSERT INTO tokens (hash, kind, person, id, name, at)
    SELECT $1, 'bot', key, $3, $4, $5 FROM people WHERE key = $2`,
  // Before the person is marked: versions are raised, so that every server shows the mark.
  noticeProgram: `UPDATE matches SET version = version + 1 WHERE ${UNFINISHED}
    AND key IN (SELECT match FROM seats JOIN people ON people.key = seats.person
      WHERE person = $1 AND done = 0 AND program = 0)`,
  markProgram: 'UPDATE people SET program = 1 WHERE key = $1',
  handOverProgram: `UPDATE people SET program = 1 WHERE key = $2
    AND EXISTS (SELECT 1 FROM people AS guest WHERE guest.key = $1 AND guest.program = 1)`,
  sayFarewell: `INSERT INTO farewells (hash, person, at)
    SELECT hash, person, $2 FROM tokens WHERE hash = $1 AND kind IN ('session', 'bot')
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, at = excluded.at`,
  sayAllFarewells: `INSERT INTO farewells (hash, person, at)
    SELECT hash, person, $2 FROM tokens WHERE person = $1 AND kind <> 'device'
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person, at = excluded.at`,
  deleteToken: `DELETE FROM tokens WHERE hash = $1 AND kind IN ('session', 'bot')`,
  deleteSessionsOf: `DELETE FROM tokens WHERE person = $1 AND kind = 'session'`,
  deleteTokensOf: 'DELETE FROM tokens WHERE person = $1',

  setPassword: 'UPDATE people SET login = $2, folded = $3, password = $4 WHERE key = $1',
  rehashPassword: 'UPDATE people SET password = $3 WHERE key = $1 AND password = $2',
  insertChallenge: 'INSERT INTO challenges (hash, purpose, until) VALUES ($1, $2, $3)',
  takeChallenge: 'DELETE FROM challenges WHERE hash = $1 AND purpose = $2 AND until > $3',
  insertPasskey: `INSERT INTO passkeys (credential, id, person, name, public_key, counter, transports, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  usePasskey: 'UPDATE passkeys SET counter = $2, used = $3 WHERE credential = $1',
  removePasskey: `DELETE FROM passkeys WHERE id = $1 AND person = $2
    AND (EXISTS (SELECT 1 FROM people WHERE key = $2 AND password IS NOT NULL)
      OR (SELECT count(*) FROM passkeys AS all_of_them WHERE all_of_them.person = $2) > 1)`,

  // Versions are raised, so that every server notices that the table is not what it remembers.
  handOverMatches: `UPDATE matches SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END
    WHERE ${MATCHES_OF}`,
  handOverSeats: 'UPDATE seats SET person = $2 WHERE person = $1',
  handOverChat: 'UPDATE chat SET person = $2 WHERE person = $1',
  handOverTokens: 'UPDATE tokens SET person = $2 WHERE person = $1',
  deleteGuest: `DELETE FROM people WHERE key = $1 AND password IS NULL
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)`,

  vacateSeats: `UPDATE seats SET person = NULL, name = '', stand_in = NULL, push = 0 WHERE person = $1`,
  silenceChat: `UPDATE chat SET text = '', person = NULL WHERE person = $1`,
  deletePasskeysOf: 'DELETE FROM passkeys WHERE person = $1',
  deletePerson: 'DELETE FROM people WHERE key = $1',

  tidyTokens: `DELETE FROM tokens WHERE kind IN ('session', 'device') AND used < $1`,
  tidyChallenges: 'DELETE FROM challenges WHERE until <= $1',
  tidyFarewells: 'DELETE FROM farewells WHERE at < $1',

  person: `${PERSON} WHERE hash = $1 AND kind = 'session'`,
  program: `${PERSON} WHERE hash = $1 AND kind = 'bot'`,
  account: `${ACCOUNT} WHERE key = $1`,
  accountByLogin: `${ACCOUNT} WHERE folded = $1`,
  device: `SELECT person FROM tokens WHERE hash = $1 AND kind = 'device'`,
  passkeysOf: `${PASSKEY} WHERE person = $1 ORDER BY at, id`,
  passkey: `${PASSKEY} WHERE credential = $1`,
  tokensOf: `SELECT hash, kind, id, name, at, used FROM tokens
    WHERE person = $1 AND kind IN ('session', 'bot') ORDER BY used DESC, at DESC, id`,
  farewells: 'SELECT hash, person, at FROM farewells WHERE at >= $1',
  seatsTaken: `SELECT id, game, status, at, started, ended, seat, name, seats.seed AS seat_seed,
    (SELECT result FROM endings WHERE endings.match = matches.key) AS result
    FROM seats JOIN matches ON matches.key = seats.match WHERE person = $1 ORDER BY matches.key, seat`,
  unfinishedOf: `SELECT key FROM matches WHERE ${UNFINISHED} AND key IN
    (SELECT match FROM seats WHERE person = $1 AND done = 0
      UNION SELECT key FROM matches WHERE host = $1 AND ${UNFINISHED}) ORDER BY key`,
  chatOf: `SELECT id, seat, text, chat.at AS said FROM chat JOIN matches ON matches.key = chat.match
    WHERE person = $1 ORDER BY chat.match, number`,
  openTablesOf: `SELECT count(*) AS tables FROM matches WHERE host = $1 AND ${UNFINISHED} AND status = 'open'`,
} as const;

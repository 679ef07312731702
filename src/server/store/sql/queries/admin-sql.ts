const KNOWN = `SELECT key, id, name, at, login, role, muted, suspended,
    (SELECT max(used) FROM tokens WHERE tokens.person = people.key) AS used,
    CASE WHEN password IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)
      THEN 1 ELSE 0 END AS account FROM people`;

export const adminSql = {
  insertJournal: 'INSERT INTO journal (at, actor, act, subject, detail) VALUES ($1, $2, $3, $4, $5)',
  setRole: 'UPDATE people SET role = $2 WHERE key = $1',
  setMuted: 'UPDATE people SET muted = $2 WHERE key = $1',
  setSuspended: 'UPDATE people SET suspended = $2 WHERE key = $1',
  setSetting: `INSERT INTO server_settings (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  insertLink: `INSERT INTO links (hash, id, kind, person, uses, until, note, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  takeLink: 'UPDATE links SET uses = uses - 1 WHERE hash = $1 AND kind = $2 AND until > $3 AND uses > 0',
  dropLink: 'DELETE FROM links WHERE id = $1',
  // A new link to the same end makes the one before void.
  dropResets: `DELETE FROM links WHERE kind = 'reset' AND person = $1`,
  dropOldLinks: 'DELETE FROM links WHERE until <= $1 OR uses <= 0',
  link: 'SELECT kind, person, uses, until, note FROM links WHERE hash = $1',
  links: `SELECT id, kind, uses, until, note, at FROM links WHERE kind = $1 AND until > $2 AND uses > 0
    ORDER BY at DESC, id LIMIT 100`,
  settings: 'SELECT name, value FROM server_settings',
  journal: `SELECT key, at, actor, act, subject, detail,
    (SELECT name FROM people WHERE people.id = actor) AS actor_name,
    (SELECT name FROM people WHERE people.id = subject) AS subject_name,
    (SELECT game FROM matches WHERE matches.id = subject) AS subject_game
    FROM journal WHERE key < $1 ORDER BY key DESC LIMIT $2`,
  knownPeople: `${KNOWN} WHERE lower(name) LIKE $1 OR folded LIKE $1 OR id = $2
    ORDER BY used DESC, key DESC LIMIT $3`,
  knownLately: `${KNOWN} WHERE key IN (SELECT person FROM tokens WHERE used IS NOT NULL AND kind = 'session'
    ORDER BY used DESC LIMIT $1) ORDER BY used DESC, key DESC`,
  knownPerson: `${KNOWN} WHERE id = $1 OR folded = $2`,
  withRoles: `${KNOWN} WHERE role IS NOT NULL ORDER BY role DESC, key`,
  knownTables: `SELECT id, game, status, at, listed,
    (SELECT string_agg(name, ', ') FROM seats WHERE seats.match = matches.key AND name <> '') AS names
    FROM matches WHERE status = $1 ORDER BY key DESC LIMIT $2`,
  counts: `SELECT (SELECT count(*) FROM people) AS people,
    (SELECT count(*) FROM people WHERE password IS NOT NULL
      OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)) AS accounts,
    (SELECT count(*) FROM matches WHERE status = 'open') AS open,
    (SELECT count(*) FROM matches WHERE status = 'playing') AS playing,
    (SELECT count(*) FROM matches WHERE status = 'over') AS over`,
} as const;

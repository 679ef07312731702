const REPORT = `SELECT reports.key, reports.id, kind, match, line, quoted, text, reports.at, status, closed,
    reporter AS reporter_key, told.id AS reporter_id, told.name AS reporter_name,
    subject AS subject_key, about.id AS subject_id, about.name AS subject_name
    FROM reports JOIN people AS about ON about.key = subject LEFT JOIN people AS told ON told.key = reporter`;
const ACT = `SELECT moderation_acts.key, moderation_acts.id, kind, reason, detail, actor, report, moderation_acts.at, until, lifted, seen,
    appeal, appealed, answer, answered, person AS person_key, people.id AS person_id, people.name AS person_name,
    (SELECT name FROM people AS acting WHERE acting.id = actor) AS actor_name
    FROM moderation_acts JOIN people ON people.key = person`;
const SAME = `status = 'open' AND EXISTS (SELECT 1 FROM reports AS one WHERE one.id = $1 AND one.subject = reports.subject
    AND one.kind = reports.kind AND one.match = reports.match AND one.line = reports.line)`;

/** The statements about reports and moderation, for `sql` in sql.ts. */
export const moderationSql = {
  insertReport: `INSERT INTO reports (id, kind, reporter, subject, match, line, quoted, text, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  // Closes nothing if the report itself is closed.
  closeReport: `UPDATE reports SET closed = $2 WHERE id = $1 AND status = 'open'`,
  closeSameReports: `UPDATE reports SET status = $2, closed = $3 WHERE ${SAME}`,
  insertAct: `INSERT INTO moderation_acts (id, person, kind, reason, detail, actor, report, at, until)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  liftActs: `UPDATE moderation_acts SET lifted = $3 WHERE person = $1 AND kind = $2 AND lifted IS NULL AND until > $3`,
  liftAct: 'UPDATE moderation_acts SET lifted = $2 WHERE id = $1 AND lifted IS NULL',
  insertAppeal: `UPDATE moderation_acts SET appeal = $3, appealed = $4
    WHERE id = $1 AND person = $2 AND appealed IS NULL`,
  answerAppeal: `UPDATE moderation_acts SET answer = $2, answered = $3, seen = NULL
    WHERE id = $1 AND appealed IS NOT NULL AND answered IS NULL`,
  seeAct: 'UPDATE moderation_acts SET seen = $3 WHERE id = $1 AND person = $2 AND seen IS NULL',
  tidyReports: `DELETE FROM reports WHERE status <> 'open' AND closed < $1`,
  tidyActs: `DELETE FROM moderation_acts WHERE at < $1 AND COALESCE(until, 0) < $1
    AND (appealed IS NULL OR answered IS NOT NULL)`,
  // What somebody reported stays without their name and words; what is known about them goes.
  leaveReports: `UPDATE reports SET reporter = NULL, text = '' WHERE reporter = $1`,
  deleteReportsAbout: 'DELETE FROM reports WHERE subject = $1',
  deleteActsOn: 'DELETE FROM moderation_acts WHERE person = $1',
  // What would be the same open report twice stays behind and is deleted.
  handOverReportsAbout: `UPDATE reports SET subject = $2 WHERE subject = $1 AND NOT EXISTS (SELECT 1 FROM reports AS other
    WHERE other.subject = $2 AND other.status = 'open' AND other.reporter = reports.reporter AND other.kind = reports.kind
      AND other.match = reports.match AND other.line = reports.line)`,
  handOverReportsBy: `UPDATE reports SET reporter = $2 WHERE reporter = $1 AND NOT EXISTS (SELECT 1 FROM reports AS other
    WHERE other.reporter = $2 AND other.status = 'open' AND other.subject = reports.subject AND other.kind = reports.kind
      AND other.match = reports.match AND other.line = reports.line)`,
  handOverActs: 'UPDATE moderation_acts SET person = $2 WHERE person = $1',
  // A guest who signs in takes the mute along.
  handOverMute: `UPDATE people SET muted = (SELECT muted FROM people AS guest WHERE guest.key = $1)
    WHERE key = $2 AND COALESCE(muted, 0) < COALESCE((SELECT muted FROM people AS guest WHERE guest.key = $1), 0)`,

  report: `${REPORT} WHERE reports.id = $1`,
  openReports: `${REPORT} WHERE status = 'open' AND reports.key < $1 ORDER BY reports.key DESC LIMIT $2`,
  closedReports: `${REPORT} WHERE status <> 'open' AND reports.key < $1 ORDER BY reports.key DESC LIMIT $2`,
  reportsAbout: `${REPORT} WHERE subject = $1 ORDER BY reports.key DESC LIMIT $2`,
  reportsBy: `${REPORT} WHERE reporter = $1 ORDER BY reports.key DESC LIMIT $2`,
  countReportsBy: 'SELECT count(*) AS reports FROM reports WHERE reporter = $1 AND at >= $2',
  countOpenReports: `SELECT (SELECT count(*) FROM reports WHERE status = 'open') AS reports,
    (SELECT count(*) FROM moderation_acts WHERE appealed IS NOT NULL AND answered IS NULL) AS appeals`,
  moderationAct: `${ACT} WHERE moderation_acts.id = $1`,
  actsOn: `${ACT} WHERE person = $1 ORDER BY moderation_acts.key DESC LIMIT $2`,
  openAppeals: `${ACT} WHERE appealed IS NOT NULL AND answered IS NULL ORDER BY appealed, moderation_acts.key LIMIT $1`,
  sharedDevices: `SELECT people.key, people.id, people.name, count(*) AS devices, max(shared.used) AS used FROM (
      SELECT other.person AS person, COALESCE(mine.used, mine.at) AS used FROM tokens AS mine
        JOIN tokens AS other ON other.hash = mine.name AND other.kind = 'device'
        WHERE mine.person = $1 AND mine.kind = 'device'
      UNION ALL
      SELECT other.person AS person, COALESCE(other.used, other.at) AS used FROM tokens AS other
        WHERE other.kind = 'device' AND other.name IN (SELECT hash FROM tokens WHERE person = $1 AND kind = 'device')
    ) AS shared JOIN people ON people.key = shared.person WHERE shared.person <> $1
    GROUP BY people.key, people.id, people.name ORDER BY devices DESC, people.key LIMIT $2`,
  chatAround: `SELECT number, seat, text, at, person FROM chat WHERE match = $1 AND number >= $2 AND number <= $3
    ORDER BY number`,
  lastPlayed: 'SELECT at FROM lines WHERE match = $1 ORDER BY line DESC LIMIT 1',
  lastSaid: 'SELECT COALESCE(max(at), 0) AS at FROM chat WHERE match = $1 AND person = $2',
} as const;

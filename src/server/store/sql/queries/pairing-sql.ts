const SEEKER = `SELECT seekers.person, wish, numbers, since, seen, seekers.match, people.key, people.id, people.name, people.program,
    people.private, people.role, people.muted, people.suspended FROM seekers JOIN people ON people.key = seekers.person`;

/** The statements about people who look for a table, for `sql` in sql.ts. */
export const pairingSql = {
  insertSeeker: `INSERT INTO seekers (person, pace, wish, numbers, since, seen)
    SELECT key, $2, $3, $4, $5, $5 FROM people WHERE key = $1
    ON CONFLICT (person) DO UPDATE SET pace = excluded.pace, wish = excluded.wish, numbers = excluded.numbers,
      since = excluded.since, seen = excluded.seen, match = NULL`,
  seeSeeker: 'UPDATE seekers SET seen = $2 WHERE person = $1',
  cancelSeeker: 'DELETE FROM seekers WHERE person = $1 AND match IS NULL',
  seatSeeker: 'UPDATE seekers SET match = $3 WHERE person = $1 AND since = $2 AND match IS NULL',
  seekOn: 'UPDATE seekers SET match = NULL, seen = $3 WHERE person = $1 AND match = $2',
  dropSeated: 'DELETE FROM seekers WHERE match = $1',
  tidySeekers: 'DELETE FROM seekers WHERE pace = $1 AND seen < $2 AND match IS NULL',
  deleteSeeker: 'DELETE FROM seekers WHERE person = $1',

  seekers: `${SEEKER} ORDER BY since, seekers.person`,
  seeker: `${SEEKER} WHERE seekers.person = $1`,
} as const;

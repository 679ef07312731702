const COLUMNS = 'id, person, kind, address, language, at, confirmed, failures';

export const contactSql = {
  insertContact: `INSERT INTO contacts (id, person, kind, address, language, at)
    SELECT $1, key, $3, $4, $5, $6 FROM people WHERE key = $2
    AND (SELECT count(*) FROM contacts WHERE person = $2) < $7`,
  confirmContact:
    'UPDATE contacts SET confirmed = COALESCE(confirmed, $3) WHERE id = $1 AND (confirmed IS NOT NULL OR at > $2)',
  dropContact: 'DELETE FROM contacts WHERE id = $1',
  failContact: 'UPDATE contacts SET failures = failures + 1 WHERE id = $1',
  dropFailed: 'DELETE FROM contacts WHERE id = $1 AND failures >= $2',
  reachContact: 'UPDATE contacts SET failures = 0 WHERE id = $1',
  tidyContacts: 'DELETE FROM contacts WHERE confirmed IS NULL AND at <= $1',
  deleteContactsOf: 'DELETE FROM contacts WHERE person = $1',
  contactsOf: `SELECT ${COLUMNS} FROM contacts WHERE person = $1 ORDER BY at, id`,
  contact: `SELECT ${COLUMNS} FROM contacts WHERE id = $1`,
} as const;

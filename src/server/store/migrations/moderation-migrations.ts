import { type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const moderationMigrations: readonly Migration[] = [
  // Reports about people, what moderators did, and appeals. A device that was another account's before names that one (tokens.name).
  `
  CREATE TABLE reports (
    key {key},
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    reporter {integer},
    subject {integer} NOT NULL,
    match TEXT NOT NULL,
    line {integer} NOT NULL,
    quoted TEXT NOT NULL,
    text TEXT NOT NULL,
    at {integer} NOT NULL,
    status TEXT NOT NULL DEFAULT 'open',
    closed {integer}
  ) {strict};
  CREATE UNIQUE INDEX one_open_report ON reports (reporter, subject, kind, match, line) WHERE status = 'open';
  CREATE INDEX open_reports ON reports (key) WHERE status = 'open';
  CREATE INDEX reports_about_people ON reports (subject, key);
  CREATE INDEX reports_by_people ON reports (reporter, at);
  CREATE TABLE moderation_acts (
    key {key},
    id TEXT NOT NULL UNIQUE,
    person {integer} NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    detail TEXT NOT NULL,
    actor TEXT NOT NULL,
    report TEXT,
    at {integer} NOT NULL,
    until {integer},
    lifted {integer},
    seen {integer},
    appeal TEXT,
    appealed {integer},
    answer TEXT,
    answered {integer}
  ) {strict};
  CREATE INDEX moderation_acts_of_people ON moderation_acts (person, key);
  CREATE INDEX open_appeals ON moderation_acts (appealed) WHERE appealed IS NOT NULL AND answered IS NULL;
  CREATE INDEX devices_before ON tokens (name) WHERE kind = 'device' AND name IS NOT NULL;
  `,
  {
    postgres: `
  ALTER TABLE reports ADD FOREIGN KEY (reporter) REFERENCES people (key);
  ALTER TABLE reports ADD FOREIGN KEY (subject) REFERENCES people (key);
  ALTER TABLE moderation_acts ADD FOREIGN KEY (person) REFERENCES people (key);
  `,
    sqlite: `${references('reports', 'reporter', 'reporters')}${references('reports', 'subject', 'reported')}${references('moderation_acts', 'person')}`,
  },
];

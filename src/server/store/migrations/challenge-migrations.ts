import { type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const challengeMigrations: readonly Migration[] = [
  // Tables that begin by themselves when they are full; who accepts challenges, and challenges; finished matches by their end.
  `
  ALTER TABLE matches ADD COLUMN autostart {integer} NOT NULL DEFAULT 0;
  CREATE INDEX matches_that_start ON matches (key) WHERE status = 'open' AND autostart = 1;
  CREATE INDEX matches_by_end ON matches (ended, key) WHERE status = 'over';
  CREATE TABLE opponents (
    person {integer} NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    terms TEXT NOT NULL,
    at {integer} NOT NULL,
    seen {integer} NOT NULL
  ) {clustered};
  CREATE INDEX opponents_by_time ON opponents (seen);
  CREATE TABLE table_challenges (
    id TEXT NOT NULL PRIMARY KEY,
    sender {integer} NOT NULL,
    receiver {integer} NOT NULL,
    terms TEXT NOT NULL,
    status TEXT NOT NULL,
    match TEXT,
    at {integer} NOT NULL,
    until {integer} NOT NULL,
    changed {integer} NOT NULL
  ) {clustered};
  CREATE UNIQUE INDEX one_open_challenge_a_pair ON table_challenges (sender, receiver) WHERE status = 'open';
  CREATE INDEX table_challenges_by_receiver ON table_challenges (receiver, until);
  CREATE INDEX table_challenges_by_sender ON table_challenges (sender, until);
  CREATE INDEX table_challenges_by_time ON table_challenges (until);
  `,
  {
    postgres: `
  ALTER TABLE opponents ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE table_challenges ADD FOREIGN KEY (sender) REFERENCES people (key);
  ALTER TABLE table_challenges ADD FOREIGN KEY (receiver) REFERENCES people (key);
  `,
    sqlite: `${references('opponents', 'person')}${references('table_challenges', 'sender', 'senders')}${references('table_challenges', 'receiver', 'receivers')}`,
  },
];

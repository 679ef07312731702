import { type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const contactMigrations: readonly Migration[] = [
  // Where people are told of their turns outside the browser: e-mail addresses and webhooks.
  `
  CREATE TABLE contacts (
    id TEXT NOT NULL PRIMARY KEY,
    person {integer} NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    at {integer} NOT NULL,
    confirmed {integer},
    failures {integer} NOT NULL DEFAULT 0
  ) {clustered};
  CREATE INDEX contacts_of_people ON contacts (person);
  CREATE INDEX contacts_to_confirm ON contacts (at) WHERE confirmed IS NULL;
  `,
  {
    postgres: 'ALTER TABLE contacts ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('contacts', 'person'),
  },
];

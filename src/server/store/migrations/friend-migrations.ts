import { type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const friendMigrations: readonly Migration[] = [
  // Who follows whom, who has blocked whom, from whom somebody accepts challenges and invitations, and invitations to tables.
  `
  ALTER TABLE people ADD COLUMN asks TEXT NOT NULL DEFAULT 'anybody';
  CREATE TABLE follows (
    person {integer} NOT NULL,
    followed {integer} NOT NULL,
    secret {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (person, followed)
  ) {clustered};
  CREATE INDEX follows_by_followed ON follows (followed);
  CREATE TABLE blocks (
    person {integer} NOT NULL,
    blocked {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (person, blocked)
  ) {clustered};
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
  CREATE TABLE table_invitations (
    id TEXT NOT NULL PRIMARY KEY,
    match {integer} NOT NULL,
    sender {integer} NOT NULL,
    receiver {integer} NOT NULL,
    status TEXT NOT NULL,
    at {integer} NOT NULL
  ) {clustered};
  CREATE UNIQUE INDEX one_invitation_a_table ON table_invitations (match, receiver);
  CREATE INDEX table_invitations_by_receiver ON table_invitations (receiver, at);
  CREATE INDEX table_invitations_by_sender ON table_invitations (sender);
  CREATE INDEX table_invitations_by_time ON table_invitations (at);
  `,
  {
    postgres: `
  ALTER TABLE follows ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE follows ADD FOREIGN KEY (followed) REFERENCES people (key);
  ALTER TABLE blocks ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE blocks ADD FOREIGN KEY (blocked) REFERENCES people (key);
  ALTER TABLE table_invitations ADD FOREIGN KEY (sender) REFERENCES people (key);
  ALTER TABLE table_invitations ADD FOREIGN KEY (receiver) REFERENCES people (key);
  `,
    sqlite: [
      references('follows', 'person', 'followers'),
      references('follows', 'followed', 'followed'),
      references('blocks', 'person', 'blockers'),
      references('blocks', 'blocked', 'blocked'),
      references('table_invitations', 'sender', 'inviters'),
      references('table_invitations', 'receiver', 'invited'),
    ].join(''),
  },
  // Decided when a match begins: whether it counts for the rating, and how much it is worth watching, if anybody may watch it.
  `
  ALTER TABLE matches ADD COLUMN counts TEXT;
  ALTER TABLE matches ADD COLUMN interest {integer};
  CREATE INDEX matches_to_watch ON matches (interest) WHERE status = 'playing' AND interest IS NOT NULL;
  `,
  {
    // Who has a page open at which node, and how many look on there. As the presence at seats it is not logged.
    postgres: `
  CREATE UNLOGGED TABLE people_here (
    person BIGINT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (person, node)
  );
  CREATE INDEX people_here_of_nodes ON people_here (node);
  CREATE UNLOGGED TABLE onlookers (
    match BIGINT NOT NULL,
    node TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (match, node)
  );
  CREATE INDEX onlookers_of_nodes ON onlookers (node);
  `,
  },
];

import { references } from './migration.ts';

/** What duplicates need; a part of the list of migrations. */
export const duplicateMigrations = [
  // Duplicates: several tables that play the same deals. The seeds are sealed; `hidden` tables play a deal that others still play.
  `
  CREATE TABLE duplicates (
    key {key},
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules {integer} NOT NULL,
    options TEXT NOT NULL,
    host {integer},
    seats {integer} NOT NULL,
    clock TEXT NOT NULL,
    bot TEXT NOT NULL,
    movement TEXT NOT NULL,
    sitting TEXT NOT NULL,
    seeds TEXT NOT NULL,
    commitments TEXT NOT NULL,
    removed TEXT,
    version {integer} NOT NULL,
    status TEXT NOT NULL,
    at {integer} NOT NULL,
    started {integer},
    ended {integer}
  ) {strict};
  CREATE INDEX duplicates_under_way ON duplicates (status, key) WHERE status IN ('gathering', 'playing');
  CREATE INDEX duplicates_of_hosts ON duplicates (host);
  CREATE TABLE duplicate_players (
    duplicate {integer} NOT NULL,
    player {integer} NOT NULL,
    person {integer},
    bot TEXT,
    name TEXT NOT NULL,
    here {integer},
    away {integer},
    PRIMARY KEY (duplicate, player)
  ) {clustered};
  CREATE UNIQUE INDEX one_place_a_person ON duplicate_players (person, duplicate) WHERE person IS NOT NULL;
  ALTER TABLE matches ADD COLUMN duplicate {integer};
  ALTER TABLE matches ADD COLUMN round {integer};
  ALTER TABLE matches ADD COLUMN board {integer};
  ALTER TABLE matches ADD COLUMN deal TEXT;
  ALTER TABLE matches ADD COLUMN hidden {integer} NOT NULL DEFAULT 0;
  CREATE UNIQUE INDEX one_match_a_board ON matches (duplicate, round, board) WHERE duplicate IS NOT NULL;
  `,
  {
    postgres: `
  ALTER TABLE duplicates ADD FOREIGN KEY (host) REFERENCES people (key);
  ALTER TABLE duplicate_players ADD FOREIGN KEY (person) REFERENCES people (key);
  `,
    sqlite: references('duplicates', 'host') + references('duplicate_players', 'person'),
  },
] as const;

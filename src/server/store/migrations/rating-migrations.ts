import { dropReferences, type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const ratingMigrations: readonly Migration[] = [
  // Ratings: the results that count, in the order in which they were rated, and what they made of everybody's rating. Numbers of a rating
  // are billionths. A generation is computed by one formula; another takes its place as a whole.
  `
  ALTER TABLE matches ADD COLUMN rated {integer} NOT NULL DEFAULT 0;
  ALTER TABLE people ADD COLUMN private {integer} NOT NULL DEFAULT 0;
  CREATE TABLE rated_matches (
    match {integer} NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    at {integer} NOT NULL,
    seats TEXT NOT NULL,
    turn {integer}
  ) {clustered};
  CREATE UNIQUE INDEX rated_matches_by_turn ON rated_matches (turn) WHERE turn IS NOT NULL;
  CREATE INDEX rated_matches_waiting ON rated_matches (at, match) WHERE turn IS NULL;
  CREATE TABLE rating_steps (
    generation {integer} NOT NULL,
    match {integer} NOT NULL,
    after_match TEXT NOT NULL,
    PRIMARY KEY (generation, match)
  ) {clustered};
  CREATE TABLE ratings (
    generation {integer} NOT NULL,
    person {integer} NOT NULL,
    game TEXT NOT NULL,
    theta {integer} NOT NULL,
    variance {integer} NOT NULL,
    matches {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (generation, person, game)
  ) {clustered};
  CREATE INDEX ratings_of_people ON ratings (person);
  CREATE TABLE rating_standing (turn {integer} NOT NULL, generation {integer} NOT NULL) {strict};
  INSERT INTO rating_standing (turn, generation) VALUES (0, 0);
  `,
  {
    postgres: 'ALTER TABLE ratings ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('ratings', 'person'),
  },
  // Quick pairing: who looks for a table, and at which they were seated until it begins. Such tables begin by themselves.
  `
  ALTER TABLE matches ADD COLUMN paired {integer} NOT NULL DEFAULT 0;
  CREATE TABLE seekers (
    person {integer} NOT NULL PRIMARY KEY,
    pace TEXT NOT NULL,
    wish TEXT NOT NULL,
    numbers TEXT NOT NULL,
    since {integer} NOT NULL,
    seen {integer} NOT NULL,
    match TEXT
  ) {clustered};
  `,
  {
    postgres: 'ALTER TABLE seekers ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('seekers', 'person'),
  },
];

/** A later part of the list. */
export const keptRatingMigrations: readonly Migration[] = [
  // Ratings of deleted people stay under their bare number: matches of theirs may still wait for a turn or a review, and give others what they
  // would have given.
  {
    postgres: `
  ALTER TABLE ratings DROP CONSTRAINT ratings_person_fkey;
  ALTER TABLE adjusted_ratings DROP CONSTRAINT adjusted_ratings_person_fkey;
  `,
    sqlite: `${dropReferences('ratings')}${dropReferences('adjusted_ratings')}`,
  },
];

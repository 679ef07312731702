import { type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const reviewMigrations: readonly Migration[] = [
  // Reviews of finished matches, and those that wait for theirs: rated matches first (urgency 0), then others of people with accounts. Luck by
  // seat, in billionths, is what ratings read.
  `
  CREATE TABLE reviews (
    match {integer} NOT NULL PRIMARY KEY,
    evaluator {integer} NOT NULL,
    at {integer} NOT NULL,
    luck TEXT NOT NULL,
    review TEXT NOT NULL
  ) {clustered};
  CREATE INDEX reviews_by_evaluator ON reviews (evaluator);
  CREATE TABLE reviews_due (
    match {integer} NOT NULL PRIMARY KEY,
    urgency {integer} NOT NULL,
    at {integer} NOT NULL,
    claimed {integer} NOT NULL DEFAULT 0,
    tries {integer} NOT NULL DEFAULT 0
  ) {clustered};
  CREATE INDEX reviews_due_in_order ON reviews_due (urgency, at, match);
  INSERT INTO reviews_due (match, urgency, at) SELECT match, 0, at FROM rated_matches;
  INSERT INTO reviews_due (match, urgency, at) SELECT key, 1, ended FROM matches WHERE status = 'over' AND ended IS NOT NULL
    AND key NOT IN (SELECT match FROM rated_matches) AND EXISTS
    (SELECT 1 FROM seats JOIN people ON people.key = seats.person WHERE seats.match = matches.key
      AND (password IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.key)));
  `,
];

/** A later part of the list. */
export const adjustedMigrations: readonly Migration[] = [
  // Ratings with luck taken out: how far each game is, and everybody's.
  `
  CREATE INDEX rated_matches_by_game ON rated_matches (game, turn);
  CREATE TABLE adjusted_standing (
    game TEXT NOT NULL PRIMARY KEY,
    turn {integer} NOT NULL,
    generation {integer} NOT NULL
  ) {clustered};
  CREATE TABLE adjusted_ratings (
    generation {integer} NOT NULL,
    person {integer} NOT NULL,
    game TEXT NOT NULL,
    theta {integer} NOT NULL,
    variance {integer} NOT NULL,
    matches {integer} NOT NULL,
    reviewed {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (generation, person, game)
  ) {clustered};
  CREATE INDEX adjusted_ratings_of_people ON adjusted_ratings (person);
  `,
  {
    postgres: 'ALTER TABLE adjusted_ratings ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('adjusted_ratings', 'person'),
  },
];

import { type Migration, references } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const puzzleMigrations: readonly Migration[] = [
  // The first answer of each person to each puzzle. `first_solved` stays when somebody starts over: figures count first answers only.
  `
  CREATE TABLE puzzle_attempts (
    person {integer} NOT NULL,
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    outcome TEXT NOT NULL,
    worth {integer} NOT NULL,
    at {integer} NOT NULL,
    first_solved {integer} NOT NULL,
    forgotten {integer} NOT NULL,
    PRIMARY KEY (person, game, puzzle)
  ) {clustered};
  CREATE INDEX puzzle_attempts_by_puzzle ON puzzle_attempts (game, puzzle);
  `,
  {
    postgres: 'ALTER TABLE puzzle_attempts ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('puzzle_attempts', 'person'),
  },
];

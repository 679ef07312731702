import { challengeMigrations } from './challenge-migrations.ts';
import { coachMigrations } from './coach-migrations.ts';
import { contactMigrations } from './contact-migrations.ts';
import { archiveMigrations } from './archive-migrations.ts';
import { duplicateMigrations } from './duplicate-migrations.ts';
import { friendMigrations } from './friend-migrations.ts';
import { type Migration, references } from './migration.ts';
import { moderationMigrations } from './moderation-migrations.ts';
import { puzzleMigrations } from './puzzle-migrations.ts';
import { keptRatingMigrations, ratingMigrations } from './rating-migrations.ts';
import { adjustedMigrations, reviewMigrations } from './review-migrations.ts';

/**
 * The tables of the database, as a list of migrations: number n brings schema n to n + 1. A migration that has been
 * published is never edited. The words in braces are what the two databases spell differently.
 */
export const migrations: readonly Migration[] = [
  `
  CREATE TABLE people (
    key {key},
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    at {integer} NOT NULL
  ) {strict};

  CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    person {integer},
    match {integer},
    seat {integer},
    at {integer} NOT NULL
  ) {clustered};
  CREATE UNIQUE INDEX one_invite_a_match ON tokens (match) WHERE kind = 'invite';

  CREATE TABLE matches (
    key {key},
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules {integer} NOT NULL,
    options TEXT NOT NULL,
    host {integer} NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    at {integer} NOT NULL,
    previous TEXT UNIQUE,
    version {integer} NOT NULL,
    status TEXT NOT NULL,
    bots {integer} NOT NULL,
    started {integer},
    ended {integer}
  ) {strict};
  CREATE INDEX bots_at_play ON matches (key) WHERE status = 'playing' AND bots > 0;

  CREATE TABLE seats (
    match {integer} NOT NULL,
    seat {integer} NOT NULL,
    person {integer},
    bot TEXT,
    name TEXT NOT NULL,
    seed TEXT NOT NULL,
    stand_in TEXT,
    PRIMARY KEY (match, seat)
  ) {clustered};
  CREATE INDEX seats_of_people ON seats (person, match) WHERE person IS NOT NULL;

  CREATE TABLE lines (
    match {integer} NOT NULL,
    line {integer} NOT NULL,
    step {integer} NOT NULL,
    kind TEXT NOT NULL,
    seat {integer} NOT NULL,
    asked {integer} NOT NULL,
    text TEXT NOT NULL,
    at {integer} NOT NULL,
    author TEXT NOT NULL,
    PRIMARY KEY (match, line)
  ) {clustered};

  CREATE TABLE endings (
    match {integer} NOT NULL PRIMARY KEY,
    result TEXT NOT NULL,
    events TEXT NOT NULL
  ) {strict};

  CREATE TABLE chat (
    match {integer} NOT NULL,
    number {integer} NOT NULL,
    seat {integer} NOT NULL,
    text TEXT NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (match, number)
  ) {clustered};
  `,
  `
  ALTER TABLE matches ADD COLUMN listed {integer} NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN clock TEXT;
  ALTER TABLE matches ADD COLUMN times TEXT;
  ALTER TABLE matches ADD COLUMN look {integer};
  ALTER TABLE endings ADD COLUMN played TEXT;
  CREATE INDEX listed_tables ON matches (key) WHERE status = 'open' AND listed = 1;
  CREATE INDEX unstarted_tables ON matches (key) WHERE status = 'open';
  CREATE INDEX clocks_to_look_at ON matches (look) WHERE look IS NOT NULL;

  CREATE TABLE alive (
    at {integer} NOT NULL
  ) {strict};
  INSERT INTO alive VALUES (0);
  CREATE TABLE outages (
    since {integer} NOT NULL PRIMARY KEY,
    until {integer} NOT NULL
  ) {clustered};
  `,
  // Accounts: logins, passwords, passkeys; sessions that can be listed and ended; whose words and seat tokens these are.
  `
  ALTER TABLE people ADD COLUMN login TEXT;
  ALTER TABLE people ADD COLUMN folded TEXT;
  ALTER TABLE people ADD COLUMN password TEXT;
  CREATE UNIQUE INDEX one_person_a_login ON people (folded) WHERE folded IS NOT NULL;

  CREATE TABLE passkeys (
    credential TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person {integer} NOT NULL,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter {integer} NOT NULL,
    transports TEXT NOT NULL,
    at {integer} NOT NULL,
    used {integer}
  ) {strict};
  CREATE INDEX passkeys_of_people ON passkeys (person);

  CREATE TABLE challenges (
    hash TEXT NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL,
    until {integer} NOT NULL
  ) {clustered};

  CREATE TABLE farewells (
    hash TEXT NOT NULL PRIMARY KEY,
    person {integer} NOT NULL,
    at {integer} NOT NULL
  ) {clustered};
  CREATE INDEX farewells_by_time ON farewells (at);

  ALTER TABLE tokens ADD COLUMN id TEXT;
  ALTER TABLE tokens ADD COLUMN name TEXT;
  ALTER TABLE tokens ADD COLUMN used {integer};
  UPDATE tokens SET id = {random}, used = at WHERE kind = 'session';
  UPDATE tokens SET person = (SELECT person FROM seats
    WHERE seats.match = tokens.match AND seats.seat = tokens.seat) WHERE kind = 'seat';
  CREATE UNIQUE INDEX tokens_by_id ON tokens (id) WHERE id IS NOT NULL;
  CREATE INDEX tokens_of_people ON tokens (person) WHERE person IS NOT NULL;

  ALTER TABLE chat ADD COLUMN person {integer};
  UPDATE chat SET person = (SELECT person FROM seats WHERE seats.match = chat.match AND seats.seat = chat.seat);
  CREATE INDEX chat_of_people ON chat (person) WHERE person IS NOT NULL;

  CREATE INDEX matches_of_hosts ON matches (host);
  `,
  {
    // Which nodes are alive, whose work each match is, who looks at which. Nobody needs it after a crash, so it is not logged.
    postgres: `
  CREATE UNLOGGED TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    seen TIMESTAMPTZ NOT NULL
  );
  CREATE UNLOGGED TABLE leases (
    match BIGINT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL
  );
  CREATE INDEX leases_of_nodes ON leases (node);
  CREATE UNLOGGED TABLE presence (
    match BIGINT NOT NULL,
    node TEXT NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (match, node)
  );
  CREATE INDEX presence_of_nodes ON presence (node);
  `,
  },
  `
  ALTER TABLE seats ADD COLUMN push {integer} NOT NULL DEFAULT 0;
  CREATE TABLE server_keys (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) {strict};
  CREATE TABLE push_subscriptions (
    endpoint TEXT NOT NULL PRIMARY KEY,
    person {integer} NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    at {integer} NOT NULL
  ) {strict};
  CREATE INDEX push_subscriptions_of_people ON push_subscriptions (person);
  CREATE TABLE push_told (
    match {integer} NOT NULL,
    seat {integer} NOT NULL,
    asked {integer} NOT NULL,
    PRIMARY KEY (match, seat)
  ) {clustered};
  `,
  // People for whom a program acts are shown as such.
  `
  ALTER TABLE people ADD COLUMN program {integer} NOT NULL DEFAULT 0;
  `,
  // What is too old is found without looking at all the rest.
  `
  CREATE INDEX tokens_by_use ON tokens (used) WHERE used IS NOT NULL;
  CREATE INDEX challenges_by_time ON challenges (until);
  `,
  // Whoever was told of a question is reminded of it once.
  `
  ALTER TABLE push_told ADD COLUMN nudged {integer} NOT NULL DEFAULT 0;
  `,
  // What somebody still plays is found without looking at all that they ever played.
  `
  ALTER TABLE seats ADD COLUMN done {integer} NOT NULL DEFAULT 0;
  UPDATE seats SET done = 1 WHERE match IN (SELECT key FROM matches WHERE status IN ('over', 'closed'));
  CREATE INDEX seats_in_use ON seats (person, match) WHERE person IS NOT NULL AND done = 0;
  CREATE INDEX unfinished_of_hosts ON matches (host) WHERE status IN ('open', 'playing');
  `,
  // Whom the host has removed from the table, and a row to try whether the database can still write.
  `
  ALTER TABLE matches ADD COLUMN removed TEXT;
  CREATE TABLE write_probe (node TEXT NOT NULL PRIMARY KEY, filler TEXT NOT NULL) {clustered};
  `,
  // Looking after a server: roles, order among people, settings, what was done by whom, and secrets that are good for one thing.
  `
  ALTER TABLE people ADD COLUMN role TEXT;
  ALTER TABLE people ADD COLUMN muted {integer};
  ALTER TABLE people ADD COLUMN suspended {integer};
  CREATE INDEX people_with_roles ON people (role) WHERE role IS NOT NULL;
  CREATE TABLE server_settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) {clustered};
  CREATE TABLE journal (
    key {key},
    at {integer} NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
  ) {strict};
  CREATE TABLE links (
    hash TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    person {integer},
    uses {integer} NOT NULL,
    until {integer} NOT NULL,
    note TEXT NOT NULL,
    at {integer} NOT NULL
  ) {clustered};
  `,
  // Fair dice, version 2: what the pages add to them, and when the table was closed for the start.
  `
  ALTER TABLE matches ADD COLUMN dice {integer} NOT NULL DEFAULT 1;
  ALTER TABLE matches ADD COLUMN closing {integer};
  ALTER TABLE seats ADD COLUMN commitment TEXT;
  ALTER TABLE seats ADD COLUMN opening TEXT;
  CREATE TABLE dice_counts (
    game TEXT NOT NULL,
    bar {integer} NOT NULL,
    count {integer} NOT NULL,
    expected {integer} NOT NULL,
    variance {integer} NOT NULL,
    PRIMARY KEY (game, bar)
  ) {clustered};
  `,
  // Recent proof of identity for a session, expiry of program tokens, security notices, subscriptions bound to a session.
  `
  ALTER TABLE tokens ADD COLUMN proved {integer};
  ALTER TABLE tokens ADD COLUMN proved_by TEXT;
  ALTER TABLE tokens ADD COLUMN until {integer};
  ALTER TABLE tokens ADD COLUMN noticed {integer} NOT NULL DEFAULT 0;
  UPDATE tokens SET id = {random} WHERE kind = 'seat' AND id IS NULL;
  ALTER TABLE push_subscriptions ADD COLUMN session TEXT;
  CREATE INDEX push_subscriptions_of_sessions ON push_subscriptions (session);
  CREATE TABLE notices (
    key {key},
    id TEXT NOT NULL UNIQUE,
    person {integer} NOT NULL,
    kind TEXT NOT NULL,
    at {integer} NOT NULL,
    session TEXT NOT NULL,
    device TEXT NOT NULL,
    subject TEXT NOT NULL,
    undo TEXT
  ) {strict};
  CREATE INDEX notices_of_people ON notices (person);
  CREATE INDEX notices_by_time ON notices (at);
  `,
  // What a person who is gone has left behind: a node that had not heard of it yet could still write in their name.
  `
  UPDATE seats SET bot = COALESCE(stand_in, 'random'), name = 'Random', person = NULL, stand_in = NULL, push = 0
    WHERE person NOT IN (SELECT key FROM people)
    AND match IN (SELECT key FROM matches WHERE status = 'playing');
  UPDATE matches SET version = version + 1,
    bots = (SELECT count(*) FROM seats WHERE match = matches.key AND (bot IS NOT NULL OR stand_in IS NOT NULL))
    WHERE status = 'playing' AND key IN (SELECT match FROM seats WHERE bot IS NOT NULL);
  UPDATE seats SET person = NULL, name = '', stand_in = NULL, push = 0
    WHERE person NOT IN (SELECT key FROM people);
  UPDATE matches SET host = 0, version = version + 1 WHERE host <> 0 AND host NOT IN (SELECT key FROM people);
  UPDATE chat SET text = '', person = NULL WHERE person NOT IN (SELECT key FROM people);
  DELETE FROM tokens WHERE person NOT IN (SELECT key FROM people);
  DELETE FROM push_subscriptions WHERE person NOT IN (SELECT key FROM people);
  DELETE FROM passkeys WHERE person NOT IN (SELECT key FROM people);
  `,
  // From now on the database itself refuses it. SQLite cannot add a foreign key to a table, and has one writer: triggers do.
  {
    postgres: `
  ALTER TABLE seats ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE chat ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE tokens ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE push_subscriptions ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE passkeys ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE notices ADD FOREIGN KEY (person) REFERENCES people (key);
  ALTER TABLE matches ADD COLUMN host_person BIGINT GENERATED ALWAYS AS (NULLIF(host, 0)) STORED
    REFERENCES people (key);
  CREATE INDEX matches_of_host_people ON matches (host_person);
  `,
    sqlite: [
      ['seats', 'person'],
      ['chat', 'person'],
      ['tokens', 'person'],
      ['push_subscriptions', 'person'],
      ['passkeys', 'person'],
      ['notices', 'person'],
      ['matches', 'host'],
    ]
      .map(([table, column]) => references(`${table}`, `${column}`))
      .join(''),
  },
  // A pseudonym of the address a table was opened from, for as long as it is open: the lobby shows tables of many addresses.
  `
  ALTER TABLE matches ADD COLUMN origin TEXT;
  `,
  // The daily tide: each day's table of each game, its seed sealed until the day begins, and everybody's counted try.
  `
  CREATE TABLE daily_tides (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    rules {integer} NOT NULL,
    terms TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (day, game)
  ) {clustered};
  CREATE TABLE daily_tries (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    person {integer} NOT NULL,
    points {integer} NOT NULL,
    place {integer} NOT NULL,
    at {integer} NOT NULL,
    PRIMARY KEY (day, game, person)
  ) {clustered};
  CREATE INDEX daily_tries_by_points ON daily_tries (day, game, points);
  CREATE INDEX daily_tries_of_people ON daily_tries (person, day);
  `,
  {
    postgres: 'ALTER TABLE daily_tries ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('daily_tries', 'person'),
  },
  // The stars of each lesson that somebody has finished.
  `
  CREATE TABLE lesson_stars (
    person {integer} NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    stars {integer} NOT NULL,
    PRIMARY KEY (person, game, lesson)
  ) {clustered};
  `,
  {
    postgres: 'ALTER TABLE lesson_stars ADD FOREIGN KEY (person) REFERENCES people (key);',
    sqlite: references('lesson_stars', 'person'),
  },
  ...challengeMigrations,
  ...contactMigrations,
  ...duplicateMigrations,
  ...ratingMigrations,
  ...archiveMigrations,
  ...reviewMigrations,
  ...moderationMigrations,
  ...coachMigrations,
  ...adjustedMigrations,
  ...puzzleMigrations,
  ...friendMigrations,
  ...keptRatingMigrations,
];

import * as v from 'valibot';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';

/* Administration: requests and answers, used by the owner's page and by `tidetable admin`. */

const id = v.pipe(v.string(), v.maxLength(limits.id));
const token = v.pipe(v.string(), v.maxLength(limits.token));
/** A person by id or by login. */
const who = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(limits.id),
  v.description('A person, by id or login.'),
);
const hours = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(24 * 3650),
  v.description('For how long; 0 lifts it.'),
);
const LONGEST_TEXT = 8000;
const longText = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

/** What an owner can set while the server runs; everything else is set at its start. */
const settings = {
  /** Shown to everybody on every page; empty for nothing. */
  banner: v.pipe(v.string(), v.maxLength(300)),
  imprint: longText,
  privacy: longText,
  registration: v.picklist(['open', 'invited', 'closed']),
  chat: v.boolean(),
  /** Open (not started) tables of one person. */
  openTables: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** Matches that each node reviews in an hour, at most; 0 for none. */
  reviewsPerHour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** Words that names and chat may not contain, separated by commas or lines. */
  words: longText,
  /** Slow mode: seconds between two lines of one person at one table; 0 is off. */
  chatSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  /** For how many minutes a guest is new; 0 is never. */
  guestMinutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_080)),
  /** Open tables and open challenges of a new guest. */
  guestTables: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  guestChallenges: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
};
export const adminSettings = v.strictObject(settings);
export type AdminSettings = v.InferOutput<typeof adminSettings>;
export const usualSettings: AdminSettings = {
  banner: '',
  imprint: '',
  privacy: '',
  registration: 'open',
  chat: true,
  openTables: 25,
  reviewsPerHour: 200,
  words: '',
  chatSeconds: 0,
  guestMinutes: 10,
  guestTables: 5,
  guestChallenges: 3,
};

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const adminRequests = {
  adminPeople: v.strictObject({ find: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
  adminTables: v.strictObject({ status: v.optional(v.picklist(['open', 'playing', 'over']), 'playing') }),
  adminJournal: v.strictObject({ before: v.optional(wholeNumber) }),
  adminPerson: v.strictObject({ person: who }),
  adminRename: v.strictObject({ person: who, name: v.pipe(v.string(), v.maxLength(4 * limits.name)) }),
  adminFor: v.strictObject({ person: who, hours }),
  adminRole: v.strictObject({ person: who, role: v.picklist(['owner', 'moderator', 'none']) }),
  adminTable: v.strictObject({ table: id }),
  adminSettings: v.partial(adminSettings),
  adminCode: v.strictObject({
    uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
    note: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  }),
  adminDrop: v.strictObject({ id }),
  becomeOwner: v.strictObject({ token }),
  reset: v.strictObject({ token, password: v.pipe(v.string(), v.maxLength(4 * limits.password)) }),
} as const;

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const role = v.picklist(['owner', 'moderator']);

const person = v.strictObject({
  id: text,
  name: text,
  account: v.boolean(),
  login: v.exactOptional(text),
  role: v.exactOptional(role),
  muted: v.exactOptional(v.pipe(count, v.description('Until when.'))),
  suspended: v.exactOptional(v.pipe(count, v.description('Until when.'))),
  since: count,
  seen: v.exactOptional(v.pipe(count, v.description('When they were last here, to the hour.'))),
});
export type PersonEntry = Described<typeof person>;

const table = v.strictObject({
  id: text,
  game: text,
  status: v.picklist(['open', 'playing', 'over', 'closed']),
  names: text,
  listed: v.boolean(),
  at: count,
});
export type TableEntry = Described<typeof table>;

const code = v.strictObject({ id: text, note: text, uses: count, until: count });
export type CodeEntry = Described<typeof code>;

const line = v.strictObject({
  number: count,
  at: count,
  actor: text,
  act: text,
  subject: text,
  detail: text,
  actorName: v.exactOptional(v.pipe(text, v.description('Of the person who acted, as it is now.'))),
  subjectName: v.exactOptional(v.pipe(text, v.description('Of the person it was done to, as it is now.'))),
  subjectGame: v.exactOptional(v.pipe(text, v.description('The game of the table it was done to.'))),
});
export type JournalLine = Described<typeof line>;

const overview = v.strictObject({
  version: text,
  node: text,
  started: count,
  people: v.strictObject({ all: count, accounts: count, connections: count }),
  tables: v.strictObject({ open: count, playing: count, over: count, inMemory: count }),
  load: v.strictObject({
    /** Share of one core since the last request for an overview. */
    processor: v.number(),
    /** Resident bytes. */
    memory: count,
    /** The 99th percentile of the event loop's delay, in milliseconds. */
    lag: v.number(),
    botsWaiting: count,
  }),
  storage: v.strictObject({
    kind: v.picklist(['SQLite', 'PostgreSQL']),
    bytes: v.exactOptional(count),
    free: v.exactOptional(count),
  }),
  /** What waits for a moderator. */
  waiting: v.strictObject({ reports: count, appeals: count }),
  /** The latest failures of this node. */
  errors: v.array(v.strictObject({ at: count, event: text, reason: text })),
});
export type Overview = Described<typeof overview>;

export const adminAnswers = {
  overview,
  adminPeople: v.strictObject({ people: v.array(person) }),
  adminPerson: v.strictObject({ person }),
  adminTables: v.strictObject({ tables: v.array(table) }),
  adminJournal: v.strictObject({ lines: v.array(line) }),
  adminSettings: v.strictObject({ settings: adminSettings }),
  adminCodes: v.strictObject({ codes: v.array(code) }),
  oneTime: v.strictObject({
    token: v.pipe(text, v.description('A secret that is shown once.')),
    until: count,
  }),
} as const;

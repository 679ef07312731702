import * as v from 'valibot';
import { adminRequests } from './subjects/admin.ts';
import { contactRequests } from './subjects/contacts.ts';
import { chatText, intent, pauseWish, standInWish, takeBack, viewer } from './client.ts';
import { clockSetting } from './clock.ts';
import { limits } from './limits.ts';
import { peopleRequests } from './subjects/people.ts';
import { puzzleRequests } from './subjects/puzzles.ts';
import { pushRequests } from './subjects/push.ts';

/** Bodies and queries of the HTTP API; docs/formats/wire.md tells what each is for. */
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.seats - 1));
// Names are cleaned and counted by the server; here only what is plainly too much is turned away.
const name = v.pipe(v.string(), v.maxLength(4 * limits.name));
const bot = v.pipe(v.string(), v.maxLength(limits.name));
const token = v.pipe(v.string(), v.maxLength(limits.token));
/** A hash or 32 random bytes. */
const hex256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seatSeed = v.pipe(v.string(), v.maxLength(limits.token));
export const options = v.pipe(
  v.record(v.string(), v.union([v.boolean(), v.string(), v.number(), v.array(v.number())])),
  v.check((given) => Object.keys(given).length <= limits.options),
);

const autostart = v.pipe(v.boolean(), v.description('The match begins by itself once every seat is taken.'));

/** Who is to sit there: the caller (perhaps under another name, on a shared device), a bot, or nobody yet. */
const sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.optional(name) }),
  v.strictObject({ kind: v.literal('bot'), bot, name: v.optional(name) }),
  v.strictObject({ kind: v.literal('open') }),
]);
export type Sitter = v.InferOutput<typeof sitter>;

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const requests = {
  ...peopleRequests,
  ...pushRequests,
  ...puzzleRequests,
  ...contactRequests,
  ...adminRequests,
  create: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(limits.id)),
    options: v.optional(options, {}),
    seats: v.pipe(v.array(sitter), v.minLength(1), v.maxLength(limits.seats)),
    listed: v.optional(v.boolean()),
    clock: v.optional(clockSetting),
    live: v.optional(v.boolean()),
    autostart: v.optional(autostart),
    rated: v.optional(v.boolean()),
    coach: v.optional(
      v.pipe(
        v.boolean(),
        v.description(
          'Everybody at the table may ask the coach for hints. Fixed from now on; not at a rated table.',
        ),
      ),
    ),
  }),
  settings: v.strictObject({
    options: v.optional(options),
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.seats))),
    listed: v.optional(v.boolean()),
    clock: v.optional(clockSetting),
    autostart: v.optional(autostart),
  }),
  sit: v.strictObject({ seat, sitter }),
  join: v.strictObject({ invite: token, seat: v.optional(seat), name: v.optional(name) }),
  invitation: v.strictObject({ invite: token }),
  joinListed: v.strictObject({ seat: v.optional(seat), name: v.optional(name) }),
  /** A page of open tables; the first is 0. */
  lobby: v.strictObject({
    page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), '0'),
  }),
  /** With a status: only finished ones, of those opened before a time. */
  mine: v.strictObject({ status: v.optional(v.literal('over')), before: v.optional(wholeNumber) }),
  seed: v.strictObject({ seat, seed: seatSeed }),
  commit: v.strictObject({ seat, commitment: hex256 }),
  open: v.strictObject({ seat, opening: hex256 }),
  link: v.strictObject({ seat, round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), link: hex256 }),
  seatToken: v.strictObject({ seat }),
  leave: v.strictObject({ bot: v.optional(bot) }),
  nothing: v.optional(v.strictObject({}), {}),
  answer: intent,
  undo: takeBack,
  pause: pauseWish,
  standIn: standInWish,
  chat: chatText,
  stream: v.strictObject({
    since: v.optional(
      v.pipe(
        wholeNumber,
        v.description(
          'The latest `now` that an earlier stream told: matches that have ended since then, at most seven days ago, and what was said since at tables that go on are told.',
        ),
      ),
    ),
  }),
  updates: v.strictObject({
    viewer: v.pipe(
      v.string(),
      v.regex(/^(\d{1,2}|public)$/),
      v.description('A seat, or `public`.'),
      v.transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) : text)),
      viewer,
    ),
    after: v.optional(wholeNumber),
  }),
  chatSince: v.strictObject({ after: v.optional(wholeNumber, '0') }),
} as const;

export type Requests = { readonly [K in keyof typeof requests]: v.InferOutput<(typeof requests)[K]> };

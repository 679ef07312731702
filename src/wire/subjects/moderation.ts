import * as v from 'valibot';
import { actKinds, moderationLimits, reportKinds, reportStatuses } from './moderation-terms.ts';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';

/* Reports about people, what moderators do, and appeals: requests and answers. */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.id));
const words = (most: number) => v.pipe(v.string(), v.maxLength(most));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.seats - 1));
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const hours = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(24 * 3650),
  v.description('For how long, for `mute` and `suspend`.'),
);
const text = v.optional(words(moderationLimits.report), '');
const reason = v.optional(
  v.pipe(words(moderationLimits.reason), v.description('Told to the person; may be empty.')),
  '',
);

export const moderationRequests = {
  report: v.variant('kind', [
    v.strictObject({
      kind: v.literal('name'),
      person: v.optional(v.pipe(id, v.description('By the id of their page; or by a seat.'))),
      match: v.optional(id),
      seat: v.optional(seat),
      text,
    }),
    v.strictObject({
      kind: v.literal('chat'),
      match: id,
      line: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('The number of the line.')),
      text,
    }),
    v.strictObject({ kind: v.literal('stalling'), match: id, seat, text }),
  ]),
  byAct: v.strictObject({ id }),
  appeal: v.strictObject({ id, text: words(moderationLimits.appeal) }),
  adminReports: v.strictObject({
    status: v.optional(v.picklist(['open', 'closed']), 'open'),
    before: v.optional(wholeNumber),
  }),
  adminReport: v.strictObject({ id }),
  adminDismiss: v.strictObject({ report: id }),
  adminAct: v.strictObject({
    act: v.picklist(actKinds),
    person: v.optional(v.pipe(id, v.description('By id or login; not needed with a report.'))),
    report: v.optional(v.pipe(id, v.description('The report that this answers; it is closed.'))),
    hours: v.optional(hours),
    name: v.optional(v.pipe(words(4 * limits.name), v.description('The new name, for `rename`.'))),
    reason,
  }),
  adminAnswer: v.strictObject({
    id,
    answer: words(moderationLimits.answer),
    lift: v.pipe(v.boolean(), v.description('Whether what was done ends now.')),
  }),
  adminHints: v.strictObject({ person: id }),
} as const;
export type ModerationRequests = {
  [K in keyof typeof moderationRequests]: v.InferOutput<(typeof moderationRequests)[K]>;
};

const says = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));
const named = v.strictObject({ id: says, name: says });

const ownReport = v.strictObject({
  id: says,
  kind: v.picklist(reportKinds),
  about: v.pipe(says, v.description('The name or the line that was reported.')),
  at: time,
  status: v.pipe(
    v.picklist(reportStatuses),
    v.description('`acted`: something was done; `dismissed`: it was looked at, and nothing was done.'),
  ),
  closed: v.exactOptional(time),
});
export type OwnReport = Described<typeof ownReport>;

const ownActFields = {
  id: says,
  kind: v.picklist(actKinds),
  reason: says,
  detail: v.pipe(says, v.description('The name before and after; the id of the table.')),
  at: time,
  until: v.exactOptional(time),
  lifted: v.exactOptional(v.pipe(time, v.description('When it ended before its time.'))),
  seen: v.exactOptional(v.pipe(time, v.description('When the person confirmed having read it.'))),
  appeal: v.exactOptional(says),
  appealed: v.exactOptional(time),
  answer: v.exactOptional(says),
  answered: v.exactOptional(time),
};
const ownAct = v.strictObject(ownActFields);
export type OwnAct = Described<typeof ownAct>;

const act = v.strictObject({
  ...ownActFields,
  person: named,
  actor: v.pipe(says, v.description('The name of the moderator, or `operator`.')),
});
export type ActEntry = Described<typeof act>;

const report = v.strictObject({
  number: count,
  id: says,
  kind: v.picklist(reportKinds),
  subject: named,
  reporter: v.exactOptional(v.pipe(named, v.description('Absent if the account was deleted.'))),
  match: v.exactOptional(says),
  line: v.exactOptional(count),
  quoted: v.pipe(says, v.description('The name or the line as it was when it was reported.')),
  text: v.pipe(says, v.description('What the reporter wrote.')),
  at: time,
  status: v.picklist(reportStatuses),
  closed: v.exactOptional(time),
});
export type ReportEntry = Described<typeof report>;

const partner = v.strictObject({
  ...named.entries,
  matches: v.pipe(count, v.description('Rated matches together.')),
  share: v.pipe(v.number(), v.description('Their share of all rated matches of the person.')),
  expected: v.pipe(
    v.number(),
    v.description('What share it would be if partners came as often as they play.'),
  ),
  difference: v.pipe(
    v.number(),
    v.description(
      'The mean result of the person against what the ratings expect: with this partner, minus without. As a share of the win.',
    ),
  ),
  low: v.number(),
  high: v.pipe(v.number(), v.description('The 99.9 % interval of the difference.')),
  notable: v.pipe(
    v.picklist(['no', 'often', 'falls', 'rises']),
    v.description(
      '`often`: half of all matches and three times what is expected; `falls`, `rises`: the interval excludes 0.',
    ),
  ),
});
export type PartnerEntry = Described<typeof partner>;

const hints = v.strictObject({
  person: named,
  devices: v.pipe(
    v.array(v.strictObject({ ...named.entries, devices: count, used: time })),
    v.description('Other accounts that were signed in to from a browser of this one.'),
  ),
  rated: v.pipe(count, v.description('How many of the latest rated matches were looked at.')),
  partners: v.array(partner),
});
export type Hints = Described<typeof hints>;

const context = v.strictObject({
  report,
  table: v.exactOptional(
    v.strictObject({
      id: says,
      game: says,
      status: v.picklist(['open', 'playing', 'over', 'closed']),
      names: v.array(says),
      listed: v.boolean(),
      started: v.exactOptional(time),
      quiet: v.exactOptional(v.pipe(time, v.description('When something last happened there.'))),
    }),
  ),
  lines: v.pipe(
    v.array(
      v.strictObject({
        number: count,
        name: says,
        text: says,
        at: time,
        theirs: v.pipe(v.boolean(), v.description('By the person who was reported.')),
      }),
    ),
    v.description('The chat of the table around what was reported.'),
  ),
  person: v.strictObject({
    ...named.entries,
    account: v.boolean(),
    role: v.exactOptional(v.picklist(['owner', 'moderator'])),
    muted: v.exactOptional(time),
    suspended: v.exactOptional(time),
    since: time,
  }),
  reports: v.pipe(v.array(report), v.description('Others about the same person, the latest first.')),
  acts: v.pipe(v.array(act), v.description('What was done to the person before, the latest first.')),
});
export type ReportContext = Described<typeof context>;

export const moderationAnswers = {
  report: v.strictObject({ report: ownReport }),
  reports: v.strictObject({ reports: v.array(ownReport) }),
  acts: v.strictObject({
    suspended: v.exactOptional(v.pipe(time, v.description('Until when the person is kept out.'))),
    acts: v.array(ownAct),
  }),
  adminReports: v.strictObject({ reports: v.array(report) }),
  adminContext: context,
  adminAct: v.strictObject({ act }),
  adminAppeals: v.strictObject({ appeals: v.array(act) }),
  hints,
} as const;

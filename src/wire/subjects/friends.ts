import * as v from 'valibot';
import { tableInfo } from '../answers.ts';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';

/** Following and blocking people, invitations to tables, and matches worth watching. Requests, and what is answered. */
const id = v.pipe(v.string(), v.maxLength(limits.id));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.seats - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970, by the server’s clock.'));
const flag = (description: string) => v.pipe(v.boolean(), v.description(description));

/** People whom one request may invite. */
export const MOST_INVITED = 12;

const asks = v.pipe(
  v.picklist(['anybody', 'followed', 'nobody']),
  v.description('From whom you accept challenges and invitations: `followed` are the people you follow.'),
);

export const friendRequests = {
  follow: v.strictObject({
    secret: v.optional(flag('Whom you follow is not told. Following again changes it.'), false),
  }),
  asks: v.strictObject({ asks }),
  blockAt: v.pipe(
    v.strictObject({
      seat: v.optional(seat),
      line: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    }),
    v.check(({ seat: at, line }) => (at === undefined) !== (line === undefined), 'either a seat or a line'),
  ),
  invitePeople: v.strictObject({ people: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_INVITED)) }),
} as const;

const playing = v.pipe(
  v.strictObject({ match: v.string(), game: v.string() }),
  v.description('Where they sit just now, if anybody may watch it.'),
);
const here = flag('Has a page of this server open. Never of somebody whose page is private.');
const mayAsk = flag('Accepts challenges and invitations of yours.');

const friend = v.strictObject({
  id: v.string(),
  name: v.string(),
  program: v.boolean(),
  secret: flag('They are not told that you follow them.'),
  here,
  playing: v.exactOptional(playing),
  mayAsk,
});

const friends = v.strictObject({
  following: v.pipe(v.array(friend), v.description('Whom you follow, in order of names.')),
  followers: v.pipe(
    v.array(v.strictObject({ id: v.string(), name: v.string(), followed: flag('You follow them, too.') })),
    v.description('Who follows you openly, the latest first.'),
  ),
  blocked: v.array(v.strictObject({ id: v.string(), name: v.string(), at: time })),
  asks,
});

const ties = v.strictObject({
  id: v.string(),
  name: v.string(),
  follows: v.pipe(v.picklist(['no', 'openly', 'secretly']), v.description('Whether you follow them.')),
  blocked: flag('You have blocked them.'),
  here,
  playing: v.exactOptional(playing),
  mayAsk,
});

const invitation = v.strictObject({
  id: v.string(),
  from: v.strictObject({ id: v.string(), name: v.string() }),
  match: v.string(),
  game: v.string(),
  at: time,
});

const invitedPerson = v.strictObject({
  id: v.string(),
  done: v.pipe(
    v.picklist(['invited', 'already', 'refused', 'too-many']),
    v.description(
      '`already`: there was an invitation to this table. `refused`: they accept none from you. `too-many`: try again later.',
    ),
  ),
});

export const friendAnswers = {
  friends,
  ties,
  invitations: v.strictObject({ invitations: v.array(invitation) }),
  invitedPeople: v.strictObject({ people: v.array(invitedPerson) }),
} as const;

export type FriendInfo = Described<typeof friend>;
export type FriendList = Described<typeof friends>;
export type PersonTies = Described<typeof ties>;
export type InvitationInfo = Described<typeof invitation>;
export type InvitedPerson = Described<typeof invitedPerson>;

const watched = v.strictObject({
  table: tableInfo,
  live: v.pipe(v.boolean(), v.description('Somebody sits there just now, and it is not played over days.')),
  onlookers: v.pipe(count, v.description('How many look on.')),
  rating: v.exactOptional(
    v.pipe(
      v.number(),
      v.integer(),
      v.description('The mean rating of its people when it began; medium bots are 1500.'),
    ),
  ),
  progress: v.exactOptional(
    v.pipe(count, v.description('How far it is, in hundredths of the usual length of such matches.')),
  ),
});

export const watchAnswers = {
  watch: v.strictObject({
    matches: v.pipe(v.array(watched), v.description('The best first: it is the featured one. At most 24.')),
  }),
} as const;

export type WatchInfo = Described<typeof watched>;

import * as v from 'valibot';
import { noticeKinds } from './people.ts';

/** What is answered about people, as schemas for the documentation; see answers.ts. */
const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));
const moment = v.pipe(v.string(), v.description('A time as in 2026-07-01T12:00:00.000Z.'));

export const person = v.strictObject({
  id: text,
  name: text,
  login: v.exactOptional(v.pipe(text, v.description('For signing in; nobody else sees it.'))),
  account: v.pipe(
    v.boolean(),
    v.description('Can be signed in to from elsewhere; a guest lives in one browser.'),
  ),
  role: v.exactOptional(v.pipe(v.picklist(['owner', 'moderator']), v.description('Looks after the server.'))),
});

const keyFields = {
  id: v.pipe(text, v.description('Names it, and is good for nothing else.')),
  name: text,
  at: v.pipe(time, v.description('Since when.')),
  used: v.exactOptional(v.pipe(time, v.description('When it was last used, to the hour.'))),
};
export const key = v.strictObject(keyFields);
const session = v.strictObject({
  ...keyFields,
  current: v.pipe(v.boolean(), v.description('The one that asks.')),
});

const programKey = v.strictObject({
  ...keyFields,
  until: v.exactOptional(v.pipe(time, v.description('When it expires.'))),
});
const seatToken = v.strictObject({ id: keyFields.id, match: text, seat: count, at: keyFields.at });
export const notice = v.strictObject({
  id: text,
  kind: v.picklist(noticeKinds),
  at: time,
  device: v.pipe(text, v.description('The device it was done on, as far as it can be told.')),
  subject: v.pipe(text, v.description('The name of the key, if it has one.')),
  canTakeBack: v.pipe(v.boolean(), v.description('It is still possible to undo it.')),
});

export const account = v.strictObject({
  person,
  password: v.pipe(v.boolean(), v.description('Whether a password is set.')),
  passkeys: v.array(key),
  sessions: v.array(session),
  tokens: v.pipe(v.array(programKey), v.description('Of programs.')),
  seatTokens: v.pipe(v.array(seatToken), v.description('For single seats.')),
  notices: v.pipe(
    v.array(notice),
    v.description(
      'What changed the keys of the account in other sessions, and was not dismissed in this one.',
    ),
  ),
});

/** Made by a browser's own functions, for a browser's own functions. */
const options = v.strictObject({
  options: v.pipe(v.looseObject({ challenge: text }), v.description('As in the standard, WebAuthn level 3.')),
});

const dated = { name: text, since: moment, used: v.exactOptional(moment) };
const everything = v.strictObject({
  format: v.literal('tidetable-person'),
  version: v.literal(1),
  person: v.strictObject({ ...person.entries, since: moment, password: v.boolean() }),
  passkeys: v.array(v.strictObject(dated)),
  sessions: v.array(v.strictObject({ ...dated, current: v.boolean() })),
  tokens: v.array(v.strictObject({ ...dated, until: v.exactOptional(moment) })),
  seatTokens: v.array(v.strictObject({ match: text, seat: count, since: moment })),
  notices: v.array(
    v.strictObject({ kind: v.picklist(noticeKinds), at: moment, device: text, subject: text }),
  ),
  push: v.array(v.strictObject({ endpoint: text, language: text })),
  contacts: v.array(
    v.strictObject({
      kind: text,
      address: text,
      language: text,
      since: moment,
      confirmed: v.exactOptional(moment),
    }),
  ),
  seats: v.array(
    v.strictObject({
      match: text,
      game: text,
      seat: count,
      name: text,
      seed: text,
      status: v.picklist(['open', 'playing', 'over', 'closed']),
      created: moment,
      started: v.exactOptional(moment),
      ended: v.exactOptional(moment),
      result: v.exactOptional(v.unknown()),
      file: v.exactOptional(v.pipe(text, v.description('Where the match file is.'))),
    }),
  ),
  opponent: v.exactOptional(
    v.pipe(
      v.strictObject({ name: text, games: v.array(v.unknown()), about: text, since: moment }),
      v.description('What stands on the list of those who accept challenges.'),
    ),
  ),
  challenges: v.array(
    v.strictObject({
      way: v.picklist(['sent', 'received']),
      with: text,
      game: text,
      status: text,
      at: moment,
      until: moment,
    }),
  ),
  following: v.array(v.strictObject({ name: text, secret: v.boolean(), since: moment })),
  blocked: v.array(v.strictObject({ name: text, since: moment })),
  asksFrom: v.pipe(
    v.picklist(['anybody', 'followed', 'nobody']),
    v.description('From whom challenges and invitations are accepted.'),
  ),
  invitations: v.pipe(
    v.array(
      v.strictObject({
        way: v.picklist(['sent', 'received']),
        from: v.exactOptional(text),
        match: text,
        status: text,
        at: moment,
      }),
    ),
    v.description('Invitations to tables of the last week.'),
  ),
  duplicates: v.array(
    v.strictObject({
      duplicate: text,
      game: text,
      status: text,
      host: v.boolean(),
      name: v.exactOptional(text),
      created: moment,
    }),
  ),
  lessons: v.array(v.strictObject({ game: text, lesson: text, stars: count })),
  puzzles: v.pipe(
    v.array(
      v.strictObject({
        game: text,
        puzzle: text,
        outcome: text,
        worth: count,
        at: moment,
        firstSolved: v.boolean(),
        forgotten: v.boolean(),
      }),
    ),
    v.description('Puzzles that were tried. `forgotten`: from before starting over.'),
  ),
  daily: v.array(v.strictObject({ day: text, game: text, points: v.number(), place: count, at: moment })),
  chat: v.array(v.strictObject({ match: text, seat: count, text, at: moment })),
  reports: v.pipe(
    v.array(v.strictObject({ kind: text, about: text, text, at: moment, status: text })),
    v.description('Made by the person. Reports about the person are not here: they name others.'),
  ),
  acts: v.pipe(
    v.array(
      v.strictObject({
        kind: text,
        reason: text,
        detail: text,
        at: moment,
        until: v.exactOptional(moment),
        lifted: v.exactOptional(moment),
        appeal: v.exactOptional(text),
        answer: v.exactOptional(text),
      }),
    ),
    v.description('What moderators did, and appeals.'),
  ),
});

const lessons = v.strictObject({
  stars: v.pipe(
    v.record(v.string(), v.record(v.string(), count)),
    v.description('Stars by game and lesson, all that the account has.'),
  ),
});

export const peopleAnswers = {
  lessons,
  person: v.strictObject({ person }),
  me: v.strictObject({
    person,
    notices: v.pipe(count, v.description('How many security notices were not dismissed yet.')),
    acts: v.pipe(
      count,
      v.description('How many acts of moderators, or answers to appeals, were not confirmed yet.'),
    ),
  }),
  account,
  options,
  everything,
} as const;

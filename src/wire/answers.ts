import * as v from 'valibot';
import type { OptionSpec } from '../engine/game.ts';
import { clockSetting, playedBy, timeInfo } from './clock.ts';
import { peopleAnswers, person } from './subjects/people-answers.ts';
import { puzzleAnswers } from './subjects/puzzles.ts';
import { ratedState } from './subjects/ratings.ts';
import { sentences } from './refusals.ts';

/**
 * Schemas of what the server sends. The types of the wire are inferred from them (server.ts, people.ts), the documentation is
 * generated from them, and the server's tests check every response against them. They are not used at run time.
 */
const text = v.string();
export const says = (description: string) => v.pipe(v.string(), v.description(description));
const flag = (description: string) => v.pipe(v.boolean(), v.description(description));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const seats = v.array(seat);
const code = v.picklist(Object.keys(sentences) as (keyof typeof sentences)[]);

const optionValue = v.union([v.boolean(), v.string(), v.number(), v.array(v.number())]);
export const options = v.pipe(
  v.record(v.string(), optionValue),
  v.description('The options of the table, all of them; `GET /games` tells which there are.'),
);
const group = v.picklist(['expansion', 'variant', 'figure', 'table']);
const optionSpec: v.GenericSchema<unknown, OptionSpec> = v.variant('kind', [
  v.strictObject({ kind: v.literal('flag'), group, default: v.boolean() }),
  v.strictObject({ kind: v.literal('choice'), group, of: v.array(text), default: text }),
  v.strictObject({
    kind: v.literal('integer'),
    group,
    min: v.number(),
    max: v.number(),
    default: v.number(),
  }),
  v.strictObject({
    kind: v.literal('integers'),
    group,
    length: v.pipe(v.tuple([count, count]), v.description('The least and the greatest number of values.')),
    min: v.number(),
    max: v.number(),
    default: v.array(v.number()),
  }),
]);

export const result = v.strictObject({
  scores: v.array(v.number()),
  places: v.pipe(
    v.array(count),
    v.description('1 is the best; equal places are shared, and the next is skipped.'),
  ),
  breakdown: v.pipe(
    v.array(v.record(v.string(), v.number())),
    v.description('Where each score comes from; the values of a seat add up to it.'),
  ),
  reason: says("Why it ended: the game's own word."),
});

export const seatInfo = v.strictObject({
  kind: v.picklist(['person', 'bot', 'open']),
  name: text,
  bot: v.exactOptional(says('The bot that plays here, or that sits in while the person has left.')),
  program: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description('The person has a token for programs: what plays here may be one.'),
    ),
  ),
  profile: v.exactOptional(
    says('Whose page can be looked at: `GET /profile`. Absent if the person keeps it private.'),
  ),
  device: v.exactOptional(
    v.pipe(seat, v.description('The lowest seat of the same person: people who share a device.')),
  ),
  here: flag('Somebody at this seat is looking at the table now.'),
  seed: says('What the seat mixes into the dice.'),
  commitment: v.exactOptional(says('What the page of the seat has committed to: `POST .../commit`.')),
  opening: v.exactOptional(says('What it opened, once the match has begun.')),
  leftOut: v.exactOptional(
    v.pipe(count, v.description('Live dice: how often its device did not open a link in time.')),
  ),
});

const tableFields = {
  id: text,
  game: text,
  rules: count,
  options,
  status: v.picklist(['open', 'playing', 'over', 'closed']),
  seats: v.array(seatInfo),
  listed: flag('Shown in the lobby, where anybody may sit down; else by invitation only.'),
  autostart: v.exactOptional(flag('Begins by itself once every seat is taken.')),
  clock: clockSetting,
  rated: v.exactOptional(ratedState),
  paired: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description('Made by quick pairing: it begins by itself, once everybody is there.'),
    ),
  ),
  coach: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description(
        'Everybody may ask the coach: hints, second thoughts and chances, which each page computes from what its seat sees. Whoever sits down agrees. Never at a rated table.',
      ),
    ),
  ),
  waitingFor: v.pipe(seats, v.description('Who owes a decision now and has not put one into an envelope.')),
  time: v.exactOptional(v.pipe(timeInfo, v.description('While it is being played.'))),
  played: v.exactOptional(
    v.pipe(v.array(v.array(playedBy)), v.description('When it is over: for each seat, who played it.')),
  ),
  host: v.exactOptional(v.pipe(seat, v.description('A seat of who opened the table.'))),
  commitment: says('Fixes the secret of the dice from the moment the table is opened.'),
  dice: v.pipe(v.picklist([1, 2, 3]), v.description('The version of the dice, docs/formats/fair-dice.md.')),
  closing: v.exactOptional(
    v.pipe(time, v.description('When the table was closed: open now what you have committed to.')),
  ),
  duplicate: v.exactOptional(
    v.pipe(
      v.strictObject({
        id: text,
        round: v.pipe(count, v.description('Counted from 0.')),
        table: v.pipe(count, v.description('Counted from 0.')),
        deal: says('The deal whose luck it shares with the other tables of the round.'),
        hidden: flag('Others still play this deal: nobody but its players may look, and the seed is secret.'),
      }),
      v.description('If it is a table of a duplicate.'),
    ),
  ),
  rolling: v.exactOptional(
    v.strictObject({
      round: v.pipe(count, v.description('Which link of the chain: `POST .../link`.')),
      seats: v.pipe(seats, v.description('Whose devices are asked.')),
      fix: says('Fixes the decision that the roll follows.'),
    }),
  ),
  seed: v.exactOptional(says('The secret of the dice, once the match is over.')),
  result: v.exactOptional(result),
  created: time,
  started: v.exactOptional(time),
  ended: v.exactOptional(time),
  previous: v.exactOptional(says('The match this is the rematch of.')),
  next: v.exactOptional(says('The rematch.')),
};
export const tableInfo = v.strictObject(tableFields);
export const yourTable = v.strictObject({
  ...tableFields,
  yours: v.pipe(seats, v.description('Your seats.')),
  youHost: flag('Whether the table is yours to arrange.'),
  push: flag('Whether you want to be told of your turns while the browser is closed.'),
});

/** What happened; the game's own. */
export const event = v.unknown();

const newsFields = {
  seq: v.pipe(count, v.description("Counts this viewer's updates from 1, without gaps.")),
  what: v.picklist(['move', 'choice', 'undo', 'nothing']),
  events: v.pipe(v.array(event), v.description('What happened, as this viewer may know it.')),
};
export const news = v.strictObject(newsFields);

/** The position, as the game shows it to this viewer; the game's own. */
export const view = v.unknown();
export const asked = v.pipe(
  count,
  v.description("The number of the seat's present question; 0 for the public."),
);
export const legal = v.pipe(v.array(text), v.description('Every possible answer to it.'));

export const update = v.strictObject({
  type: v.literal('update'),
  match: text,
  viewer: v.union([seat, v.literal('public')]),
  ...newsFields,
  view,
  toAct: v.pipe(seats, v.description('Who owes a decision.')),
  chosen: v.pipe(seats, v.description('Who of them has put one into an envelope.')),
  isSealed: flag('The present question is answered in envelopes, which are opened together.'),
  asked,
  legal,
  sealed: v.exactOptional(says("What is in the seat's own envelope.")),
  result: v.exactOptional(result),
  missed: v.exactOptional(
    v.pipe(
      v.array(news),
      v.description(
        'If `after` was given and is not too long ago: every step since then, oldest first. Else ask for the story.',
      ),
    ),
  ),
});

export const chatInfo = v.strictObject({ number: count, seat, name: text, text, at: time });

export const gameInfo = v.strictObject({
  id: text,
  rules: v.pipe(count, v.description('The number of the rules; raised when a rule changes.')),
  seats: v.strictObject({ min: count, max: count }),
  options: v.record(v.string(), optionSpec),
  bots: v.pipe(
    v.array(text),
    v.description(
      'The bots that may sit: `random` and the levels, the weakest first, then the bots of this server.',
    ),
  ),
});

const matchFile = v.strictObject({
  format: v.literal('tidetable-match'),
  version: v.picklist([1, 2, 3]),
  id: text,
  game: text,
  rules: count,
  options,
  seats: v.array(
    v.strictObject({
      name: text,
      bot: v.exactOptional(says('The level of the bot that played this seat.')),
      seed: v.exactOptional(text),
      commitment: v.exactOptional(text),
      opening: v.exactOptional(text),
      link: v.exactOptional(text),
    }),
  ),
  deal: v.exactOptional(says('The deal whose luck it shares with other matches.')),
  commitment: text,
  plies: v.pipe(
    v.array(v.strictTuple([v.union([seat, v.literal('chance')]), text])),
    v.description('Every move and every roll, in order.'),
  ),
  rounds: v.exactOptional(
    v.pipe(v.array(text), v.description('Live dice: who opened a link for each round of rolls.')),
  ),
  result,
  seed: text,
});

const diceCounts = v.strictObject({
  game: text,
  bars: v.array(
    v.strictObject({
      count: v.pipe(count, v.description('How often it came.')),
      expected: v.number(),
      variance: v.number(),
    }),
  ),
});
export type DiceCounts = v.InferOutput<typeof diceCounts>;

export const refusal = v.strictObject({
  code: v.pipe(code, v.description('Stable; for programs.')),
  sentence: says('English; for people.'),
  update: v.exactOptional(v.pipe(update, v.description('Where the match stands, with `stale`.'))),
});

/** Complete responses. */
export const answers = {
  nothing: v.strictObject({}),
  server: v.strictObject({
    version: says('Of the program; empty if it was started without one.'),
    address: v.optional(
      says('Where others reach this server, if it knows: for links that somebody on its own machine makes.'),
    ),
    banner: says('For everybody to read; empty for nothing.'),
    imprint: text,
    privacy: text,
    registration: v.pipe(
      v.picklist(['open', 'invited', 'closed']),
      v.description('Whether new people may come: all, those with an invitation or a code, nobody.'),
    ),
    chat: flag('Whether people can write at tables.'),
    chatSeconds: v.pipe(
      count,
      v.description('Slow mode: seconds between two lines of one person; 0 is off.'),
    ),
    guestMinutes: v.pipe(count, v.description('For how long a guest is new, and limited.')),
  }),
  games: v.strictObject({ games: v.array(gameInfo) }),
  ...peopleAnswers,
  ...puzzleAnswers,
  table: v.strictObject({ table: yourTable }),
  tables: v.strictObject({ tables: v.array(yourTable) }),
  lobby: v.strictObject({ open: v.array(tableInfo), more: flag('There is another page.') }),
  invite: v.strictObject({ invite: says('`tti_...`, for the body of `POST /join`.') }),
  seatToken: v.strictObject({ token: says('`ttp_...`, good for this seat of this match.') }),
  update: v.strictObject({ update }),
  story: v.strictObject({
    story: v.pipe(v.array(news), v.description('At most 200 steps, oldest first.')),
    more: flag('There is more: ask again with the last `seq` as `after`.'),
  }),
  chat: v.strictObject({ lines: v.array(chatInfo) }),
  matchFile,
  dice: v.strictObject({ games: v.array(diceCounts) }),
} as const;

/** Schemas with a name of their own in the documentation. */
export const components: { readonly [name: string]: v.GenericSchema } = {
  Game: gameInfo,
  Option: optionSpec,
  Person: person,
  Account: peopleAnswers.account,
  Table: yourTable,
  TableInfo: tableInfo,
  Seat: seatInfo,
  Clock: clockSetting,
  Time: timeInfo,
  Result: result,
  Update: update,
  News: news,
  ChatLine: chatInfo,
  MatchFile: matchFile,
  Refusal: refusal,
};

import * as v from 'valibot';
import { asked, chatInfo, legal, result, says, seat, tableInfo, view, yourTable } from '../answers.ts';
import { challenge } from './challenges.ts';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';

const match = v.string();
/** A seat of the program is asked: answer `asked` by one of `legal`. */
export const decide = v.strictObject({
  type: v.literal('decide'),
  match,
  game: v.string(),
  seat,
  asked,
  view,
  legal,
});
const now = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('The server’s clock, in milliseconds since 1970: the `since` of the next stream.'),
);
/** Something that has changed about a table. */
const tableNews = v.strictObject({
  what: v.pipe(
    v.picklist([
      'joined',
      'left',
      'renamed',
      'bot',
      'seats',
      'settings',
      'host',
      'stand-in',
      'returned',
      'pause-asked',
      'paused',
      'resumed',
    ]),
    v.description(
      'Somebody sat down or got up, or has another name; a bot was put on a seat or taken off it; the number of seats, the settings (options, clock, lobby, `autostart`) or the host; a bot sits in for somebody, or they are back; somebody wants a pause; a pause began or ended.',
    ),
  ),
  seat: v.exactOptional(seat),
  name: v.exactOptional(says('Whose it is: of `left`, who was there.')),
});
export type TableNews = Described<typeof tableNews>;
/** The whole lobby, as sockets are sent it too. */
export const lobbyLine = v.strictObject({
  type: v.literal('lobby'),
  open: v.array(tableInfo),
  more: v.pipe(v.boolean(), v.description('There are more open tables: `GET /lobby?page=1`.')),
  mine: v.array(yourTable),
});
const beat = v.strictObject({ type: v.literal('beat'), now });
const bye = v.strictObject({
  type: v.literal('bye'),
  reason: v.picklist(['replaced', 'revoked', 'restart']),
});
/** The lines of a program's stream (newline-delimited JSON). */
export const streamLine = v.variant('type', [
  /** The stream is open. */
  v.strictObject({
    type: v.literal('hello'),
    person: v.strictObject({ id: v.string(), name: v.string() }),
    now,
  }),
  /** Everything that there was when the stream was opened has been told. */
  v.strictObject({ type: v.literal('ready') }),
  /** A table of the program's, at which it sits or which it hosts: as it is when the stream is opened, and after changes. */
  v.strictObject({
    type: v.literal('table'),
    table: yourTable,
    changes: v.pipe(v.array(tableNews), v.description('Empty for a table that is told the first time.')),
  }),
  v.strictObject({ type: v.literal('chat'), match, lines: v.array(chatInfo) }),
  v.strictObject({
    type: v.literal('gone'),
    match,
    reason: v.pipe(
      v.picklist(['closed', 'left']),
      v.description(
        'The table was closed without a result, or the program neither sits there nor hosts it any more.',
      ),
    ),
  }),
  /** A challenge to the program or by it: when it is made, and when it is decided. */
  v.strictObject({ type: v.literal('challenge'), challenge }),
  /** A match in which the program sits has begun, or was under way when the stream was opened. */
  v.strictObject({ type: v.literal('begin'), table: yourTable }),
  v.strictObject({ type: v.literal('closing'), table: yourTable }),
  /** Live dice: a roll waits for links, `table.rolling` says whose. */
  v.strictObject({ type: v.literal('rolling'), table: yourTable }),
  decide,
  v.strictObject({ type: v.literal('over'), match, result }),
  /** A heartbeat: nothing happened for a while. */
  beat,
  /** The last line. After `restart` a program should reconnect. */
  bye,
]);
/** The lines of the lobby's stream. */
export const lobbyStreamLine = v.variant('type', [lobbyLine, beat, bye]);

export type StreamLine = Described<typeof streamLine>;
export type LobbyStreamLine = Described<typeof lobbyStreamLine>;
export type Decide = Described<typeof decide>;

const name = v.pipe(
  v.string(),
  v.maxLength(4 * limits.name),
  v.description('What you call it, for your own list.'),
);

export const programRequests = {
  makeToken: v.strictObject({
    name,
    days: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(366),
        v.description('After how many days it expires; 90 unless you say so.'),
      ),
    ),
  }),
  revokeToken: v.strictObject({
    id: v.pipe(
      v.string(),
      v.maxLength(limits.id),
      v.description('As `POST /tokens` and the account tell it.'),
    ),
  }),
} as const;
export type ProgramRequests = {
  readonly [K in keyof typeof programRequests]: v.InferOutput<(typeof programRequests)[K]>;
};

export const programAnswers = {
  token: v.strictObject({
    id: says('Its public name, to revoke it by.'),
    token: says('`ttb_...`: shown once, now; only its hash is kept.'),
    until: v.pipe(v.number(), v.description('When it expires, in milliseconds since 1970.')),
  }),
} as const;

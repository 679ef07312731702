import { peopleStatements } from './people-statements.ts';
import { adminStatements } from './admin-statements.ts';
import { challengeStatements } from './challenge-statements.ts';
import { contactStatements } from './contact-statements.ts';
import { dailyStatements } from './daily-statements.ts';
import { duplicateStatements } from './duplicate-statements.ts';
import { moderationStatements } from './moderation-statements.ts';
import { friendStatements } from './friend-statements.ts';
import { pairingStatements } from './pairing-statements.ts';
import { pushStatements } from './push-statements.ts';
import { ratingsStatements } from './ratings-statements.ts';
import { dueStatement, reviewsStatements } from './reviews-statements.ts';
import type { Change, TableChange } from '../../changes.ts';
import type { Line, NewMatch, StoredSeat } from '../../records.ts';
import type { Statement, Value } from '../sql.ts';

/** Larger than the free space that may be left in a page, so that the probe has to allocate. */
const filler = '.'.repeat(16_384);

/** A change as statements, to be run in this order in one transaction. */
export function statementsOf(change: Change): Statement[] {
  switch (change.type) {
    case 'create':
      return creation(change.match);
    case 'invite':
      return [
        { query: 'deleteInvite', values: [change.match] },
        { query: 'insertInvite', values: [change.hash, change.match, change.at] },
      ];
    case 'seat-token': {
      const { hash, match, seat, person, id, at } = change;
      return [
        { query: 'insertSeatToken', values: [hash, match, seat, person, at, id] },
        { query: 'trimSeatTokens', values: [person, match, seat] },
      ];
    }
    case 'table': {
      const { match, version, table } = change;
      const { status, host, options, seats } = table;
      const values = [
        match,
        version,
        status,
        host,
        JSON.stringify(options),
        botsAmong(seats),
        ...named(table),
      ];
      return [
        { query: 'updateTable', values, expect: 1 },
        { query: 'deleteSeatsFrom', values: [match, seats.length] },
        ...seats.map(
          (seat, index): Statement => ({
            query: 'setSeat',
            values: [
              match,
              ...row(seat, index),
              ...addedTo(seat),
              Number(status === 'over' || status === 'closed'),
            ],
          }),
        ),
        ...looking(change),
      ];
    }
    case 'start':
      return [
        {
          query: 'startMatch',
          values: [change.match, change.version, change.at, change.counts ?? null],
          expect: 1,
        },
        { query: 'setInterest', values: [change.match] },
        linesOf(change.match, change.lines),
        ...looking(change),
      ];
    case 'append': {
      const { match, lines, ending } = change;
      const appended = [linesOf(match, lines)];
      appended.push(...looking(change));
      if (!ending) return appended;
      return [
        ...appended,
        { query: 'endMatch', values: [match, ending.at], expect: 1 },
        // The secret of the dice is public from now on.
        ...(ending.seed === undefined ? [] : [{ query: 'setSeed', values: [match, ending.seed] } as const]),
        { query: 'finishSeats', values: [match] },
        {
          query: 'insertEnding',
          values: [match, JSON.stringify(ending.result), ending.events, asJson(ending.played)],
        },
        // In the same transaction, so that a match is rated once, whoever notices its end.
        ...(ending.rated === undefined
          ? []
          : [
              {
                query: 'insertRated',
                values: [match, ending.at, JSON.stringify(ending.rated)],
                expect: 1,
              } as const,
            ]),
        dueStatement(match, ending.at, ending.rated !== undefined),
      ];
    }
    case 'seal-seed':
      return [{ query: 'sealSeed', values: [change.match, change.seed, change.sealed] }];
    case 'look':
      return [{ query: 'changeLook', values: [change.match, change.was, change.at ?? null] }];
    case 'probe':
      return [
        { query: 'clearProbe', values: [change.node] },
        { query: 'fillProbe', values: [change.node, filler] },
        { query: 'clearProbe', values: [change.node], expect: 1 },
      ];
    case 'dice-counts':
      return change.counts.map(({ game, bar, count, expected, variance }) => ({
        query: 'addDiceCount',
        values: [game, bar, count, Math.round(expected * MILLION), Math.round(variance * MILLION)],
      }));
    case 'alive':
      return [{ query: 'setAlive', values: [change.at] }];
    case 'outage':
      return [{ query: 'insertOutage', values: [change.outage.since, change.outage.until] }];
    case 'chat': {
      const { number, seat, text, at, person = null } = change.line;
      return [{ query: 'insertChat', values: [change.match, number, seat, text, at, person] }];
    }
    case 'subscribe':
    case 'unsubscribe':
    case 'push-told':
    case 'push-nudged':
    case 'server-key':
      return pushStatements(change);
    case 'contact':
    case 'confirm-contact':
    case 'drop-contact':
    case 'contact-failed':
    case 'contact-reached':
    case 'tidy-contacts':
      return contactStatements(change);
    case 'daily-draw':
    case 'daily-open':
    case 'daily-try':
      return dailyStatements(change);
    case 'opponent':
    case 'opponent-seen':
    case 'opponent-gone':
    case 'challenge-made':
    case 'challenge-ended':
    case 'challenge-accepted':
    case 'challenges-tidy':
      return challengeStatements(change, creation);
    case 'duplicate-create':
    case 'duplicate-update':
    case 'open-deal':
      return duplicateStatements(change);
    case 'rate':
    case 'rating-part':
    case 'rating-switch':
    case 'rating-tidy':
    case 'adjust':
    case 'adjust-part':
      return ratingsStatements(change);
    case 'review-claim':
    case 'review-done':
    case 'review-drop':
    case 'reviews-again':
      return reviewsStatements(change);
    case 'seek':
    case 'seek-seen':
    case 'seek-cancel':
    case 'pair':
    case 'seek-on':
    case 'seek-tidy':
      return pairingStatements(change, creation);
    case 'report':
    case 'moderate':
    case 'lift':
    case 'dismiss-report':
    case 'appeal':
    case 'answer-appeal':
    case 'act-seen':
    case 'moderation-tidy':
      return moderationStatements(change);
    case 'follow':
    case 'unfollow':
    case 'block':
    case 'unblock':
    case 'asks-from':
    case 'invite-person':
    case 'invitation-ended':
    case 'invitations-tidy':
      return friendStatements(change);
    case 'journal':
    case 'role':
    case 'mute':
    case 'suspend':
    case 'setting':
    case 'link':
    case 'take-link':
    case 'drop-link':
      return adminStatements(change);
    default:
      return peopleStatements(change);
  }
}

/** Fractions are stored as integers, in millionths, which both databases add exactly. */
export const MILLION = 1e6;

function creation(match: NewMatch): Statement[] {
  const { id, game, rules, options, host, seats, seed, commitment, dice = 1, at, previous } = match;
  const { listed, autostart = false, clock, origin, rated = false, paired = false, coach = false } = match;
  const head = [id, game, rules, JSON.stringify(options), host, seed, commitment, dice, at, previous ?? null];
  return [
    {
      query: 'insertMatch',
      values: [
        ...head,
        botsAmong(seats),
        Number(listed),
        JSON.stringify(clock),
        origin ?? null,
        Number(autostart),
        ...placeIn(match),
        Number(rated),
        Number(paired),
        Number(coach),
      ],
    },
    ...seats.map(
      (seat, index): Statement => ({
        query: 'insertFirstSeats',
        values: [id, ...row(seat, index)],
        expect: 1,
      }),
    ),
  ];
}

/** Which table of a duplicate it is, if of any, and whose luck it has. */
function placeIn({ duplicate, deal }: NewMatch): Value[] {
  if (!duplicate) return [null, null, null, deal ?? null, 0];
  const { key, round, table, hidden } = duplicate;
  return [key, round, table, deal ?? null, Number(hidden)];
}

/** When the clocks are to be looked at, for matches that have any. */
function looking({ match, look }: { readonly match: number; readonly look?: number }): Statement[] {
  return look === undefined ? [] : [{ query: 'setLook', values: [match, look] }];
}

/** What a change of a table may leave as it was. */
function named({ listed, clock, times, removed, closing, autostart }: TableChange): Value[] {
  return [
    listed === undefined ? null : Number(listed),
    asJson(clock),
    asJson(times),
    asJson(removed),
    closing ?? null,
    autostart === undefined ? null : Number(autostart),
  ];
}

function asJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function row(seat: StoredSeat, index: number): Value[] {
  return [
    index,
    seat.person ?? null,
    seat.bot ?? null,
    seat.name,
    seat.seed,
    seat.standIn ?? null,
    Number(seat.push ?? false),
  ];
}

/** Nobody has added anything to the dice before the table exists. */
function addedTo({ commitment, opening }: StoredSeat): Value[] {
  return [commitment ?? null, opening ?? null];
}

function botsAmong(seats: readonly StoredSeat[]): number {
  return seats.filter(({ bot, standIn }) => bot !== undefined || standIn !== undefined).length;
}

/** How many values a line has in the database. */
export const LINE_COLUMNS = 9;

/** All lines in one statement, one after the other: they are most of what is ever written. */
function linesOf(match: number, lines: readonly Line[]): Statement {
  const values: Value[] = [];
  for (const { line, step, kind, seat, asked, text, at, by } of lines)
    values.push(match, line, step, kind, seat, asked, text, at, by);
  return { query: 'insertLine', values };
}

/** The values of each line in such a statement. */
export function eachLine(values: readonly Value[]): (readonly Value[])[] {
  const lines: (readonly Value[])[] = [];
  for (let at = 0; at < values.length; at += LINE_COLUMNS) lines.push(values.slice(at, at + LINE_COLUMNS));
  return lines;
}

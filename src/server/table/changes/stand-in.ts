import { botNames } from '../../../bots/index.ts';
import type { Requests } from '../../../wire/requests.ts';
import { type Refused, refuse } from '../../../wire/refusals.ts';
import { type Actor, seatsOf } from '../actor.ts';
import { withInterlude, withInterludesEnded, pausedSince, withoutPauseWish } from '../../match/pauses.ts';
import { isClosing } from './closed-table.ts';
import { empty, withSeats } from './seating.ts';
import type { TableChange } from '../../store/changes.ts';
import type { StoredMatch, StoredSeat } from '../../store/records.ts';

/** A player lets a bot stand in for another whose time is up or who is away too long. Never happens automatically. */
export function standIn(
  match: StoredMatch,
  actor: Actor,
  { seat, bot }: Requests['standIn'],
  { now, replaceableAt }: { readonly now: number; readonly replaceableAt: number | undefined },
): TableChange | Refused {
  const there = match.seats[seat];
  if (match.status !== 'playing') return refuse(match.status === 'over' ? 'over' : 'not-playing');
  if (!there) return refuse('no-seat');
  const mine = seatsOf(actor, match);
  if (mine.length === 0) return refuse('not-seated');
  if (mine.every((each) => match.seats[each]?.standIn !== undefined)) return refuse('bot-sits-in');
  if (pausedSince(match.times) !== undefined) return refuse('paused');
  // One leaves one's own seat (`leave`) instead.
  if (mine.includes(seat) || replaceableAt === undefined || replaceableAt > now) return refuse('not-yet');
  return handOver(match, [seat], chosen(match, bot), now);
}

/** Nobody gets ahead in a duplicate by leaving the seat to a strong bot: there it is always the usual one. */
function chosen({ duplicate }: StoredMatch, bot: string | undefined): string | undefined {
  return duplicate ? undefined : bot;
}

/** A bot stands in at these seats. */
export function handOver(
  match: StoredMatch,
  seats: readonly number[],
  wanted: string | undefined,
  now: number,
): TableChange | Refused {
  const names = botNames(match.game);
  const bot = wanted ?? names[Math.floor(names.length / 2)];
  if (bot === undefined || !names.includes(bot)) return refuse('no-bot');
  let times = withoutPauseWish(match.times, seats);
  for (const seat of seats) {
    // A stand-in of another level ends the one before.
    times = withInterludesEnded(times, (each) => each.kind === 'bot' && each.seat === seat, now);
    const next = withInterlude(times, { kind: 'bot', seat, bot, at: now });
    if ('refused' in next) return next;
    times = next;
  }
  const taken = match.seats.map(
    (each, index): StoredSeat => (seats.includes(index) ? { ...each, standIn: bot } : each),
  );
  return { ...withSeats(match, taken), times };
}

/**
 * Leaves the table. Before the start the seats become free, and the next person becomes host or the table closes. After it a
 * bot stands in, so that the others can go on; the person may return at any time.
 */
export function leave(
  match: StoredMatch,
  actor: Actor,
  bot: string | undefined,
  now: number,
): TableChange | Refused {
  const mine = seatsOf(actor, match);
  if (actor.type !== 'person' || mine.length === 0) return refuse('not-seated');
  if (match.status === 'playing') return handOver(match, mine, chosen(match, bot), now);
  if (match.status !== 'open') return refuse('over');
  // The match is about to begin; then a bot may stand in.
  if (isClosing(match) || match.duplicate) return refuse('not-open');
  const seats = match.seats.map((seat, index) => (mine.includes(index) ? empty : seat));
  const heir = seats.find(({ person }) => person !== undefined)?.person;
  if (heir === undefined) return { ...withSeats(match, seats), status: 'closed' };
  return { ...withSeats(match, seats), host: actor.key === match.host ? heir : match.host };
}

/** A person takes their seats back from stand-ins. */
export function comeBack(match: StoredMatch, actor: Actor, now: number): TableChange | Refused {
  const mine = seatsOf(actor, match);
  if (actor.type !== 'person' || mine.length === 0) return refuse('not-seated');
  if (match.status !== 'playing') return refuse('not-playing');
  const seats = match.seats.map(({ standIn: bot, ...seat }, index) =>
    bot === undefined || mine.includes(index) ? seat : { ...seat, standIn: bot },
  );
  const times = withInterludesEnded(
    match.times,
    (each) => each.kind === 'bot' && mine.includes(each.seat),
    now,
  );
  return { ...withSeats(match, seats), times };
}

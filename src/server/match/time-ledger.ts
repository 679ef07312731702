import { CHANCE, type Seat } from '../../engine/game.ts';
import type { PlayedBy } from '../../wire/clock.ts';
import type { Line } from '../store/records.ts';
import { Timeline } from './timeline.ts';

interface Share {
  readonly by: string;
  readonly milliseconds: number;
}

/** One decision as it was booked, so that an undo can reverse it. */
interface Booking {
  readonly since: number;
  readonly author: string;
  readonly shares: readonly Share[];
  /** By how much the person exceeded the time for one decision. */
  readonly overrun: number;
}

interface Account {
  /** Since when the seat owes the decision it owes now. */
  since: number | undefined;
  overrun: number;
  readonly played: Map<string, { moves: number; milliseconds: number }>;
  /** Decisions that may still be undone, the latest last. */
  readonly bookings: Booking[];
}

/**
 * How long each seat has taken and since when it is asked, computed from the times in the log and the timeline alone: after a
 * restart, or on another node, the same log gives the same clocks.
 *
 * An undone decision counts as never made: the clock of its question has run since the question was put.
 */
export class TimeLedger {
  readonly #timeline: Timeline;
  readonly #decision: number;
  #accounts: Account[];
  /** The time of the log: monotonic, whatever the clocks of several servers say. */
  #now = 0;

  /** `decision` is how many milliseconds a decision may take before the reserve is used. */
  constructor(seats: number, timeline = new Timeline(), decision = Number.POSITIVE_INFINITY) {
    this.#timeline = timeline;
    this.#decision = decision;
    this.#accounts = Array.from({ length: seats }, () => ({
      since: undefined,
      overrun: 0,
      played: new Map(),
      bookings: [],
    }));
  }

  note({ kind, seat, at, by }: Pick<Line, 'kind' | 'seat' | 'at' | 'by'>): void {
    this.#now = Math.max(this.#now, at);
    if (kind === 'undo' || kind === 'unseal') this.#reverse(seat);
    else this.#book(seat, by, kind === 'ply');
  }

  /** After each step: who owes a decision now. */
  settle(waitingFor: readonly Seat[]): void {
    for (let seat = 0; seat < this.#accounts.length; seat++) {
      const account = this.#accounts[seat];
      if (account) account.since = waitingFor.includes(seat) ? (account.since ?? this.#now) : undefined;
    }
  }

  /** Since when this seat owes its decision; undefined if it owes none. */
  since(seat: Seat): number | undefined {
    return this.#accounts[seat]?.since;
  }

  /** How long the person has spent on the current question. */
  used(seat: Seat, now: number): number {
    const since = this.since(seat);
    return since === undefined ? 0 : this.#timeline.shares(seat, since, now).person;
  }

  /** How much of the reserve the person has used, the current question included. */
  overrun(seat: Seat, now: number): number {
    const past = this.#accounts[seat]?.overrun ?? 0;
    return past + Math.max(0, this.used(seat, now) - this.#decision);
  }

  /** Who has played each seat, with these lines counted in advance. */
  playedWith(lines: readonly Line[]): PlayedBy[][] {
    const then = new TimeLedger(this.#accounts.length, this.#timeline, this.#decision);
    then.#now = this.#now;
    then.#accounts = this.#accounts.map(({ played, bookings, ...account }) => ({
      ...account,
      bookings: [...bookings],
      played: new Map([...played].map(([by, sum]) => [by, { ...sum }])),
    }));
    for (const line of lines) then.note(line);
    return then.#accounts.map(({ played }) =>
      [...played]
        .map(([by, { moves, milliseconds }]) => ({ by, moves, milliseconds }))
        .filter(({ moves, milliseconds }) => moves > 0 || milliseconds > 0),
    );
  }

  #book(seat: Seat, author: string, isPly: boolean): void {
    // Decisions of others before a move, and all before a roll, can no longer be undone.
    if (isPly) this.#forgetOthers(seat);
    const account = this.#accounts[seat];
    if (seat === CHANCE || !account) return;
    const { since } = account;
    if (since === undefined) {
      // An opened envelope was booked when it was sealed.
      if (isPly) account.bookings.length = 0;
      return;
    }
    const { person, bots } = this.#timeline.shares(seat, since, this.#now);
    const isBot = author !== 'person';
    // A bot's own seat has no interludes: its time is the bot's.
    const rest = isBot && bots.length === 0 ? author : 'person';
    const shares = [{ by: rest, milliseconds: person }];
    for (const { bot, milliseconds } of bots) shares.push({ by: `bot:${bot}`, milliseconds });
    const overrun = rest === 'person' ? Math.max(0, person - this.#decision) : 0;
    const booking = { since, author, shares, overrun };
    add(account, booking, 1);
    account.bookings.push(booking);
    account.since = undefined;
  }

  #forgetOthers(seat: Seat): void {
    for (let other = 0; other < this.#accounts.length; other++) {
      const account = this.#accounts[other];
      if (account && other !== seat && account.bookings.length > 0) account.bookings.length = 0;
    }
  }

  #reverse(seat: Seat): void {
    const account = this.#accounts[seat];
    const booking = account?.bookings.pop();
    if (!account || !booking) return;
    add(account, booking, -1);
    account.since = booking.since;
  }
}

function add(account: Account, { author, shares, overrun }: Booking, sign: 1 | -1): void {
  account.overrun += sign * overrun;
  for (const { by, milliseconds } of shares) sumOf(account, by).milliseconds += sign * milliseconds;
  sumOf(account, author).moves += sign;
}

function sumOf({ played }: Account, by: string): { moves: number; milliseconds: number } {
  let sum = played.get(by);
  if (!sum) {
    sum = { moves: 0, milliseconds: 0 };
    played.set(by, sum);
  }
  return sum;
}

import type { Seat } from '../../../engine/game.ts';
import type { SeatTime, TimeInfo } from '../../../wire/clock.ts';
import { Absence, absenceAllowed } from './absence.ts';
import { decisionTime, isStrict, reserveOf, timeLeft } from '../../match/clock.ts';
import { lastPauseOf, pausedSince } from '../../match/pauses.ts';
import type { MatchReplica } from '../match-replica.ts';

/** The clocks and absences of one table. */
export class TableTime {
  readonly #replica: MatchReplica;
  readonly #clock: () => number;
  readonly absence: Absence;

  constructor(replica: MatchReplica, clock: () => number) {
    this.#replica = replica;
    this.#clock = clock;
    this.absence = new Absence(replica.stored.seats.length, clock());
  }

  get hasClock(): boolean {
    return this.#replica.stored.clock.kind !== 'none';
  }

  /** Whether a step changes the time information: there is a clock, or somebody is away. */
  get runs(): boolean {
    if (this.hasClock) return true;
    const { seats } = this.#replica.stored;
    return seats.some((_, seat) => this.#isPerson(seat) && this.absence.of(seat) !== undefined);
  }

  /** Updates who is here; seats that were here and are not have just gone. */
  updatePresence(here: ReadonlySet<Seat>, onPurpose = false): void {
    this.absence.update(this.#replica.stored.seats.length, here, { now: this.#clock(), onPurpose });
  }

  /** The match begins: absences are counted from now on. */
  begin(here: ReadonlySet<Seat>): void {
    this.absence.forget();
    this.updatePresence(here);
  }

  /** This seat has made a request. */
  recordActivity(seat: Seat): void {
    this.absence.recordActivity(seat, this.#clock());
  }

  /** The public time information; undefined unless the match is running. */
  info(now = this.#clock()): TimeInfo | undefined {
    const { stored, live } = this.#replica;
    if (stored.status !== 'playing' || !live) return undefined;
    const since = pausedSince(stored.times);
    return {
      now,
      ...(since === undefined ? {} : { paused: { since } }),
      pauseAsked: stored.times.pauseAsked,
      seats: stored.seats.map((_, seat) => this.#seat(seat, now)),
    };
  }

  /** When the others may let a bot stand in; undefined if this seat is not waited for. */
  replaceableAt(seat: Seat, now = this.#clock()): number | undefined {
    const { stored, live } = this.#replica;
    const asked = live?.ledger.since(seat);
    if (asked === undefined || !this.#isPerson(seat) || pausedSince(stored.times) !== undefined)
      return undefined;
    const ends: number[] = [];
    const deadline = this.#deadline(seat, now);
    if (deadline !== undefined && isStrict(stored.clock)) ends.push(deadline);
    const away = this.absence.of(seat);
    const wait = away && absenceAllowed(stored.clock, away.onPurpose);
    // The wait begins when the seat is both asked and away, and anew after a pause.
    if (away && wait !== undefined)
      ends.push(Math.max(away.since, asked, lastPauseOf(stored.times)?.until ?? 0) + wait);
    return ends.length > 0 ? Math.min(...ends) : undefined;
  }

  /** Seats of people whose time for the current question is up. */
  overdue(now = this.#clock()): Seat[] {
    const { stored } = this.#replica;
    if (pausedSince(stored.times) !== undefined) return [];
    return stored.seats.flatMap((_, seat) => ((this.#deadline(seat, now) ?? Infinity) <= now ? [seat] : []));
  }

  /** When the clocks have to be checked next; undefined if none is running. */
  nextCheck(now: number): number | undefined {
    const { stored } = this.#replica;
    if (pausedSince(stored.times) !== undefined) return undefined;
    const deadlines = stored.seats.map((_, seat) => this.#deadline(seat, now) ?? Infinity);
    const next = Math.min(...deadlines.filter((deadline) => deadline > now));
    return Number.isFinite(next) ? next : undefined;
  }

  /** The earliest time to check the clocks after a step that is being stored. Empty without a clock. */
  checkAfterStep(at: number): { readonly look?: number } {
    const decision = decisionTime(this.#replica.stored.clock);
    if (decision === undefined) return {};
    return { look: Math.min(at + decision, this.nextCheck(at) ?? Infinity) };
  }

  #seat(seat: Seat, now: number): SeatTime {
    const { stored, live } = this.#replica;
    if (!live || !this.#isPerson(seat)) return {};
    const whole = reserveOf(stored.clock);
    const deadline = this.#deadline(seat, now);
    const replaceableAt = this.replaceableAt(seat, now);
    const away = this.absence.of(seat);
    const isNudged = stored.clock.kind === 'gentle' && deadline !== undefined && deadline <= now;
    return {
      ...(whole === undefined ? {} : { reserve: Math.max(0, whole - live.ledger.overrun(seat, now)) }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(away === undefined ? {} : { awaySince: away.since }),
      ...(replaceableAt === undefined ? {} : { replaceableAt }),
      ...(isNudged ? { nudged: true } : {}),
    };
  }

  /** When the time of a person who owes a decision is up, if nothing stops the clock. */
  #deadline(seat: Seat, now: number): number | undefined {
    const { stored, live } = this.#replica;
    if (live?.ledger.since(seat) === undefined || !this.#isPerson(seat)) return undefined;
    const { ledger } = live;
    const left = timeLeft({
      clock: stored.clock,
      used: ledger.used(seat, now),
      overrun: ledger.overrun(seat, now),
    });
    return left === undefined ? undefined : now + left;
  }

  /** Whether a person plays this seat now, not a bot or a stand-in. */
  #isPerson(seat: Seat): boolean {
    const { person, standIn } = this.#replica.stored.seats[seat] ?? {};
    return person !== undefined && standIn === undefined;
  }
}

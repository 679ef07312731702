import type { Seat } from '../../engine/game.ts';
import type { Luck, Match, Ply } from '../../engine/match.ts';
import { leadsTo } from '../../fair/chain.ts';
import { askedIn, marksOf, MOST_LEFT_OUT } from '../../fair/round-marks.ts';
import { isLive, type LiveLuck, type RoundLinks } from '../../fair/rounds.ts';

/** A decision that is fixed and to be followed by a roll, which waits for the links of these seats. */
interface PendingRound {
  readonly round: number;
  /** Who decided last. */
  readonly seat: Seat;
  readonly asked: readonly Seat[];
  readonly links: ReadonlyMap<Seat, string>;
  readonly at: number;
}

interface LiveMatch {
  readonly id: string;
  readonly dice?: number;
  readonly seats: readonly { readonly opening?: string | undefined }[];
}

/** The rounds of a match if it has live dice: docs/formats/fair-dice.md, version 3. */
export function liveRounds(match: LiveMatch, luck: Luck): LiveRounds | undefined {
  return match.dice === 3 && isLive(luck) ? new LiveRounds(match, luck) : undefined;
}

/**
 * Which devices are asked for a link at each roll, and what they opened. Like the rest of a match in memory it follows from the log
 * alone.
 */
export class LiveRounds {
  readonly #id: string;
  readonly #luck: LiveLuck;
  /** For each seat the last link that is known and its round; the opening is that of round 0. */
  readonly #ends: ({ readonly link: string; readonly round: number } | undefined)[];
  readonly #marks: string[] = [];
  readonly #leftOut: number[];
  #pending: PendingRound | undefined;

  constructor({ id, seats }: LiveMatch, luck: LiveLuck) {
    this.#id = id;
    this.#luck = luck;
    this.#leftOut = seats.map(() => 0);
    this.#ends = seats.map(({ opening }) =>
      opening === undefined ? undefined : { link: opening, round: 0 },
    );
  }

  get pending(): PendingRound | undefined {
    return this.#pending;
  }

  /** Whether every seat that was asked has opened its link. */
  get isComplete(): boolean {
    return this.#pending !== undefined && this.#pending.links.size === this.#pending.asked.length;
  }

  /** One text a round, from round 1 on, as match files have them. */
  get marks(): readonly string[] {
    return this.#marks;
  }

  /** The last link that a seat opened for a roll, as match files have it. */
  lastLink(seat: Seat): string | undefined {
    const end = this.#ends[seat];
    return end && end.round > 0 ? end.link : undefined;
  }

  /** How often a seat was asked and did not open its link. */
  leftOut(seat: Seat): number {
    return this.#leftOut[seat] ?? 0;
  }

  /** Of those who are here, the seats that are asked at the next roll. */
  askable(here: ReadonlySet<Seat>): Seat[] {
    return [...here]
      .filter((seat) => this.#ends[seat] !== undefined && this.leftOut(seat) < MOST_LEFT_OUT)
      .sort((a, b) => a - b);
  }

  /** Draws from `rolls` on come from what has been opened by now. */
  draw(rolls: number): void {
    this.#luck.begin(this.#marks.length + 1, rolls, this.#links());
  }

  /** A decision is fixed. */
  ask(seat: Seat, asked: readonly Seat[], at: number): void {
    this.#pending = { round: this.#marks.length + 1, seat, asked, links: new Map(), at };
  }

  /** Why this is not the link that a seat is asked for, or undefined if it is. */
  refusal(seat: Seat, round: number, link: string): 'stale' | 'bad-opening' | undefined {
    const { pending } = this;
    if (pending?.round !== round || !pending.asked.includes(seat)) return 'stale';
    const end = this.#ends[seat];
    if (!end) return 'stale';
    const steps = round - end.round;
    return leadsTo(this.#id, seat, { link, earlier: end.link, steps }) ? undefined : 'bad-opening';
  }

  open(seat: Seat, link: string): void {
    if (!this.#pending) return;
    this.#pending = { ...this.#pending, links: new Map(this.#pending.links).set(seat, link) };
    this.#ends[seat] = { link, round: this.#pending.round };
  }

  /** The roll is made. */
  close(): void {
    const links = this.#links();
    this.#marks.push(marksOf(links));
    for (const [seat, link] of links.entries())
      if (link === false) this.#leftOut[seat] = this.leftOut(seat) + 1;
    this.#pending = undefined;
  }

  #links(): RoundLinks {
    const { pending } = this;
    return this.#ends.map((_, seat) =>
      pending?.asked.includes(seat) ? (pending.links.get(seat) ?? false) : undefined,
    );
  }
}

/** The decisions that wait for a roll, in the order in which they become plies. */
export function decisionsOf({ game, state, envelopes }: Match): Ply[] {
  return game.toAct(state).flatMap((seat) => {
    const text = envelopes.get(seat);
    return text === undefined ? [] : [[seat, text] as const];
  });
}

/** The seats that were asked, as a line of the log has them. */
export function writeAsked(seats: number, asked: readonly Seat[]): string {
  return Array.from({ length: seats }, (_, seat) => (asked.includes(seat) ? '+' : '.')).join('');
}

export const readAsked = askedIn;

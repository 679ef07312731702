import { CHANCE, type Seat } from '../../../engine/game.ts';
import { apply } from '../apply.ts';
import type { Event } from '../events.ts';
import { legal } from '../legal.ts';
import { score } from '../score.ts';
import type { Move } from '../moves.ts';
import { clone, type Player, type State } from '../state.ts';

/**
 * What comes of a choice, found by playing it: every way in which the seat's own turn can go on is tried on a copy, so the
 * rules of laying and scoring stand in one place (settle.ts).
 */

/** One way to end the turn. */
export interface Way {
  readonly events: readonly Event[];
  /** How the final score changes, a covered crab aside: nobody knows its cost. */
  readonly points: number;
  /** How many loose towels are laid after the choice itself, asked for or not. */
  readonly laid: number;
  /** A face-down crab is covered. */
  readonly crab: boolean;
}

/** A section like its neighbour, and how far it moves the marker of its pattern. */
export interface PatternMatch {
  readonly pattern: number;
  readonly row: number;
  readonly steps: number;
}

/** What comes of a height or of a loose towel. Towels that can still be laid are kept, unless `needs` says otherwise. */
export interface Outcome {
  /** Steps are what the marker really moves: at the end of its track it stops. */
  readonly matches: readonly PatternMatch[];
  readonly chips: number;
  /** Letter of the umbrella it covers, or ''. */
  readonly umbrella: string;
  /** Tracks that an extra scoring may advance; none where there is no extra scoring, or where it lapses. */
  readonly extra: readonly number[];
  /** Whether it covers a face-down crab, whose cost nobody knows. */
  readonly crab: boolean;
  /** Loose towels it brings whichever track an extra scoring advances. */
  readonly gains: readonly number[];
  /** How the final score changes at best, a covered crab aside. */
  readonly points: number;
  /** Whether the points are the same whichever track an extra scoring advances, and however needed towels are laid. */
  readonly sure: boolean;
  /** The tile matches only with a loose towel that is still to be laid. The rest tells the best way to lay it. */
  readonly needs: boolean;
  /** The points at best if loose towels are laid as well; undefined if that brings no more. */
  readonly withTowels: number | undefined;
}

const ownPhases: readonly State['phase'][] = ['height', 'blue', 'orange', 'extra'];

/** Every way in which the turn of the seat that acts can go on after this move. */
export function waysOf(s: State, move: Move): Way[] {
  const ownDollars = move.type === 'dollars' ? 1 : 0;
  return wayOfEach(s, endsAfter(clone(s), move, []), ownDollars).map((way) =>
    move.type === 'lay' ? { ...way, laid: way.laid - 1 } : way,
  );
}

/** The same for a turn under way, whose next question is open. */
export function waysFrom(s: State): Way[] {
  return wayOfEach(s, endsFrom(clone(s), []), 0);
}

function wayOfEach(s: State, ends: readonly End[], ownDollars: number): Way[] {
  const { seat } = s;
  const before = points(s, seat);
  return ends.map(({ state, events }) => ({
    events,
    points: points(state, seat) - before - laterDollars(events, seat, ownDollars),
    laid: events.filter(({ type }) => type === 'lay').length,
    crab: state.phase === 'crab' && state.seat === seat,
  }));
}

interface End {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays the move on `s`, then all that the same seat may answer. */
function endsAfter(s: State, move: Move, told: readonly Event[]): End[] {
  const { seat } = s;
  const events = [...told];
  apply(s, seat, move, (event) => events.push(event));
  return s.seat === seat ? endsFrom(s, events) : [{ state: s, events }];
}

function endsFrom(s: State, told: readonly Event[]): End[] {
  const { seat } = s;
  const events = [...told];
  // What comes into the market does not change this turn: any tile will do.
  if (s.phase === 'refill')
    apply(s, CHANCE, { type: 'draw', tile: s.bag[0] as number }, (event) => events.push(event));
  if (s.seat !== seat || !ownPhases.includes(s.phase)) return [{ state: s, events }];
  return legal(s, seat, []).flatMap((each) => endsAfter(clone(s), each, events));
}

/** The score without crabs. */
function points(s: State, seat: Seat): number {
  return score(s, seat) + (s.players[seat] as Player).crabs;
}

/** Where the others have no choice the seat's next turn may begin at once: dollars that it must take are no part of this one. */
function laterDollars(events: readonly Event[], seat: Seat, ownDollars: number): number {
  const taken = events.flatMap((event) =>
    event.type === 'dollars' && event.seat === seat ? event.count : [],
  );
  return taken.slice(ownDollars).reduce((sum, count) => sum + count, 0);
}

/** What comes of a height, or of laying or keeping a loose towel. */
export function outcomeOf(s: State, move: Move): Outcome {
  const all = waysOf(s, move);
  const kept = all.filter(({ laid }) => laid === 0);
  const needs = kept.length === 0;
  const ways = needs ? all : kept;
  const best = bestOf(ways);
  const most = bestOf(all).points;
  return {
    ...told(s.seat, best),
    extra: [...new Set(ways.flatMap(({ events }) => extrasIn(events, s.seat)))].toSorted((a, b) => a - b),
    gains: gainsIn(best.events, s.seat).filter((towel) =>
      ways.every(({ events }) => gainsIn(events, s.seat).includes(towel)),
    ),
    points: best.points,
    sure: ways.every((way) => way.points === best.points),
    needs,
    withTowels: needs || most <= best.points ? undefined : most,
  };
}

/** The way that brings most; of several the first. */
export function bestOf(ways: readonly Way[]): Way {
  return ways.reduce((a, b) => (b.points > a.points ? b : a));
}

function told(seat: Seat, { events, crab }: Way): Pick<Outcome, 'matches' | 'chips' | 'umbrella' | 'crab'> {
  const matches: PatternMatch[] = [];
  let chips = 0;
  let umbrella = '';
  for (const event of events) {
    // Once the turn is over, other seats' forced turns may follow.
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'score')
      matches.push({ pattern: event.pattern, row: event.row, steps: event.to - event.from });
    if (event.type === 'chips') chips = event.count;
    if (event.type === 'pearl') umbrella = event.pink ? 'p' : 'w';
    if (event.type === 'extra' || event.type === 'lapse') umbrella = event.letter;
  }
  return { matches, chips, umbrella, crab };
}

function extrasIn(events: readonly Event[], seat: Seat): number[] {
  return events.flatMap((event) => (event.type === 'extra' && event.seat === seat ? event.pattern : []));
}

/** The loose towels that the seat takes. */
export function gainsIn(events: readonly Event[], seat: Seat): number[] {
  return events.flatMap((event) => (event.type === 'gain' && event.seat === seat ? event.towel : []));
}

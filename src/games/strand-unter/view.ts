import type { Seat, Viewer } from '../../engine/game.ts';
import { frozenOptions } from '../../engine/options.ts';
import type { CardCode, Options } from './data.ts';
import { total } from './chance.ts';
import { fillOf } from './rules.ts';
import { OUTERMOST, TURN, VALUES } from './vocabulary.ts';
import { dialOrder, everybody, type Phase, type State, seatList, seatSet } from './state.ts';

export interface SeatView {
  /** Four card codes by value; -1 until dealt. */
  readonly cards: readonly CardCode[];
  readonly castles: readonly number[];
  /** How many shells are in the bucket. */
  readonly shells: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly rules: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  readonly last: number;
  /** Who is asked now; for a sealed question all who are, whether or not they have answered. */
  readonly asked: readonly Seat[];
  readonly at: number;
  readonly shells: readonly number[];
  /** How many shells are in the bag. */
  readonly bag: number;
  readonly seats: readonly SeatView[];
  /** By seat, -1 for seats that take no part; empty while secret. */
  readonly dials: readonly number[];
  readonly spells: readonly number[];
  readonly spellers: readonly Seat[];
  readonly troves: readonly Seat[];
  readonly builders: readonly Seat[];
  /** What everybody has seen and could remember: colours in the buckets, never seen, and seen and back in the bag. */
  readonly remembered: {
    readonly buckets: readonly (readonly number[])[];
    readonly unseen: readonly number[];
    readonly bag: readonly number[];
  };
}

/**
 * Everything but sealed answers is public in this game, so all viewers see alike. Answers to the question of the moment
 * are not told, not even that they were given: the match tells that.
 */
export function view(s: State, viewer: Viewer): View {
  const dialling = s.phase === 'dial';
  const spelling = s.phase === 'spell';
  const asked = dialling ? everybody(s.players) : spelling ? s.spellers : s.asked;
  return {
    viewer,
    rules: s.rules,
    options: s.options,
    phase: s.phase,
    round: s.round,
    last: s.last,
    asked: seatList(asked),
    at: s.at,
    shells: s.shells.slice(),
    bag: inBag(s),
    seats: chunks(s.buckets).map((bucket, seat) => ({
      cards: s.cards.slice(seat * VALUES, (seat + 1) * VALUES),
      castles: s.castles.slice(seat * VALUES, (seat + 1) * VALUES),
      shells: total(bucket),
    })),
    dials: dialling || s.dials[0] === -1 ? [] : s.dials.slice(),
    spells: spelling || s.spells.every((colour) => colour === -1) ? [] : s.spells.slice(),
    spellers: seatList(s.spellers),
    troves: seatList(s.troves),
    builders: seatList(s.builders),
    remembered: { buckets: chunks(s.buckets), unseen: s.unseen.slice(), bag: s.bag.slice() },
  };
}

/** Of the shells never seen, those that the covered grooves hold are not in the bag. */
function inBag(s: State): number {
  const unseen = total(s.unseen);
  let covered = 0;
  const first = s.phase === 'deal' || s.phase === 'draw' ? s.round : s.round + 1;
  for (let groove = first; groove <= OUTERMOST && s.round <= TURN; groove++)
    covered += fillOf(s.players, groove);
  return total(s.bag) + Math.max(0, unseen - covered);
}

function chunks(flat: readonly number[]): number[][] {
  return Array.from({ length: flat.length / 4 }, (_, seat) => flat.slice(seat * 4, seat * 4 + 4));
}

/** The view says it all: only sealed answers are missing, and those nobody has given yet. */
export function imagine(v: View): State {
  const players = v.seats.length;
  const nobody = new Array<number>(players).fill(-1);
  return {
    rules: v.rules,
    players,
    options: frozenOptions(v.options),
    order: dialOrder(v.options),
    phase: v.phase,
    round: v.round,
    last: v.last,
    asked: seatSet(v.asked),
    at: v.at,
    shells: v.shells.slice(),
    unseen: v.remembered.unseen.slice(),
    bag: v.remembered.bag.slice(),
    buckets: v.remembered.buckets.flat(),
    cards: v.seats.flatMap((seat) => seat.cards),
    castles: v.seats.flatMap((seat) => seat.castles),
    dials: v.dials.length > 0 ? v.dials.slice() : nobody.slice(),
    spells: v.spells.length > 0 ? v.spells.slice() : nobody.slice(),
    spellers: seatSet(v.spellers),
    troves: seatSet(v.troves),
    builders: seatSet(v.builders),
  };
}

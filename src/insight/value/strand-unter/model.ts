import { evaluate, Forecaster, type Outlook, roundsToGo } from '../../../bots/strand-unter/evaluate.ts';
import { type DialGains, dialGains, mixturesOf } from '../../../bots/strand-unter/one-turn.ts';
import type { Seat } from '../../../engine/game.ts';
import type { State } from '../../../games/strand-unter/index.ts';
import { costOf, needOf } from '../../../games/strand-unter/rules.ts';
import {
  FETCHED,
  FLOODED,
  HEAP,
  LAST_ROUND,
  SINGLES,
  TURN,
  VALUES,
} from '../../../games/strand-unter/vocabulary.ts';
import { scores, unfitOf } from '../../../games/strand-unter/score.ts';
import type { Model } from '../model.ts';
import { mean } from '../numbers.ts';

/** Strand Unter: judged before the groove is filled and while the dials are set. */

const PER_CASTLE = 8;
const POINT_INPUTS = VALUES * PER_CASTLE + LAST_ROUND + 27;
const WIDTH = 24;

const forecaster = new Forecaster();

/** What all seats' features are computed from, once for each position. */
interface Basis {
  readonly outlook: Outlook;
  readonly bases: readonly number[];
  readonly togo: readonly number[];
  readonly scores: readonly number[];
  /** While dials are set: what each position brings each seat, and how much it may expect of the round. */
  readonly gains: readonly DialGains[];
  readonly expected: readonly number[];
}

/** The position asked about last: every seat asks about the same one. */
let seen: { readonly s: State; readonly basis: Basis } | undefined;

function basisOf(s: State): Basis {
  if (seen?.s === s) return seen.basis;
  const outlook = forecaster.forecast(s);
  const seats = Array.from({ length: s.players }, (_, seat) => seat);
  const gains = s.phase === 'dial' ? dialGains(s, outlook) : [];
  const basis: Basis = {
    outlook,
    bases: seats.map((seat) => evaluate(s, seat, outlook, s.round)),
    togo: seats.map((seat) => roundsToGo(s, seat)),
    scores: scores(s),
    gains,
    expected: gains.length > 0 ? expectedGains(s, gains) : seats.map(() => 0),
  };
  seen = { s, basis };
  return basis;
}

/** What each seat may expect of the round if everybody draws from the dial model's mixtures. */
function expectedGains(s: State, gains: readonly DialGains[]): number[] {
  const mixtures = mixturesOf(s, gains);
  return gains.map(({ alone, shared }, seat) => {
    let sum = 0;
    for (let position = 0; position < alone.length; position++) {
      let free = 1;
      for (let other = 0; other < s.players; other++)
        if (other !== seat) free *= 1 - (mixtures[other]?.[position] as number);
      if (position < SINGLES && (s.shells[position] as number) > 1) free = 1;
      const gain = free * (alone[position] as number) + (1 - free) * (shared[position] as number);
      sum += (mixtures[seat]?.[position] as number) * gain;
    }
    return sum;
  });
}

export const model: Model<State> = {
  seatsOf: (s) => s.players,
  isQuiet: (s) => s.phase === 'draw' || (s.phase === 'dial' && s.asked === (1 << s.players) - 1),
  isLate: (s) => s.round > TURN,
  basePoints: (s, out) => {
    // States are changed in place, so what was seen of this object may be stale.
    seen = undefined;
    out.set(basisOf(s).bases);
  },
  points: { inputs: POINT_INPUTS, fill: fillPoints },
  width: WIDTH,
  fill,
};

function fillPoints(s: State, seat: Seat, out: Float64Array): void {
  const { outlook, bases, togo, scores: now, gains, expected } = basisOf(s);
  const at = seat * VALUES;
  let i = 0;
  let shells = 0;
  for (let colour = 0; colour < SINGLES; colour++) shells += s.buckets[at + colour] as number;
  for (let value = 0; value < VALUES; value++, i += PER_CASTLE) {
    const place = s.castles[at + value] as number;
    out[i] = place === HEAP ? 1 : 0;
    out[i + 1] = place === FETCHED ? 1 : 0;
    out[i + 2] = place === FLOODED ? 1 : 0;
    out[i + 3] = place > 0 ? 1 : 0;
    out[i + 4] = place > 0 ? place / 8 : 0;
    out[i + 5] = place > 0 ? ((place + value) * (outlook.lasts[place] as number)) / 8 : 0;
    out[i + 6] = place < 0 ? lacking(s, at, s.cards[at + value] as number) / 4 : 0;
    out[i + 7] = place < 0 ? costOf(s.cards[at + value] as number) / 6 : 0;
  }
  out[i + s.round - 1] = 1;
  i += LAST_ROUND;
  const rivalTogo = least(togo, seat);
  const rivalBase = most(bases, seat);
  const own = togo[seat] as number;
  const flood = s.round > TURN ? 1 : 0;
  out[i++] = s.round / LAST_ROUND;
  out[i++] = flood;
  out[i++] = flood * (s.last / 11);
  out[i++] = (bases[seat] as number) / 10;
  out[i++] = flood * ((bases[seat] as number) / 10);
  out[i++] = rivalBase / 10;
  out[i++] = (now[seat] as number) / 10;
  out[i++] = flood * ((now[seat] as number) / 10);
  out[i++] = shells / 8;
  out[i++] = unfitOf(s, seat) / 4;
  out[i++] = own / 6;
  out[i++] = rivalTogo / 6;
  out[i++] = Math.max(0, own - rivalTogo) / 4;
  out[i++] = Math.max(0, rivalTogo - own) / 4;
  out[i++] = own <= 1 ? 1 : 0;
  out[i++] = rivalTogo <= 1 ? 1 : 0;
  out[i++] = own > LAST_ROUND - s.round ? 1 : 0;
  out[i++] = Math.max(0, own - (LAST_ROUND - s.round)) / 4;
  if (s.phase !== 'dial') return;
  const alone = [...(gains[seat] as DialGains).alone].sort((a, b) => b - a);
  out[i++] = 1;
  out[i++] = (expected[seat] as number) / 2;
  out[i++] = (alone[0] as number) / 2;
  out[i++] = (alone[1] as number) / 2;
  out[i++] = (alone[3] as number) / 2;
  out[i++] = (mean(expected) - (expected[seat] as number)) / 2;
  out[i++] = flood * ((expected[seat] as number) / 2);
  out[i++] = flood * ((alone[0] as number) / 2);
  out[i] = (SINGLES * mean(s.shells)) / 9;
}

/** How many shells the seat's bucket lacks for the card, the joker included. */
function lacking(s: State, at: number, card: number): number {
  let lack = 0;
  let over = 0;
  for (let colour = 0; colour < SINGLES; colour++) {
    const rest = (s.buckets[at + colour] as number) - needOf(card, colour);
    if (rest < 0) lack -= rest;
    else over += rest;
  }
  return over > 0 ? lack : lack + 1;
}

function least(list: readonly number[], but: Seat): number {
  return Math.min(...list.filter((_, seat) => seat !== but));
}

function most(list: readonly number[], but: Seat): number {
  return Math.max(...list.filter((_, seat) => seat !== but));
}

function fill(s: State, points: Float64Array, out: Float64Array): void {
  const { bases, togo, scores: now, expected } = basisOf(s);
  const middle = mean(points, s.players);
  const middleNow = mean(now);
  const middleBase = mean(bases);
  const soonest = Math.min(...togo, LAST_ROUND - s.round);
  const flood = s.round > TURN ? 1 : 0;
  for (let seat = 0; seat < s.players; seat++) {
    const ahead = ((points[seat] as number) - middle) / 4;
    const stands = ((now[seat] as number) - middleNow) / 6;
    const own = togo[seat] as number;
    let built = 0;
    let shells = 0;
    for (let i = seat * VALUES; i < (seat + 1) * VALUES; i++) {
      if ((s.castles[i] as number) >= 0) built++;
      shells += s.buckets[i] as number;
    }
    let at = seat * WIDTH;
    out[at++] = ahead;
    out[at++] = (ahead * s.round) / LAST_ROUND;
    out[at++] = ahead / (1 + soonest);
    out[at++] = ahead * flood;
    out[at++] = flood;
    out[at++] = s.round / LAST_ROUND;
    out[at++] = soonest / 5;
    out[at++] = ((bases[seat] as number) - middleBase) / 4;
    out[at++] = stands;
    out[at++] = stands / (1 + soonest);
    out[at++] = stands * flood;
    out[at++] = built / VALUES;
    out[at++] = built === VALUES - 1 ? 1 : 0;
    out[at++] = built === VALUES - 1 && stands > 0 ? 1 : 0;
    out[at++] = own / 6;
    out[at++] = own <= 1 ? 1 : 0;
    out[at++] = own <= 1 ? ahead : 0;
    out[at++] = own <= soonest ? 1 : 0;
    out[at++] = own <= soonest ? stands : 0;
    out[at++] = shells / 8;
    out[at++] = s.round === LAST_ROUND ? ahead : 0;
    out[at++] = s.phase === 'dial' ? 1 : 0;
    out[at++] = (expected[seat] as number) / 2;
    out[at] = ((expected[seat] as number) * s.round) / LAST_ROUND / 2;
  }
}

import type { Seat } from '../../engine/game.ts';
import { exp, wholePower } from '../search/portable-math.ts';
import type { Move, State } from '../../games/strand-unter/index.ts';
import { costOf, grooveOf, needOf, unfitShells } from '../../games/strand-unter/rules.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { WorkingCopy } from './working-copy.ts';
import { HEAP, LAST_ROUND, OUTERMOST, TURN, VALUES } from '../../games/strand-unter/vocabulary.ts';

/** A forecast of the rest of the match: when it ends, and so which grooves will still be dry. */
export interface Outlook {
  /** `later[value][round]`: the expected points of a castle built in this round or later, at the best moment. */
  readonly later: readonly Float64Array[];
  /** The probability that a castle in this groove stands at the end. */
  readonly lasts: Float64Array;
  /** The cost of an unfit shell now. */
  readonly unfit: number;
  /** The same number stands for the same forecast. */
  readonly id: number;
  readonly forecaster: Forecaster;
}

/** Shells that a player gathers in a round on average, by number of players. */
const SHELLS_PER_ROUND = [0, 0, 1.8, 2, 1.6];
/*
 * Discount factors of a castle that cannot be built yet, tuned by self-play.
 */

/** For each shell still to be found. */
const DOUBT = 0.95;

/** For each castle still to be fetched, in the round of the turn; closer to 1 before it, further after. */
const LOG_TRIP = -0.16251892949777494; // ln 0.85
/** For each round of waiting: another player may end the match first. */
const HASTE = 0.97;
// Logarithms are written out so that fractional powers are the same in every browser.
const LOG_HASTE = -0.030459207484708574;
/** ln 0.6: the discount for each round after the expected end. */
const LOG_CLOSED = -0.5108256237659907;

/** The discount for castles still to be fetched, by round and number of castles. */
const TRIPS = Array.from({ length: LAST_ROUND + 1 }, (_, round) =>
  Float64Array.from({ length: VALUES + 1 }, (_unused, trips) =>
    wholePower(exp((LOG_TRIP * round) / TURN), trips),
  ),
);

/** Nobody finds more shells than this before the match is over. */
const MOST_LACKING = 63;
const DOUBTS = Float64Array.from({ length: MOST_LACKING + 1 }, (_, lack) => wholePower(DOUBT, lack));

/** Rounds needed to find so many shells and fetch so many castles: for each number of players a list by castles and shells. */
const WAITS = SHELLS_PER_ROUND.map((rate) =>
  Float64Array.from({ length: (VALUES + 1) * (MOST_LACKING + 1) }, (_, i) => {
    const trips = Math.floor(i / (MOST_LACKING + 1));
    const lack = i % (MOST_LACKING + 1);
    return Math.max(trips, (lack + trips * (rate - 1)) / rate);
  }),
);
const HASTES = WAITS.map((list) => list.map((wait) => exp(LOG_HASTE * wait)));
const HASTE_BUILT = Float64Array.from({ length: VALUES }, (_, built) => wholePower(HASTE, built));

type Grooves = Pick<Outlook, 'later' | 'lasts' | 'id'>;

/** Ends that differ within a gap are some hundreds; no more than this are cached. */
const MAX_CACHED = 2000;

/**
 * Makes forecasts. Caches what depends on the end and the gap alone, and holds the working memory of `evaluate`, which is
 * called too often to allocate: one instance serves one searcher at a time.
 */
export class Forecaster {
  readonly bucket = [0, 0, 0, 0];
  readonly faceUp: number[] = [];
  readonly moves: Move[] = [];
  readonly shares = new Float64Array(4);
  readonly evaluations = new EvaluationCache();
  /** The state after a castle is built. */
  readonly built = new WorkingCopy();
  private readonly cache = Array.from({ length: 2 * OUTERMOST }, () => new Map<number, Grooves>());
  private made = 0;
  private end = 0;
  private gap = 0;
  private round = 0;
  private latest: Outlook | undefined;

  forecast(s: State): Outlook {
    let end: number = LAST_ROUND;
    for (let seat = 0; seat < s.players; seat++) end = Math.min(end, s.round + roundsToGo(s, seat));
    const gap = s.round > TURN ? s.last - grooveOf(s.round) : s.castles.includes(OUTERMOST) ? 4 : 3;
    if (this.latest && end === this.end && gap === this.gap && s.round === this.round) return this.latest;
    this.end = end;
    this.gap = gap;
    this.round = s.round;
    this.latest = this.outlook(end, gap, s.round);
    return this.latest;
  }

  private outlook(end: number, gap: number, round: number): Outlook {
    const byEnd = this.cache[gap] as Map<number, Grooves>;
    let grooves = byEnd.get(end);
    if (!grooves) {
      if (byEnd.size >= MAX_CACHED) byEnd.clear();
      grooves = { ...groovesAt(end, gap), id: this.made++ };
      byEnd.set(end, grooves);
    }
    return {
      later: grooves.later,
      lasts: grooves.lasts,
      unfit: 1 / (1 + Math.max(0, end - round)),
      id: grooves.id * 16 + round,
      forecaster: this,
    };
  }
}

function groovesAt(end: number, gap: number): Omit<Grooves, 'id'> {
  const dry = 2 * TURN - end + gap;
  const lasts = Float64Array.from(
    { length: OUTERMOST + 1 },
    (_, groove) => 1 / (1 + exp(groove - dry - 0.5)),
  );
  const later = Array.from({ length: VALUES }, (_, value) => {
    const worth = new Float64Array(LAST_ROUND + 2);
    for (let round = LAST_ROUND; round >= 1; round--) {
      const groove = grooveOf(round);
      const open = round <= end ? 1 : exp(LOG_CLOSED * (round - end));
      worth[round] = Math.max(
        worth[round + 1] as number,
        (groove + value) * (lasts[groove] as number) * open,
      );
    }
    return worth;
  });
  return { later, lasts };
}

/** A lower bound on the rounds the player needs for all four castles. */
export function roundsToGo(s: State, seat: Seat): number {
  const rate = SHELLS_PER_ROUND[s.players] as number;
  let castles = 0;
  let fetches = 0;
  let shells = 0;
  for (let i = seat * VALUES; i < (seat + 1) * VALUES; i++) {
    shells -= s.buckets[i] as number;
    if ((s.castles[i] as number) >= 0) continue;
    if (s.castles[i] === HEAP) fetches++;
    castles++;
    shells += costOf(s.cards[i] as number);
  }
  return Math.max(castles - 1, fetches, (shells + fetches * (rate - 1)) / rate);
}

/** The seat's expected final points, if it can build from round `from` on. */
export function evaluate(s: State, seat: Seat, outlook: Outlook, from: number): number {
  const { evaluations } = outlook.forecaster;
  if (!evaluations.find(s, seat, outlook.id, from)) evaluations.keep(compute(s, seat, outlook, from));
  return evaluations.value;
}

function compute(s: State, seat: Seat, outlook: Outlook, from: number): number {
  const { later, lasts, unfit } = outlook;
  const { bucket, faceUp } = outlook.forecaster;
  const at = seat * VALUES;
  const waits = WAITS[s.players]!;
  const hastes = HASTES[s.players]!;
  const trips = TRIPS[s.round]!;
  for (let colour = 0; colour < 4; colour++) bucket[colour] = s.buckets[at + colour]!;
  faceUp.length = 0;
  let points = 0;
  let open = 0;
  for (let value = 0; value < VALUES; value++) {
    const place = s.castles[at + value]!;
    if (place > 0) points += (place + value) * lasts[place]!;
    if (place >= 0) continue;
    open |= 1 << value;
    faceUp.push(s.cards[at + value]!);
  }
  points -= unfit * unfitShells(bucket, faceUp);
  // Greedy: castles one after the other, each time the most valuable one; its shells are then gone for the next. Fetching a
  // castle from the heap takes a round with a single shell instead of a combination.
  let missing = 0;
  let fetches = 0;
  for (let built = 0; open !== 0; built++) {
    let most = -1;
    let which = 0;
    let lacking = 0;
    for (let value = 0; value < VALUES; value++) {
      if ((open & (1 << value)) === 0) continue;
      const lack = Math.min(MOST_LACKING, missing + lackingFor(bucket, s.cards[at + value]!));
      const fetched = fetches + (s.castles[at + value] === HEAP ? 1 : 0);
      const i = fetched * (MOST_LACKING + 1) + lack;
      const wait = Math.max(built, waits[i]!);
      const haste = Math.min(HASTE_BUILT[built]!, hastes[i]!);
      const expected = between(later[value]!, from + wait) * DOUBTS[lack]! * trips[fetched]! * haste;
      if (expected <= most) continue;
      most = expected;
      which = value;
      lacking = lack;
    }
    points += most;
    missing = lacking;
    if (s.castles[at + which] === HEAP) fetches++;
    open &= ~(1 << which);
    spend(bucket, s.cards[at + which]!);
  }
  return points;
}

/** The list at a time between two rounds; nothing after the last. */
function between(list: Float64Array, round: number): number {
  if (round > LAST_ROUND) return 0;
  const floor = Math.floor(round);
  const part = round - floor;
  return list[floor]! * (1 - part) + list[floor + 1]! * part;
}

/** How many shells the bucket lacks for the card, the joker included. */
function lackingFor(bucket: readonly number[], card: number): number {
  let lack = 0;
  let over = 0;
  for (let colour = 0; colour < 4; colour++) {
    const rest = bucket[colour]! - needOf(card, colour);
    if (rest < 0) lack -= rest;
    else over += rest;
  }
  return over > 0 ? lack : lack + 1;
}

/** Takes the card's fixed shells out of the bucket, as far as they are there, and the most plentiful one for the joker. */
function spend(bucket: number[], card: number): void {
  let joker = 0;
  for (let colour = 0; colour < 4; colour++) {
    bucket[colour] = Math.max(0, bucket[colour]! - needOf(card, colour));
    if (bucket[colour]! > bucket[joker]!) joker = colour;
  }
  if (bucket[joker]! > 0) bucket[joker]!--;
}

import { Features, fillFeatures, INPUTS } from '../../../bots/maui/features.ts';
import { type Hand, newHand, readHand, trackValues } from '../../../bots/maui/hand.ts';
import { COLUMNS, patterns } from '../../../games/maui/data.ts';
import type { State } from '../../../games/maui/index.ts';
import {
  covers,
  type Face,
  faces,
  lie,
  matching,
  overhang,
  priceAt,
  shown,
  TOP_MAX,
  TOP_MIN,
  touches,
} from '../../../games/maui/rules.ts';
import { nextPearl, score } from '../../../games/maui/score.ts';
import { umbrellaRows } from '../../../games/maui/state.ts';
import type { Inputs } from '../position-net.ts';

/** What the network of whole positions sees of Maui: a block for each seat, then the market and the bag. Not for the crab side. */

const PLACES = 6;
const SECTIONS = 3;
const SHOWN = SECTIONS * patterns.length;
/** A place of the market whose tile is not known yet. */
export const UNKNOWN = -1;

/** After the inputs of a hand: the lead, what each tile of the market would bring at once, whether it can be laid, and the two best gains. */
const LEAD = INPUTS;
const GAIN = LEAD + 2;
const FITS = GAIN + PLACES;
const BEST = FITS + PLACES;
const SEAT_INPUTS = BEST + 2;
/** What all have in common: what the tiles of the market show, whether one is not known, and how often the bag shows each pattern. */
const MARKET_SHOWN = PLACES * SHOWN;
const COMMON_INPUTS = MARKET_SHOWN + PLACES + SHOWN;

export function positionInputs(seats: number): number {
  return seats * SEAT_INPUTS + COMMON_INPUTS;
}

/** The units of points in inputs: of gains and of leads. */
const FEW = 5;
const MANY = 10;
/** The unit of patterns in the bag. */
const OFTEN = 12;

const hand = newHand();
const features = new Features();

/** Fills in a position between two turns. */
export function fillPosition(s: State, inputs: Inputs): void {
  const seats = s.players.length;
  const points = s.players.map((_, seat) => score(s, seat));
  const sum = points.reduce((a, b) => a + b, 0);
  inputs.count = 0;
  inputs.first = s.seat;
  for (let block = 0; block < seats; block++) {
    const seat = (s.seat + block) % seats;
    const own = points[seat] as number;
    readHand(s, seat, hand);
    addSeat(s, own - (sum - own) / (seats - 1), block * SEAT_INPUTS, inputs);
  }
  addCommon(s, seats * SEAT_INPUTS, inputs);
}

/** Adds the block of the seat whose hand was read; `lead` is what it has more than the mean of the others. */
function addSeat(s: State, lead: number, from: number, inputs: Inputs): void {
  fillFeatures(s, hand, features);
  for (let i = 0; i < features.count; i++)
    inputs.set(from + (features.at[i] as number), features.value[i] as number);
  inputs.set(from + LEAD, lead / MANY);
  inputs.set(from + LEAD + 1, lead / (2 + 2 * hand.coming));
  let best = 0;
  let second = 0;
  for (let place = 0; place < PLACES; place++) {
    const tile = s.market[place] as number;
    if (tile === UNKNOWN || priceAt(place) > hand.dollars) continue;
    const gain = bestGain(s, hand, faces[tile] as Face);
    if (gain === undefined) continue;
    const net = gain - priceAt(place);
    inputs.set(from + GAIN + place, net / FEW);
    inputs.set(from + FITS + place, 1);
    if (net > best) {
      second = best;
      best = net;
    } else if (net > second) second = net;
  }
  inputs.set(from + BEST, best / FEW);
  inputs.set(from + BEST + 1, second / FEW);
}

/** The most points that laying this tile brings at once, without loose towels; undefined if it cannot be laid. */
function bestGain(
  s: State,
  { edge, laid, umbrellas, white, pink, markers }: Hand,
  face: Face,
): number | undefined {
  if (laid >= COLUMNS) return undefined;
  const { spaces, rowSteps } = trackValues(s);
  const letter = umbrellas[laid] as string;
  const umbrella = letter === '.' ? 0 : (umbrellaRows(s)[laid] as number);
  const prize = letter === 'w' ? nextPearl(white) : letter === 'p' ? nextPearl(pink) : s.options.extraSteps;
  let most: number | undefined;
  for (let top = TOP_MIN; top <= TOP_MAX; top++) {
    const lying = lie(face, top);
    if (!touches(edge, lying)) continue;
    let gain = -overhang(top) * s.options.penalty;
    if (umbrella !== 0 && covers(top, umbrella)) gain += prize;
    const matches = matching(edge, lying);
    for (let row = Math.max(1, top); row < top + SECTIONS; row++) {
      const code = shown(matches, row);
      if (code === 0) continue;
      const track = spaces[code - 1] as readonly number[];
      const at = markers[code - 1] as number;
      const to = Math.min(s.end, at + (rowSteps[row - 1] as number));
      gain += (track[to] as number) - (track[at] as number);
    }
    if (most === undefined || gain > most) most = gain;
  }
  return most;
}

/** By tile: the pattern it shows in each section, as an input. */
const shows: readonly (readonly number[])[] = faces.map((face) =>
  Array.from(
    { length: SECTIONS },
    (_, section) => section * patterns.length + ((face >> (3 * section)) & 7) - 1,
  ),
);
const inBag = new Float64Array(SHOWN);

function addCommon(s: State, from: number, inputs: Inputs): void {
  for (let place = 0; place < PLACES; place++) {
    const tile = s.market[place] as number;
    if (tile === UNKNOWN) inputs.set(from + MARKET_SHOWN + place, 1);
    else for (const at of shows[tile] as readonly number[]) inputs.set(from + place * SHOWN + at, 1);
  }
  inBag.fill(0);
  for (const tile of s.bag) for (const at of shows[tile] as readonly number[]) (inBag[at] as number)++;
  for (let i = 0; i < SHOWN; i++) inputs.set(from + MARKET_SHOWN + PLACES + i, (inBag[i] as number) / OFTEN);
}

import { type Tide, tideOf } from '../../../bots/high-tide/features.ts';
import { TurnGains } from '../../../bots/high-tide/gains.ts';
import { ValueModel } from '../../../bots/high-tide/net.ts';
import type { State } from '../../../games/high-tide/index.ts';
import { beachOf, isPair, leftOf, rightOf } from '../../../games/high-tide/rules.ts';
import { LARGE_WAVE, ROUNDS, SMALL_WAVE } from '../../../games/high-tide/vocabulary.ts';
import { standings, total } from '../../../games/high-tide/score.ts';
import { freeSpaces } from '../../../games/high-tide/state.ts';
import type { Model } from '../model.ts';
import { mean } from '../numbers.ts';

/** High Tide: expected points come from the bots' networks of single beaches; only the shares are learned here. */

const quietPhases: ReadonlySet<State['phase']> = new Set([
  'head-start',
  'jump',
  'lifeguard',
  'choose',
  'wave-roll',
]);

const beaches = new ValueModel();
const gains = new TurnGains(beaches);

const WIDTH = 31 + 2 * ROUNDS;

export const model: Model<State> = {
  seatsOf: (s) => s.seats,
  isTaught: (s) => quietPhases.has(s.phase),
  // The last player of a round decides which waves come, and that the networks do not see: it is looked through, and so are
  // the waves.
  isQuiet: (s) =>
    quietPhases.has(s.phase) &&
    s.phase !== 'wave-roll' &&
    !(s.phase === 'choose' && s.played === s.seats - 1),
  isLate: (s) => s.round >= ROUNDS - 1,
  // The rounds, and after them a round that ends the match for certain.
  stageOf: (s) => {
    const { waves, danger } = tideOf(s);
    return waves === 1 || danger === 7 ? ROUNDS - 1 : ROUNDS - waves;
  },
  basePoints: (s, out) => beaches.expectedPoints(s, tideOf(s), out),
  width: WIDTH,
  common: 0,
  fill,
};

function fill(s: State, points: Float64Array, out: Float64Array): void {
  const { seats } = s;
  const tide = tideOf(s);
  const { waves, danger } = tide;
  const last = waves === 1 || danger === 7 ? 1 : 0;
  const middle = mean(points, seats);
  const temperature = beaches.temperature(s, tide);
  const standing = standings(s).map(total);
  const middleStanding = mean(standing, seats);
  const played = s.played / seats;
  const flooded = afterWaves(s, tide);
  const middleFlooded = mean(flooded, seats);
  const gain = s.phase === 'choose' ? turnGain(s) : 0;
  for (let seat = 0; seat < seats; seat++) {
    const ahead = ((points[seat] as number) - middle) / 3;
    const place = s.order.indexOf(seat) - s.played;
    const waits = place >= 0 ? 1 : 0;
    const chooses = s.phase === 'choose' && s.actor === seat ? 1 : 0;
    const stands = ((standing[seat] as number) - middleStanding) / 5;
    let at = seat * WIDTH;
    out[at++] = ahead;
    out[at++] = (1.5 * ahead) / temperature;
    out[at++] = waits;
    out[at++] = waits ? place / seats : 1;
    out[at++] = ahead * waits;
    out[at++] = ahead * waits * last;
    out[at++] = last;
    out[at++] = last * played;
    out[at++] = played;
    out[at++] = danger / 7;
    out[at++] = danger === 7 ? 1 : 0;
    out[at++] = (ahead * danger) / 7;
    out[at++] = ahead * last;
    out[at++] = ahead * last * played;
    out[at++] = ahead * last * played * played;
    out[at++] = chooses;
    out[at++] = (chooses * gain) / 3;
    out[at++] = (last * chooses * gain) / 3;
    out[at++] = stands;
    out[at++] = stands * last;
    out[at++] = stands * last * played;
    out[at++] = last * waits;
    out[at++] = last && place === seats - 1 - s.played ? 1 : 0;
    out[at++] = s.phase === 'wave-roll' ? ahead : 0;
    out[at++] = s.phase === 'wave-roll' ? stands : 0;
    out[at++] = last && s.phase === 'wave-roll' ? 2 * stands : 0;
    const wet = ((flooded[seat] as number) - middleFlooded) / 3;
    out[at++] = wet;
    out[at++] = wet * played;
    out[at++] = wet * last;
    out[at++] = wet * last * played;
    out[at++] = place < 0 && last ? wet * played : 0;
    for (let round = 1; round <= ROUNDS; round++) out[at++] = waves === round ? ahead : 0;
    for (let round = 1; round <= ROUNDS; round++) out[at++] = waves === round ? 1 : 0;
  }
}

const flood = new Float64Array(6);

/** Everybody's expected points if the first pair on the track stays there and brings its waves; as it is if there is none. */
function afterWaves(s: State, tide: Tide): Float64Array {
  const slot = s.track.find((each, i) => i < s.filled && isPair(each));
  const before = s.sand.slice();
  if (slot !== undefined) {
    sink(s, beachOf(leftOf(slot)), LARGE_WAVE);
    sink(s, beachOf(rightOf(slot)), SMALL_WAVE);
  }
  beaches.expectedPoints(s, tide, flood);
  s.sand = before;
  return flood;
}

function sink(s: State, beach: number, spaces: number): void {
  s.sand[beach] = Math.max(0, (s.sand[beach] as number) - spaces);
}

/** What the turn of the seat that chooses now will bring it, with best play. */
function turnGain(s: State): number {
  gains.fill(s, s.actor, tideOf(s));
  const free = freeSpaces(s);
  let most = free > 0 ? gains.rollGain(s.bag, free) : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < s.filled; i++) {
    const slot = s.track[i] as number;
    if (isPair(slot)) most = Math.max(most, gains.lyingGain(slot, i));
  }
  return most > Number.NEGATIVE_INFINITY ? most : 0;
}

import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { countIn, listWays } from '../../games/strand-unter/phases/handful.ts';
import { game, type Move, type State, type View } from '../../games/strand-unter/index.ts';
import { BUILD, detailOf, FETCH, kindOf, SET, SPELL } from '../../games/strand-unter/notation.ts';
import {
  FETCHED,
  HEAP,
  LAST_ROUND,
  positions,
  SINGLES,
  VALUES,
} from '../../games/strand-unter/vocabulary.ts';
import { scores } from '../../games/strand-unter/score.ts';
import type { Bot, Question } from '../bot.ts';
import { meterOf } from '../search/budget.ts';
import { unit } from '../search/policy.ts';
import { drawIndex } from '../search/imperfect.ts';
import { exp, wholePower } from '../search/portable-math.ts';
import { evaluate, Forecaster, type Outlook } from './evaluate.ts';

/** An opponent model: each seat's probabilities of the positions of its dial. */
type DialModel = (s: State, outlook: Outlook) => readonly (readonly number[])[];

/**
 * One round of lookahead: all ten positions of the dial are tried against sampled dials of the others, and the best average
 * is set; sampling makes its own choice vary. All other moves are evaluated by the position right after them.
 */
function oneRound(name: string, model: DialModel, maxSamples: number): Bot<View> {
  const forecaster = new Forecaster();
  return {
    name,
    choose: (question) => {
      const { view, seat, legal, rng } = question;
      const meter = meterOf(question.budget);
      const s = game.imagine(view, rng);
      const outlook = forecaster.forecast(s);
      if (s.phase !== 'dial') {
        const values = legal.map((text) => rate(s, seat, game.read(text) as Move, outlook));
        return { text: legal[values.indexOf(Math.max(...values))] as string, values };
      }
      const mixtures = model(s, outlook);
      const sums = legal.map(() => 0);
      let samples = 0;
      while (samples === 0 || (samples < maxSamples && meter.room(legal.length, 1))) {
        rateDials(s, question, outlook, mixtures, sums);
        samples++;
        for (let i = 0; i < legal.length; i++) meter.spend();
      }
      const values = sums.map((sum) => sum / samples);
      return { text: legal[values.indexOf(Math.max(...values))] as string, values };
    },
  };
}

/** Models the others as uniform, with few samples however much time there is. */
export const plain = oneRound(
  'plain',
  ({ players }) => Array.from({ length: players }, () => positions.map(() => 1)),
  8,
);
/** Models the others by `dialMixtures`. More samples than these do not change the answer. */
export const greedy = oneRound('greedy', dialMixtures, 64);

/** The weight of the best rival's evaluation. */
const RIVAL_WEIGHT = 0.5;

/** Adds to `sums` the value of every own dial against one sample of the others' dials. */
function rateDials(
  s: State,
  { seat, rng }: Question<View>,
  outlook: Outlook,
  mixtures: readonly (readonly number[])[],
  sums: number[],
): void {
  const dials = mixtures.map((weights) => drawIndex(weights, unit(rng)));
  for (let mine = 0; mine < sums.length; mine++) {
    const next = game.clone(s);
    dials[seat] = mine;
    for (let each = 0; each < s.players; each++) game.apply(next, each, SET + (dials[each] as number));
    finishCollecting(next, s.round, outlook, rng);
    (sums[mine] as number) += lead(next, seat, outlook, s.round);
  }
}

/** The seat's evaluation less the best rival's, weighted. */
function lead(s: State, seat: Seat, outlook: Outlook, from: number): number {
  let rival = 0;
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) rival = Math.max(rival, evaluate(s, other, outlook, from));
  }
  return evaluate(s, seat, outlook, from) - RIVAL_WEIGHT * rival;
}

/** The softmax temperature of the dial model, in points. */
const TEMPERATURE = 0.2;

/**
 * Each seat's probabilities of the dial's positions: damped quantal responses (McKelvey and Palfrey 1995) to each other,
 * iterated a few times. A combination set by two seats brings each of them only a spell.
 */
export function dialMixtures(s: State, outlook: Outlook): number[][] {
  return mixturesOf(s, dialGains(s, outlook));
}

/** Every seat's gains. */
export function dialGains(s: State, outlook: Outlook): readonly DialGains[] {
  return Array.from({ length: s.players }, (_, seat) => gains(s, seat, outlook));
}

/** `dialMixtures` from given gains. */
export function mixturesOf(s: State, tables: readonly DialGains[]): number[][] {
  let mixtures = tables.map(() => positions.map(() => 1 / positions.length));
  for (let iteration = 0; iteration < 4; iteration++) {
    mixtures = tables.map((table, seat) => {
      const weights = positions.map((_, position) => {
        let alone = 1;
        for (let other = 0; other < s.players; other++) {
          if (other !== seat) alone *= 1 - (mixtures[other]?.[position] as number);
        }
        if (position < SINGLES && (s.shells[position] as number) > 1) alone = 1;
        const value =
          alone * (table.alone[position] as number) + (1 - alone) * (table.shared[position] as number);
        return exp(value / TEMPERATURE);
      });
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return weights.map((weight, position) => (weight / sum + (mixtures[seat]?.[position] as number)) / 2);
    });
  }
  return mixtures;
}

/** What each position of the dial gains a seat if nobody else sets it, and if somebody does. */
export interface DialGains {
  readonly alone: readonly number[];
  readonly shared: readonly number[];
}

function gains(s: State, seat: Seat, outlook: Outlook): DialGains {
  const before = evaluate(s, seat, outlook, s.round);
  const castle = Math.max(0, bestFetch(s, seat, outlook) - before);
  const shell = s.shells.map((n, colour) =>
    n > 0 ? gainOf(s, seat, 1 << (colour * 4), outlook) - before : 0,
  );
  const spell = castle + 0.7 * Math.max(...shell);
  const alone = positions.map((_, position) => {
    if (position < SINGLES) return castle + (shell[position] as number);
    const ways = listWays(position, s.shells, 0, []);
    if (ways.length === 0) return Math.max(castle, ...shell);
    return Math.max(...ways.map((way) => gainOf(s, seat, way, outlook))) - before;
  });
  return { alone, shared: positions.map((_, position) => (position < SINGLES ? castle : spell)) };
}

/**
 * Plays on until the shells of this round are shared out. Colours of a spell are drawn uniformly. A plain loop instead of
 * `drive`: while shells are collected the order of answers changes nothing, and the hooks would cost a twentieth.
 */
function finishCollecting(s: State, round: number, outlook: Outlook, rng: Rng): void {
  const moves: Move[] = [];
  while (s.round === round && s.phase !== 'build' && s.phase !== 'over') {
    const seat = game.toAct(s)[0] as Seat;
    moves.length = 0;
    game.legal(s, seat, moves);
    const spelling = s.phase === 'spell';
    game.apply(
      s,
      seat,
      spelling ? (moves[rng.below(moves.length)] as Move) : bestMove(s, seat, moves, outlook),
    );
  }
}

export function bestMove(s: State, seat: Seat, moves: readonly Move[], outlook: Outlook): Move {
  let most = Number.NEGATIVE_INFINITY;
  let found = moves[0] as Move;
  for (const move of moves) {
    const value = rate(s, seat, move, outlook);
    if (value <= most) continue;
    most = value;
    found = move;
  }
  return found;
}

/** The value of a move to the seat, by its own shells and castles only; the state is left as it was. */
function rate(s: State, seat: Seat, move: Move, outlook: Outlook): number {
  const detail = detailOf(move);
  switch (kindOf(move)) {
    case FETCH:
      return fetchValue(s, seat, detail, outlook);
    case SPELL:
      return spellValue(s, seat, detail, outlook);
    case BUILD:
      return buildValue(s, seat, detail >> 2, detail & 3, outlook);
    default:
      return s.phase === 'build' ? lead(s, seat, outlook, s.round + 1) : gainOf(s, seat, detail, outlook);
  }
}

/** The evaluation with these shells in the bucket. */
function gainOf(s: State, seat: Seat, handful: number, outlook: Outlook): number {
  const at = seat * 4;
  for (let colour = 0; colour < 4; colour++) (s.buckets[at + colour] as number) += countIn(handful, colour);
  const value = evaluate(s, seat, outlook, s.round);
  for (let colour = 0; colour < 4; colour++) (s.buckets[at + colour] as number) -= countIn(handful, colour);
  return value;
}

function fetchValue(s: State, seat: Seat, castle: number, outlook: Outlook): number {
  const i = seat * VALUES + castle;
  s.castles[i] = FETCHED;
  const value = evaluate(s, seat, outlook, s.round);
  s.castles[i] = HEAP;
  return value;
}

function bestFetch(s: State, seat: Seat, outlook: Outlook): number {
  let value = Number.NEGATIVE_INFINITY;
  for (let castle = 0; castle < VALUES; castle++) {
    if (s.castles[seat * VALUES + castle] === HEAP)
      value = Math.max(value, fetchValue(s, seat, castle, outlook));
  }
  return value;
}

/** The value of a colour, times the probability that enough is left if the other spellers choose uniformly. */
function spellValue(s: State, seat: Seat, colour: number, outlook: Outlook): number {
  const before = evaluate(s, seat, outlook, s.round);
  const lying = s.shells[colour] as number;
  if (lying === 0) return before;
  const colours = s.shells.filter((n) => n > 0).length;
  let others = -1;
  for (let set = s.spellers; set !== 0; set &= set - 1) others++;
  const crowd = lying > others ? 1 : wholePower(1 - 1 / (colours + 1), others - lying + 1);
  return before + (gainOf(s, seat, 1 << (colour * 4), outlook) - before) * crowd;
}

/** The value after building the castle; the fourth one ends the match, and then the final scores count. */
function buildValue(s: State, seat: Seat, castle: number, joker: number, outlook: Outlook): number {
  const next = game.clone(s);
  game.apply(next, seat, BUILD + castle * 4 + joker);
  const at = seat * VALUES;
  if (next.castles.slice(at, at + VALUES).some((place) => place < 0))
    return lead(next, seat, outlook, s.round + 1);
  const points = scores(next);
  const rival = Math.max(...points.filter((_, other) => other !== seat));
  const mine = points[seat] as number;
  // A win outweighs any expected points; ending the match as a loser is avoided while there are rounds left.
  const ending = mine > rival ? 10 : s.round < LAST_ROUND ? -8 : 0;
  return mine - RIVAL_WEIGHT * rival + ending;
}

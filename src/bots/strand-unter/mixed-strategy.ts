import type { Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type Move, type State, type View } from '../../games/strand-unter/index.ts';
import { SET, SPELL } from '../../games/strand-unter/notation.ts';
import { colours, positions } from '../../games/strand-unter/vocabulary.ts';
import type { Answer, Bot, Budget, Question } from '../bot.ts';
import { type Meter, meterOf } from '../search/budget.ts';
import { unit } from '../search/policy.ts';
import {
  expectations,
  flattened,
  matchRegrets,
  nextProfile,
  normalized,
  type NormalForm,
  quantalResponses,
} from '../search/regret.ts';
import { drawIndex } from '../search/imperfect.ts';
import { dialMixtures } from './one-turn.ts';
import { fillWinShares, finishRound, winShares } from './round-game.ts';
import { Forecaster, type Outlook } from './evaluate.ts';
import { WorkingCopy } from './working-copy.ts';

export interface Mixing {
  /** The probability that the others follow the opponent model; otherwise they optimise freely. */
  readonly trust: number;
  /** The part of the modelled opponents who respond to the model's mixtures instead of following them. */
  readonly responders: number;
  /** Iterations of regret matching. */
  readonly iterations: number;
  /** Choices with a smaller probability than this are dropped. */
  readonly minProbability: number;
}

/**
 * Solves each round's simultaneous choice as a normal-form game: the payoffs of all profiles of dials are estimated by
 * playouts to the end of the round, and the dial is drawn from a restricted Nash response to the opponent model
 * (`matchRegrets`). Colours of a spell likewise; all other moves are chosen by playouts to the end of the round.
 */
export function mixing(how: Mixing, name = 'mixing'): Bot<View> {
  const forecaster = new Forecaster();
  const memory = new Float64Array(5 * positions.length ** 4);
  return {
    name,
    choose: (question) => {
      const { view, rng } = question;
      const s = game.imagine(view, rng);
      if (!game.sealed(s)) return byPlayouts(s, question, forecaster);
      const round = new RoundGame(s, new FastRng(rng.below(2 ** 48)), forecaster, memory);
      return mix(round, question, how);
    },
  };
}

/** Playouts of each open choice at most: little is left to chance within a round. */
const MAX_PLAYOUTS = 3;

function byPlayouts(s: State, { seat, legal, budget, rng }: Question<View>, forecaster: Forecaster): Answer {
  const meter = meterOf(budget);
  const outlook = forecaster.forecast(s);
  const seed = rng.below(2 ** 48);
  const moves = legal.map((text) => game.read(text) as Move);
  const sums = moves.map(() => 0);
  let playouts = 0;
  while (playouts === 0 || (playouts < MAX_PLAYOUTS && meter.room(moves.length, 1))) {
    for (const [at, move] of moves.entries()) {
      const next = game.clone(s);
      game.apply(next, seat, move);
      finishRound(next, outlook, new FastRng(seed, playouts));
      (sums[at] as number) += winShares(next, forecaster)[seat] as number;
      meter.spend();
    }
    playouts++;
  }
  const values = sums.map((sum) => sum / playouts);
  return { text: legal[values.indexOf(Math.max(...values))] as string, values };
}

function mix(
  round: RoundGame,
  { seat, legal, budget, rng, rateAll = false }: Question<View>,
  { trust, responders, iterations, minProbability }: Mixing,
): Answer {
  round.explore(meterOf(exploring(budget)), rateAll ? seat : undefined);
  const { kept, normalForm } = round.table();
  const model = kept.map((list, each) => normalized(list.map((choice) => round.probability(each, choice))));
  const others = withResponders(normalForm, model, responders);
  const { mixtures, modelled } = matchRegrets(normalForm, iterations, { seat, others, trust });
  const expected = normalForm.choices.map((n) => new Float64Array(n));
  expectations(normalForm, flattened(modelled), expected);
  const mixture = legal.map(() => 0);
  const values = legal.map(() => Number.NEGATIVE_INFINITY);
  for (const [i, choice] of (kept[seat] as number[]).entries()) {
    const part = (mixtures[seat] as number[])[i] as number;
    mixture[choice] = part < minProbability ? 0 : part;
    values[choice] = expected[seat]?.[i] as number;
  }
  const published = normalized(mixture);
  return { text: legal[drawIndex(published, unit(rng))] as string, values, mixture: published };
}

/** The part of the time for playouts; with the largest tables regret matching takes the rest. */
const PLAYOUT_SHARE = 0.7;

function exploring(budget: Budget): Budget {
  return 'playouts' in budget ? budget : { ...budget, milliseconds: budget.milliseconds * PLAYOUT_SHARE };
}

/** The temperature of the responders' quantal response, in shares of the win. */
const RESPONSE_TEMPERATURE = 0.02;

/** The model's mixtures, blended with quantal responses to them: one more level of reasoning for a part of the players. */
function withResponders(normalForm: NormalForm, model: readonly number[][], responders: number): number[][] {
  const responses = quantalResponses(normalForm, model, RESPONSE_TEMPERATURE);
  return model.map((mixture, seat) =>
    mixture.map((part, i) => (1 - responders) * part + responders * (responses[seat]?.[i] as number)),
  );
}

/** Playouts of each profile at most: more hardly change the solution. */
const MAX_PER_PROFILE = 4;

/** The payoff table of one sealed question: first for everybody's two likeliest choices, then for more and more of them. */
class RoundGame {
  private readonly s: State;
  private readonly rng: FastRng;
  private readonly forecaster: Forecaster;
  private readonly outlook: Outlook;
  /** The opponent model: each seat's probabilities of its choices. */
  private readonly model: readonly (readonly number[])[];
  /** Each seat's choices, the likeliest first; a seat that is not asked has a single one. */
  private readonly ranked: number[][];
  /** The number of the kind of move that is asked for. */
  private readonly tag: number;
  /** By profile key: everybody's shares of the win, summed, then the number of playouts. */
  private readonly sums: Float64Array;
  private readonly width: number;
  /** How many profiles have been played. */
  private known = 0;
  private kept: number[][] = [];
  private playouts = 1;
  private readonly playout = new WorkingCopy();

  /** The sums are kept in `memory`: some hundred kilobytes made anew for each question would be much work to collect. */
  constructor(s: State, rng: FastRng, forecaster: Forecaster, memory: Float64Array) {
    this.s = s;
    this.rng = rng;
    this.forecaster = forecaster;
    this.outlook = forecaster.forecast(s);
    this.width = s.players + 1;
    this.sums = memory.subarray(0, this.width * positions.length ** s.players).fill(0);
    const dialling = s.phase === 'dial';
    this.tag = dialling ? SET : SPELL;
    this.model = dialling ? dialMixtures(s, this.outlook) : colourMixtures(s);
    const asked = game.toAct(s);
    this.ranked = this.model.map((weights, seat) =>
      asked.includes(seat)
        ? weights.map((_, i) => i).sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b)
        : [0],
    );
  }

  probability(seat: Seat, choice: number): number {
    return this.model[seat]?.[choice] as number;
  }

  /** Plays as many choices of everybody as the budget allows; of the seat `complete`, always all. */
  explore(meter: Meter, complete: Seat | undefined): void {
    const longest = Math.max(...this.ranked.map((list) => list.length));
    for (let most = 2; most <= longest; most++) {
      const kept = this.ranked.map((list, seat) => (seat === complete ? list : list.slice(0, most)));
      const all = kept.reduce((product, list) => product * list.length, 1);
      if (this.kept.length > 0 && !meter.room(all - this.known, 1)) return;
      if (!this.play(kept, meter, 1)) return;
      this.kept = kept;
    }
    while (this.playouts < MAX_PER_PROFILE && meter.room(this.known, 1)) {
      if (!this.play(this.kept, meter, this.playouts + 1)) return;
      this.playouts++;
    }
  }

  /** Plays each of these profiles until it has `times` playouts; false if time ran out. The first table is always finished. */
  private play(kept: number[][], meter: Meter, times: number): boolean {
    const { s, sums, width } = this;
    const { shares } = this.forecaster;
    const choices = kept.map((list) => list.length);
    const profile = new Int32Array(s.players);
    do {
      if (this.kept.length > 0 && meter.stopped()) return false;
      const at = width * keyOf(kept, profile);
      const played = sums[at + s.players] as number;
      if (played < times) {
        const next = this.playout.of(s);
        for (const seat of game.toAct(s))
          game.apply(next, seat, this.tag + ((kept[seat] as number[])[profile[seat] as number] as number));
        finishRound(next, this.outlook, this.rng);
        fillWinShares(next, this.forecaster, shares);
        for (let seat = 0; seat < s.players; seat++) (sums[at + seat] as number) += shares[seat] as number;
        (sums[at + s.players] as number)++;
        if (played === 0) this.known++;
        meter.spend();
      }
    } while (nextProfile(profile, choices));
    return true;
  }

  /** The choices of each seat that were tried, and the game over them. */
  table(): { readonly kept: readonly number[][]; readonly normalForm: NormalForm } {
    const { kept, sums, width, s } = this;
    const choices = kept.map((list) => list.length);
    const payoffs = new Float64Array(s.players * choices.reduce((product, n) => product * n, 1));
    const profile = new Int32Array(s.players);
    let at = 0;
    do {
      const from = width * keyOf(kept, profile);
      const played = sums[from + s.players] as number;
      for (let seat = 0; seat < s.players; seat++) payoffs[at++] = (sums[from + seat] as number) / played;
    } while (nextProfile(profile, choices));
    return { kept, normalForm: { choices, payoffs } };
  }
}

function keyOf(kept: readonly number[][], profile: Int32Array): number {
  let key = 0;
  for (let seat = 0; seat < profile.length; seat++)
    key = key * positions.length + ((kept[seat] as number[])[profile[seat] as number] as number);
  return key;
}

/** The opponent model of a spell: colours in proportion to the shells that lie there, up to two; others rarely. */
export function colourMixtures(s: State): number[][] {
  const weights = colours.map((_, colour) => 0.05 + Math.min(2, s.shells[colour] as number));
  return Array.from({ length: s.players }, () => normalized(weights));
}

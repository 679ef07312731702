import type { Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { game, type Move, type State, type View } from '../../games/strand-unter/index.ts';
import { SET, SPELL } from '../../games/strand-unter/notation.ts';
import { colours, positions } from '../../games/strand-unter/vocabulary.ts';
import type { Answer, Bot, Budget, Question } from '../bot.ts';
import { type Meter, meterOf } from '../search/budget.ts';
import { chance } from '../search/policy.ts';
import {
  expectations,
  goodAnswers,
  matchRegrets,
  nextProfile,
  normal,
  type OneShot,
} from '../search/regret.ts';
import { drawn } from '../search/imperfect.ts';
import { guessDials } from './one-turn.ts';
import { finishRound, shares } from './round-game.ts';
import { foresee } from './evaluate.ts';

export interface Mixing {
  /** How often the others are taken to set what they seem to like; otherwise they set whatever hurts most. */
  readonly trust: number;
  /** How often they are taken to think once more, and to answer what everybody seems to like. */
  readonly wits: number;
  /** How often everybody thinks again. */
  readonly thoughts: number;
  /** What is chosen more seldom than this is not chosen at all. */
  readonly seldom: number;
}

/**
 * Solves the round: what each profile of dials leads to is played out to the end of the round, and dials are set by a
 * mixture that does well against what the others seem to like and is hard to use against it. Colours of a spell likewise;
 * all else it decides by what it leads to at the end of the round.
 */
export function mixing(how: Mixing, name = 'mixing'): Bot<View> {
  return {
    name,
    choose: (question) => {
      const { view, rng } = question;
      const s = game.imagine(view, rng);
      return game.sealed(s) ? mix(s, question, how) : weigh(s, question);
    },
  };
}

/** How often an open choice is tried at most: what remains to chance within a round is little. */
const TRIES = 3;

function weigh(s: State, { seat, legal, budget, rng }: Question<View>): Answer {
  const meter = meterOf(budget);
  const outlook = foresee(s);
  const seed = rng.below(2 ** 48);
  const moves = legal.map((text) => game.read(text) as Move);
  const sums = moves.map(() => 0);
  let tries = 0;
  while (tries === 0 || (tries < TRIES && meter.room(moves.length, 1))) {
    for (const [at, move] of moves.entries()) {
      const next = game.clone(s);
      game.apply(next, seat, move);
      finishRound(next, outlook, new FastRng(seed, tries));
      (sums[at] as number) += shares(next)[seat] as number;
      meter.spend();
    }
    tries++;
  }
  const values = sums.map((sum) => sum / tries);
  return { text: legal[values.indexOf(Math.max(...values))] as string, values };
}

function mix(s: State, { seat, legal, budget, rng, rateAll = false }: Question<View>, how: Mixing): Answer {
  const round = new Round(s, new FastRng(rng.below(2 ** 48)));
  round.explore(meterOf(exploring(budget)), rateAll ? seat : undefined);
  const { kept, oneShot } = round.table();
  const liked = kept.map((list, each) => normal(list.map((choice) => round.liking(each, choice))));
  const { thoughts, trust, seldom } = how;
  const others = secondThoughts(oneShot, liked, how.wits);
  const { mixtures, met } = matchRegrets(oneShot, thoughts, { seat, others, trust });
  const worth = oneShot.choices.map((n) => new Float64Array(n));
  expectations(oneShot, met, worth);
  const mixture = legal.map(() => 0);
  const values = legal.map(() => Number.NEGATIVE_INFINITY);
  for (const [i, choice] of (kept[seat] as number[]).entries()) {
    const part = (mixtures[seat] as number[])[i] as number;
    mixture[choice] = part < seldom ? 0 : part;
    values[choice] = worth[seat]?.[i] as number;
  }
  const published = normal(mixture);
  return { text: legal[drawn(published, chance(rng))] as string, values, mixture: published };
}

/** The part of the time that goes into playouts; regret matching takes what is left with the largest tables. */
const PLAYING = 0.7;

function exploring(budget: Budget): Budget {
  return 'playouts' in budget ? budget : { ...budget, milliseconds: budget.milliseconds * PLAYING };
}

/** How much better an answer must be, in shares of the win, for nearly everybody to find it. */
const NOTICED = 0.02;

/**
 * What everybody seems to like, in this part of the cases replaced by good answers to it: a sensible player knows as well as
 * we do what the others like.
 */
export function secondThoughts(oneShot: OneShot, liked: readonly number[][], wits: number): number[][] {
  const answers = goodAnswers(oneShot, liked, NOTICED);
  return liked.map((likings, seat) =>
    likings.map((liking, i) => (1 - wits) * liking + wits * (answers[seat]?.[i] as number)),
  );
}

/** No mind changes much after so many tries of each profile. */
const MOST_TRIES = 4;

/** One sealed question and what its profiles lead to: first of everybody's two favourites, then of more and more choices. */
class Round {
  private readonly s: State;
  private readonly rng: FastRng;
  private readonly outlook: ReturnType<typeof foresee>;
  private readonly likings: readonly (readonly number[])[];
  /** Each seat's choices, the best liked first; whoever is not asked has a single one. */
  private readonly ranked: number[][];
  private readonly tag: number;
  /** For each profile by its key: everybody's shares added up, then how often it was played. A list for each would take much more room. */
  private readonly sums: Float64Array;
  private readonly width: number;
  /** How many profiles were played at all. */
  private known = 0;
  private kept: number[][] = [];
  private tries = 1;

  constructor(s: State, rng: FastRng) {
    this.s = s;
    this.rng = rng;
    this.outlook = foresee(s);
    this.width = s.players + 1;
    this.sums = new Float64Array(this.width * positions.length ** s.players);
    const dialling = s.phase === 'dial';
    this.tag = dialling ? SET : SPELL;
    this.likings = dialling ? guessDials(s, this.outlook) : guessColours(s);
    const asked = game.toAct(s);
    this.ranked = this.likings.map((weights, seat) =>
      asked.includes(seat)
        ? weights.map((_, i) => i).sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b)
        : [0],
    );
  }

  liking(seat: Seat, choice: number): number {
    return this.likings[seat]?.[choice] as number;
  }

  /** As many choices of everybody as the budget allows; of the seat that wants to know all, always all. */
  explore(meter: Meter, thorough: Seat | undefined): void {
    const longest = Math.max(...this.ranked.map((list) => list.length));
    for (let most = 2; most <= longest; most++) {
      const kept = this.ranked.map((list, seat) => (seat === thorough ? list : list.slice(0, most)));
      const all = kept.reduce((product, list) => product * list.length, 1);
      if (this.kept.length > 0 && !meter.room(all - this.known, 1)) return;
      if (!this.play(kept, meter, 1)) return;
      this.kept = kept;
    }
    while (this.tries < MOST_TRIES && meter.room(this.known, 1)) {
      if (!this.play(this.kept, meter, this.tries + 1)) return;
      this.tries++;
    }
  }

  /** Each of these profiles, so many times by now; false if time ran out. What comes first is played whatever it takes. */
  private play(kept: number[][], meter: Meter, times: number): boolean {
    const { s, sums, width } = this;
    const choices = kept.map((list) => list.length);
    const profile = new Int32Array(s.players);
    do {
      if (this.kept.length > 0 && meter.stopped()) return false;
      const at = width * keyOf(kept, profile);
      const played = sums[at + s.players] as number;
      if (played < times) {
        const next = game.clone(s);
        for (const seat of game.toAct(s))
          game.apply(next, seat, this.tag + ((kept[seat] as number[])[profile[seat] as number] as number));
        finishRound(next, this.outlook, this.rng);
        for (const [seat, share] of shares(next).entries()) (sums[at + seat] as number) += share;
        (sums[at + s.players] as number)++;
        if (played === 0) this.known++;
        meter.spend();
      }
    } while (nextProfile(profile, choices));
    return true;
  }

  /** What was found out: which choices of each seat were tried, and everybody's share for each profile of them. */
  table(): { readonly kept: readonly number[][]; readonly oneShot: OneShot } {
    const { kept, sums, width, s } = this;
    const choices = kept.map((list) => list.length);
    const worths = new Float64Array(s.players * choices.reduce((product, n) => product * n, 1));
    const profile = new Int32Array(s.players);
    let at = 0;
    do {
      const from = width * keyOf(kept, profile);
      const played = sums[from + s.players] as number;
      for (let seat = 0; seat < s.players; seat++) worths[at++] = (sums[from + seat] as number) / played;
    } while (nextProfile(profile, choices));
    return { kept, oneShot: { choices, worths } };
  }
}

function keyOf(kept: readonly number[][], profile: Int32Array): number {
  let key = 0;
  for (let seat = 0; seat < profile.length; seat++)
    key = key * positions.length + ((kept[seat] as number[])[profile[seat] as number] as number);
  return key;
}

/** Colours of a spell: whatever lies there, the more the better; what does not, hardly. */
export function guessColours(s: State): number[][] {
  const weights = colours.map((_, colour) => 0.05 + Math.min(2, s.shells[colour] as number));
  return Array.from({ length: s.players }, () => normal(weights));
}

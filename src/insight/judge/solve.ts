import { matchRegrets, nextProfile, normalized, quantalResponses } from '../../bots/search/regret.ts';
import type { Seat } from '../../engine/game.ts';
import { choicesOf, type Judge } from './judge.ts';
import { add, newValue, type Value } from './vector.ts';

/** How the likely answers are found: as the expert of Strand Unter does (a restricted Nash response, Johanson et al. 2007). */
const TRUST = 0.65;
const RESPONDERS = 0.5;
const RESPONSE_TEMPERATURE = 0.02;
const ITERATIONS = 100;
/** The part of all answers that follows no model: fitted to what bots of all levels answered. */
const WHIM = 0.4;

/** The answers of a seat that are tried: the likeliest, and what it did answer. */
export interface Asked<M> {
  readonly kept: readonly M[];
  readonly texts: readonly string[];
  /** How likely each is by the opponent model. */
  readonly model: readonly number[];
  /** Which of them was given; -1 if that is not known. */
  readonly taken: number;
}

/** What everybody is likely to answer to a sealed question, and what that is worth. */
export interface Solved<M> {
  readonly asked: readonly Asked<M>[];
  /** What every profile of the kept answers leads to; the last seat's answer runs fastest. */
  readonly table: readonly Value[];
  /** How likely everybody is to give each of the kept answers. */
  readonly mixtures: readonly (readonly number[])[];
  readonly expected: Value;
  /** What each kept answer of each seat is worth while the others mix. */
  readonly worth: readonly (readonly Value[])[];
}

export interface Question<S, M> {
  readonly state: S;
  readonly seats: readonly Seat[];
  /** What was answered, if it is known. */
  readonly moves?: readonly M[];
  /** Answers tried of each seat at most, beside the one given. */
  readonly most: number;
}

export function solve<S, M>(
  judge: Judge<S, M>,
  { state, seats, moves, most }: Question<S, M>,
  valueOf: (next: S) => Value,
): Solved<M> {
  const model = judge.answerModel?.(state);
  const asked = seats.map((seat, i) => keptAnswers(judge, state, seat, { model, move: moves?.[i], most }));
  const counts = asked.map(({ kept }) => kept.length);
  const profile = new Int32Array(seats.length);
  const table: Value[] = [];
  do {
    const next = judge.game.clone(state);
    for (const [i, seat] of seats.entries())
      judge.game.apply(next, seat, asked[i]?.kept[profile[i] as number] as M);
    table.push(valueOf(next));
  } while (nextProfile(profile, counts));
  const mixtures = mixturesOf(seats, asked, table);
  const expected = newValue(judge.seats);
  const worth = asked.map(({ kept }) => kept.map(() => newValue(judge.seats)));
  profile.fill(0);
  for (const value of table) {
    let whole = 1;
    for (let i = 0; i < seats.length; i++) whole *= mixtures[i]?.[profile[i] as number] as number;
    add(expected, value, whole);
    for (let i = 0; i < seats.length; i++) {
      let others = 1;
      for (let k = 0; k < seats.length; k++)
        if (k !== i) others *= mixtures[k]?.[profile[k] as number] as number;
      if (others > 0) add(worth[i]?.[profile[i] as number] as Value, value, others);
    }
    nextProfile(profile, counts);
  }
  return { asked, table, mixtures, expected, worth };
}

function keptAnswers<S, M>(
  judge: Judge<S, M>,
  state: S,
  seat: Seat,
  {
    model: models,
    move,
    most,
  }: {
    readonly model: readonly (readonly number[])[] | undefined;
    readonly move: M | undefined;
    readonly most: number;
  },
): Asked<M> {
  const { moves, texts } = choicesOf(judge, state, seat);
  const model = models?.[seat] ?? moves.map(() => 1 / moves.length);
  const taken = move === undefined ? -1 : texts.indexOf(judge.game.write(move));
  const ranked = moves
    .map((_, i) => i)
    .sort((a, b) => (model[b] as number) - (model[a] as number) || a - b)
    .slice(0, most);
  const kept = taken < 0 || ranked.includes(taken) ? ranked : [...ranked, taken];
  return {
    kept: kept.map((i) => moves[i] as M),
    texts: kept.map((i) => texts[i] as string),
    model: normalized(kept.map((i) => model[i] as number)),
    taken: kept.indexOf(taken),
  };
}

function mixturesOf<M>(
  seats: readonly Seat[],
  asked: readonly Asked<M>[],
  table: readonly Value[],
): readonly (readonly number[])[] {
  const choices = asked.map(({ kept }) => kept.length);
  const payoffs = new Float64Array(table.length * seats.length);
  for (const [at, value] of table.entries())
    for (const [i, seat] of seats.entries()) payoffs[at * seats.length + i] = value[seat] as number;
  const normalForm = { choices, payoffs };
  const models = asked.map(({ model }) => model);
  const responses = quantalResponses(normalForm, models, RESPONSE_TEMPERATURE);
  const others = models.map((model, i) =>
    model.map((part, k) => (1 - RESPONDERS) * part + RESPONDERS * (responses[i]?.[k] as number)),
  );
  const { modelled } = matchRegrets(normalForm, ITERATIONS, { seat: -1, others, trust: TRUST });
  return modelled.map((mixture) => mixture.map((part) => (1 - WHIM) * part + WHIM / mixture.length));
}

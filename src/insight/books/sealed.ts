import { matchRegrets, nextProfile, normalized, quantalResponses } from '../../bots/search/regret.ts';
import type { Seat } from '../../engine/game.ts';
import { choicesOf } from '../judge/judge.ts';
import { Look } from '../judge/look.ts';
import { add, minus, newValue, towards, type Value } from '../judge/vector.ts';
import { bestOf, type Judging } from './judging.ts';
import type { Step } from './steps.ts';
import type { DecisionVerdict, Verdict } from './verdict.ts';

/** How the likely answers are found: as the expert of Strand Unter does (a restricted Nash response, Johanson et al. 2007). */
const TRUST = 0.65;
const RESPONDERS = 0.5;
const RESPONSE_TEMPERATURE = 0.02;
const ITERATIONS = 100;

/** Judges all answers to a sealed question together. */
export function judgeSealed(judging: Judging, step: Step): Omit<Verdict, 'kind' | 'ply' | 'count' | 'seats'> {
  const { judge } = judging;
  const { seats, moves } = step;
  const asked = seats.map((seat, i) => keptChoices(judging, step, seat, moves[i]));
  const table = tableOf(judging, step, asked);
  const mixtures = mixturesOf(seats, asked, table);
  const expected = newValue(judge.seats);
  const worth = asked.map(({ kept }) => kept.map(() => newValue(judge.seats)));
  const profile = new Int32Array(seats.length);
  const counts = asked.map(({ kept }) => kept.length);
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
  return verdictOf(judging, step, { asked, table, mixtures, expected, worth });
}

/** The answers of a seat that are tried: the likeliest, and what it did answer. */
interface Asked {
  readonly kept: readonly unknown[];
  readonly texts: readonly string[];
  /** How likely each is by the opponent model. */
  readonly model: readonly number[];
  readonly taken: number;
}

function keptChoices({ judge, care }: Judging, step: Step, seat: Seat, move: unknown): Asked {
  const { moves, texts } = choicesOf(judge, step.state, seat);
  const model = judge.answerModel?.(step.state)[seat] ?? moves.map(() => 1 / moves.length);
  const most = care.answers[Math.min(step.seats.length, care.answers.length - 1)] as number;
  const taken = texts.indexOf(judge.game.write(move));
  const ranked = moves
    .map((_, i) => i)
    .sort((a, b) => (model[b] as number) - (model[a] as number) || a - b)
    .slice(0, most);
  const kept = ranked.includes(taken) ? ranked : [...ranked, taken];
  return {
    kept: kept.map((i) => moves[i]),
    texts: kept.map((i) => texts[i] as string),
    model: normalized(kept.map((i) => model[i] as number)),
    taken: kept.indexOf(taken),
  };
}

/** What every profile of the kept answers leads to; the last seat's answer runs fastest. */
function tableOf(
  { judge, care, seed }: Judging,
  { state, seats, ply }: Step,
  asked: readonly Asked[],
): Value[] {
  const { game } = judge;
  const look = new Look(judge, care, seed + ply);
  const counts = asked.map(({ kept }) => kept.length);
  const profile = new Int32Array(seats.length);
  const table: Value[] = [];
  do {
    const next = game.clone(state);
    for (const [i, seat] of seats.entries()) game.apply(next, seat, asked[i]?.kept[profile[i] as number]);
    table.push(look.value(next));
  } while (nextProfile(profile, counts));
  return table;
}

/** How likely everybody is to give each of the kept answers. */
function mixturesOf(
  seats: readonly Seat[],
  asked: readonly Asked[],
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
  return matchRegrets(normalForm, ITERATIONS, { seat: -1, others, trust: TRUST }).modelled;
}

interface Solved {
  readonly asked: readonly Asked[];
  readonly table: readonly Value[];
  readonly mixtures: readonly (readonly number[])[];
  readonly expected: Value;
  /** What each kept answer of each seat is worth while the others mix. */
  readonly worth: readonly (readonly Value[])[];
}

function verdictOf(
  { judge }: Judging,
  { seats }: Step,
  { asked, table, mixtures, expected, worth }: Solved,
): Omit<Verdict, 'kind' | 'ply' | 'count' | 'seats'> {
  let index = 0;
  for (const { kept, taken } of asked) index = index * kept.length + taken;
  const came = table[index] as Value;
  const before = Float64Array.from(expected);
  const after = newValue(judge.seats);
  const clash = minus(came, expected);
  const { trust } = judge;
  const decisions = asked.map(({ texts, taken }, i): DecisionVerdict => {
    const seat = seats[i] as Seat;
    const raw = worth[i] as readonly Value[];
    const best = bestOf(raw, seat, taken);
    const values = raw.map((value) => towards(raw[best] as Value, value, trust.choices));
    add(before, minus(raw[best] as Value, expected));
    add(clash, minus(raw[taken] as Value, expected), -1);
    add(after, minus(values[taken] as Value, values[best] as Value));
    return {
      choices: texts.map((text, k) => ({
        text,
        value: [...(values[k] as Value)],
        likely: mixtures[i]?.[k] as number,
      })),
      taken,
      best,
      loss: (values[best]?.[seat] as number) - (values[taken]?.[seat] as number),
      error: taken === best ? 0 : judge.doubt,
    };
  });
  const trusted = clash.map((part) => trust.clash * part);
  add(after, before);
  add(after, trusted);
  return {
    before: [...before],
    after: [...after],
    reached: [...came],
    sealed: { decisions, expected: [...expected], clash: [...trusted] },
  };
}

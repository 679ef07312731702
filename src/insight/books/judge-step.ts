import { CHANCE, type Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import { type AnyJudge, type Care, chancesOf, choicesOf, effortOf } from '../judge/judge.ts';
import { Look, outcomesOf } from '../judge/look.ts';
import { add, newValue, type Value } from '../judge/vector.ts';
import {
  comparedByChoices,
  comparedByEvaluator,
  type Judged,
  standardError,
  verdictOfDecision,
} from './decision.ts';
import type { Judging } from './judging.ts';
import { chanceByRollouts, rolloutsFor, sayingOf } from './rollouts.ts';
import { judgeSealed } from './sealed.ts';
import type { Step } from './steps.ts';
import type { ChanceVerdict, Verdict } from './verdict.ts';

/** Judges one step. Depends on nothing but the step and the seed, so steps may be judged anywhere and in any order. */
export function judgeStep(judging: Judging, step: Step): Verdict {
  const { kind, ply, count, seats } = step;
  const said = { kind, ply, count, seats };
  switch (kind) {
    case 'forced':
      return said;
    case 'opening':
      return { ...said, ...judgeOpening(judging, step) };
    case 'chance':
      return { ...said, ...judgeChance(judging, step) };
    case 'decision':
      return { ...said, ...judgeDecision(judging, step) };
    case 'sealed':
      return { ...said, ...judgeSealed(judging, step) };
  }
}

/** All deals before the first decision: the mean over set-ups drawn anew. */
function judgeOpening({ judge, care, seed, terms }: Judging, { state, moves }: Step): Judged {
  const { game } = judge;
  const look = new Look(judge, care, seed);
  const values: { value: Value; part: number }[] = [];
  for (let i = 0; i < care.openings; i++) {
    const s = game.setup(terms.seats, terms.options, terms.rules);
    const rng = new FastRng(seed, 100 + i);
    while (game.toAct(s)[0] === CHANCE) game.apply(s, CHANCE, game.sample(s, rng));
    values.push({ value: look.value(s), part: 1 / care.openings });
  }
  const s = game.clone(state);
  for (const move of moves) game.apply(s, CHANCE, move);
  return verdictOfChance(values, look.value(s), false);
}

/** Where positions are rolled out, the networks only say how so many of the outcomes differ. */
const SHOWN = 16;

function judgeChance({ judge, care, seed }: Judging, { state, moves, ply }: Step): Judged {
  const look = new Look(judge, care, seed + ply, seed);
  const list = chancesOf(judge, state, care);
  const rollouts = rolloutsFor(judge, care, state);
  const most = rollouts ? SHOWN : effortOf(judge, state, care, care.outcomes);
  const exact = list.length <= most;
  const offset = new FastRng(seed, 10_000 + ply).below(2 ** 24) / 2 ** 24;
  const values = outcomesOf(list, most, offset).map(({ move, part }) => ({
    value: look.after(state, CHANCE, move),
    part,
  }));
  const said = verdictOfChance(values, look.after(state, CHANCE, moves[0]), exact);
  if (!rollouts) return said;
  const before = rollouts.value(state, care.rollouts, seed);
  const next = judge.game.clone(state);
  judge.game.apply(next, CHANCE, moves[0]);
  return chanceByRollouts(said, rollouts, before, rollouts.value(next, care.rollouts, seed));
}

function verdictOfChance(
  values: readonly { readonly value: Value; readonly part: number }[],
  came: Value,
  exact: boolean,
): Judged {
  const seats = came.length / 2;
  const expected = new Float64Array(came.length);
  for (const { value, part } of values) add(expected, value, part);
  const error: number[] = [];
  const deviation: number[] = [];
  const percentile: number[] = [];
  const spread: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own = came[seat] as number;
    let worse = 0;
    let variance = 0;
    for (const { value, part } of values) {
      const share = value[seat] as number;
      variance += part * (share - (expected[seat] as number)) ** 2;
      if (share < own - 1e-12) worse += part;
      else if (share <= own + 1e-12) worse += part / 2;
    }
    deviation.push(Math.sqrt(variance));
    error.push(exact ? 0 : Math.sqrt(variance / values.length));
    percentile.push(worse);
    spread.push(quantiles(values, seat, expected[seat] as number));
  }
  const chance: ChanceVerdict = { outcomes: values.length, exact, error, deviation, percentile, spread };
  return { before: [...expected], after: [...came], chance };
}

const QUANTILES = 11;

function quantiles(
  values: readonly { readonly value: Value; readonly part: number }[],
  seat: Seat,
  middle: number,
): number[] {
  const sorted = values
    .map(({ value, part }) => ({ share: (value[seat] as number) - middle, part }))
    .sort((a, b) => a.share - b.share);
  const found: number[] = [];
  let passed = 0;
  let at = -1;
  for (let i = 0; i < QUANTILES; i++) {
    const wanted = Math.min(i / (QUANTILES - 1), 1 - 1e-9);
    while (passed <= wanted && at < sorted.length - 1) passed += (sorted[++at] as { part: number }).part;
    found.push((sorted[at] as { share: number }).share);
  }
  return found;
}

function judgeDecision(judging: Judging, step: Step): Judged {
  const { judge, care, seed } = judging;
  const { state, moves, seats, ply } = step;
  const seat = seats[0] as Seat;
  const look = new Look(judge, care, seed + ply, seed);
  const choices = choicesOf(judge, state, seat);
  const taken = choices.texts.indexOf(judge.game.write(moves[0]));
  const worlds = worldsOf(judge, state, seat, { most: care.worlds, seed: seed + ply });
  const byWorld = worlds.map((world) => choices.moves.map((move) => look.after(world, seat, move)));
  const raw = choices.moves.map((_, i) => {
    const sum = newValue(judge.seats);
    for (const list of byWorld) add(sum, list[i] as Value, 1 / worlds.length);
    return sum;
  });
  const known = { seat, texts: choices.texts, taken };
  const { choices: network } = judge;
  if (network?.isFor(state)) {
    const said = sayingOf(judging, step, { network, moves: choices.moves, taken });
    const own = raw[taken] as Value;
    const { base = own, reached = own, shares } = said;
    return verdictOfDecision({
      ...known,
      compared: comparedByChoices(raw, { seat, taken, base, shares }),
      reached,
      error: care.name === 'quick' ? network.doubt.quick : network.doubt.full,
    });
  }
  const compared = comparedByEvaluator(raw, { seat, taken, trust: trustIn(judge, care, state) });
  const off = byWorld.map(
    (list) => (list[compared.best]?.[seat] as number) - (list[taken]?.[seat] as number),
  );
  return verdictOfDecision({
    ...known,
    compared,
    reached: raw[taken] as Value,
    error: Math.hypot(doubtIn(judge, care), standardError(off)),
  });
}

function doubtIn({ doubt, careful }: AnyJudge, care: Care): number {
  return (care.name === 'quick' ? undefined : careful?.doubt) ?? doubt;
}

/** Where the rest of the match is looked through, all of a judged difference is real. (Quick reviews were measured without this.) */
function trustIn({ trust, careful, turnsLeft }: AnyJudge, care: Care, state: unknown): number {
  if (care.name === 'quick') return trust.choices;
  const isLookedThrough = turnsLeft !== undefined && turnsLeft(state) <= care.lastTurns;
  return isLookedThrough ? 1 : (careful?.trust ?? trust.choices);
}

/** Positions that the seat may think of: the true one where nothing is hidden, else imagined from its view. */
function worldsOf(
  { game }: AnyJudge,
  state: unknown,
  seat: Seat,
  { most, seed }: { readonly most: number; readonly seed: number },
): unknown[] {
  if (game.alike?.(state)) return [state];
  const view = game.view(state, seat);
  return Array.from({ length: most }, (_, i) => game.imagine(view, new FastRng(seed, 20_000 + i)));
}

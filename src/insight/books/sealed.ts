import type { Seat } from '../../engine/game.ts';
import { Look } from '../judge/look.ts';
import { type Solved, solve } from '../judge/solve.ts';
import { add, bestPlay, minus, newValue, towards, type Value } from '../judge/vector.ts';
import { bestOf, type Judging } from './judging.ts';
import type { Step } from './steps.ts';
import type { DecisionVerdict, Verdict } from './verdict.ts';

/** Judges all answers to a sealed question together. */
export function judgeSealed(judging: Judging, step: Step): Omit<Verdict, 'kind' | 'ply' | 'count' | 'seats'> {
  const { judge, care, seed } = judging;
  const { state, seats, moves, ply } = step;
  const most = care.answers[Math.min(seats.length, care.answers.length - 1)] as number;
  const look = new Look(judge, care, seed + ply);
  const solved = solve(judge, { state, seats, moves, most }, (next) => look.value(next));
  return verdictOf(judging, step, solved);
}

function verdictOf(
  { judge }: Judging,
  { seats }: Step,
  { asked, table, mixtures, expected, worth }: Solved<unknown>,
): Omit<Verdict, 'kind' | 'ply' | 'count' | 'seats'> {
  let index = 0;
  for (const { kept, taken } of asked) index = index * kept.length + taken;
  const came = table[index] as Value;
  const after = newValue(judge.seats);
  const clash = minus(came, expected);
  const { trust } = judge;
  const before = Float64Array.from(expected);
  const decisions = asked.map(({ texts, taken }, i): DecisionVerdict => {
    const seat = seats[i] as Seat;
    const raw = worth[i] as readonly Value[];
    const best = bestOf(raw, seat, taken);
    const could = bestPlay(raw, seat);
    const values = raw.map((value) => towards(could, value, trust.sealed));
    add(before, minus(could, expected));
    add(clash, minus(raw[taken] as Value, expected), -1);
    add(after, minus(values[taken] as Value, could));
    return {
      choices: texts.map((text, k) => ({
        text,
        value: [...(values[k] as Value)],
        likely: mixtures[i]?.[k] as number,
      })),
      taken,
      best,
      could: [...could],
      loss: (could[seat] as number) - (values[taken]?.[seat] as number),
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

import type { Seat } from '../../engine/game.ts';
import { type AnyJudge, type Care, choicesOf, type RolledOut, type Rollouts } from '../judge/judge.ts';
import { type Judged, standardError, verdictOfDecision } from './decision.ts';
import type { Judging } from './judging.ts';
import type { Step } from './steps.ts';
import type { ChanceVerdict } from './verdict.ts';

/** So many choices of a decision are rolled out, beside the one that was taken: the best of many looks better than it is. */
const PROMISING = 2;

type AnyRollouts = Rollouts<unknown, unknown>;

/** What rolls this position out, if this care does. */
export function rolloutsFor({ rollouts }: AnyJudge, care: Care, state: unknown): AnyRollouts | undefined {
  return care.rollouts > 0 && rollouts?.isFor(state) ? rollouts : undefined;
}

/** An outcome of chance by rollouts from before and after it; how the outcomes differ is left to what the networks said of them. */
export function chanceByRollouts(
  said: Judged,
  { called }: AnyRollouts,
  before: RolledOut,
  after: RolledOut,
): Judged {
  const chance = said.chance as ChanceVerdict;
  const error = chance.error.map((_, seat) =>
    standardError(before.paths.map((path) => path[seat] as number)),
  );
  return {
    before: [...before.value],
    after: [...after.value],
    reached: [...called(after.value)],
    chance: { ...chance, exact: false, error },
  };
}

/** An open decision: the promising choices and the one taken are rolled out; others count as the least of these. */
export function judgeByRollouts(
  { judge, care, seed }: Judging,
  { state, moves, seats }: Step,
  rollouts: AnyRollouts,
): Judged {
  const { game } = judge;
  const seat = seats[0] as Seat;
  const choices = choicesOf(judge, state, seat);
  const taken = choices.texts.indexOf(game.write(moves[0]));
  const most = rollouts.value(state, care.rollouts, seed).isDecided ? 1 : PROMISING;
  const tried = new Set([...rollouts.promising(state, seat, choices.moves, most), taken]);
  const rolled = choices.moves.map((move, i) => {
    if (!tried.has(i)) return undefined;
    const next = game.clone(state);
    game.apply(next, seat, move);
    return rollouts.value(next, care.rollouts, seed);
  });
  const least = rolled.reduce((a, b) =>
    !a || (b && (b.value[seat] as number) < (a.value[seat] as number)) ? b : a,
  ) as RolledOut;
  const all = rolled.map((each) => each ?? least);
  const errorOf = (best: number): number =>
    Math.hypot(
      rollouts.doubt,
      standardError(differences(all[best] as RolledOut, all[taken] as RolledOut, seat)),
    );
  const judged = verdictOfDecision({
    seat,
    texts: choices.texts,
    taken,
    raw: all.map(({ value }) => value),
    trust: rollouts.trust,
    errorOf,
  });
  return { ...judged, reached: [...rollouts.called((all[taken] as RolledOut).value)] };
}

/** What one choice was worth more to the seat than another, path by path. */
function differences({ paths }: RolledOut, { paths: others }: RolledOut, seat: Seat): number[] {
  return paths
    .slice(0, others.length)
    .map((path, i) => (path[seat] as number) - (others[i]?.[seat] as number));
}

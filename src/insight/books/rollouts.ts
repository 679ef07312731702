import type { Seat } from '../../engine/game.ts';
import type { AnyJudge, Care, RolledOut, Rollouts } from '../judge/judge.ts';
import type { Value } from '../judge/vector.ts';
import { type Judged, standardError } from './decision.ts';
import type { Judging } from './judging.ts';
import type { Step } from './steps.ts';
import type { ChanceVerdict } from './verdict.ts';

type AnyRollouts = Rollouts<unknown>;

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

/** What a network says of the choices of a decision, and rollouts where there are any. */
interface Saying {
  readonly shares: ReadonlyMap<number, Float64Array>;
  /** What the choice taken is worth by rollouts, and what that position is called. */
  readonly base?: Value;
  readonly reached?: Value;
}

/** The network's shares; with rollouts the mean of both: they are wrong in different ways. */
export function sayingOf(
  { judge, care, seed }: Judging,
  { state, seats }: Step,
  {
    network,
    moves,
    taken,
  }: {
    readonly network: NonNullable<AnyJudge['choices']>;
    readonly moves: readonly unknown[];
    readonly taken: number;
  },
): Saying {
  const seat = seats[0] as Seat;
  const shares = network.values(state, seat, moves, taken);
  const rollouts = rolloutsFor(judge, care, state);
  if (!rollouts) return { shares };
  const rolled = new Map(
    [...shares.keys()].map((i) => {
      const next = judge.game.clone(state);
      judge.game.apply(next, seat, moves[i]);
      return [i, rollouts.value(next, care.rollouts, seed).value];
    }),
  );
  const base = rolled.get(taken) as Value;
  return {
    shares: new Map(
      [...shares].map(([i, said]) => [
        i,
        said.map((share, each) => (share + (rolled.get(i)?.[each] as number)) / 2),
      ]),
    ),
    base,
    reached: rollouts.called(base),
  };
}

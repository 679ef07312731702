import { drawIndex } from '../../bots/search/imperfect.ts';
import { unit } from '../../bots/search/policy.ts';
import { winShare } from '../../bots/search/outcome.ts';
import { drive } from '../../engine/drive.ts';
import { CHANCE, type Result, type Seat } from '../../engine/game.ts';
import { FastRng } from '../../engine/rng.ts';
import type { Step } from '../../insight/books/steps.ts';
import type { DecisionVerdict } from '../../insight/books/verdict.ts';
import type { AnyJudge } from '../../insight/judge/judge.ts';
import { verdictOf } from '../../insight/review/decisions.ts';

/** A decision judged twice: by the review, and by playouts to the end of the match or by a more careful review. Shares of the win. */
export interface Compared {
  /** What the choice gave away by the review, with the error that the review states. */
  readonly said: number;
  readonly error: number;
  /** The same difference (what the review calls best, less what was chosen) by the second judge, with its standard error. */
  readonly deep: number;
  readonly deepError: number;
  /** What the best choice has more than the one taken, by the second judge (of playouts: the best of the promising ones). */
  readonly most: number;
  readonly mostError: number;
}

/** Two reviews of one decision. The second judge's own samples are not taken out: its difference stands as it is. */
export function compareReviews(seat: Seat, first: DecisionVerdict, second: DecisionVerdict): Compared {
  const share = (choice: number): number => {
    // Reviews that differ in care may keep different answers to a sealed question: what the second left out is not compared.
    const text = first.choices[choice]?.text;
    return second.choices.find((each) => each.text === text)?.value[seat] ?? Number.NaN;
  };
  const deep = share(first.best) - share(first.taken);
  return {
    said: first.loss,
    error: first.error,
    deep: Number.isNaN(deep) ? 0 : deep,
    deepError: 0,
    most: second.loss,
    mostError: second.error,
  };
}

/** So many choices are played out: the one taken, and the best ones by the review. */
const PROMISING = 4;

/** Plays out an open decision: every choice in the same worlds with the same dice, everybody by the judge's policy. */
export function compareDecision(
  judge: AnyJudge,
  step: Step,
  verdict: DecisionVerdict,
  { playouts, seed }: { readonly playouts: number; readonly seed: number },
): Compared {
  const { game } = judge;
  const seat = step.seats[0] as Seat;
  const { choices, taken, best, loss, error } = verdict;
  const tried = choices
    .map((_, i) => i)
    .filter((i) => i !== taken)
    // Of equal shares the review's best comes first: it may be told apart by its points only.
    .sort(
      (a, b) =>
        (choices[b]?.value[seat] as number) - (choices[a]?.value[seat] as number) ||
        Number(b === best) - Number(a === best),
    )
    .slice(0, PROMISING - 1);
  const moves = game.legal(step.state, seat, []);
  const more = tried.map((): number[] => []);
  const hidden = !game.alike?.(step.state);
  const view = hidden ? game.view(step.state, seat) : undefined;
  for (let i = 0; i < playouts; i++) {
    const world = hidden ? game.imagine(view, new FastRng(seed, 3 * i)) : step.state;
    const shareOf = (choice: number): number => {
      const s = game.clone(world);
      game.apply(s, seat, moves[choice]);
      return playedOut(judge, s, { seat, seed, i });
    };
    const own = shareOf(taken);
    for (const [k, choice] of tried.entries()) more[k]?.push(shareOf(choice) - own);
  }
  const figures = more.map(meanOf);
  const deep = best === taken ? { mean: 0, error: 0 } : (figures[tried.indexOf(best)] as Mean);
  const most = figures.reduce((a, b) => (b.mean > a.mean ? b : a), { mean: 0, error: 0 });
  return {
    said: loss,
    error,
    deep: deep.mean,
    deepError: deep.error,
    most: most.mean,
    mostError: most.error,
  };
}

function playedOut(
  { game, policy, answerModel }: AnyJudge,
  s: unknown,
  { seat: whose, seed, i }: { readonly seat: Seat; readonly seed: number; readonly i: number },
): number {
  const dice = new FastRng(seed, 3 * i + 1);
  const policyRng = new FastRng(seed, 3 * i + 2);
  let mixtures: readonly (readonly number[])[] | undefined;
  drive(game, s, {
    goOn: () => {
      mixtures = answerModel && game.sealed(s) ? answerModel(s) : undefined;
      return true;
    },
    move: (_, seat) => {
      if (seat === CHANCE) return game.sample(s, dice);
      if (!mixtures) return policy(s, seat, policyRng);
      return game.legal(s, seat, [])[drawIndex(mixtures[seat] as readonly number[], unit(policyRng))];
    },
  });
  return winShare(game.result(s) as Result, whose);
}

interface Mean {
  readonly mean: number;
  readonly error: number;
}

function meanOf(list: readonly number[]): Mean {
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
  const squares = list.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (list.length - 1) / list.length) };
}

/** What the second judge says of the review's verdicts. */
export interface DeeperFigures {
  readonly decisions: number;
  /** Standard deviation of what the review says a choice gave away around what the second judge says, the noise of playouts taken out. */
  readonly doubt: number;
  /** Decisions that the review calls mistakes, and those of them in which the second judge prefers its best choice too. */
  readonly mistakes: number;
  readonly confirmed: number;
  /** Decisions that the second judge calls mistakes, and those of them that the review does not call equal or best. */
  readonly deepMistakes: number;
  readonly found: number;
}

export function deeperFigures(compared: readonly Compared[]): DeeperFigures {
  const differing = compared.filter(({ said }) => said > 0);
  const squares = differing.reduce(
    (sum, { said, deep, deepError }) => sum + (said - deep) ** 2 - deepError ** 2,
    0,
  );
  const mistakes = compared.filter(({ said, error }) => verdictOf(said === 0, said, error) === 'mistake');
  const deepMistakes = compared.filter(
    ({ most, mostError }) => verdictOf(most === 0, most, mostError) === 'mistake',
  );
  return {
    decisions: compared.length,
    doubt: differing.length === 0 ? 0 : Math.sqrt(Math.max(0, squares / differing.length)),
    mistakes: mistakes.length,
    confirmed: mistakes.filter(({ deep }) => deep > 0).length,
    deepMistakes: deepMistakes.length,
    found: deepMistakes.filter(({ said, error }) =>
      ['slip', 'mistake'].includes(verdictOf(said === 0, said, error)),
    ).length,
  };
}

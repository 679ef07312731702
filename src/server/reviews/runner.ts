import { games } from '../../games/index.ts';
import {
  digestOf,
  planReview,
  type ReviewDigest,
  ReviewError,
  type Reviewed,
  type ReviewPlan,
  type Verdict,
} from '../../insight/index.ts';

/** So many steps from one on, or all verdicts to be added up. */
export type ReviewTask =
  | { readonly match: Reviewed; readonly from: number; readonly count: number }
  | { readonly match: Reviewed; readonly verdicts: readonly Verdict[] };

export type ReviewPart =
  | { readonly steps: number; readonly verdicts: readonly Verdict[] }
  | { readonly digest: ReviewDigest }
  /** No such match can be reviewed. */
  | { readonly impossible: string };

/** Where reviews are computed, in a thread or in a test's own way. */
export interface ReviewRunner {
  /** Rejects if it takes longer than `limit` milliseconds. */
  run(task: ReviewTask, limit: number): Promise<ReviewPart>;
  stop(): Promise<void>;
}

/** Consecutive tasks are mostly about the same match. */
let last: { readonly id: string; readonly plan: ReviewPlan } | undefined;

export async function runReviewTask(task: ReviewTask): Promise<ReviewPart> {
  try {
    const plan = await planOf(task.match);
    if ('verdicts' in task) return { digest: digestOf(plan.close(task.verdicts)) };
    const end = Math.min(plan.steps, task.from + task.count);
    const verdicts: Verdict[] = [];
    for (let step = task.from; step < end; step++) verdicts.push(plan.judge(step));
    return { steps: plan.steps, verdicts };
  } catch (error) {
    if (error instanceof ReviewError) return { impossible: error.message };
    throw error;
  }
}

/** The same care and seed as on a device: the same review to the last digit. */
async function planOf(match: Reviewed): Promise<ReviewPlan> {
  const { id = '' } = match;
  if (last?.id === id) return last.plan;
  if (!Object.hasOwn(games, match.game)) throw new ReviewError(`there is no game called ${match.game}`);
  const plan = planReview(match, 'quick');
  last = { id, plan };
  return plan;
}

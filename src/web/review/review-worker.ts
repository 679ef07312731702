import {
  planReview,
  type Reviewed,
  type ReviewPlan,
  type CareName,
  type Verdict,
} from '../../insight/index.ts';
import type { ReviewAnswer, ReviewRequest } from './review-pool.ts';

/** State of a review worker: judges steps of one match. Several workers share a review. */
let plan: ReviewPlan | undefined;

function answerTo(request: ReviewRequest): ReviewAnswer {
  switch (request.type) {
    case 'open':
      plan = open(request.match, request.care);
      return { type: 'opened', steps: plan.steps };
    case 'judge':
      return { type: 'judged', step: request.step, verdict: known().judge(request.step) };
    case 'close':
      return { type: 'closed', review: known().close(request.verdicts as readonly Verdict[]) };
  }
}

function open(match: Reviewed, care: CareName): ReviewPlan {
  return planReview(match, care);
}

function known(): ReviewPlan {
  if (!plan) throw new Error('no match has been opened');
  return plan;
}

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  try {
    postMessage(answerTo(data));
  } catch (error) {
    postMessage({ type: 'failed', reason: String(error) } satisfies ReviewAnswer);
  }
});

import type { CareName, Review, Reviewed, Verdict } from '../../insight/index.ts';

export type ReviewRequest =
  | { readonly type: 'open'; readonly match: Reviewed; readonly care: CareName }
  | { readonly type: 'judge'; readonly step: number }
  | { readonly type: 'close'; readonly verdicts: readonly unknown[] };
export type ReviewAnswer =
  | { readonly type: 'opened'; readonly steps: number }
  | { readonly type: 'judged'; readonly step: number; readonly verdict: Verdict }
  | { readonly type: 'closed'; readonly review: Review }
  | { readonly type: 'failed'; readonly reason: string };

/** The part of a worker that a review uses; tests inject their own. */
export interface ReviewWorker {
  send(request: ReviewRequest): void;
  onanswer: (answer: ReviewAnswer) => void;
  end(): void;
}

export interface ReviewTerms {
  readonly care: CareName;
  /** The number of workers; the result does not depend on it. */
  readonly workers: number;
  readonly start: () => ReviewWorker;
  /** Resolves when work may continue: at once, or when a hidden page becomes visible. */
  readonly ready: () => Promise<void>;
  readonly told: (done: number, steps: number) => void;
}

export interface ReviewRun {
  readonly review: Promise<Review>;
  /** Terminates all workers; the review never resolves. */
  cancel(): void;
}

/** Reviews a match with a pool of workers: each opens the match and takes the next step from a shared queue. */
export function runReview(
  match: Reviewed,
  { care, workers: count, start, ready, told }: ReviewTerms,
): ReviewRun {
  const workers = Array.from({ length: count }, start);
  const end = (): void => {
    for (const worker of workers) worker.end();
  };
  const review = new Promise<Review>((resolve, reject) => {
    const verdicts: Verdict[] = [];
    let next = 0;
    let done = 0;
    let steps = 0;

    const fail = (reason: string): void => {
      end();
      reject(new Error(reason));
    };
    const close = (worker: ReviewWorker): void => worker.send({ type: 'close', verdicts });
    const giveWork = async (worker: ReviewWorker): Promise<void> => {
      await ready();
      if (next < steps) worker.send({ type: 'judge', step: next++ });
    };
    for (const worker of workers) {
      worker.onanswer = (answer) => {
        if (answer.type === 'failed') return fail(answer.reason);
        if (answer.type === 'closed') {
          end();
          return resolve(answer.review);
        }
        if (answer.type === 'opened') {
          ({ steps } = answer);
          if (steps === 0) return close(worker);
        } else {
          verdicts[answer.step] = answer.verdict;
          told(++done, steps);
          if (done === steps) return close(worker);
        }
        void giveWork(worker);
      };
      worker.send({ type: 'open', match, care });
    }
  });
  return { review, cancel: end };
}

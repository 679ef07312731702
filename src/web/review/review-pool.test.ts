import { expect, test } from 'vitest';
import type { Reviewed, Verdict } from '../../insight/index.ts';
import { type ReviewAnswer, type ReviewRequest, type ReviewWorker, runReview } from './review-pool.ts';

const match = { game: 'maui' } as unknown as Reviewed;
const STEPS = 7;

/** A worker that answers after a while; the verdict of a step is its number. */
function worker(
  delay: () => number,
  fails = false,
): ReviewWorker & { readonly asked: ReviewRequest[]; ended: boolean } {
  const asked: ReviewRequest[] = [];
  const made = {
    asked,
    ended: false,
    onanswer: (() => undefined) as (answer: ReviewAnswer) => void,
    end: () => void (made.ended = true),
    send(request: ReviewRequest) {
      asked.push(request);
      setTimeout(() => {
        if (fails) made.onanswer({ type: 'failed', reason: 'no evaluator' });
        else if (request.type === 'open') made.onanswer({ type: 'opened', steps: STEPS });
        else if (request.type === 'judge')
          made.onanswer({ type: 'judged', step: request.step, verdict: request.step as unknown as Verdict });
        else made.onanswer({ type: 'closed', review: request.verdicts as never });
      }, delay());
    },
  } as ReviewWorker & { readonly asked: ReviewRequest[]; ended: boolean };
  return made;
}

async function reviewed(workers: number): Promise<unknown> {
  let made = 0;
  let last = 0;
  const run = runReview(match, {
    care: 'quick',
    workers,
    start: () => worker(() => (++made * 7) % 5),
    ready: () => Promise.resolve(),
    told: (done, steps) => {
      expect(done).toBe(++last);
      expect(steps).toBe(STEPS);
    },
  });
  return run.review;
}

test.each([1, 2, 4, 9])('%d workers judge every step once, in order of steps', async (workers) => {
  expect(await reviewed(workers)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a failure ends all workers', async () => {
  const workers = [worker(() => 0), worker(() => 0, true)];
  let at = 0;
  const run = runReview(match, {
    care: 'quick',
    workers: 2,
    start: () => workers[at++]!,
    ready: () => Promise.resolve(),
    told: () => undefined,
  });
  await expect(run.review).rejects.toThrow('no evaluator');
  expect(workers.every(({ ended }) => ended)).toBe(true);
});

test('a hidden page judges nothing until it is shown', async () => {
  const [only] = [worker(() => 0)];
  let show: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => (show = resolve));
  const run = runReview(match, {
    care: 'quick',
    workers: 1,
    start: () => only,
    ready: () => shown,
    told: () => undefined,
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(only.asked.map(({ type }) => type)).toEqual(['open']);
  show();
  expect(await run.review).toHaveLength(STEPS);
});

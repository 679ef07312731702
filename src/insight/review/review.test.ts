import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { pinned } from '../../games/testing.ts';
import { judgeFor } from '../judge/registry.ts';
import { randomMatch } from '../testing.ts';
import { planReview } from './review.ts';

test('a closed gate keeps verdicts on choices back, an open one shows them; the books are the same', async () => {
  const game = await games['maui']!.load();
  const terms = { seats: 2, options: pinned(game), rules: game.rules };
  const plan = planReview(
    { game: 'maui', terms, plies: randomMatch(judgeFor('maui', 2)!, terms, 4) },
    'quick',
  );
  const verdicts = Array.from({ length: plan.steps }, (_, i) => plan.judge(i));
  const measured = plan.close(verdicts).gate;
  const closed = plan.close(verdicts, { ...measured, choices: false });
  const open = plan.close(verdicts, { ...measured, choices: true, reasons: [] });
  const levels = measured.figures!.levels.map(({ level }) => level);
  for (const { like, summary } of closed.seats)
    expect([like, summary.played]).toEqual([undefined, undefined]);
  for (const { like, summary } of open.seats) {
    expect(levels).toContain(like);
    expect(['better', 'equal', 'worse']).toContain(summary.played);
  }
  expect(closed.turningPoints.map(({ kind }) => kind)).not.toContain('choice');
  expect(open.turningPoints.map(({ kind }) => kind)).toContain('choice');
  expect(open.curve).toEqual(closed.curve);
  expect(open.seats.map(({ luck, own, corrections }) => [luck, own, corrections])).toEqual(
    closed.seats.map(({ luck, own, corrections }) => [luck, own, corrections]),
  );
});

import { expect, test, vi } from 'vitest';
import { practiceChallenge } from '../../daily/challenge.ts';
import { gameAndBot, randomTry } from '../../daily/testing.ts';
import { judgeThread } from './judge-threads.ts';

test('one try after the other; time is counted from when its turn has come', async () => {
  const { game, bot } = await gameAndBot('maui');
  const tide = practiceChallenge('2026-11-16', game);
  const tries = [1, 2, 3].map((seed) => ({ tide, plies: randomTry(tide, game, bot, seed) }));
  const clocks = vi.spyOn(AbortSignal, 'timeout');
  const thread = judgeThread();
  const judged = tries.map((each) => thread.judge(each, 600_000));
  expect(clocks).toHaveBeenCalledTimes(1);
  for (const each of await Promise.all(judged)) expect(each).toHaveProperty('points');
  expect(clocks).toHaveBeenCalledTimes(3);
  clocks.mockRestore();
  await thread.stop();
});

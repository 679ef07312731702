import { expect, test } from 'vitest';
import { loadBot } from '../../bots/index.ts';
import { games } from '../../games/index.ts';
import { followedStrength } from './testing.ts';

test.each([
  ['high-tide', 4, 40],
  ['maui', 2, 200],
  ['strand-unter', 3, 60],
])('%s: who follows the hint plays as strong as expert', async (id, seats, deals) => {
  const [game, expert] = await Promise.all([games[id]!.load(), loadBot(id, 'expert')]);
  const { strength, error } = followedStrength(game, expert!, { seats, deals, seed: 31 });
  console.log(`${id}: ${strength.toFixed(3)} ± ${(1.96 * error).toFixed(3)} of expert's share of the win`);
  // Not weaker beyond what chance explains.
  expect(strength + 2.6 * error).toBeGreaterThan(1);
});

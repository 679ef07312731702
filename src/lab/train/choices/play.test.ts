import { expect, test } from 'vitest';
import { game } from '../../../games/maui/index.ts';
import { mauiAfterstates } from '../../../insight/value/maui/afterstates.ts';
import { type AnyAfterstates, chainPlayer } from './play.ts';

test('a match is taken up decision by decision, the same from the same seed', async () => {
  const afterstates = mauiAfterstates() as unknown as AnyAfterstates;
  const play = await chainPlayer(game, afterstates, { seats: 2, seed: 3 });
  const chain = play(0);
  expect(chain).toEqual(play(0));
  expect(chain.decisions.length).toBeGreaterThan(20);
  for (const { from, count, taken } of chain.decisions) {
    expect(count).toBeGreaterThan(1);
    expect(taken).toBeLessThan(count);
    expect(from + count).toBeLessThanOrEqual(chain.ends.length);
  }
  expect(chain.won[0]! + chain.won[1]!).toBeCloseTo(0, 12);
  expect(Math.max(...chain.at)).toBeLessThan(afterstates.inputs(2));
  // The last decisions end the match.
  expect(chain.ended.size).toBeGreaterThan(0);
});

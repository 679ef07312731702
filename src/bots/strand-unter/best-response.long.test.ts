import { expect, test } from 'vitest';
import { meanGain } from './testing.ts';

test('in two hundred positions the best answer to what expert publishes gains at most five points of win share', async () => {
  const { mean, positions } = await meanGain({ positions: 200, players: 3, draws: 80 });
  expect(positions).toBe(200);
  expect(mean).toBeLessThan(0.05);
}, 600_000);

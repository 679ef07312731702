import { expect, test } from 'vitest';
import type { ClockSetting } from '../../wire/clock.ts';
import { timeLeft } from './clock.ts';

const live = (decision: number, reserve = 60): ClockSetting => ({ kind: 'live', decision, reserve });

test('time left: the decision, then the reserve, of which the past has taken its part', () => {
  const left = (clock: ClockSetting, used: number, overrun: number) => timeLeft({ clock, used, overrun });
  expect(left({ kind: 'none' }, 5000, 0)).toBeUndefined();
  expect(left({ kind: 'gentle', minutes: 1 }, 5000, 0)).toBe(55_000);
  expect(left({ kind: 'days', days: 2 }, 5000, 0)).toBe(2 * 86_400_000 - 5000);
  expect(left(live(10), 4000, 0)).toBe(66_000);
  expect(left(live(10), 4000, 20_000)).toBe(46_000);
  // 5 of 25 seconds beyond this decision, 20 beyond earlier ones.
  expect(left(live(10), 15_000, 25_000)).toBe(35_000);
  // Nothing left: the decision alone.
  expect(left(live(10), 4000, 90_000)).toBe(6000);
  expect(left(live(10), 11_000, 91_000)).toBe(-1000);
});

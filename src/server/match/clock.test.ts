import { expect, test } from 'vitest';
import type { ClockSetting } from '../../wire/clock.ts';
import { absenceAllowed, timeLeft } from './clock.ts';

const live = (decision: number, reserve = 60): ClockSetting => ({ kind: 'live', decision, reserve });

test('waiting times: longer for slow clocks, short for a page that was closed, none where people take days', () => {
  const seconds: [ClockSetting, number, number][] = [
    [live(10), 40, 10],
    [live(20), 40, 10],
    [live(21), 80, 20],
    [live(60), 80, 20],
    [live(61), 120, 30],
    [{ kind: 'none' }, 900, 300],
    [{ kind: 'gentle', minutes: 1 }, 300, 100],
    [{ kind: 'gentle', minutes: 5 }, 900, 300],
    [{ kind: 'gentle', minutes: 600 }, 3600, 1200],
  ];
  for (const [clock, lost, closed] of seconds) {
    expect({ clock, lost: absenceAllowed(clock, false), closed: absenceAllowed(clock, true) }).toEqual({
      clock,
      lost: lost * 1000,
      closed: closed * 1000,
    });
  }
  expect(absenceAllowed({ kind: 'days', days: 1 }, true)).toBeUndefined();
});

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

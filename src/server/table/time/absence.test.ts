import { expect, test } from 'vitest';
import type { ClockSetting } from '../../../wire/clock.ts';
import { absenceAllowed } from './absence.ts';

const live = (decision: number): ClockSetting => ({ kind: 'live', decision, reserve: 60 });

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

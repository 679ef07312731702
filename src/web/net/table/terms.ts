import type { ClockSetting } from '../../../wire/clock.ts';

/** The clocks offered for a new table; the first is the default. */
export const clocks: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'gentle', minutes: 5 },
  { kind: 'live', decision: 45, reserve: 300 },
  { kind: 'days', days: 2 },
];

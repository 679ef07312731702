import { o } from '../text/online.svelte.ts';
import type { ClockSetting } from '../../wire/clock.ts';

export function clockName(clock: ClockSetting): string {
  return o().clock[clock.kind];
}

export function clockHint(clock: ClockSetting): string {
  const words = o().clock;
  switch (clock.kind) {
    case 'none':
      return words.noneHint;
    case 'gentle':
      return words.gentleHint(clock.minutes);
    case 'live':
      return words.liveHint(clock.decision, Math.round(clock.reserve / 60));
    case 'days':
      return words.daysHint(clock.days);
  }
}

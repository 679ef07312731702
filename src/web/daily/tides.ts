import { offeredBots } from '../../bots/index.ts';
import { type Challenge, isCommitted, practiceChallenge } from '../../daily/challenge.ts';
import { type Day, dayOf } from '../../daily/day.ts';
import { games } from '../../games/index.ts';
import { isDeclined } from '../net/client.ts';
import { hasServer } from '../state/server.ts';
import type { DailyTides } from '../../wire/subjects/daily.ts';
import { fetchTides } from './daily-client.ts';
import { fetchedTides, keepAnnounced, keepTides } from './tries.ts';

/** The tides of a day and their origin. */
export interface DayTides {
  readonly day: Day;
  readonly today: Day;
  readonly tides: readonly Challenge[];
  readonly tomorrow: DailyTides['tomorrow'];
  /** `kept`: fetched before, and the server cannot be reached now. `practice`: derived here. */
  readonly from: 'server' | 'kept' | 'practice';
}

export async function loadTides(wanted: Day | undefined, now: number): Promise<DayTides> {
  const here = dayOf(now);
  const day = wanted ?? here;
  if (hasServer) {
    const answer = await fetchTides(wanted);
    if (!isDeclined(answer)) {
      // Tides without a commitment from the day before are dropped.
      const tides = answer.tides.filter((tide) => tide.game in games && isCommitted(tide));
      keepTides(answer.day, tides);
      keepAnnounced(answer.tomorrow);
      return { ...answer, tides, from: 'server' };
    }
    const tides = fetchedTides(day);
    if (tides.length > 0) return { day, today: here, tides, tomorrow: [], from: 'kept' };
  }
  // The bots must be deterministic; only games with levels have such bots.
  const playable = Object.entries(games).filter(([id]) => offeredBots(id).includes('medium'));
  const derived = playable.map(async ([, { load }]) => practiceChallenge(day, await load()));
  return { day, today: here, tides: await Promise.all(derived), tomorrow: [], from: 'practice' };
}

import { adoptStars, unsentStars } from '../../state/progress.svelte.ts';
import type { StarsByGame } from '../../state/learned.ts';
import { hasServer } from '../../state/server.ts';
import { callerOf, isDeclined } from '../client.ts';
import { identify } from '../server.svelte.ts';

const call = callerOf();
/** Stars that are earned while others are being sent are sent in another request, at most so many times. */
const MOST_TRIES = 3;

/** Brings stars of this device and of the account together, if somebody is signed in. Without a connection it waits for the next time. */
export async function syncLessons(): Promise<void> {
  if (!hasServer) return;
  const me = await identify();
  if (!me?.account) return;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const unsent = unsentStars(me.id);
    const answer = await call<{ readonly stars: StarsByGame }>('/account/lessons', unsent);
    if (isDeclined(answer) || adoptStars(answer.stars, unsent)) return;
  }
}

import type { PuzzleAttempts, PuzzleFigures } from '../../wire/subjects/puzzles.ts';
import { adoptAttempts, noteFigures, unsentAttempts } from './solving.svelte.ts';
import { hasServer } from '../state/server.ts';
import { callerOf, isDeclined } from '../net/client.ts';
import { identify } from '../net/server.svelte.ts';

const call = callerOf();
/** What has been solved meanwhile, or is too much at once, is sent again, but not without end. */
const MOST_TRIES = 8;

/** Fetches how people fare, and brings solved puzzles of this device and of the account together, if somebody is signed in. */
export async function syncPuzzles(game: string): Promise<void> {
  if (!hasServer) return;
  const [told] = await Promise.all([
    call<PuzzleFigures>(`/puzzles?game=${encodeURIComponent(game)}`),
    syncAttempts(game),
  ]);
  if (isDeclined(told)) return;
  const figures = told.figures.map(({ puzzle, tried, solved }) => [puzzle, { tried, solved }] as const);
  noteFigures(game, Object.fromEntries(figures));
}

async function syncAttempts(game: string): Promise<void> {
  const me = await identify();
  if (!me?.account) return;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const unsent = unsentAttempts(game, me.id);
    const answer = await call<PuzzleAttempts>('/account/puzzles', { game, ...unsent });
    if (isDeclined(answer) || adoptAttempts(game, me.id, answer.attempts, unsent)) return;
  }
}

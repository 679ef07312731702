import type { Viewer } from '../../engine/game.ts';
import { type Emitted, seenBy } from '../../engine/match.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { News, Update } from '../../wire/server.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Store } from '../store/store.ts';
import { updateOf } from './updates.ts';

/** Where the match stands for this viewer. */
export function standFor({ play, stored, broken }: MatchReplica, viewer: Viewer): Update | Refused {
  return play ? updateOf(stored.id, play, viewer) : refuse(broken ? 'broken' : 'not-playing');
}

/** The same, with what was missed since. */
export async function standSince(
  replica: MatchReplica,
  viewer: Viewer,
  after: number,
): Promise<Update | Refused> {
  const { play, stored } = replica;
  if (!play) return refuse(replica.broken ? 'broken' : 'not-playing');
  const missed = play.missed(viewer, after) ?? (await replica.wholeHistory(play)).missed(viewer, after) ?? [];
  const update = updateOf(stored.id, play, viewer);
  // While an old log was being read the match may have gone on; then those steps are told in their turn.
  return { ...update, missed: missed.filter(({ seq }) => seq <= update.seq) };
}

/** Everything this viewer was ever told. A finished match that cannot be replayed any more is told from what was kept. */
export async function storyFor(
  replica: MatchReplica,
  store: Store,
  viewer: Viewer,
): Promise<News[] | Refused> {
  const { play, broken } = replica;
  if (play) return (await replica.wholeHistory(play)).missed(viewer, 0) ?? [];
  const ending = await store.ending(replica.stored.key);
  if (!ending) return refuse(broken ? 'broken' : 'not-playing');
  const told = JSON.parse(ending.events) as readonly (readonly Emitted<unknown>[])[];
  return told.map((events, index) => ({
    seq: index + 1,
    what: 'move',
    events: events.map((event) => seenBy(event, viewer)),
  }));
}

import type { Viewer } from '../../engine/game.ts';
import type { Emitted } from '../../engine/match.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { News, Update } from '../../wire/server.ts';
import type { MatchReplica } from './match-replica.ts';
import { pageOf } from '../match/live-match.ts';
import type { Store } from '../store/store.ts';
import { updateOf } from './updates.ts';

/** Steps per page of a match's history. */
const PAGE_STEPS = 200;

/** A part of a match's history. `cost` is how many lines of the log had to be replayed for it. */
export interface HistoryPage {
  readonly story: readonly News[];
  readonly more: boolean;
  readonly cost: number;
}

/**
 * The current update for this viewer, with the steps after `after` if they are all in memory; older ones are read page by page
 * from the history.
 */
export function currentUpdate(replica: MatchReplica, viewer: Viewer, after?: number): Update | Refused {
  const { live, stored } = replica;
  if (!live) return refuse(replica.broken ? 'broken' : 'not-playing');
  const update = updateOf(stored.id, live, viewer);
  const missed = after === undefined ? undefined : live.missed(viewer, after);
  return missed === undefined ? update : { ...update, missed };
}

/** The steps this viewer was told after a number. A finished match whose log no longer replays is told from its stored ending. */
export async function historyPage(
  replica: MatchReplica,
  store: Store,
  { viewer, after = 0 }: { readonly viewer: Viewer; readonly after?: number | undefined },
): Promise<HistoryPage | Refused> {
  const page = { after, most: PAGE_STEPS };
  const { live, broken } = replica;
  if (live) {
    const { told, cost } = await replica.toldHistory(live);
    return { ...pageOf(told, viewer, page), cost };
  }
  const ending = await store.ending(replica.stored.key);
  if (!ending) return refuse(broken ? 'broken' : 'not-playing');
  const events = JSON.parse(ending.events) as readonly (readonly Emitted<unknown>[])[];
  const told = events.map((each) => ({
    what: 'move' as const,
    events: JSON.stringify(each),
    audience: 'all' as const,
  }));
  return { ...pageOf(told, viewer, page), cost: told.length };
}

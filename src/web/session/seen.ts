import type { Viewer } from '../../engine/game.ts';
import { readJson, writeJson } from '../state/device-storage.ts';

/** How far a viewer on this device has followed a match; kept in localStorage for the recap. */
export interface Seen {
  /** The last update shown, and its view unless it is secret from others on this device. */
  readonly seq: number;
  readonly view?: unknown;
  /** The update after the viewer's own last decision. */
  readonly own?: number;
}

const KEY = 'tidetable-seen';
/** At most this many entries are kept; the oldest are dropped. */
const MOST = 12;

type Kept = { readonly [key: string]: Seen };

/** What this viewer has seen of this match. */
export function seenOf(match: string, viewer: Viewer): Seen | undefined {
  const seen = all()[`${match} ${viewer}`];
  return seen && Number.isSafeInteger(seen.seq) && seen.seq >= 0 ? seen : undefined;
}

/** Stores an entry as the latest; drops the oldest beyond the limit. */
export function noteSeen(match: string, viewer: Viewer, seen: Seen): void {
  const key = `${match} ${viewer}`;
  const others = Object.entries(all()).filter(([each]) => each !== key);
  writeJson(KEY, Object.fromEntries([...others.slice(1 - MOST), [key, seen]] as const));
}

function all(): Kept {
  const kept = readJson(KEY);
  return typeof kept === 'object' ? (kept as Kept) : {};
}

import type { Viewer } from '../../engine/game.ts';

/** How far somebody has followed a match at this device. */
export interface Seen {
  /** The last update that was shown, and the view then, if it is nobody else's secret at this device. */
  readonly seq: number;
  readonly view?: unknown;
  /** The update after one's own last decision. */
  readonly own?: number;
}

const KEY = 'tidetable-seen';
/** Matches somebody follows at the same time. */
const MOST = 12;

type Kept = { readonly [key: string]: Seen };

/** What was seen of this match through these eyes. */
export function seenOf(match: string, viewer: Viewer): Seen | undefined {
  const seen = all()[`${match} ${viewer}`];
  return seen && Number.isSafeInteger(seen.seq) && seen.seq >= 0 ? seen : undefined;
}

/** The latest is kept last; the oldest make room. */
export function noteSeen(match: string, viewer: Viewer, seen: Seen): void {
  const key = `${match} ${viewer}`;
  const others = Object.entries(all()).filter(([each]) => each !== key);
  try {
    const kept = [...others.slice(1 - MOST), [key, seen]] as const;
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage nobody is told what was missed.
  }
}

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

import type { AnyGame, Seat, Viewer } from '../../engine/game.ts';
import type { After } from '../net/socket/timers.ts';
import type { Seen } from './seen.ts';
import type { Pacing } from './show.ts';

/** The part of the socket that a table uses. */
export interface TableSocket {
  answer(match: string, seat: Seat, asked: number, text: string): Promise<object>;
  undo(match: string, seat: Seat, asked: number): Promise<object>;
}

export interface OnlineTableNeeds {
  readonly game: AnyGame;
  readonly wire: TableSocket;
  readonly pacing: Pacing;
  readonly after: After;
  /** Called with every movement as it is shown, for sounds and announcements. */
  readonly told: (movement: readonly unknown[]) => void;
  /** Called with how far a viewer has followed the match. */
  readonly noted: (viewer: Viewer, seen: Seen) => void;
  /** True to recap in words only, without animation. */
  readonly still: () => boolean;
}

/** What happened while the person was away; `running` while it is being shown. */
export interface Recap {
  readonly events: readonly unknown[];
  readonly told: number;
  readonly running: boolean;
}

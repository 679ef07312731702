import type { chatInfo, gameInfo, news, seatInfo, tableInfo, update, yourTable } from './answers.ts';
import type { TimeInfo } from './clock.ts';
import type { Described } from './describing.ts';
import type { Code } from './refusals.ts';

/** Raised by incompatible changes; part of every path (`/api/v1/...`). */
export const WIRE_VERSION = 1;
export const API = `/api/v${WIRE_VERSION}`;
export const SOCKET = `${API}/socket`;

/** Who sits where, as everybody may know it. */
export type SeatInfo = Described<typeof seatInfo>;
/** A table without the game's view. */
export type TableInfo = Described<typeof tableInfo>;
/** The same with the recipient's own part. */
export type YourTable = Described<typeof yourTable>;
/** What happened in one step, as this viewer may know it. */
export type News = Described<typeof news>;
/**
 * A match as one viewer sees it now, complete in itself. `seq` numbers the updates of this viewer from 1 without gaps;
 * it says nothing about the others.
 */
export type Update = Described<typeof update>;
/** A game that can be played on the server. */
export type GameInfo = Described<typeof gameInfo>;
export type ChatInfo = Described<typeof chatInfo>;

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly version: typeof WIRE_VERSION;
      readonly person?: { readonly id: string; readonly name: string };
    }
  /** `ack` is the number of this page's own message that led to it, or that it answers. */
  | (Update & { readonly ack?: number })
  | { readonly type: 'done'; readonly ack: number }
  /** `update` is where the match stands, when the refused answer was to an old question. */
  | {
      readonly type: 'refused';
      readonly ack?: number;
      readonly code: Code;
      readonly sentence: string;
      readonly update?: Update;
    }
  /** With `ack`, the table that was asked for. */
  | { readonly type: 'table'; readonly table: YourTable; readonly ack?: number }
  | { readonly type: 'chat'; readonly match: string; readonly lines: readonly ChatInfo[] }
  /** The clocks of a table that is watched have changed. */
  | { readonly type: 'time'; readonly match: string; readonly time: TimeInfo }
  /** The keys of the person's account have changed in some session: `GET /account` tells how. */
  | { readonly type: 'notices' }
  /** Challenges or invitations of the person have changed: `GET /challenges` and `GET /invitations` tell how. */
  | { readonly type: 'asked' }
  /** Somebody at a table that was watched has blocked the person, who may not watch it any more. */
  | { readonly type: 'closed'; readonly match: string }
  /** At once and after changes, to pages that asked for it. */
  | {
      readonly type: 'lobby';
      readonly open: readonly TableInfo[];
      /** There are more open tables: `GET /lobby?page=1`. */
      readonly more: boolean;
      readonly mine: readonly YourTable[];
    };

import type { Options, Result, Seat, Viewer } from '../engine/game.ts';
import type { ClockSetting, PlayedBy, TimeInfo } from './clock.ts';
import type { Code } from './refusals.ts';

/** Raised when an old page could not understand us; it is part of every address (`/api/v1/...`). */
export const WIRE_VERSION = 1;
export const API = `/api/v${WIRE_VERSION}`;
export const SOCKET = `${API}/socket`;

/** Who sits where, as everybody may know it. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  /** The bot that plays here, or that sits in while the person has left. */
  readonly bot?: string;
  /** The person has a token for programs: what plays here may be one. */
  readonly program?: true;
  /** The lowest seat of the same person: people who share a device. */
  readonly device?: Seat;
  /** Somebody at this seat is looking at the table now. */
  readonly here: boolean;
  /** What the seat mixes into the dice. */
  readonly seed: string;
  /** What the seat's page has committed to, and, once the match has begun, what it opened. */
  readonly commitment?: string;
  readonly opening?: string;
}

/** All about a table but the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly status: 'open' | 'playing' | 'over' | 'closed';
  readonly seats: readonly SeatInfo[];
  /** Shown in the lobby, where anybody may sit down; else by invitation only. */
  readonly listed: boolean;
  readonly clock: ClockSetting;
  /** Who owes a decision now and has not put one into an envelope. */
  readonly waitingFor: readonly Seat[];
  /** While it is being played. */
  readonly time?: TimeInfo;
  /** When it is over: for each seat, who played it. */
  readonly played?: readonly (readonly PlayedBy[])[];
  /** A seat of who opened the table, if that person sits at it. */
  readonly host?: Seat;
  /** Fixes the secret of the dice from the moment the table is opened. */
  readonly commitment: string;
  /** The version of the dice. */
  readonly dice: 1 | 2;
  /** When the table was closed for the start; the pages open now what they have committed to. */
  readonly closing?: number;
  /** The secret itself, once the match is over. */
  readonly seed?: string;
  readonly result?: Result;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly previous?: string;
  readonly next?: string;
}

/** The same, as somebody in particular gets it. */
export interface YourTable extends TableInfo {
  /** Your seats, and whether the table is yours to arrange. */
  readonly yours: readonly Seat[];
  readonly youHost: boolean;
  /** Whether you want to be told of your turns while the browser is closed. */
  readonly push: boolean;
}

/** What happened in one step, as this viewer may know it. */
export interface News {
  readonly seq: number;
  /** `choice`: an envelope was filled or emptied; `undo`: the latest `move` that still stood was taken back. */
  readonly what: 'move' | 'choice' | 'undo' | 'nothing';
  readonly events: readonly unknown[];
}

/**
 * A match as one viewer sees it now, complete in itself. `seq` numbers the updates of this viewer from 1 without gaps;
 * it says nothing about the others.
 */
export interface Update extends News {
  readonly type: 'update';
  readonly match: string;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** Who owes a decision, and who of them has already put it into an envelope. */
  readonly toAct: readonly Seat[];
  readonly chosen: readonly Seat[];
  /** The number of the seat's present question, and its possible answers; 0 and none for the public. */
  readonly asked: number;
  readonly legal: readonly string[];
  /** What the seat has put into its own envelope. */
  readonly sealed?: string;
  readonly result?: Result;
  /** What this viewer missed since the `after` it named, oldest first; the update itself then tells nothing. */
  readonly missed?: readonly News[];
}

export interface ChatInfo {
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

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
  /** At once and after changes, to pages that asked for it. */
  | { readonly type: 'lobby'; readonly open: readonly TableInfo[]; readonly mine: readonly YourTable[] };

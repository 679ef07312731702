import type { Seat } from '../../engine/game.ts';
import type { TableInfo, YourTable } from '../../wire/server.ts';

/** How long people may take. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'gentle'; readonly minutes: number }
  | { readonly kind: 'live'; readonly decision: number; readonly reserve: number }
  | { readonly kind: 'days'; readonly days: number };

export interface SeatTime {
  readonly reserve?: number;
  readonly deadline?: number;
  readonly awaySince?: number;
  readonly replaceableAt?: number;
  readonly nudged?: true;
}

export interface TimeInfo {
  readonly now: number;
  readonly paused?: { readonly since: number };
  readonly pauseAsked: readonly number[];
  readonly seats: readonly SeatTime[];
}

interface Ahead {
  readonly listed?: boolean;
  readonly clock?: ClockSetting;
  readonly waitingFor?: readonly Seat[];
  readonly time?: TimeInfo;
}
export type OpenTable = TableInfo & Ahead;
export type MyTable = YourTable & Ahead;

/** What is offered for a new table; the first is the usual one. */
export const clocks: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'gentle', minutes: 5 },
  { kind: 'live', decision: 45, reserve: 300 },
  { kind: 'days', days: 2 },
];

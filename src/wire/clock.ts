import * as v from 'valibot';

/**
 * How long people may take. `gentle` reminds and does nothing else; `live` gives seconds for each decision and a reserve
 * for the whole match; `days` gives days for each decision. docs/decisions/0012-clocks.md has every rule.
 */
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const clockSetting = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('gentle'), minutes: whole(1, 1440) }),
  v.strictObject({ kind: v.literal('live'), decision: whole(1, 3600), reserve: whole(0, 86_400) }),
  v.strictObject({ kind: v.literal('days'), days: whole(1, 14) }),
]);
export type ClockSetting = v.InferOutput<typeof clockSetting>;

export const noClock: ClockSetting = { kind: 'none' };

/** The clock of one seat. Times are milliseconds since 1970 by the server's clock. */
export interface SeatTime {
  /** Milliseconds left of the reserve. */
  readonly reserve?: number;
  /** When time is out for the present question; it stands still while the match is paused. */
  readonly deadline?: number;
  /** Nobody has looked from this seat since. */
  readonly awaySince?: number;
  /** From when on the others may let a bot sit in. */
  readonly replaceableAt?: number;
  /** A gentle clock has run out: the others would like to go on. */
  readonly nudged?: true;
}

export interface TimeInfo {
  /** What the server's clock says: pages count from here. */
  readonly now: number;
  readonly paused?: { readonly since: number };
  /** Who would like a pause. */
  readonly pauseAsked: readonly number[];
  readonly seats: readonly SeatTime[];
}

/** Who decided for a seat, how often, and how long they took for it. */
export interface PlayedBy {
  /** `person` or `bot:<level>`. */
  readonly by: string;
  readonly moves: number;
  readonly milliseconds: number;
}

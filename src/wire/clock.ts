import * as v from 'valibot';
import type { Described } from './describing.ts';

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

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(count, v.description('Milliseconds since 1970.'));
const since = (description: string) => v.exactOptional(v.pipe(time, v.description(description)));

/** The clock of one seat. Times are by the server's clock. */
export const seatTime = v.strictObject({
  reserve: v.exactOptional(v.pipe(count, v.description('Milliseconds left of the reserve.'))),
  deadline: since('When time is up for the present question; it stands still while the match is paused.'),
  awaySince: since('Nobody has looked from this seat since.'),
  replaceableAt: since('From when on the others may let a bot sit in.'),
  nudged: v.exactOptional(
    v.pipe(v.literal(true), v.description('A gentle clock has run out: the others would like to go on.')),
  ),
});
export type SeatTime = Described<typeof seatTime>;

export const timeInfo = v.strictObject({
  now: v.pipe(time, v.description("What the server's clock says: count from here.")),
  paused: v.exactOptional(v.strictObject({ since: time })),
  pauseAsked: v.pipe(v.array(count), v.description('Who would like a pause.')),
  seats: v.array(seatTime),
});
export type TimeInfo = Described<typeof timeInfo>;

/** Who decided for a seat, how often, and how long they took for it. */
export const playedBy = v.strictObject({
  by: v.pipe(v.string(), v.description('`person` or `bot:` and its level.')),
  moves: count,
  milliseconds: v.pipe(count, v.description('How long they took for their decisions.')),
});
export type PlayedBy = Described<typeof playedBy>;

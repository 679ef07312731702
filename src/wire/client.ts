import * as v from 'valibot';
import { limits } from './limits.ts';

/** Messages of a page on its socket. `id` numbers a message; its answer carries the number as `ack`. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const matchId = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.id));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.seats - 1));
export const viewer = v.union([seat, v.literal('public')]);

/** An answer of a seat to its question number `asked`. */
export const intent = v.strictObject({
  seat,
  asked: count,
  text: v.pipe(v.string(), v.maxLength(limits.move)),
});
/** Takes back the last decision of a seat whose current question is number `asked`. */
export const takeBack = v.strictObject({ seat, asked: count });
/** Asks for a pause or agrees to one (`on`); withdraws that, or ends the pause. */
export const pauseWish = v.strictObject({ seat, on: v.boolean() });
/** Lets a bot stand in at a seat whose time is up or whose person is away. */
export const standInWish = v.strictObject({
  seat,
  bot: v.optional(v.pipe(v.string(), v.maxLength(limits.name))),
});
export const chatText = v.strictObject({ seat, text: v.pipe(v.string(), v.maxLength(4 * limits.chat)) });

const message = v.variant('type', [
  /** Subscribes to this viewer's updates; `after` is the last one seen: later ones are included as `missed`. */
  v.strictObject({ type: v.literal('watch'), id, match: matchId, viewer, after: v.optional(count) }),
  v.strictObject({ type: v.literal('unwatch'), id, match: matchId, viewer }),
  v.strictObject({ type: v.literal('answer'), id, match: matchId, ...intent.entries }),
  v.strictObject({ type: v.literal('undo'), id, match: matchId, ...takeBack.entries }),
  v.strictObject({ type: v.literal('chat'), id, match: matchId, ...chatText.entries }),
  v.strictObject({ type: v.literal('pause'), id, match: matchId, ...pauseWish.entries }),
  v.strictObject({ type: v.literal('stand-in'), id, match: matchId, ...standInWish.entries }),
  v.strictObject({ type: v.literal('return'), id, match: matchId }),
  v.strictObject({ type: v.literal('start'), id, match: matchId }),
  v.strictObject({ type: v.literal('rematch'), id, match: matchId }),
  /** Subscribes to the lobby and one's own tables, or ends that. */
  v.strictObject({ type: v.literal('lobby'), id, on: v.boolean() }),
  v.strictObject({ type: v.literal('ping'), id }),
]);

export type ClientMessage = v.InferOutput<typeof message>;
export type Intent = v.InferOutput<typeof intent>;
export type TakeBack = v.InferOutput<typeof takeBack>;

/** Parses a message; undefined for anything else. */
export function readClientMessage(text: string): ClientMessage | undefined {
  const json = jsonOf(text);
  return isPlainAnswer(json) ? json : fitting(message, json);
}

type Answer = Extract<ClientMessage, { readonly type: 'answer' }>;
const ANSWER_FIELDS = 6;

/** A fast path: nearly all messages are answers, and well-formed ones are recognised without the schema. */
function isPlainAnswer(json: unknown): json is Answer {
  if (typeof json !== 'object' || json === null) return false;
  const {
    type,
    id: number,
    match,
    seat: at,
    asked,
    text,
  } = json as { readonly [K in keyof Answer]?: unknown };
  return (
    type === 'answer' &&
    isCount(number) &&
    typeof match === 'string' &&
    match.length > 0 &&
    match.length <= limits.id &&
    isCount(at) &&
    at < limits.seats &&
    isCount(asked) &&
    typeof text === 'string' &&
    text.length <= limits.move &&
    Object.keys(json).length === ANSWER_FIELDS
  );
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** The id of a message that could not be parsed, if it has one. */
export function idOf(text: string): number | undefined {
  return fitting(v.object({ id }), jsonOf(text))?.id;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fitting<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T | undefined {
  const result = v.safeParse(schema, json);
  return result.success ? result.output : undefined;
}

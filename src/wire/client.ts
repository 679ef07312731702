import * as v from 'valibot';
import { limits } from './limits.ts';

/** What a page sends on its socket. `id` numbers what wants an answer; the answer carries it back. */
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
/** Takes back the last decision of a seat whose present question is number `asked`. */
export const takeBack = v.strictObject({ seat, asked: count });
/** Asks for a pause or agrees to one (`on`); takes that back, or ends the pause. */
export const pauseWish = v.strictObject({ seat, on: v.boolean() });
/** Lets a bot sit in at a seat whose time is out or whose person is away. */
export const standInWish = v.strictObject({
  seat,
  bot: v.optional(v.pipe(v.string(), v.maxLength(limits.name))),
});
export const chatText = v.strictObject({ seat, text: v.pipe(v.string(), v.maxLength(4 * limits.chat)) });

const message = v.variant('type', [
  /** Tells this viewer's updates from now on; `after` is the last one that was seen, and asks for what was missed. */
  v.strictObject({ type: v.literal('watch'), id, match: matchId, viewer, after: v.optional(count) }),
  v.strictObject({ type: v.literal('unwatch'), id, match: matchId, viewer }),
  v.strictObject({ type: v.literal('answer'), id, match: matchId, ...intent.entries }),
  v.strictObject({ type: v.literal('undo'), id, match: matchId, ...takeBack.entries }),
  v.strictObject({ type: v.literal('chat'), id, match: matchId, ...chatText.entries }),
  v.strictObject({ type: v.literal('pause'), id, match: matchId, ...pauseWish.entries }),
  v.strictObject({ type: v.literal('stand-in'), id, match: matchId, ...standInWish.entries }),
  v.strictObject({ type: v.literal('return'), id, match: matchId }),
  /** Tells open tables and one's own from now on, or no longer. */
  v.strictObject({ type: v.literal('lobby'), id, on: v.boolean() }),
  v.strictObject({ type: v.literal('ping'), id }),
]);

export type ClientMessage = v.InferOutput<typeof message>;
export type Intent = v.InferOutput<typeof intent>;
export type TakeBack = v.InferOutput<typeof takeBack>;

/** The message in this text, or undefined for anything else. */
export function readClientMessage(text: string): ClientMessage | undefined {
  return parsed(message, text);
}

/** The number a broken message wants to be answered by, if it has at least that. */
export function idOf(text: string): number | undefined {
  return parsed(v.object({ id }), text)?.id;
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const result = v.safeParse(schema, json);
  return result.success ? result.output : undefined;
}

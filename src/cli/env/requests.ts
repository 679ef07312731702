import * as v from 'valibot';

/** Version of the protocol; raised when a program written for an older one would break. */
export const PROTOCOL = 1;

/** Longest line that is read, and most requests in one line. */
export const MAX_LINE = 1_000_000;
export const MAX_BATCH = 10_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const match = v.pipe(v.number(), v.integer(), v.minValue(1));
/** -1 is chance. */
const seat = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(255));
const viewer = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  v.literal('public'),
]);
/** A move by its text, or by its index among the legal moves or outcomes. */
const move = v.union([v.pipe(v.string(), v.maxLength(64)), v.pipe(v.number(), v.integer(), v.minValue(0))]);
const id = v.optional(v.union([v.string(), v.number(), v.null()]));

const strict = <T extends v.ObjectEntries>(entries: T) => v.strictObject({ id, ...entries });

export const request = v.variant('do', [
  strict({ do: v.literal('hello') }),
  strict({
    do: v.literal('new'),
    seats: count,
    options: v.optional(v.record(v.string(), v.unknown()), {}),
    seed: v.optional(count, 0),
    chance: v.optional(v.picklist(['draw', 'given']), 'draw'),
  }),
  strict({ do: v.literal('load'), file: v.unknown(), plies: v.optional(count), seed: v.optional(count, 0) }),
  strict({ do: v.literal('position'), match }),
  strict({ do: v.literal('view'), match, viewer }),
  strict({ do: v.literal('legal'), match, seat }),
  strict({ do: v.literal('chances'), match }),
  strict({ do: v.literal('apply'), match, seat, move, viewer: v.optional(viewer) }),
  strict({ do: v.literal('undo'), match, seat }),
  strict({ do: v.literal('clone'), match, seed: v.optional(count) }),
  strict({ do: v.literal('drop'), match }),
  strict({ do: v.literal('observe'), match, seat: viewer }),
  strict({ do: v.literal('layout'), seats: count }),
  strict({ do: v.literal('file'), match }),
]);
export type Request = v.InferOutput<typeof request>;

/** A refusal: a stable code for programs, a sentence for people. The match stays as it was. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A request from JSON; the refusal names the field. */
export function readRequest(given: unknown): Request {
  const read = v.safeParse(request, given);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  throw new Refused('malformed', path === null ? issue.message : `${path}: ${issue.message}`);
}

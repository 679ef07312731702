import { EVALUATOR, type ReviewDigest } from '../../../src/insight/index.ts';
import type { RatedSeat } from '../../../src/rating/match.ts';
import type { NewMatch } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { noClock } from '../../../src/wire/clock.ts';

/** A new guest by key. */
export async function storedGuest(store: Store, name: string): Promise<number> {
  const session = { hash: `session of ${name}`, id: `id of ${name}`, name: 'Firefox · Linux' };
  await store.write({ type: 'guest', person: { id: `person-${name}`, name }, session, at: Date.now() });
  return (await store.person(session.hash))?.key ?? 0;
}

export interface Played {
  readonly id: string;
  readonly game?: string;
  readonly at: number;
  readonly options?: NewMatch['options'];
  readonly seats: readonly RatedSeat[];
}

/** A rated match that is over, without a single move; its key. */
export async function storedMatch(store: Store, { id, game = 'high-tide', at, options = {}, seats }: Played) {
  const match: NewMatch = {
    id,
    game,
    rules: 1,
    options,
    host: seats.find(({ person }) => person !== undefined)?.person ?? 0,
    seats: seats.map(({ person, bot }, seat) => ({
      ...(person === undefined ? { bot: bot ?? 'medium' } : { person }),
      name: `Seat ${seat}`,
      seed: '',
    })),
    seed: '00'.repeat(32),
    commitment: '11'.repeat(32),
    at,
    listed: false,
    clock: noClock,
    rated: true,
  };
  await store.write({ type: 'create', match });
  const key = (await store.match(id))?.key ?? 0;
  await store.write({ type: 'start', match: key, version: 1, lines: [], at });
  const scores = seats.map(({ share }) => (share > 0 ? 10 : 5));
  const places = seats.map(({ share }) => (share > 0 ? 1 : 2));
  const result = { scores, places, breakdown: scores.map((x) => ({ x })), reason: 'rounds' };
  await store.write({
    type: 'append',
    match: key,
    lines: [],
    ending: { result, events: '[]', at, rated: seats },
  });
  return key;
}

/** A review that found this luck. */
export function digestWith(
  luck: readonly number[],
  more: Partial<ReviewDigest['seats'][number]> = {},
): ReviewDigest {
  return {
    version: 1,
    evaluator: EVALUATOR,
    care: 'quick',
    variant: 'base',
    choices: false,
    reasons: ['corrections-too-large'],
    seats: luck.map((each, seat) => ({
      seat,
      start: 1 / luck.length,
      result: 0,
      luck: each,
      own: -0.1,
      others: 0,
      clash: 0,
      corrections: 0.1 - each - 1 / luck.length,
      spread: 0.3,
      loss: 0.01,
      lossError: 0.002,
      decisions: 10,
      mistakes: 0,
      summary: { outcome: 'lost', rival: 0, luck: 'even', byLuck: each, byChoices: -0.1 },
      kinds: [
        { kind: 'turn', decisions: 8, loss: 0.06, squares: 0.001 },
        { kind: 'pair', decisions: 2, loss: 0.04, squares: 0.001 },
      ],
      ...more,
    })),
  };
}

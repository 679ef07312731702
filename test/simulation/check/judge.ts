import type { AnyGame } from '../../../src/engine/game.ts';
import { luckOf } from '../../../src/fair/match-dice.ts';
import type { LiveMatch } from '../../../src/server/match/live-match.ts';
import { extend, restore } from '../../../src/server/match/replay-log.ts';
import type { Line, StoredMatch } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { updateOf } from '../../../src/server/table/updates.ts';
import { game as toy } from '../../toy/game.ts';
import { contentOf, type Known } from './witness.ts';

const game = toy as unknown as AnyGame;

/** A match as the store has it. */
export interface Stored {
  readonly match: StoredMatch;
  readonly lines: readonly Line[];
  readonly live: LiveMatch;
}

export async function storedOf(store: Store, id: string): Promise<Stored | undefined> {
  const match = await store.match(id);
  if (!match || (match.status !== 'playing' && match.status !== 'over')) return undefined;
  const lines = await store.lines(match.key, 1);
  return { match, lines, live: restore(headerOf(match), lines) };
}

/** What is wrong with the stored match, going by what people were told; undefined if nothing is. */
export async function problemOf(store: Store, known: Known): Promise<string | undefined> {
  let stored: Stored | undefined;
  try {
    stored = await storedOf(store, known.match);
  } catch (error) {
    return `the log does not replay: ${(error as Error).message}`;
  }
  if (!stored) return known.shown.size > 0 ? 'the match is gone' : undefined;
  const said = new Set((await store.chat(stored.match.key, 0, 10_000)).map(({ text }) => text));
  const unsaid = known.said.find((text) => !said.has(text));
  if (unsaid !== undefined) return `a line of chat is gone: ${unsaid}`;
  return doubled(stored.lines) ?? lost(stored.lines, known) ?? otherwiseShown(stored, known);
}

function headerOf(match: StoredMatch) {
  const { seats, options, rules } = match;
  return { game, terms: { seats: seats.length, options, rules }, luck: luckOf(match) };
}

/** Each question is answered once; each decision is taken back once. */
function doubled(lines: readonly Line[]): string | undefined {
  for (const kinds of [['ply'], ['seal'], ['undo', 'unseal']]) {
    const keys = lines
      .filter(({ kind, seat }) => kinds.includes(kind) && seat >= 0)
      .map(({ seat, asked }) => `${seat}/${asked}`);
    if (new Set(keys).size !== keys.length) return `a ${kinds[0]} is there twice`;
  }
  return undefined;
}

/** Everything acknowledged is in the log. */
function lost(lines: readonly Line[], { acknowledged }: Known): string | undefined {
  const answered = new Set<string>();
  for (const { seat, asked, text, kind } of lines) {
    if (kind === 'undo' || kind === 'unseal') answered.add(`${seat}/${asked}`);
    else answered.add(`${seat}/${asked}/${text}`);
  }
  const gone = acknowledged.find(
    ({ seat, asked, text }) =>
      !answered.has(text === undefined ? `${seat}/${asked}` : `${seat}/${asked}/${text}`),
  );
  return gone && `what seat ${gone.seat} did at question ${gone.asked} is gone: ${gone.text ?? 'undo'}`;
}

/** Whoever was shown something was shown what the log says, as this viewer may know it, and nothing else. */
function otherwiseShown({ match, lines }: Stored, { shown }: Known): string | undefined {
  const live = restore(headerOf(match), []);
  const wrong: string[] = [];
  const compare = () => {
    for (const [viewer, updates] of shown) {
      const update = updateOf(match.id, live, viewer);
      const seen = updates.get(update.seq);
      if (seen !== undefined && seen !== contentOf(update))
        wrong.push(`viewer ${viewer} was shown something else as update ${update.seq} than what is stored`);
    }
  };
  extend(live, lines, compare);
  return wrong[0] ?? beyond(live, shown);
}

/** Nobody was shown what did not become durable. */
function beyond(live: LiveMatch, shown: Known['shown']): string | undefined {
  for (const [viewer, updates] of shown) {
    const last = Math.max(0, ...updates.keys());
    if (last > live.seq(viewer))
      return `viewer ${viewer} was shown update ${last}, the log has only ${live.seq(viewer)}`;
  }
  return undefined;
}

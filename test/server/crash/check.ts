import type { AnyGame } from '../../../src/engine/game.ts';
import { luckOf } from '../../../src/fair/match-dice.ts';
import { updateOf } from '../../../src/server/table/updates.ts';
import { restore } from '../../../src/server/match/replay-log.ts';
import type { Line } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { game as toy } from '../../toy/game.ts';
import type { Known } from './group.ts';

const game = toy as unknown as AnyGame;

/** What is wrong with the stored match, going by what people were told; undefined if nothing is. */
export async function problemOf(store: Store, known: Known): Promise<string | undefined> {
  const match = await store.match(known.match);
  if (!match) return 'the match is gone';
  const lines = await store.lines(match.key, 1);
  const header = {
    game,
    terms: { seats: match.seats.length, options: match.options, rules: match.rules },
    luck: luckOf(match),
  };
  try {
    restore(header, lines);
  } catch (error) {
    return `the log does not replay: ${(error as Error).message}`;
  }
  const said = new Set((await store.chat(match.key, 0, 10_000)).map(({ text }) => text));
  const unsaid = known.said.find((text) => !said.has(text));
  if (unsaid !== undefined) return `a line of chat is gone: ${unsaid}`;
  return notStored(lines, known) ?? notAsShown();

  /** Nobody may have been shown what did not become durable. */
  function notAsShown(): string | undefined {
    for (const [seat, shown] of known.shown) {
      const live = restore(header, upTo(seat, shown.seq));
      const { view, toAct, chosen, asked, legal, sealed, seq } = updateOf(known.match, live, seat);
      if (seq !== shown.seq) return `seat ${seat} was shown update ${shown.seq}, the log has only ${seq}`;
      const stored = JSON.stringify([view, toAct, chosen, asked, legal, sealed]);
      const seen = [shown.view, shown.toAct, shown.chosen, shown.asked, shown.legal, shown.sealed];
      if (JSON.stringify(seen) !== stored) return `seat ${seat} was shown something else than what is stored`;
    }
    return undefined;
  }

  /** The log as long as this seat had been told so many things. */
  function upTo(seat: number, seq: number): Line[] {
    const { recent } = restore(header, lines, Number.POSITIVE_INFINITY);
    const told = recent.flatMap(({ audience }, step) =>
      audience === 'all' || audience === seat ? [step] : [],
    );
    const step = (told[seq - 1] ?? -1) + 1;
    return lines.filter((line) => line.step <= step);
  }
}

/** Everything acknowledged is there, once, in the order in which each seat did it. */
function notStored(lines: readonly Line[], { acknowledged }: Known): string | undefined {
  for (const kinds of [['ply'], ['seal'], ['undo', 'unseal']]) {
    const keys = lines
      .filter(({ kind, seat }) => kinds.includes(kind) && seat >= 0)
      .map(({ seat, asked }) => `${seat}/${asked}`);
    if (new Set(keys).size !== keys.length) return `a ${kinds[0]} is there twice`;
  }
  const last = new Map<number, number>();
  for (const { seat, asked, text } of acknowledged) {
    const at = lines.findIndex((line) =>
      text === undefined
        ? line.seat === seat && line.asked === asked && (line.kind === 'undo' || line.kind === 'unseal')
        : line.seat === seat && line.asked === asked && line.text === text,
    );
    if (at < 0) return `what seat ${seat} answered to question ${asked} is gone: ${text ?? 'undo'}`;
    // Equal: the same answer was sent again, to a node that had not heard of it yet, and counts once.
    const before = last.get(seat) ?? -1;
    if (at < before)
      return `what seat ${seat} did is not in order: ${text ?? 'undo'} of question ${asked} (line ${at}) was acknowledged after line ${before}`;
    last.set(seat, at);
  }
  return undefined;
}

import type { Viewer } from '../../../src/engine/game.ts';
import type { ServerMessage, Update } from '../../../src/wire/server.ts';
import type { ToyEvent, ToyView } from '../../toy/game.ts';

/** Something a seat was told had happened. */
export interface Acknowledged {
  readonly seat: number;
  readonly asked: number;
  /** Undefined for something taken back. */
  readonly text?: string;
}

/** All that people know of one match: everything in here has to be true for ever. */
export interface Known {
  readonly match: string;
  readonly acknowledged: Acknowledged[];
  /** What each viewer was shown, by the number of the update. */
  readonly shown: Map<Viewer, Map<number, string>>;
  readonly said: string[];
}

/** What of an update everybody who sees it must agree about. */
export function contentOf({ view, toAct, chosen, asked, legal, sealed, result }: Update): string {
  return JSON.stringify([view, toAct, chosen, asked, legal, sealed ?? null, result ?? null]);
}

/** What this update gives away that its viewer may not know: a card of the toy game that lies face down elsewhere. */
function secretIn({ viewer, view, events, result }: Update): string | undefined {
  const { cards, shown } = view as Pick<ToyView, 'cards' | 'shown'>;
  const seen = cards.findIndex((card, seat) => card && seat !== viewer && !shown[seat] && !result);
  if (seen >= 0) return `the card of seat ${seen}`;
  const dealt = (events as readonly ToyEvent[]).find(
    (event) => event.type === 'dealt' && event.card !== null && event.seat !== viewer,
  );
  return dealt && `what seat ${(dealt as { seat: number }).seat} was dealt`;
}

/** Remembers what people were told, and says at once if it contradicts itself. */
export class Witness {
  readonly #known = new Map<string, Known>();
  readonly #fail: (problem: string, match: string) => void;
  acknowledged = 0;

  constructor(fail: (problem: string, match: string) => void) {
    this.#fail = fail;
  }

  get matches(): readonly Known[] {
    return [...this.#known.values()];
  }

  of(match: string): Known {
    let known = this.#known.get(match);
    if (!known) {
      known = { match, acknowledged: [], shown: new Map(), said: [] };
      this.#known.set(match, known);
    }
    return known;
  }

  hasAnswered(match: string, what: Acknowledged): void {
    this.acknowledged++;
    this.of(match).acknowledged.push(what);
  }

  hasSeen(update: Update): void {
    const { match, viewer, seq } = update;
    const { shown } = this.of(match);
    const seen = shown.get(viewer) ?? new Map<number, string>();
    shown.set(viewer, seen);
    const content = contentOf(update);
    const before = seen.get(seq);
    if (before !== undefined && before !== content)
      this.#fail(`viewer ${viewer} was shown two different positions as update ${seq}`, match);
    seen.set(seq, content);
  }

  /** A check of all that one connection is told: numbers without gaps, and never an older position after a newer one. */
  listener(): (message: ServerMessage) => void {
    const last = new Map<string, number>();
    const hear = (update: Update) => {
      const key = `${update.match} ${update.viewer}`;
      const secret = secretIn(update);
      if (secret !== undefined) this.#fail(`viewer ${update.viewer} was told ${secret}`, update.match);
      const before = last.get(key);
      last.set(key, update.seq);
      if (before === undefined) return;
      if (update.what === 'nothing' ? update.seq < before : update.seq !== before + 1)
        this.#fail(
          `viewer ${update.viewer} was told ${update.what} ${update.seq} after ${before}`,
          update.match,
        );
    };
    return (message) => {
      if (message.type === 'update') hear(message);
      if (message.type === 'refused' && message.update) hear(message.update);
    };
  }
}

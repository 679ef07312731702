import type { Seeking, SeekWish } from '../../wire/subjects/pairing.ts';
import { readJson, readText, writeJson } from '../state/device-storage.ts';
import { rateable } from './wish.ts';
import { callerOf, isDeclined, type RefusedCode } from './client.ts';

const call = callerOf();
const ASK_EVERY = 1500;
const KEPT = 'tidetable-pairing';

/** Whether this device has looked for a table before. */
export function hasWish(): boolean {
  return readText(KEPT) !== undefined;
}

/** What was looked for last on this device. */
export function lastWish(games: readonly string[]): SeekWish {
  const usual: SeekWish = { games: [...games], sizes: [], pace: 'live', rated: false, bots: true };
  const kept = (readJson(KEPT) ?? {}) as Partial<SeekWish>;
  const before: readonly unknown[] = Array.isArray(kept.games) ? kept.games : [];
  const known = games.filter((game) => before.includes(game));
  return rateable({ ...usual, ...kept, games: known.length > 0 ? known : usual.games }, games);
}

/** The search for a table: asks the server how it stands, wherever in the app the person is, until it ends or the person is at the table. */
class Pairing {
  seeking = $state.raw<Seeking>();
  refused = $state<RefusedCode>();
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  async seek(wish: SeekWish): Promise<void> {
    writeJson(KEPT, wish);
    this.#take(await call<Seeking>('/pairing/seek', wish));
  }

  /** How it stands; a search that was begun before a reload goes on. */
  async ask(): Promise<void> {
    this.#take(await call<Seeking>('/pairing'));
  }

  async cancel(): Promise<void> {
    this.#take(await call<Seeking>('/pairing/cancel', {}));
  }

  /** The person is at the table. */
  arrived(): void {
    this.seeking = undefined;
    this.#stop();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #take(answer: Seeking | { readonly refused: RefusedCode }): void {
    if (isDeclined(answer)) {
      // The server is asked again; a search goes on there for some seconds.
      if (answer.refused !== 'unreachable' && answer.refused !== 'no-session') this.refused = answer.refused;
      return;
    }
    this.refused = undefined;
    this.ahead = answer.now - Date.now();
    this.seeking = answer;
    // A table that somebody does not come to is closed, and the search goes on for the others.
    if (answer.state === 'idle') this.#stop();
    else this.#timer ??= setInterval(() => void this.ask(), ASK_EVERY);
  }
}

/** One search for the whole app: it goes on while somebody plays bots meanwhile. */
export const pairing = new Pairing();

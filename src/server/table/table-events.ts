import type { Seat } from '../../engine/game.ts';
import type { ChatLine } from '../store/records.ts';
import type { Table, TableListener } from './table.ts';

/** `nudged` are seats whose time has just run out. */
type Listener = (table: Table, nudged: readonly Seat[]) => void;

type ChatListener = (table: Table, lines: readonly ChatLine[]) => void;

/** Passes on to the rest of the server that a table has changed: who sits there, who is to decide, how it ended. */
export class TableEvents implements TableListener {
  readonly #listeners = new Set<Listener>();
  readonly #chatListeners = new Set<ChatListener>();

  /** Gives a function that ends listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  listenToChat(listener: ChatListener): () => void {
    this.#chatListeners.add(listener);
    return () => this.#chatListeners.delete(listener);
  }

  tellChat(table: Table, lines: readonly ChatLine[]): void {
    for (const listener of this.#chatListeners) listener(table, lines);
  }

  tell(table: Table, nudged: readonly Seat[] = []): void {
    for (const listener of this.#listeners) listener(table, nudged);
  }
}

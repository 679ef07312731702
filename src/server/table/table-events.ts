import type { Seat } from '../../engine/game.ts';
import type { ChatLine } from '../store/records.ts';
import type { Table, TableListener } from './table.ts';

/** `nudged` are seats whose time has just run out. */
type Listener = (table: Table, nudged: readonly Seat[]) => void;

/** Is not told of a step of a match that leaves its table as it was. */
type ChangeListener = (table: Table) => void;

type ChatListener = (table: Table, lines: readonly ChatLine[]) => void;

/** Passes on to the rest of the server that a table has changed: who sits there, who is to decide, how it ended. */
export class TableEvents implements TableListener {
  readonly #listeners = new Set<Listener>();
  readonly #changeListeners = new Set<ChangeListener>();
  readonly #chatListeners = new Set<ChatListener>();

  /** Gives a function that ends listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** For whoever does not care about single steps, which are most of what happens. */
  listenToChanges(listener: ChangeListener): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
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
    for (const listener of this.#changeListeners) listener(table);
  }

  /** A step of the match, and the table is as it was. */
  tellStep(table: Table): void {
    for (const listener of this.#listeners) listener(table, []);
  }
}

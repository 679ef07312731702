import type { Seat } from '../../engine/game.ts';
import type { Table } from './table.ts';

/** `nudged` are seats that the others have begun to wait for. */
type Listener = (table: Table, nudged: readonly Seat[]) => void;

/** Tells whoever wants to know that something changed at a table: who sits there, who is to decide, how it ended. */
export class TableEvents {
  readonly #listeners = new Set<Listener>();

  /** Gives a way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(table: Table, nudged: readonly Seat[] = []): void {
    for (const listener of this.#listeners) listener(table, nudged);
  }
}

import type { Table } from './table.ts';

type Listener = (table: Table) => void;

/** Tells whoever wants to know that something changed at a table: who sits there, who is to decide, how it ended. */
export class Notices {
  readonly #listeners = new Set<Listener>();

  /** Gives a way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(table: Table): void {
    for (const listener of this.#listeners) listener(table);
  }
}

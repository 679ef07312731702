let fetchTable: (game: string) => void = () => {};

/** Fetches what a table of this game needs, all at once, before it is opened. */
export function preloadTable(game: string): void {
  fetchTable(game);
}

/** Says how: rooms below do not know the screens. */
export function preloadTablesBy(fetch: (game: string) => void): void {
  fetchTable = fetch;
}

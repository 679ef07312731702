/** A table of the lobby, as far as its place in the list goes by it. */
export interface Listing {
  readonly key: number;
  readonly host: number;
  /** A pseudonym of the address it was opened from. */
  readonly origin?: string;
}

/**
 * The order of the lobby. It goes round: the newest table of every person and address, then the second newest of each, and so
 * on; among equals the newest first. So whoever opens many tables pushes down their own, and nobody else's. `listings` come
 * with the newest first.
 */
export function fairOrder<L extends Listing>(listings: readonly L[]): L[] {
  const hosts = new Map<number, number>();
  const byHost = listings
    .map((listing, age) => ({ listing, age, rank: raise(hosts, listing.host) }))
    .toSorted((a, b) => a.rank - b.rank || a.age - b.age);
  // Many people at one address count as one, and take turns among themselves.
  const origins = new Map<string, number>();
  return byHost
    .map(({ listing, age, rank }) => {
      const { origin } = listing;
      return { listing, age, rank: Math.max(rank, origin === undefined ? 0 : raise(origins, origin)) };
    })
    .toSorted((a, b) => a.rank - b.rank || a.age - b.age)
    .map(({ listing }) => listing);
}

/** How many of this key there were before. */
function raise<K>(counts: Map<K, number>, key: K): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

/** What the order of the lobby depends on. */
export interface Listing {
  readonly key: number;
  readonly host: number;
  /** A pseudonym of the address it was opened from. */
  readonly origin?: string;
}

/**
 * The order of the lobby, round robin: the newest table of every host and address, then the second newest of each, and so on;
 * among equals the newest first. A host with many tables thus pushes down only their own. `listings` come newest first.
 */
export function fairOrder<L extends Listing>(listings: readonly L[]): L[] {
  const hosts = new Map<number, number>();
  const byHost = listings
    .map((listing, age) => ({ listing, age, rank: raise(hosts, listing.host) }))
    .toSorted((a, b) => a.rank - b.rank || a.age - b.age);
  // Hosts at one address share one place per round.
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

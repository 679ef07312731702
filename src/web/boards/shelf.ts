import { SvelteMap } from 'svelte/reactivity';
import { games } from '../../games/index.ts';
import { language } from '../text/current.svelte.ts';
import { type CatalogueEntry, entryOf, shelfOf, titleOf } from './catalogue.ts';

/** What a game without an entry in the catalogue says of itself, in one language. */
interface OwnFacts {
  readonly name: string;
  readonly tagline: string;
  readonly seats: readonly [min: number, max: number];
}

const known = new SvelteMap<string, OwnFacts>();
const asked = new Set<string>();

/** Undefined until the game is loaded, which the first call begins; whoever shows it is then shown again. */
export function ownFacts(id: string): OwnFacts | undefined {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game || entryOf(id)) return undefined;
  const spoken = language();
  const key = `${spoken} ${id}`;
  if (!asked.has(key)) {
    asked.add(key);
    Promise.all([game.load(), game.words(spoken)]).then(
      ([{ seats }, { name, tagline }]) => known.set(key, { name, tagline, seats: [seats.min, seats.max] }),
      // Offline, for example: the next call tries again.
      () => asked.delete(key),
    );
  }
  return known.get(key);
}

/** The name of a game in the current language; that of a game nobody here knows is made from its id. */
export function nameOf(id: string): string {
  return entryOf(id)?.name ?? ownFacts(id)?.name ?? titleOf(id);
}

/** Every game there is: those of the catalogue, then the others with what they say of themselves. */
export function shelf(): readonly CatalogueEntry[] {
  return shelfOf(games).map((entry) => ({ ...entry, ...ownFacts(entry.id) }));
}

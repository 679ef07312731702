import type { Hour } from '../art/scene.ts';

/** What the start page shows of a game before it is loaded; a test compares it with the games. */
export interface CatalogueEntry {
  readonly id: string;
  readonly name: string;
  /** Known once the game is loaded, if it has no entry of its own. */
  readonly seats?: readonly [min: number, max: number];
  readonly minutes?: number;
  readonly hour: Hour;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
}

export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'strand-unter',
    name: 'Strand Unter',
    seats: [2, 4],
    minutes: 45,
    hour: 'morning',
    designers: ['Christian Raczek'],
    publisher: 'Zoch',
    year: 2021,
  },
  {
    id: 'high-tide',
    name: 'High Tide',
    seats: [3, 6],
    minutes: 30,
    hour: 'noon',
    designers: ['Dirk Henn'],
    publisher: 'Queen Games',
    year: 2016,
  },
  {
    id: 'maui',
    name: 'Maui',
    seats: [2, 4],
    minutes: 30,
    hour: 'afternoon',
    designers: ['Grégoire Largey', 'Frank Crittin', 'Sébastien Pauchon'],
    publisher: 'Next Move Games',
    year: 2022,
  },
];

export function entryOf(id: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.id === id);
}

/** An entry for each of these games: those of the catalogue, then the others with what can be said before they are loaded. */
export function shelfOf(games: object): readonly CatalogueEntry[] {
  const others = Object.keys(games).filter((id) => !entryOf(id));
  return [
    ...catalogue.filter(({ id }) => id in games),
    ...others.map(
      (id): CatalogueEntry => ({
        id,
        name: titleOf(id),
        hour: 'noon',
        designers: [],
        publisher: '',
        year: 0,
      }),
    ),
  ];
}

/** `rock-pools` is Rock Pools. */
export function titleOf(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export function hourOf(id: string): Hour {
  return entryOf(id)?.hour ?? 'noon';
}

import type { Options, OptionValue, Seat } from '../../engine/game.ts';

/** Something a seat did or met with, in words of the report: the lab asks what one more of it is worth. */
export interface Use {
  readonly seat: Seat;
  readonly label: string;
}

/** One figure of the box, changed. */
export interface Variation {
  readonly name: string;
  readonly value: OptionValue;
}

/** What the lab knows of a game beyond its contract. */
export interface Notes {
  /** What each seat would have if the game ended now. */
  readonly scores: (state: unknown) => readonly number[];
  readonly uses: (event: unknown) => readonly Use[];
  /** Where a figure matters only with something else in play: what that is. */
  readonly contexts: { readonly [figure: string]: Options };
  /** How a figure is changed where one more and one less would make no sense. */
  readonly variations: { readonly [figure: string]: readonly Variation[] };
  /** Figures that were reconstructed, as the game's rules page says. */
  readonly reconstructed: readonly string[];
}

const known: { readonly [game: string]: () => Promise<{ readonly notes: Notes }> } = {
  'high-tide': () => import('./notes/high-tide.ts'),
  maui: () => import('./notes/maui.ts'),
  'strand-unter': () => import('./notes/strand-unter.ts'),
};

/** The notes on a game; undefined for one that nobody has written any for: then the contract has to do. */
export async function loadNotes(game: string): Promise<Notes | undefined> {
  const load = Object.hasOwn(known, game) ? known[game] : undefined;
  return (await load?.())?.notes;
}

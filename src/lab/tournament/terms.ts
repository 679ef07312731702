import type { Options } from '../../engine/game.ts';
import type { RegistryUrl } from '../registry.ts';

/** How long everybody may think: playouts, milliseconds, or (null) as long as each level takes by itself. */
export type Allowance = { readonly playouts: number } | { readonly milliseconds: number } | null;

/** One comparison: a hero in one seat, clones of somebody else in all others. */
export interface Cell {
  readonly hero: string;
  readonly against: string;
  readonly players: number;
  readonly options: Options;
}

/** A tournament as plain data: with the same terms the same games are played. */
export interface Terms {
  readonly registry: RegistryUrl;
  readonly game: string;
  readonly seed: number;
  readonly allowance: Allowance;
  /** The bot that judges some of the heroes' decisions, if any: what each gave away, by its own values. */
  readonly reference: string | null;
  /** Draws are keyed by what they are for, so that the games of a block share more of their luck. */
  readonly duplicate?: true;
  /** Luck is measured and taken out of the results. */
  readonly adjust?: true;
  readonly cells: readonly Cell[];
}

/**
 * Games are played in blocks: the hero sits once in every seat, each time with the same dice. So neither the seat
 * nor the dice favour anybody, and a block is one independent observation.
 */
export function blocksFor(games: number, { players }: Cell): number {
  return Math.ceil(games / players);
}

export type Seating = Pick<Cell, 'players' | 'options'>;

/** Every hero against clones of every rival, at every table. Without rivals, everybody against everybody else. */
export function cellsOf(
  heroes: readonly string[],
  rivals: readonly string[] | undefined,
  tables: readonly Seating[],
): Cell[] {
  return tables.flatMap((table) =>
    (rivals ?? heroes).flatMap((against) =>
      heroes
        .filter((hero) => rivals !== undefined || hero !== against)
        .map((hero) => ({ hero, against, ...table })),
    ),
  );
}

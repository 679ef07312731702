/**
 * Figures of High Tide that only the pictures of the booklet show, or that follow from them. They were reconstructed, so
 * an owner of the box may have to correct them: here for everybody, or at a table with the option of the same name.
 * Grades: B one credible source or strict deduction, C supported reconstruction, D near-guess.
 */

/** Sand spaces of every beach, on both sides of the board (C). The lines at 5, 10 and 15 only help counting. */
export const LENGTH = 20;

/** The space of the dice track on which the deckchair rental starts each round (B/C). */
export const RENTAL = 4;

/** The eight coins of each beach (C). */
export const COIN_VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The seven shark tiles: how many spaces a chair is driven back (D). */
export const SHARK_TILES: readonly number[] = [1, 2, 2, 3, 3, 4, 5];

/** The dice track has one usable space more than there are players (B): 5 are printed for 3-4, 7 for 5-6, less the turtle's. */
export const TRACK_EXTRA = 1;

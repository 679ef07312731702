/** The words of Strand Unter: names, indices and sizes that rules, texts and boards share. No rules. */

/** Colours in the order of the dial's singles; everywhere a list of four numbers counts shells in this order. */
export const colours = ['white', 'grey', 'brown', 'black'] as const;
export type Colour = (typeof colours)[number];
export const letters = 'wgbk';

/** The ten positions of the dial. Positions 0-3 are the singles, by colour. */
export const positions = [...colours, 'aa', 'ab', 'aaa', 'aab', 'abc', 'all'] as const;
export type Position = (typeof positions)[number];
export const SINGLES = 4;
export const AA = 4;
export const AB = 5;
export const AAA = 6;
export const AAB = 7;
export const ABC = 8;
export const ALL = 9;

/** Castle values 0-3, one castle and one card of each per player. */
export const VALUES = 4;

/** Where a castle is: on the heap, fetched (lying over its card), washed away, or the number of its groove. */
export const HEAP = -2;
export const FETCHED = -1;
export const FLOODED = 0;

/** The groove furthest out that is ever played; grooves 9-11 only ever lie dry. */
export const OUTERMOST = 8;
/** The tide turns after this round. */
export const TURN = 8;
/** The sandpiper is back in groove 1. */
export const LAST_ROUND = 15;

import { MARKET_PLACES, MARKET_ROWS, MIDDLE, type Options, patterns, ROWS } from './data.ts';
import { letters, type Pattern, type Section, type Tile, tileTexts, type Towel } from './vocabulary.ts';

const tileNumbers: ReadonlyMap<string, Tile> = new Map(tileTexts.map((text, tile) => [text, tile]));

/** The tile with these letters; -1 if there is none. */
export function tileNamed(text: string): Tile {
  return tileNumbers.get(text) ?? -1;
}

/**
 * What is seen, in three bits each: 0 nothing that could match, else the pattern plus 1. A face has the top section in the
 * lowest bits, and an edge (what a column shows to the next one) has row 1 there. So the whole test whether two columns
 * match is a few operations on whole numbers.
 */
export type Face = number;
export type Edge = number;

const CODE = 7;
const ONE_PER_ROW = 0o1111111;
const GRID = 0o7777777;

export const faces: readonly Face[] = tileTexts.map((text) =>
  [...text].reduce((face, letter, section) => face | ((letters.indexOf(letter) + 1) << (3 * section)), 0),
);

/** Heights a tile may have: its top section lies in one of these rows. Rows below 1 and above 7 are outside the grid. */
export const TOP_MIN = -1;
export const TOP_MAX = ROWS;

/** The part of the face that lies within the grid. */
export function lie(face: Face, top: number): Edge {
  return top >= 1 ? (face << (3 * (top - 1))) & GRID : face >> (3 * (1 - top));
}

/** One bit (the lowest of three) for each row in which something lies. */
function occupied(edge: Edge): number {
  return (edge | (edge >> 1) | (edge >> 2)) & ONE_PER_ROW;
}

/** One bit for each row in which both are alike, be it in showing nothing. */
function alike(a: Edge, b: Edge): number {
  const different = a ^ b;
  return ~(different | (different >> 1) | (different >> 2)) & ONE_PER_ROW;
}

/** Whether some row shows the same pattern in both. */
export function touches(edge: Edge, lying: Edge): boolean {
  return (alike(edge, lying) & occupied(lying)) !== 0;
}

/** What lies there, of it only the sections that show the same pattern as the edge beside them. */
export function matching(edge: Edge, lying: Edge): Edge {
  return lying & ((alike(edge, lying) & occupied(lying)) * CODE);
}

/** Whether a loose towel with this code, laid on some section that lies in the grid, would match the edge. */
export function touchesWith(edge: Edge, lying: Edge, code: number): boolean {
  return (alike(edge, code * ONE_PER_ROW) & occupied(lying)) !== 0;
}

/** The code (pattern plus 1, or 0) that an edge shows in this row; rows outside the grid show nothing. */
export function shown(edge: Edge, row: number): number {
  return row >= 1 && row <= ROWS ? (edge >> (3 * (row - 1))) & CODE : 0;
}

export function codeOf(face: Face, section: Section): number {
  return (face >> (3 * section)) & CODE;
}

export function withCode(face: Face, section: Section, code: number): Face {
  return (face & ~(CODE << (3 * section))) | (code << (3 * section));
}

/** The edge without this row: a crab lies there. */
export function blocked(edge: Edge, row: number): Edge {
  return edge & ~(CODE << (3 * (row - 1)));
}

/** By three sections or rows: a set, one bit per code, of what they show. */
const THREE = 0o777;
const codesOfThree = Uint8Array.from(
  { length: THREE + 1 },
  (_, shows) => ((1 << (shows & CODE)) | (1 << ((shows >> 3) & CODE)) | (1 << (shows >> 6))) & ~1,
);

/** A set (one bit per code) of what a face or an edge shows. */
export function codes(shows: Face): number {
  return (
    (codesOfThree[shows & THREE] as number) |
    (codesOfThree[(shows >> 9) & THREE] as number) |
    (codesOfThree[shows >> 18] as number)
  );
}

export const faceCodes: readonly number[] = faces.map(codes);

export function isInside(row: number): boolean {
  return row >= 1 && row <= ROWS;
}

/** How many sections of a tile at this height hang over the trees or the ocean. */
export function overhang(top: number): number {
  return top < 1 ? 1 - top : Math.max(0, top + 2 - ROWS);
}

/** Whether a tile at this height covers the space; row 0 means that there is none. */
export function covers(top: number, row: number): boolean {
  return row !== 0 && row >= top && row <= top + 2;
}

/** The tile next to the dollars is free, the next costs 1, the last 2. A table: V8 divides by an imported number each time. */
const prices: readonly number[] = Array.from(
  { length: MARKET_ROWS * MARKET_PLACES },
  (_, place) => place % MARKET_PLACES,
);

export function priceAt(place: number): number {
  return prices[place] as number;
}

/**
 * One column of a beach as a whole number: its tile, the row of its top section, and what lies on which section.
 * For display only; what matters for the next tile is the edge.
 */
export type Column = number;

const TOP_SHIFT = 6;
const TOWEL_SHIFT = 10;
const CRAB_SHIFT = 14;
const VALUE_SHIFT = 16;
const SUBSTITUTE = 1 << 20;

export function columnOf(tile: Tile, top: number): Column {
  return tile | ((top - TOP_MIN) << TOP_SHIFT);
}

export function tileOf(column: Column): Tile {
  return column & 63;
}

export function topOf(column: Column): number {
  return ((column >> TOP_SHIFT) & 15) + TOP_MIN;
}

export function withTowel(column: Column, towel: Towel, section: Section): Column {
  return column | ((section + 1) << (TOWEL_SHIFT + 2 * towel));
}

export function towelOn(column: Column, towel: Towel): number {
  return ((column >> (TOWEL_SHIFT + 2 * towel)) & 3) - 1;
}

export function withCrab(column: Column, section: Section, value: number): Column {
  return column | ((section + 1) << CRAB_SHIFT) | (value << VALUE_SHIFT);
}

export function crabOn(column: Column): number {
  return ((column >> CRAB_SHIFT) & 3) - 1;
}

export function crabValueOf(column: Column): number {
  return (column >> VALUE_SHIFT) & 15;
}

export function asSubstitute(column: Column): Column {
  return column | SUBSTITUTE;
}

export function isSubstitute(column: Column): boolean {
  return (column & SUBSTITUTE) !== 0;
}

/** The tile as its towels have changed it; crabs and chips aside. */
export function faceOf(column: Column, options: Options): Face {
  let face = faces[tileOf(column)] as number;
  for (let towel = 0; towel < 2; towel++) {
    const section = towelOn(column, towel);
    if (section >= 0) face = withCode(face, section, options.looseTowels[towel] as number);
  }
  return face;
}

/** What the column shows to the next one: all that lies in the grid and not under a crab. */
export function edgeOf(column: Column, options: Options): Edge {
  const edge = lie(faceOf(column, options), topOf(column));
  const crab = crabOn(column);
  return crab < 0 ? edge : blocked(edge, topOf(column) + crab);
}

/** What a space of a track is worth: the list of an owner of the box, which goes on by ones, or the scheme. */
export function spaceValue(options: Options, pattern: Pattern, space: number): number {
  if (space === 0) return 0;
  const own = options[patterns[pattern] as (typeof patterns)[number]];
  if (own.length > 0) return own[space - 1] ?? (own.at(-1) as number) + space - own.length;
  return options.values === 'steep' ? space + ((space - 1) >> 1) : space;
}

export function lastSpace(options: Options): number {
  return options.trackLength + (options.mode === 'long' ? options.extension : 0);
}

/** The space that bears this number: the first one that is worth as much; 0 if none is. */
export function numberedSpace(options: Options, pattern: Pattern, number: number): number {
  for (let space = 1; space <= lastSpace(options); space++) {
    if (spaceValue(options, pattern, space) >= number) return space;
  }
  return 0;
}

/** The row of the thing in this column (1 to 12) by a list of rows of which at most `most` are used, from the left. */
export function rowsUsed(rows: readonly number[], most: number): number[] {
  let left = most;
  return rows.map((row) => (row > 0 && left-- > 0 ? row : 0));
}

/** The start tile's column. */
export function platform(tile: Tile): Column {
  return columnOf(tile, MIDDLE);
}

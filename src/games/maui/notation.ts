import { looseTowels, MARKET_ROWS, patterns, UMBRELLAS, umbrellas } from './data.ts';
import { TOP_MAX, TOP_MIN } from './rules.ts';
import { sections, tileTexts } from './vocabulary.ts';
import type { Move } from './state.ts';

/** Moves are made once and handed out again and again: generating them allocates nothing. */
const interned = <M extends Move>(moves: readonly M[]): readonly M[] =>
  Object.freeze(moves.map((move) => Object.freeze(move)));
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export const takes = interned(tileTexts.map((_, tile) => ({ type: 'take' as const, tile })));
export const draws = interned(tileTexts.map((_, tile) => ({ type: 'draw' as const, tile })));
export const dollars = interned(upTo(MARKET_ROWS).map((row) => ({ type: 'dollars' as const, row })));
/** By top row, the least of which is TOP_MIN. */
export const places = interned(
  upTo(TOP_MAX - TOP_MIN + 1).map((n) => ({ type: 'place' as const, top: n + TOP_MIN })),
);
export const lays = looseTowels.map((_, towel) =>
  interned(sections.map((__, section) => ({ type: 'lay' as const, towel, section }))),
);
export const keeps = interned(looseTowels.map((_, towel) => ({ type: 'keep' as const, towel })));
export const advances = interned(patterns.map((_, pattern) => ({ type: 'advance' as const, pattern })));
export const starts = interned(upTo(4).map((seat) => ({ type: 'start' as const, seat })));
export const crabs = interned(upTo(10).map((value) => ({ type: 'crab' as const, value })));

export function write(move: Move): string {
  switch (move.type) {
    case 'take':
      return `take ${tileTexts[move.tile]}`;
    case 'dollars':
      return `take dollars ${move.row + 1}`;
    case 'place':
      return `place ${move.top}`;
    case 'lay':
      return `lay ${looseTowels[move.towel]?.name} ${sections[move.section]}`;
    case 'keep':
      return `keep ${looseTowels[move.towel]?.name}`;
    case 'advance':
      return `advance ${patterns[move.pattern]}`;
    case 'draw':
      return `draw ${tileTexts[move.tile]}`;
    case 'umbrellas':
      return `umbrellas ${move.letters}`;
    case 'start':
      return `start ${move.seat}`;
    case 'crab':
      return `crab ${move.value}`;
  }
}

const byText: ReadonlyMap<string, Move> = new Map(
  [takes, draws, dollars, places, ...lays, keeps, advances, starts, crabs]
    .flat()
    .map((move) => [write(move), move]),
);

const aDeal = new RegExp(`^umbrellas ([${umbrellas.map(({ letter }) => letter).join('')}]{1,${UMBRELLAS}})$`);

export function read(text: string): Move | undefined {
  const known = byText.get(text);
  if (known) return known;
  const letters = aDeal.exec(text)?.[1];
  if (letters === undefined) return undefined;
  const possible = umbrellas.every(({ letter, count }) => letters.split(letter).length - 1 <= count);
  return possible ? { type: 'umbrellas', letters } : undefined;
}

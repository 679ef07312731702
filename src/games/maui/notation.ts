import { looseTowels, patterns, UMBRELLAS, umbrellas } from './data.ts';
import { advances, crabs, dollars, draws, keeps, lays, places, starts, takes, type Move } from './moves.ts';
import { sections, tileTexts } from './vocabulary.ts';

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

import { cardsLeft } from './chance.ts';
import type { State } from './state.ts';
import { colours, OUTERMOST, VALUES } from './vocabulary.ts';

/** Counts every component where it lies; see `Game.census`. */
export function census(s: State): { readonly [component: string]: number } {
  const counts: Record<string, number> = {};
  colours.forEach((name, colour) => {
    const buckets = s.buckets.reduce((sum, n, i) => (i % 4 === colour ? sum + n : sum), 0);
    counts[name] = s.shells[colour]! + s.unseen[colour]! + s.bag[colour]! + buckets;
  });
  for (let value = 0; value < VALUES; value++) {
    const cards = s.cards.filter((card, i) => i % VALUES === value && card >= 0);
    counts[`cards of value ${value}`] = cards.length + cardsLeft(s, value).length;
    counts[`castles of value ${value}`] = s.castles.filter(
      (place, i) => i % VALUES === value && place <= OUTERMOST,
    ).length;
  }
  return counts;
}

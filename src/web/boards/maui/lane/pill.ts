import type { Options } from '../../../../games/maui/index.ts';
import { letters } from '../../../../games/maui/vocabulary.ts';
import { pointsOf, type Prospect } from '../../../../games/maui/preview.ts';

/** What stands on the label of a choice beside the beach, from left to right. */
export type Mark =
  | { readonly type: 'tile'; readonly tile: string; readonly lit: readonly number[] }
  | { readonly type: 'loose'; readonly towel: number; readonly letter: string; readonly needed: boolean }
  | { readonly type: 'points'; readonly points: number }
  | { readonly type: 'steps'; readonly steps: number; readonly letter: string }
  | { readonly type: 'icon'; readonly name: string }
  | { readonly type: 'chip'; readonly count: number }
  | { readonly type: 'price'; readonly price: number }
  | { readonly type: 'extra'; readonly letter: string; readonly shows: readonly number[] }
  | { readonly type: 'word'; readonly word: string };

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export function marksOf(prospect: Prospect, options: Options, keep: string): Mark[] {
  const points: Mark = { type: 'points', points: pointsOf(prospect) };
  switch (prospect.type) {
    case 'place': {
      const lit = prospect.outcome.matches.map(({ row }) => row - prospect.top);
      const price: Mark[] = prospect.price > 0 ? [{ type: 'price', price: prospect.price }] : [];
      return [{ type: 'tile', tile: prospect.tile, lit }, points, ...brought(prospect, options), ...price];
    }
    case 'lay':
      return [
        { type: 'loose', towel: prospect.towel, letter: letters[prospect.pattern] ?? 's', needed: false },
        points,
        ...brought(prospect, options),
      ];
    case 'keep':
      return [{ type: 'word', word: keep }, points, ...brought(prospect, options)];
    case 'advance':
      return [
        { type: 'steps', steps: prospect.to - prospect.from, letter: letters[prospect.pattern] ?? 's' },
        points,
      ];
  }
}

function brought(prospect: Exclude<Prospect, { type: 'advance' }>, options: Options): Mark[] {
  const { matches, umbrella, extra, crab, chips, gains } = prospect.outcome;
  const loose = (towel: number, needed: boolean): Mark => ({
    type: 'loose',
    towel,
    letter: letters[(options.looseTowels[towel] ?? 1) - 1] ?? 's',
    needed,
  });
  const marks: Mark[] = matches.map(({ pattern, steps }) => ({
    type: 'steps',
    steps,
    letter: letters[pattern] ?? 's',
  }));
  if (umbrella === 'p' || umbrella === 'w') marks.push({ type: 'icon', name: `pearl-${umbrella}` });
  if (extra.length > 0)
    marks.push({ type: 'extra', letter: umbrella, shows: extra.map((pattern) => pattern + 1) });
  for (const towel of gains) marks.push(loose(towel, false));
  if (crab) marks.push({ type: 'icon', name: 'hidden' });
  if (chips > 0) marks.push({ type: 'chip', count: chips });
  return marks;
}

/** The width of a mark; on small screens steps are told by the picture of the tile, and only the pattern is named. */
export function widthOf(mark: Mark, small: boolean): number {
  switch (mark.type) {
    case 'tile':
      return small ? 19 : 27;
    case 'loose':
      return small ? 22 : 28;
    case 'points':
      return small ? 30 : 40;
    case 'steps':
      return small ? 19 : 46;
    case 'icon':
    case 'extra':
      return small ? 20 : 26;
    case 'chip':
      return (small ? 18 : 23) * mark.count;
    case 'price':
      return small ? 32 : 44;
    case 'word':
      return (small ? 6.2 : 8) * mark.word.length + 8;
  }
}

const EDGE = 8;

export function pillWidth(marks: readonly Mark[], small: boolean): number {
  return sum(marks.map((mark) => widthOf(mark, small))) + 2 * EDGE;
}

/** Where each mark begins, counted from the left edge of the label. */
export function offsets(marks: readonly Mark[], small: boolean): number[] {
  let x = EDGE;
  return marks.map((mark) => {
    const at = x;
    x += widthOf(mark, small);
    return at;
  });
}

import { countsOf } from '../phases/handful.ts';
import { BUILD, detailOf, FETCH, kindOf, read, SET, SPELL, TAKE } from '../notation.ts';

/** What a choice means to a picture: which rib, which shells, which castle. */
export type Pick =
  | { readonly kind: 'set'; readonly position: number }
  | { readonly kind: 'spell'; readonly colour: number }
  | { readonly kind: 'fetch'; readonly castle: number }
  | { readonly kind: 'take'; readonly counts: readonly number[] }
  | { readonly kind: 'build'; readonly castle: number; readonly joker: number }
  | { readonly kind: 'pass' };

export function pickOf(text: string | undefined): Pick | undefined {
  const move = text === undefined ? undefined : read(text);
  if (move === undefined) return undefined;
  const detail = detailOf(move);
  switch (kindOf(move)) {
    case SET:
      return { kind: 'set', position: detail };
    case SPELL:
      return { kind: 'spell', colour: detail };
    case FETCH:
      return { kind: 'fetch', castle: detail };
    case TAKE:
      return { kind: 'take', counts: countsOf(detail) };
    case BUILD:
      return { kind: 'build', castle: detail >> 2, joker: detail & 3 };
    default:
      return text === 'pass' ? { kind: 'pass' } : undefined;
  }
}

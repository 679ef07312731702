import { countsOf } from '../../../games/strand-unter/handful.ts';
import {
  BUILD,
  detailOf,
  FETCH,
  kindOf,
  read,
  SET,
  SPELL,
  TAKE,
} from '../../../games/strand-unter/notation.ts';
import type { Choice } from '../board.ts';

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

/** The colour of a handful of one shell; undefined for any other handful. */
export function singleColour(counts: readonly number[]): number | undefined {
  return sum(counts) === 1 ? counts.indexOf(1) : undefined;
}

/** The choice with which a click on these shells of the groove is answered, if there is exactly one. */
export function choiceOfShells(choices: readonly Choice[], colour: number): string | undefined {
  return only(choices, (pick) => {
    if (pick.kind === 'spell') return pick.colour === colour;
    // A trove is one shell; of the ways of a combination, only those of one colour can be meant by a click on a colour.
    return pick.kind === 'take' && pick.counts.every((n, c) => n > 0 === (c === colour));
  });
}

/** The choice with which a click on the seat's castle card is answered, if there is exactly one. */
export function choiceOfCard(choices: readonly Choice[], castle: number): string | undefined {
  return only(choices, (pick) => (pick.kind === 'fetch' || pick.kind === 'build') && pick.castle === castle);
}

function only(choices: readonly Choice[], fits: (pick: Pick) => boolean): string | undefined {
  const found = choices.filter(({ text }) => {
    const pick = pickOf(text);
    return pick !== undefined && fits(pick);
  });
  return found.length === 1 ? found[0]?.text : undefined;
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, n) => total + n, 0);
}

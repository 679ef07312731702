import { BEACHES } from '../../../games/high-tide/vocabulary.ts';

/** A choice parsed for the board. */
export type Pick =
  | { readonly kind: 'roll' | 'accept' | 'decline' | 'keep' | 'collect' | 'leave' | 'straight' | 'go' }
  | { readonly kind: 'pass' | 'jump' | 'wait' | 'wait-round' | 'rental' }
  | { readonly kind: 'take' | 'swap'; readonly space: number }
  /** Which dice: 1 left, 2 right, 3 both; `tile` if the Baywatch tile does it. */
  | { readonly kind: 'reroll'; readonly which: number; readonly tile: boolean }
  | { readonly kind: 'stop' | 'first' | 'backwards'; readonly side: number }
  | { readonly kind: 'head-start'; readonly beach: number; readonly spaces: number }
  | { readonly kind: 'lifeguard'; readonly beach: number; readonly pips: number }
  | { readonly kind: 'recolour'; readonly side: number; readonly beach: number }
  | { readonly kind: 'adjust'; readonly left: number; readonly right: number };

const sides: readonly (string | undefined)[] = ['left', 'right', 'both'];
const side = (word: string | undefined): number => sides.indexOf(word) + 1;
const beach = (word: string | undefined): number => (BEACHES as readonly string[]).indexOf(word ?? '');

export function pickOf(text: string | undefined): Pick | undefined {
  const [verb, ...words] = (text ?? '').split(' ');
  switch (verb) {
    case 'roll':
    case 'accept':
    case 'decline':
    case 'keep':
    case 'collect':
    case 'leave':
    case 'straight':
    case 'go':
    case 'pass':
    case 'jump':
      return { kind: verb };
    case 'wait':
      return { kind: words.length === 0 ? 'wait' : 'wait-round' };
    case 'take':
      return { kind: 'take', space: Number(words[0]) };
    case 'reroll':
      return { kind: 'reroll', which: side(words[0]), tile: false };
    case 'stop':
    case 'first':
      return { kind: verb, side: side(words[0]) };
    case 'use':
      return used(words);
    default:
      return undefined;
  }
}

function used([tile, ...words]: readonly string[]): Pick | undefined {
  switch (tile) {
    case 'head-start':
      return { kind: tile, beach: beach(words[0]), spaces: Number(words[1]) };
    case 'lifeguard':
      return { kind: tile, beach: beach(words[0]), pips: Number(words[1]) };
    case 'rental':
      return { kind: tile };
    case 'swap':
      return { kind: tile, space: Number(words[0]) };
    case 'reroll':
      return { kind: tile, which: side(words[0]), tile: true };
    case 'recolour':
      return { kind: tile, side: side(words[0]), beach: beach(words[1]) };
    case 'adjust':
      return { kind: tile, left: Number(words[0]), right: Number(words[1]) };
    case 'backwards':
      return { kind: tile, side: side(words[0]) };
    default:
      return undefined;
  }
}

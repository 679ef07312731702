import type { OptionSpec } from '../../engine/game.ts';

/**
 * Everything printed on the components that no rulebook text gives. The pictures of the booklet are lost, so these figures
 * are reconstructed; each one is a table option, so that an owner of the box corrects it in a minute. Grades in
 * docs/rules/strand-unter.md.
 */

/** Shells in white, grey, brown, black: 80 together is printed, equal shares are a guess. */
const SHELLS = [20, 20, 20, 20];

/** Where AA, AB, AAA, AAB, ABC and ALL stand on the dial, from the left; the four singles are left of them all. */
const DIAL_ORDER = [1, 2, 3, 4, 5, 6];

/** The eight castle cards of each value: fixed shells, to which every card adds one shell of any colour. */
const CARDS = [
  'wwg ggb bbk kkw gbk bkw kwg wgb',
  'wwgg ggbb bbkk kkww wwbk ggkw bbwg kkgb',
  'wwwbb gggkk bbbww kkkgg wwggk ggbbw bbkkg kkwwb',
  'wwwggb gggbbk bbbkkw kkkwwg wwggbk ggbbkw bbkkwg kkwwgb',
];

/** A card as a number of four digits: how many white, grey, brown and black shells it shows beside the joker. */
export type CardCode = number;

function cardCodes(row: string): CardCode[] {
  return row.split(' ').map((card) => {
    const count = (letter: string) => card.split(letter).length - 1;
    return count('w') * 1000 + count('g') * 100 + count('b') * 10 + count('k');
  });
}

export type Options = {
  readonly openBuckets: boolean;
  readonly shells: readonly number[];
  readonly dial: readonly number[];
  readonly cards0: readonly CardCode[];
  readonly cards1: readonly CardCode[];
  readonly cards2: readonly CardCode[];
  readonly cards3: readonly CardCode[];
};

const figure = (
  length: number,
  [min, max]: readonly [number, number],
  figures: readonly number[],
): OptionSpec => ({
  group: 'figure',
  kind: 'integers',
  length: [length, length],
  min,
  max,
  default: figures,
});
const cards = (row: string): OptionSpec => figure(8, [0, 9999], cardCodes(row));

export const options = {
  openBuckets: { group: 'table', kind: 'flag', default: false },
  shells: figure(4, [10, 30], SHELLS),
  /** Any six numbers make an order: the smaller stands further left, equal ones stand as listed above. */
  dial: figure(6, [1, 6], DIAL_ORDER),
  cards0: cards(CARDS[0] as string),
  cards1: cards(CARDS[1] as string),
  cards2: cards(CARDS[2] as string),
  cards3: cards(CARDS[3] as string),
} satisfies { readonly [K in keyof Options]: OptionSpec };

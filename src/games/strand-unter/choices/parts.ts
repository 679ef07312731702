import type { PartNames } from '../../../engine/words.ts';
import { colours, positions, VALUES } from '../vocabulary.ts';

const GROOVES = 11;
const numbered = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${name} ${from + index}`);

/** What can be pointed at: the beach, the dial, and the cards and shells of whoever looks. */
export const partNames: PartNames = () => [
  ...numbered('groove', 1, GROOVES),
  'shells',
  ...colours.map((colour) => `shells ${colour}`),
  'sandpiper',
  'sea',
  'dials',
  'forecast',
  'bucket',
  ...numbered('card', 0, VALUES - 1),
  'dial',
  ...positions.map((position) => `dial ${position}`),
];

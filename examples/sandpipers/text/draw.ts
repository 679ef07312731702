import type { Draw } from '../../../src/engine/words.ts';
import { STEPS, type View } from '../state.ts';
import type { GameWords } from './phrases.ts';

/** The beach from the dunes to the sea, one line a bird. */
export const draw: Draw<View, GameWords> = (view, words, { names }, pen) => [
  pen(words.position(view, { names })[0] ?? '', 'bold'),
  ...names.map((name, seat) => {
    const beach = Array.from({ length: STEPS }, (_, at) => (view.steps[seat] === at + 1 ? 'v' : '.')).join(
      ' ',
    );
    return `${pen(beach, 'yellow')} ${pen('~', 'blue')}  ${pen(name.slice(0, 24).padEnd(24), 'cyan')} ${view.shells[seat]}`;
  }),
];

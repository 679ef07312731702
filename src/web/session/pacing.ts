import type { AnyWords, Cast } from '../../engine/words.ts';
import type { AnyBoard } from '../boards/board.ts';
import { settings } from '../state/settings.svelte.ts';
import type { Pacing } from './show.ts';

const factors = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
/** With a line in the log there is something to read. */
const TOLD = 900;
const UNTOLD = 250;
const THINKING = 350;

/** The pace that the person likes, by the board's own measure of what takes how long to see. */
export function pacingOf(board: AnyBoard, words: () => AnyWords, cast: () => Cast): Pacing {
  return {
    beat(event) {
      const told = words().event(event, cast()) === '' ? UNTOLD : TOLD;
      return Math.round((board.pace?.(event) ?? told) * factors[settings.speed]);
    },
    thinking: () => Math.round(THINKING * factors[settings.speed]),
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
  };
}

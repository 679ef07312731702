import type { AnyWords, Cast } from '../../engine/words.ts';
import type { AnyBoard, Part } from '../boards/board.ts';
import { settings } from '../state/settings.svelte.ts';
import type { Pacing } from './show.ts';

const scales = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
/** With a line in the log there is something to read. */
const TOLD = 900;
const UNTOLD = 250;

/** How the events of a game are told; boards that do not say so have every event on its own. */
export function partsOf(board: AnyBoard, words: () => AnyWords, cast: () => Cast): (event: unknown) => Part {
  return (event) =>
    board.part?.(event) ?? { milliseconds: words().event(event, cast()) === '' ? UNTOLD : TOLD };
}

/** What the person's speed makes of a time at normal speed. */
export function speedScale(): number {
  return scales[settings.speed];
}

/** The pace that the person likes, by the board's own measure of what takes how long to see. */
export function pacingOf(board: AnyBoard, words: () => AnyWords, cast: () => Cast): Pacing {
  return {
    part: partsOf(board, words, cast),
    scale: speedScale,
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
  };
}

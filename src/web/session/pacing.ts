import type { AnyWords, Cast } from '../../engine/words.ts';
import type { AnyBoard, Part } from '../boards/board.ts';
import { settings } from '../state/settings.svelte.ts';
import type { Pacing } from './show.ts';

const scales = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
/** Default durations in ms: of an event with a line in the log, which has to be read, and of one without. */
const TOLD = 900;
const UNTOLD = 250;

/** The board's grouping of events into movements; without one, every event is a movement of its own. */
export function partsOf(board: AnyBoard, words: () => AnyWords, cast: () => Cast): (event: unknown) => Part {
  return (event) =>
    board.part?.(event) ?? { milliseconds: words().event(event, cast()) === '' ? UNTOLD : TOLD };
}

/** The factor of the speed setting on all durations. */
export function speedScale(): number {
  return scales[settings.speed];
}

/** Milliseconds after which nobody waits for a frame any longer: a page in the background is not drawn. */
const UNDRAWN = 100;

/** Resolves once what was changed has been drawn. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, UNDRAWN);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}

/** Pacing from the speed setting and the durations that the board gives its events. */
export function pacingOf(board: AnyBoard, words: () => AnyWords, cast: () => Cast): Pacing {
  return {
    part: partsOf(board, words, cast),
    scale: speedScale,
    sleep: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    drawn,
  };
}

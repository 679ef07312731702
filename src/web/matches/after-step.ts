import type { Match, Step } from '../../engine/match.ts';
import type { Progress } from '../boards/board.ts';
import type { Kept } from './kept.ts';

/** The kept match once a step has been taken from `match`, to be stored before the step is accepted. */
export function keptAfter(
  kept: Kept,
  { game, plies }: Pick<Match, 'game' | 'plies'>,
  step: Step,
  now: number,
  progress: ((view: unknown) => Progress) | undefined,
): Kept {
  const result = game.result(step.state);
  return {
    ...kept,
    ...(progress ? { progress: progress(game.view(game.clone(step.state), 'public')) } : {}),
    plies: [...plies.slice(0, plies.length - step.undone), ...step.plies],
    envelopes: [...step.envelopes],
    changed: now,
    writes: kept.writes + 1,
    toAct: game.toAct(step.state),
    ...(result === undefined ? {} : { result }),
  };
}

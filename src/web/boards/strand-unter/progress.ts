import { LAST_ROUND } from '../../../games/strand-unter/vocabulary.ts';
import type { View } from '../../../games/strand-unter/index.ts';
import type { Progress } from '../board.ts';
import { standingPoints } from '../../../games/strand-unter/preview.ts';

export function progressOf(view: View): Progress {
  return {
    round: view.round,
    of: LAST_ROUND,
    scores: view.seats.map(({ castles }) => standingPoints(castles)),
  };
}

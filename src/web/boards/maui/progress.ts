import { COLUMNS } from '../../../games/maui/data.ts';
import type { View } from '../../../games/maui/index.ts';
import type { Progress } from '../board.ts';
import { scoreNow } from '../../../games/maui/preview.ts';

/** A round fills one column of every beach. */
export function progressOf(view: View): Progress {
  const filled = Math.min(...view.players.map(({ beach }) => beach.length - 1));
  return {
    round: Math.min(COLUMNS, Math.max(1, filled + 1)),
    of: COLUMNS,
    scores: view.players.map((_, seat) => scoreNow(view, seat).total),
  };
}

import { ROUNDS } from '../../../games/high-tide/vocabulary.ts';
import type { View } from '../../../games/high-tide/index.ts';
import type { Progress, TableCast } from '../board.ts';
import { standingsOf } from '../../../games/high-tide/preview.ts';
import type { HighTideText } from './text/labels.ts';

export function progressOf(view: View): Progress {
  return { round: view.round, of: ROUNDS, scores: standingsOf(view).map(({ total }) => total) };
}

/** Whose chairs stand in the water. */
export function endedBy(view: View, cast: TableCast, { labels }: HighTideText): string {
  const wet = cast.names.filter((_, seat) =>
    view.chairs.some((places, beach) => (places[seat] ?? 0) > (view.sand[beach] ?? 0)),
  );
  return wet.length === 0 ? '' : labels.inWater(wet.join(', '));
}

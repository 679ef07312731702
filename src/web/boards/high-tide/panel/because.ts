import type { Reason } from '../../../../games/high-tide/preview.ts';
import type { TableCast } from '../../board.ts';
import type { Labels } from '../text/labels.ts';

/** A reason in a few words: "you pass Finn: 4 instead of 2". */
export function becauseOf(reason: Reason, { reasons }: Labels, cast: TableCast): string {
  if (reason.type === 'wave') return reason.wet ? reasons.flooded : reasons.wave(reason.spaces);
  if (reason.type === 'threat') return reasons.threat(reason.spaces);
  const { passes, before, after } = reason;
  const points = before === after ? '' : reasons.points(after, before);
  if (passes.length === 0) return points;
  const passed = reasons.passes(passes.map((seat) => cast.names[seat] ?? '').join(', '));
  return points === '' ? passed : reasons.both(passed, points);
}

import { colours } from '../../../games/strand-unter/vocabulary.ts';
import type { PartBox } from '../parts.ts';
import { type Box, GROOVES, type Layout, type Place, type ShellBed } from './layout.ts';

/** The sandpiper's picture at scale 1. */
const BIRD = { width: 110, height: 96 };

/** The parts of the beach; cards, bucket and dial carry their names themselves. */
export function partsOf(layout: Layout, bed: ShellBed, bird: Place): PartBox[] {
  const { beach, rows, lane, horizon, shore, forecast } = layout;
  const groups = bed.groups.filter(({ width }) => width > 0);
  return [
    ...Array.from({ length: GROOVES }, (_, index) => index + 1).flatMap((groove) => {
      const row = rows[groove];
      const width = forecast.x;
      return row ? [{ name: `groove ${groove}`, x: 0, y: row.top, width, height: row.height }] : [];
    }),
    ...(groups.length > 0 ? [{ name: 'shells', ...around(groups) }] : []),
    ...bed.groups.flatMap((box, colour) =>
      box.width > 0 ? [{ name: `shells ${colours[colour]}`, ...box }] : [],
    ),
    {
      name: 'sandpiper',
      x: bird.x - (BIRD.width * bird.scale) / 2,
      y: bird.y - BIRD.height * bird.scale,
      width: BIRD.width * bird.scale,
      height: BIRD.height * bird.scale,
    },
    { name: 'sea', x: 0, y: horizon, width: forecast.x, height: Math.max(0, shore - horizon) },
    { name: 'dials', x: lane.x, y: 0, width: lane.width, height: horizon },
    { name: 'forecast', ...forecast, y: 0, height: beach.height },
  ];
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

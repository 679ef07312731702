import { patterns } from '../../../../games/maui/data.ts';
import type { Box } from '../plan.ts';

/** The five score tracks in their box, as planks. */
export interface Lanes {
  readonly box: Box;
  readonly lane: number;
  /** Width of the part with the pattern and its name; the name only where it fits. */
  readonly label: number;
  readonly named: boolean;
  /** Left edge and width of the place of markers that have not entered yet. */
  readonly outside: number;
  readonly waiting: number;
  /** Width of a space. */
  readonly cell: number;
}

export function lanesIn(box: Box, end: number, seats: number): Lanes {
  const inset = 3;
  const lane = (box.h - 2 * inset) / patterns.length;
  const named = box.w > 620;
  const label = named ? Math.min(160, box.w * 0.172) : lane * 1.45 + 2;
  const waiting = Math.max(lane * 0.9, Math.min(seats * lane * 0.5 + lane * 0.3, box.w * 0.09));
  const outside = box.x + inset + label;
  const cell = (box.x + box.w - inset - outside - waiting) / end;
  return { box, lane, label, named, outside, waiting, cell };
}

export function laneY(lanes: Lanes, pattern: number): number {
  return lanes.box.y + 3 + pattern * lanes.lane;
}

/** The left edge of a space; 0 is the place outside. */
export function spaceX(lanes: Lanes, space: number): number {
  return space === 0 ? lanes.outside : lanes.outside + lanes.waiting + (space - 1) * lanes.cell;
}

export interface Marker {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Markers side by side on their spaces, closer where there are many. */
export function markersOf(lanes: Lanes, pattern: number, spaces: readonly number[]): Marker[] {
  const y = laneY(lanes, pattern) + lanes.lane / 2;
  return spaces.map((space, seat) => {
    const here = spaces.flatMap((other, at) => (other === space ? [at] : []));
    const width = space === 0 ? lanes.waiting : lanes.cell;
    const full = Math.min(lanes.lane * 0.86, space === 0 ? lanes.lane : Math.max(lanes.cell * 0.95, 9));
    const size = here.length > 2 ? full * 0.78 : here.length === 2 ? full * 0.9 : full;
    const step =
      here.length < 2 ? 0 : Math.min(size * 0.92, Math.max(2.5, (width - size) / (here.length - 1)));
    const offset = (here.indexOf(seat) - (here.length - 1) / 2) * step;
    return { seat, x: spaceX(lanes, space) + width / 2 + offset, y, size };
  });
}

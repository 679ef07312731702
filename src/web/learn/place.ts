/** A box on the screen, in CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An area that the bubble should not cover; a higher weight costs more per covered pixel. */
export interface Kept {
  readonly area: Area;
  readonly weight: number;
}

const MARGIN = 8;
const GAP = 12;
const STEPS = 24;
/** Cost per covered pixel of a ringed part: more than anything else. */
const RING = 1000;
const NEAR = 6;

/**
 * Places a bubble: it covers nothing of the ringed parts if possible, then as little as possible of what
 * should stay free, then it is as near to the rings as possible. Tries all places of a fine grid.
 */
export function place(
  screen: Size,
  bubble: Size,
  rings: readonly Area[],
  kept: readonly Kept[],
): { x: number; y: number } {
  const padded = rings.map((ring) => grown(ring, GAP));
  let best = { x: MARGIN, y: MARGIN, cost: Infinity };
  for (const y of stops(MARGIN, screen.height - bubble.height - MARGIN)) {
    for (const x of stops(MARGIN, screen.width - bubble.width - MARGIN)) {
      const area = { x, y, ...bubble };
      let cost = padded.reduce((sum, ring) => sum + overlap(area, ring) * RING, 0);
      for (const { area: other, weight } of kept) cost += overlap(area, other) * weight;
      for (const ring of rings) cost += (distance(area, ring) * NEAR) / rings.length;
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return { x: best.x, y: best.y };
}

function stops(from: number, to: number): number[] {
  if (to <= from) return [from];
  return Array.from({ length: STEPS + 1 }, (_, index) => from + ((to - from) * index) / STEPS);
}

export function grown({ x, y, width, height }: Area, by: number): Area {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The distance between the nearest edges. */
function distance(a: Area, b: Area): number {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(dx, dy);
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function lengthOf({ x1, y1, x2, y2 }: Line): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The line from the bubble to a ring, edge to edge; undefined where they touch. */
export function link(bubble: Area, ring: Area): Line | undefined {
  const [x1, x2] = nearest(bubble.x, bubble.width, ring.x, ring.width);
  const [y1, y2] = nearest(bubble.y, bubble.height, ring.y, ring.height);
  return Math.hypot(x2 - x1, y2 - y1) < 6 ? undefined : { x1, y1, x2, y2 };
}

/** The two coordinates of two spans that are nearest to each other; the middle of what they share. */
function nearest(a: number, along: number, b: number, across: number): [number, number] {
  if (a + along < b) return [a + along, b];
  if (b + across < a) return [a, b + across];
  const middle = (Math.max(a, b) + Math.min(a + along, b + across)) / 2;
  return [middle, middle];
}

import { r } from '../beach/waves.ts';

/** The dial drawn as an open scallop: ten ribs from left to right, a little more than half a circle. */
export interface Fan {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  readonly hinge: number;
  readonly ribs: readonly Rib[];
}

export interface Rib {
  readonly path: string;
  /** The direction of its middle, in radians, from the x axis clockwise as the screen has it. */
  readonly angle: number;
}

const SPAN = (196 / 180) * Math.PI;
const HINGE = 0.27;
/** How far the outermost ribs hang below the hinge's middle, and the hinge itself, in radii. */
const BELOW = 0.2;
export const RIBS = 10;
/** A rib narrower than this is no target for a finger. */
export const SMALLEST = 154;

/** The largest fan in the box; undefined if its ribs would be too narrow. */
export function fanIn(width: number, height: number): Fan | undefined {
  const radius = Math.min((width - 8) / 2.03, (height - 8) / (1.03 + BELOW), 236);
  if (radius < SMALLEST) return undefined;
  const cx = width / 2;
  const cy = 4 + radius * 1.03;
  const hinge = radius * HINGE;
  const step = SPAN / RIBS;
  const ribs = Array.from({ length: RIBS }, (_, i) => {
    const from = -Math.PI / 2 - SPAN / 2 + i * step;
    const to = from + step;
    const point = (rr: number, a: number) => `${r(cx + rr * Math.cos(a))} ${r(cy + rr * Math.sin(a))}`;
    const edge = radius * 0.965;
    const bulge = radius * 1.055;
    return {
      angle: (from + to) / 2,
      path: `M${point(hinge, from)}L${point(edge, from)}C${point(bulge, from + step * 0.2)} ${point(bulge, to - step * 0.2)} ${point(edge, to)}L${point(hinge, to)}A${r(hinge)} ${r(hinge)} 0 0 0 ${point(hinge, from)}Z`,
    };
  });
  return { width, height: Math.ceil(cy + radius * BELOW), cx, cy, radius, hinge, ribs };
}

/** A point on a rib, `out` of the radius away from the hinge's middle. */
export function along(fan: Fan, angle: number, out: number): { readonly x: number; readonly y: number } {
  return {
    x: fan.cx + fan.radius * out * Math.cos(angle),
    y: fan.cy + fan.radius * out * Math.sin(angle),
  };
}

/** The widest circle within a rib: how large a target it is. */
export function ribTarget(fan: Fan): number {
  const sine = Math.sin(SPAN / RIBS / 2);
  return (2 * fan.radius * 0.985 * sine) / (1 + sine);
}

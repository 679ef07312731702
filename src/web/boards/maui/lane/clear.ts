/** Where labels stand so that they hide as little as possible of what lies on the beach behind them. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Free {
  /** The rightmost x at which a label may end. */
  readonly right: number;
  /** How far apart the middles of two labels are at least, and between which limits they lie. */
  readonly gap: number;
  readonly top: number;
  readonly bottom: number;
}

const STEP = 6;
/** What one pixel of distance from the wanted place costs, beside one for a spot that is wholly hidden. */
const DISTANCE = 0.0008;

/** How much of a spot lies behind a label: 0 none of it, 1 all. Both are taken as rectangles. */
export function hides({ x, y, w, h }: Label, spot: Spot): number {
  const across = Math.min(x + w, spot.x + spot.r) - Math.max(x, spot.x - spot.r);
  const down = Math.min(y + h / 2, spot.y + spot.r) - Math.max(y - h / 2, spot.y - spot.r);
  return Math.max(0, across) * Math.max(0, down) * (1 / (4 * spot.r * spot.r));
}

/** Moves labels, given from top to bottom, to the right and a little up or down; their order stays. */
export function clearOf(labels: readonly Label[], spots: readonly Spot[], free: Free): Label[] {
  const placed: Label[] = [];
  for (const [i, label] of labels.entries()) {
    const above = placed.at(-1);
    const below = labels[i + 1];
    const least = above === undefined ? free.top : above.y + free.gap;
    const most = below === undefined ? free.bottom : below.y - free.gap;
    placed.push(best(label, spots, { right: free.right, least, most }));
  }
  return placed;
}

function best(
  label: Label,
  spots: readonly Spot[],
  { right, least, most }: { readonly right: number; readonly least: number; readonly most: number },
): Label {
  let [found, cost] = [label, costOf(label, label, spots)];
  if (cost === 0) return label;
  for (const y of between(label.y, Math.min(label.y, least), Math.max(label.y, most))) {
    for (let x = label.x; x + label.w <= right; x += STEP) {
      const tried = { ...label, x, y };
      const costs = costOf(tried, label, spots);
      if (costs < cost) [found, cost] = [tried, costs];
    }
  }
  return found;
}

/** Heights around the wanted one, at most a label's worth away. */
function between(wanted: number, least: number, most: number): number[] {
  const heights = [wanted];
  for (let d = STEP; d <= 8 * STEP; d += STEP) {
    if (wanted - d >= least) heights.push(wanted - d);
    if (wanted + d <= most) heights.push(wanted + d);
  }
  return heights;
}

/** A spot close to the column is needed sooner than one far away. */
function costOf(label: Label, wanted: Label, spots: readonly Spot[]): number {
  let cost = DISTANCE * (Math.abs(label.x - wanted.x) + 2 * Math.abs(label.y - wanted.y));
  for (const spot of spots) {
    const hidden = hides(label, spot);
    if (hidden > 0) cost += hidden * (1 + 60 / (60 + Math.max(0, spot.x - wanted.x)));
  }
  return cost;
}

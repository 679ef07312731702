import type { Box } from '../plan.ts';

/** A beach is 13 columns wide and 9 rows high, and has a line above it. */
const ASPECT = 1.62;

/** Postcards of the other beaches: as many beside each other as makes them largest. */
export function cardsIn(box: Box, count: number): Box[] {
  if (count === 0) return [];
  const gap = 8;
  const widthFor = (columns: number): number => {
    const rows = Math.ceil(count / columns);
    const w = (box.w - (columns - 1) * gap) / columns;
    return Math.min(w, ((box.h - (rows - 1) * gap) / rows) * ASPECT);
  };
  const columns = [1, 2, 3].toSorted((a, b) => widthFor(b) - widthFor(a))[0] ?? 1;
  const rows = Math.ceil(count / columns);
  const w = widthFor(columns);
  const h = w / ASPECT;
  const left = box.x + Math.max(0, box.w - columns * w - (columns - 1) * gap) / 2;
  const top = box.y + Math.max(0, box.h - rows * h - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * (w + gap),
    y: top + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}

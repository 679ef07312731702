import { MARKET_PLACES, MARKET_ROWS } from '../../../../games/maui/data.ts';
import type { Box } from '../plan.ts';

/** The market in its box: two rows, each a pit for the dollars and three tiles, the free one beside the pit. */
export interface Stall {
  readonly box: Box;
  readonly awning: number;
  /** Slots row by row: the pit, then the places. These are what can be tapped. */
  readonly slots: readonly (readonly Box[])[];
  /** Width and section height of a tile. */
  readonly tile: { readonly w: number; readonly h: number };
  /** Whether the price stands beside the tile instead of below it. */
  readonly beside: boolean;
}

export function stallIn(box: Box, strip: boolean): Stall {
  return strip ? line(box) : rows(box);
}

function rows(box: Box): Stall {
  const awning = box.h > 116 ? Math.round(box.h * 0.1) : 0;
  const inset = box.h > 116 ? 5 : 0;
  const height = (box.h - awning - inset) / MARKET_ROWS;
  const width = (box.w - 2 * inset) / (MARKET_PLACES + 1);
  const slots = Array.from({ length: MARKET_ROWS }, (_, row) =>
    Array.from({ length: MARKET_PLACES + 1 }, (__, at) => ({
      x: box.x + inset + at * width,
      y: box.y + awning + row * height,
      w: width,
      h: height,
    })),
  );
  const beside = width / height > 1.2;
  const h = beside ? (height - 9) / 3 : (height - 10 - Math.min(36, height * 0.2)) / 3;
  const w = Math.min(h * 1.3, width * (beside ? 0.5 : 0.72));
  return { box, awning, slots, tile: { w, h: Math.min(h, w * 0.95) }, beside };
}

/** Both rows on one line, side by side. */
function line(box: Box): Stall {
  const gap = 10;
  const half = (box.w - gap) / 2;
  const width = half / (MARKET_PLACES + 1);
  const slots = Array.from({ length: MARKET_ROWS }, (_, row) =>
    Array.from({ length: MARKET_PLACES + 1 }, (__, at) => ({
      x: box.x + row * (half + gap) + at * width,
      y: box.y,
      w: width,
      h: box.h,
    })),
  );
  const h = (box.h - 6) / 3;
  return { box, awning: 0, slots, tile: { w: Math.min(h * 1.5, width * 0.5), h }, beside: true };
}

/** Where the tile of a place lies: its upper left corner. */
export function tileAt(stall: Stall, place: number): { x: number; y: number } {
  const slot = slotOf(stall, place);
  const { w, h } = stall.tile;
  return stall.beside
    ? { x: slot.x + slot.w * 0.42 - w / 2 - 2, y: slot.y + (slot.h - 3 * h) / 2 }
    : { x: slot.x + (slot.w - w) / 2, y: slot.y + (slot.h - 3 * h - priceHeight(stall)) / 2 };
}

export function priceHeight(stall: Stall): number {
  return stall.beside ? 0 : Math.min(36, (stall.slots[0]?.[0]?.h ?? 0) * 0.2);
}

export function slotOf(stall: Stall, place: number): Box {
  const row = Math.floor(place / MARKET_PLACES);
  return stall.slots[row]?.[(place % MARKET_PLACES) + 1] ?? stall.box;
}

export function pitOf(stall: Stall, row: number): Box {
  return stall.slots[row]?.[0] ?? stall.box;
}

/** Coins in a heap, around the middle of the pit, for a pit of size 1. */
export const heap = [
  [0, 0.04],
  [-0.26, 0.14],
  [0.26, 0.14],
  [-0.13, -0.2],
  [0.15, -0.2],
  [0, 0.3],
] as const;

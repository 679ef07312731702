/** Where things lie in the box of the board. All figures are CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is in focus: on a small screen it gets most of the room. */
export type Focus = 'market' | 'beach' | 'rest';

export interface Plan {
  readonly small: boolean;
  readonly beach: Box;
  readonly market: Box | undefined;
  /** The market as a mere reminder: one line, nothing to tap. */
  readonly strip: boolean;
  readonly tracks: Box | undefined;
  readonly others: Box | undefined;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const LANES = 5;
/** The smallest touch target, in px. */
export const TARGET = 44;

export function arrange({ width: w, height: h }: Size, focus: Focus, others: number): Plan {
  if (w >= 480 && w / h >= 1.3) return wide(w, h, others);
  if (w < 560 && h >= 1.5 * w) return tower(w, h, others);
  return w < 560 || h < 520 ? phone(w, h, focus) : tall(w, h, others);
}

/** Market and the other beaches on top, then the beach, then the tracks. */
function tall(w: number, h: number, others: number): Plan {
  const gap = clamp(Math.round(w / 80), 6, 14);
  const lane = clamp(h * 0.033, 19, 36);
  const top = Math.round(clamp(h * 0.225, 2 * 62, 300));
  const tracks = Math.round(LANES * lane + gap);
  const market = Math.round(Math.min(w * 0.55, top * 2.35));
  return {
    small: false,
    strip: false,
    market: { x: gap, y: gap, w: market, h: top },
    others: others > 0 ? { x: market + 2 * gap, y: gap, w: w - market - 3 * gap, h: top } : undefined,
    beach: { x: 0, y: top + gap, w, h: h - top - 2 * gap - tracks },
    tracks: { x: gap, y: h - gap - tracks, w: w - 2 * gap, h: tracks },
  };
}

/** Beach and tracks on the left, market and the other beaches on the right. */
function wide(w: number, h: number, others: number): Plan {
  const small = h < 440;
  const gap = clamp(Math.round(h / 70), 4, 16);
  const right = Math.round(clamp(w * 0.3, 4 * TARGET + 2 * gap, 620));
  const tracks = Math.round(LANES * clamp(h * 0.036, 12, 40) + gap);
  const showOthers = others > 0 && !small;
  const market = Math.round(Math.min(showOthers ? h * 0.5 : h - 2 * gap, right * 1.05));
  const x = w - right;
  return {
    small,
    strip: false,
    market: { x, y: gap, w: right - gap, h: market },
    others: showOthers ? { x, y: market + 2 * gap, w: right - gap, h: h - market - 3 * gap } : undefined,
    beach: { x: 0, y: 0, w: x - gap, h: h - tracks - 2 * gap },
    tracks: { x: gap, y: h - gap - tracks, w: x - 2 * gap, h: tracks },
  };
}

/** Narrow, but so high that everything finds its place one below the other. */
function tower(w: number, h: number, others: number): Plan {
  const gap = 6;
  const tracks = Math.round(LANES * clamp(w * 0.056, 18, 30) + 6);
  const market = Math.round(clamp(w * 0.4, 2 * TARGET + 8, 240));
  const left = h - market - tracks - 4 * gap;
  const beach = Math.min(left, Math.round(w * 0.98));
  const cards = left - beach - gap;
  const showOthers = others > 0 && cards >= 2 * TARGET;
  const rest = showOthers ? beach : left;
  return {
    small: true,
    strip: false,
    market: { x: gap, y: gap, w: w - 2 * gap, h: market },
    others: showOthers ? { x: gap, y: market + 2 * gap, w: w - 2 * gap, h: cards } : undefined,
    beach: { x: 0, y: h - tracks - 2 * gap - rest, w, h: rest },
    tracks: { x: gap, y: h - gap - tracks, w: w - 2 * gap, h: tracks },
  };
}

/** One after the other, and what is asked for is large: the market is two rows of tiles, or a line that only reminds. */
function phone(w: number, h: number, focus: Focus): Plan {
  const gap = 4;
  const tiny = h < 290;
  const asks = focus === 'market';
  const market = asks
    ? Math.round(clamp(h * 0.31, 2 * TARGET + 8, 150))
    : tiny
      ? 0
      : clamp(h * 0.115, 34, 60);
  const lane = clamp(h * 0.039, 11.5, 24);
  const tracks = tiny && focus !== 'rest' ? 0 : Math.round(LANES * lane + 6);
  const top = market === 0 ? 0 : market + 2 * gap;
  const bottom = tracks === 0 ? 0 : tracks + 2 * gap;
  return {
    small: true,
    strip: !asks,
    market: market === 0 ? undefined : { x: gap, y: gap, w: w - 2 * gap, h: market },
    others: undefined,
    beach: { x: 0, y: top, w, h: h - top - bottom },
    tracks: tracks === 0 ? undefined : { x: gap, y: h - gap - tracks, w: w - 2 * gap, h: tracks },
  };
}

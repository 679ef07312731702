/** The space at both sides of the pictures of others. */
export const EDGE = 14;

const HEAD = 40;
const NAME = 38;
const GAP = 12;
/** Boards draw what somebody has in 280 x 110, some a little higher. */
const RATIO = 0.43;
/** Smaller than this they show no more than the cards of the seats do. */
const LEAST = 150;

/** In how many columns the pictures of so many others are largest, and how wide they are; undefined if they do not fit. */
export function placesIn(
  room: { readonly width: number; readonly height: number },
  count: number,
): { readonly columns: number; readonly width: number } | undefined {
  let best: { columns: number; width: number } | undefined;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (room.width - (columns - 1) * GAP) / columns;
    const down = ((room.height - HEAD) / rows - NAME) / RATIO;
    const width = Math.floor(Math.min(across, down));
    if (width >= LEAST && width > (best?.width ?? 0)) best = { columns, width };
  }
  return best;
}

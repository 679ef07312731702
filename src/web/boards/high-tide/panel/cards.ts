/** Layout of the panel's cards: as few columns as fit, and never lower than a touch target (44 px). */
export const LEAST = 44;
export const NARROW = 64;
const MOST = 96;
const GAP = 6;

export interface Cards {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

export function cardsIn(width: number, height: number, count: number): Cards {
  const most = Math.max(1, Math.floor((width + GAP) / (NARROW + GAP)));
  for (let columns = 1; columns <= most; columns++) {
    const rows = Math.ceil(count / columns);
    const high = (height - GAP * (rows - 1)) / rows;
    if (high >= LEAST || columns === most)
      return {
        columns,
        width: (width - GAP * (columns - 1)) / columns,
        height: Math.max(LEAST, Math.min(MOST, high)),
        gap: GAP,
      };
  }
  throw new Error('there is always one column');
}

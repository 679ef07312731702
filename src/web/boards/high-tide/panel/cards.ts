/** Layout of the panel's cards: as few columns as fit, and never lower than a touch target (44 px). */
export const LEAST = 44;
export const NARROW = 64;
const MOST = 96;
/** What a line of reasons takes on a card that has room for it. */
const REASON = 19;
const GAP = 6;

/** The most a card takes that says so many reasons. */
export const highest = (reasons: number): number => MOST + reasons * REASON;

export interface Cards {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

export function cardsIn(width: number, height: number, count: number, reasons = 0): Cards {
  const most = Math.max(1, Math.floor((width + GAP) / (NARROW + GAP)));
  for (let columns = 1; columns <= most; columns++) {
    const rows = Math.ceil(count / columns);
    const high = (height - GAP * (rows - 1)) / rows;
    if (high >= LEAST || columns === most)
      return {
        columns,
        width: (width - GAP * (columns - 1)) / columns,
        height: Math.max(LEAST, Math.min(highest(reasons), high)),
        gap: GAP,
      };
  }
  throw new Error('there is always one column');
}

/** Cards for the choices in the question's panel: in even rows, and never too small for a finger. */
export interface Cards {
  readonly columns: number;
  readonly height: number;
  readonly gap: number;
}

const GAP = 6;
const NARROWEST = 84;
const LOWEST = 48;
const HIGHEST = 60;
/** With less height than this the confirmation needs what a card could spare. */
const LITTLE = 110;

export function panelCards(size: { readonly width: number; readonly height: number }, count: number): Cards {
  const most = Math.max(1, Math.floor((size.width + GAP) / (NARROWEST + GAP)));
  const rows = Math.max(1, Math.ceil(count / most));
  const height = (size.height - (rows - 1) * GAP) / rows;
  return {
    columns: Math.max(1, Math.ceil(count / rows)),
    height: Math.round(Math.min(size.height < LITTLE ? LOWEST : HIGHEST, Math.max(LOWEST, height))),
    gap: GAP,
  };
}

/** Where the list of sentences would take the board's room, cards stand for them. */
export const folded = (): boolean => matchMedia('(width < 700px), (height < 520px)').matches;

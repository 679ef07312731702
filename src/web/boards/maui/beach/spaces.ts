import type { View } from '../../../../games/maui/index.ts';
import { restore } from '../../../../games/maui/view.ts';
import { isCrabSide, umbrellaRows } from '../../../../games/maui/state.ts';

/** A space of the beach that something is dealt to. */
export interface Space {
  readonly column: number;
  readonly row: number;
  readonly letter: 'umbrella' | 'crab';
}

/** All spaces of the side that lies up, the same on every beach. */
export function spaceRows(view: View): Space[] {
  const s = restore({ ...view, players: view.players.map((p) => ({ ...p, beach: [] })) });
  const list = (rows: readonly number[], letter: Space['letter']): Space[] =>
    rows.flatMap((row, i) => (row > 0 ? [{ column: i + 1, row, letter }] : []));
  return [...list(umbrellaRows(s), 'umbrella'), ...(isCrabSide(s) ? list(s.crabRows, 'crab') : [])];
}

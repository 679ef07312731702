import type { Seat } from '../../engine/game.ts';
import type { Part } from '../boards/board.ts';
import type { Confirm } from '../state/settings.svelte.ts';

/** How often in each game a choice that cannot be taken back is confirmed before it is known what that means. */
export const FIRST_TIMES = 3;

export interface Asking {
  readonly confirm: Confirm;
  /** Whether the choice cannot be taken back. */
  readonly final: boolean;
  /** How many choices there are: where there is only one nothing can be mistaken. */
  readonly choices: number;
  /** Confirmations in this game so far, and whether one was in this turn. */
  readonly confirmed: number;
  readonly thisTurn: boolean;
}

/** Is a choice confirmed before it is played? At most once per turn, unless somebody wants every choice confirmed. */
export function asksFirst({ confirm, final, choices, confirmed, thisTurn }: Asking): boolean {
  if (choices < 2 || confirm === 'never') return false;
  if (confirm === 'always') return true;
  return final && !thisTurn && (confirm === 'final' || confirmed < FIRST_TIMES);
}

/** Tells one turn of a seat from the next: how much had happened when somebody else, or something else, last had a part in it. */
export function turnMark(events: readonly unknown[], seat: Seat, part: (event: unknown) => Part): number {
  return events.findLastIndex((event) => {
    const { name, seat: actor } = part(event);
    return name !== '' && actor !== seat;
  });
}

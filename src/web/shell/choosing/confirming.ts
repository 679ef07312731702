import type { Seat } from '../../../engine/game.ts';
import type { Part } from '../../boards/board.ts';
import type { Confirm } from '../../state/settings.svelte.ts';

/** How often, per game, a choice that cannot be undone is confirmed with the setting "the first few times". */
export const FIRST_TIMES = 3;

export interface Asking {
  readonly confirm: Confirm;
  /** Whether the choice cannot be undone. */
  readonly final: boolean;
  /** The number of choices; a single one needs no confirmation. */
  readonly choices: number;
  /** Confirmations in this game so far, and whether one was in this turn. */
  readonly confirmed: number;
  readonly thisTurn: boolean;
}

/** Whether a choice has to be confirmed before it is played: at most once per turn, unless the setting is "every choice". */
export function needsConfirmation({ confirm, final, choices, confirmed, thisTurn }: Asking): boolean {
  if (choices < 2 || confirm === 'never') return false;
  if (confirm === 'always') return true;
  return final && !thisTurn && (confirm === 'final' || confirmed < FIRST_TIMES);
}

/** Identifies a turn of a seat: the number of events before it, up to the last one of another seat or of nobody. */
export function turnKey(events: readonly unknown[], seat: Seat, part: (event: unknown) => Part): number {
  return events.findLastIndex((event) => {
    const { name, seat: actor } = part(event);
    return name !== '' && actor !== seat;
  });
}

import type { YourTable } from '../../wire/server.ts';
import type { Person } from '../boards/board.ts';
import { isHere } from '../session/perspectives.ts';

/** At a table on this device help is for one person against bots: nobody else is touched by it. */
export function mayHelp(people: readonly Person[]): boolean {
  const here = people.filter(isHere);
  return here.length === 1 && people.every((person) => isHere(person) || person.bot !== undefined);
}

/**
 * At an online table help is for the players of an unrated match at which hints are a term of the table, or against bots alone. Never in a
 * duplicate: others play the same deal.
 */
export function mayHelpOnline(
  table: Pick<YourTable, 'coach' | 'rated' | 'duplicate' | 'seats' | 'yours'>,
): boolean {
  const { coach = false, rated, duplicate, seats, yours } = table;
  if (yours.length === 0 || rated !== undefined || duplicate !== undefined) return false;
  return (
    coach || (yours.length === 1 && seats.every(({ kind }, seat) => kind === 'bot' || yours.includes(seat)))
  );
}

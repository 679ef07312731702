import type { PlayableTable } from '../playable.ts';

/** How long a question with one answer stands before it answers itself, in ms at normal speed: long enough to be seen. */
export const GLANCE = 150;
/** Where others could learn from a quick answer, nobody's leaves this device sooner, in ms at any speed. */
export const DISCREET = 3000;

/** The only answer to the question that is asked now; undefined if there is a choice, or no question. */
export function onlyAnswer(table: PlayableTable): string | undefined {
  const { legal } = table;
  return table.phase.type === 'asking' && legal.length === 1 ? legal[0] : undefined;
}

/**
 * Could people elsewhere learn something from how quickly this question is answered? Where the board says that what the asked
 * person can do is not for all to see.
 */
export function isDiscreet(table: PlayableTable, hidden: boolean): boolean {
  return hidden && table.people.some(({ kind }) => kind === 'far');
}

import type { PlayableTable } from '../playable.ts';

/** How long a question with one answer is shown before it is answered automatically, in ms at normal speed. */
export const FORCED_DELAY = 150;
/** Where others could learn from a quick answer, no answer is sent sooner than this, in ms at any speed. */
export const PRIVATE_DELAY = 3000;

/** The only legal answer to the open question; undefined if there is a choice, or no question. */
export function onlyAnswer(table: PlayableTable): string | undefined {
  const { legal } = table;
  return table.phase.type === 'asking' && legal.length === 1 ? legal[0] : undefined;
}

/**
 * Could people elsewhere learn something from how quickly this question is answered? Where the board says that what the asked
 * person can do is not for all to see.
 */
export function revealsBySpeed(table: PlayableTable, hidden: boolean): boolean {
  return hidden && table.people.some(({ kind }) => kind === 'far');
}

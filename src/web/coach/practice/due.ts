import type { Mistake, Practice } from './practice.ts';

export const noPractice: Practice = { mistakes: [], analyses: [] };

/** What is to be practised now, the longest due first. */
export function dueNow({ mistakes }: Practice, now: number): Mistake[] {
  return mistakes.filter(({ due }) => due <= now).toSorted((a, b) => a.due - b.due);
}

/** When the next position is due; undefined if there is none. */
export function nextDue({ mistakes }: Practice): number | undefined {
  return mistakes.length === 0 ? undefined : Math.min(...mistakes.map(({ due }) => due));
}

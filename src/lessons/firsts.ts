import { contains } from './condition.ts';
import type { Texts } from './lesson.ts';

/** Something that is explained when it happens for the first time. */
export interface First {
  readonly id: string;
  /** An event with these values. */
  readonly when: { readonly [key: string]: unknown };
  /** Parts of the board that `say` speaks of. */
  readonly at?: readonly string[];
  readonly say: Texts;
}

const loaders: { readonly [game: string]: () => Promise<readonly First[]> } = {
  'high-tide': async () => (await import('./high-tide/firsts.ts')).firsts,
  maui: async () => (await import('./maui/firsts.ts')).firsts,
  'strand-unter': async () => (await import('./strand-unter/firsts.ts')).firsts,
};

export async function loadFirsts(game: string): Promise<readonly First[]> {
  const load = Object.hasOwn(loaders, game) ? loaders[game] : undefined;
  return load ? load() : [];
}

/** What this event is the first of, if it has not been told yet. */
export function firstOf(
  firsts: readonly First[],
  told: readonly string[],
  event: unknown,
): First | undefined {
  return firsts.find(({ id, when }) => !told.includes(id) && contains(event, when));
}

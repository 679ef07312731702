import { t } from './current.svelte.ts';
import type { Text } from './en.ts';

export type GameTexts = Text['games'][keyof Text['games']];

/** The start page's texts about a game, if there are any. */
export function gameTexts(id: string): GameTexts | undefined {
  const all: { readonly [id: string]: GameTexts } = t().games;
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

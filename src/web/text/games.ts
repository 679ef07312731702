import { t } from './current.svelte.ts';
import type { Text } from './en.ts';

export type GameTexts = Text['games'][keyof Text['games']];

/** What the start page says of a game, if it knows it. */
export function gameTexts(id: string): GameTexts | undefined {
  const all: { readonly [id: string]: GameTexts } = t().games;
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

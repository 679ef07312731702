import type { AnyBoard } from './board.ts';

const found = import.meta.glob<{ default: AnyBoard }>('./games/*/index.ts');

/** The board of a game, loaded when first needed; the position in words for a game that has none. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = found[`./games/${game}/index.ts`] ?? (() => import('./fallback/index.ts'));
  return (await load()).default;
}

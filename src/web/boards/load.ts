import type { AnyBoard } from './board.ts';

const found = import.meta.glob<{ default: AnyBoard }>(['./*/index.ts', '!./fallback/index.ts']);

/** The board of a game, loaded when first needed; a terminal's picture for a game that has none. */
export async function loadBoard(game: string): Promise<AnyBoard> {
  const load = found[`./${game}/index.ts`];
  if (load) return (await load()).default;
  return (await import('./fallback/index.ts')).default(game);
}

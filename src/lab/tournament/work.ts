import { type Arena, type Block, openArena, playBlock } from './block.ts';
import type { Cell, Terms } from './terms.ts';

/** Some blocks of one cell. */
export interface Task {
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** Plays tasks; everybody is loaded once for each cell. */
export function worker(terms: Terms): (task: Task) => Promise<Block[]> {
  const arenas = new Map<number, Promise<Arena>>();
  return async ({ cell, from, to }) => {
    const opened = arenas.get(cell) ?? openArena(terms, terms.cells[cell] as Cell);
    arenas.set(cell, opened);
    const arena = await opened;
    return Array.from({ length: to - from }, (_, i) => playBlock(arena, from + i));
  };
}

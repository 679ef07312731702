import type { Seat } from '../../../engine/game.ts';

/** A request to a bot: its view and its legal choices, never the state. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly milliseconds: number;
  /** Instead of time and chance: so many playouts, and what it draws from. The answer is then always the same. */
  readonly fixed?: { readonly playouts: number; readonly seed: number };
}

/** Runs bots for a table. `think` rejects if no answer comes. */
export interface Thinker {
  think(thought: Thought): Promise<string>;
  stop(): void;
}

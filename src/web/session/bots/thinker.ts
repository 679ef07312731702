import type { Seat } from '../../../engine/game.ts';

/** A request to a bot: its view and its legal choices, never the state. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly milliseconds: number;
  /** A budget in playouts and a seed instead of time and random numbers: the answer is then deterministic. */
  readonly fixed?: { readonly playouts: number; readonly seed: number };
}

/** Runs bots for a table. `think` rejects if no answer comes. */
export interface Thinker {
  think(thought: Thought): Promise<string>;
  stop(): void;
}

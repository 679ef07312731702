import type { Seat } from '../../../engine/game.ts';

/** A request to a bot: its view and its legal choices, never the state. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly milliseconds: number;
}

/** Runs bots for a table. `think` rejects if no answer comes. */
export interface Thinker {
  think(thought: Thought): Promise<string>;
  stop(): void;
}

import type { Seat } from '../../../engine/game.ts';

/** What a bot is asked: its view and its choices, never the state. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly milliseconds: number;
}

/** Whoever asks bots for the table. `think` rejects if no answer comes. */
export interface Thinker {
  think(thought: Thought): Promise<string>;
  stop(): void;
}

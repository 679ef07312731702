import { games } from '../../../games/index.ts';
import type { AnyDraw } from '../../../engine/words.ts';
import { type AnyBoard, type BoardText, defineBoard } from '../board.ts';
import Board from './Board.svelte';

export interface FallbackText extends BoardText {
  readonly draw: AnyDraw | undefined;
}

/** A game without a board of its own: the picture that a terminal shows. */
export default function fallbackFor(game: string): AnyBoard {
  const text = async (): Promise<FallbackText> => ({ help: [], draw: await games[game]?.draw() });
  return defineBoard<unknown, unknown, FallbackText>({ Board, text });
}

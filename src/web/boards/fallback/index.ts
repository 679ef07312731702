import { games } from '../../../games/index.ts';
import type { AnyDraw } from '../../../engine/words.ts';
import { pages } from 'virtual:rules-pages';
import { type AnyBoard, type BoardText, defineBoard } from '../board.ts';
import Board from './Board.svelte';
import { helpFrom } from './help.ts';

export interface FallbackText extends BoardText {
  readonly draw: AnyDraw | undefined;
}

/** A game without a board of its own: the picture that a terminal shows, and its rules page as help. */
export default function fallbackFor(game: string): AnyBoard {
  const page = Object.hasOwn(pages, game) ? pages[game] : undefined;
  const text = async (): Promise<FallbackText> => ({
    help: page ? helpFrom(await page(), await figuresOf(game)) : [],
    draw: await games[game]?.draw(),
  });
  return defineBoard<unknown, unknown, FallbackText>({ Board, text });
}

/** The options of a game that are a number. */
async function figuresOf(game: string): Promise<readonly string[]> {
  const options = Object.entries((await games[game]?.load())?.options ?? {});
  return options.flatMap(([name, { kind }]) => (kind === 'integer' ? [name] : []));
}

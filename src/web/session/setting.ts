import type { AnyGame } from '../../engine/game.ts';
import type { AnyWords, Language } from '../../engine/words.ts';
import { games } from '../../games/index.ts';
import type { AnyBoard, BoardText, TableCast } from '../boards/board.ts';
import { loadBoard } from '../boards/load.ts';
import type { Kept } from '../matches/kept.ts';

/** Everything needed to show a match: rules, words, board. */
export interface Setting {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly words: AnyWords;
  readonly text: BoardText;
  readonly language: Language;
}

/** Undefined for an unknown game. */
export async function loadSetting(game: string, language: Language): Promise<Setting | undefined> {
  const entry = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!entry) return undefined;
  const [rules, [board, text], words] = await Promise.all([
    entry.load(),
    loadBoard(game).then(async (loaded) => [loaded, await loaded.text(language)] as const),
    entry.words(language),
  ]);
  return { game: rules, board, words, text, language };
}

export function castOf(kept: Pick<Kept, 'people'>): TableCast {
  return { people: kept.people, names: kept.people.map(({ name }) => name) };
}

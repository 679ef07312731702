import type { Seat } from '../../engine/game.ts';
import { ROUNDS } from '../../games/high-tide/vocabulary.ts';
import type { State as HighTide } from '../../games/high-tide/index.ts';
import { game as maui, type State as Maui } from '../../games/maui/index.ts';
import { priceAt } from '../../games/maui/rules.ts';
import type { State as StrandUnter } from '../../games/strand-unter/index.ts';
import { VALUES } from '../../games/strand-unter/vocabulary.ts';
import type { PuzzleChoice } from '../../puzzles/puzzle.ts';

/** What a theme is told from: the position, who is asked, the answer and the best of the other choices. */
export interface Themed {
  readonly state: unknown;
  readonly seat: Seat;
  readonly answer: string;
  readonly second: Pick<PuzzleChoice, 'texts' | 'items'>;
}

const themers: { readonly [game: string]: (themed: Themed) => string } = {
  'high-tide': highTide,
  maui: mauiTheme,
  'strand-unter': strandUnter,
};

/** The theme of a puzzle, one of `themes` of its game. */
export function themeOf(game: string, themed: Themed): string {
  const theme = themers[game];
  if (!theme) throw new Error(`there are no themes for ${game}`);
  return theme(themed);
}

function highTide({ state, answer }: Themed): string {
  const { phase, round, played, seats } = state as HighTide;
  if (answer.startsWith('use ') || !['judge', 'choose', 'again', 'reroll'].includes(phase))
    return 'expansions';
  if (round >= ROUNDS) return 'finish';
  // Whoever plays last in a round decides which pair brings the waves.
  if (played === seats - 1) return 'waves';
  if (phase === 'reroll') return 'reroll';
  return phase === 'judge' ? 'keep' : 'take';
}

function mauiTheme({ state, answer, second }: Themed): string {
  const { phase, last, market } = state as Maui;
  if (phase === 'height') return 'place';
  if (phase !== 'turn' && phase !== 'substitute') return 'towels';
  if (last) return 'finish';
  // It wins more often though it scores no more: what matters is what the others do not get.
  if (pointsIn(second.items) <= 0) return 'starve';
  const prices = [answer, second.texts[0] as string].map((text) => {
    const move = maui.read(text);
    if (move?.type === 'dollars') return DOLLARS;
    return move?.type === 'take' && phase === 'turn' ? priceAt(market.indexOf(move.tile)) : 0;
  });
  if (prices.includes(DOLLARS)) return 'dollars';
  return prices[0] === prices[1] ? 'tile' : 'price';
}

const DOLLARS = -1;

function strandUnter({ state }: Themed): string {
  const { phase, castles } = state as StrandUnter;
  switch (phase) {
    case 'spell':
      return 'spell';
    case 'fetch':
    case 'charm':
      return 'fetch';
    case 'take':
    case 'trove':
      return 'collect';
    default:
      // The fourth castle ends the match.
      if (castlesBuilt(castles) >= VALUES - 1) return 'finish';
      return phase === 'build' ? 'build' : 'dial';
  }
}

/** The most castles that anybody has built; those the sea took count too. */
function castlesBuilt(castles: readonly number[]): number {
  const built = [0, 0, 0, 0];
  for (const [i, place] of castles.entries()) if (place >= 0) (built[Math.floor(i / VALUES)] as number)++;
  return Math.max(...built);
}

function pointsIn(items: { readonly [item: string]: number }): number {
  return Object.values(items).reduce((sum, each) => sum + each, 0);
}

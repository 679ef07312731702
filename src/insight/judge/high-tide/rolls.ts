import { tideOf } from '../../../bots/high-tide/features.ts';
import { TurnGains } from '../../../bots/high-tide/gains.ts';
import { ValueModel } from '../../../bots/high-tide/net.ts';
import type { Weighted } from '../../../engine/game.ts';
import { game, type Move, type State } from '../../../games/high-tide/index.ts';
import { mover } from '../../../games/high-tide/state.ts';

const gains = new TurnGains(new ValueModel());
/** Rolls are sorted into so many classes: fast, and finer than any sample. */
const CLASSES = 64;

/**
 * The dice a player may roll, from what brings it least to what brings it most: so a systematic sample of a few stands for all
 * of them. Undefined where no player rolls.
 */
export function sortedRolls(s: State): Weighted<Move>[] | undefined {
  if (s.phase !== 'dice') return undefined;
  gains.fill(s, mover(s), tideOf(s));
  const list = game.chances(s, []);
  const worth = new Float64Array(list.length);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const { move } = list[i] as Weighted<Move>;
    if (move.type !== 'dice') return undefined;
    const gain = gains.pairGain(move.first, move.second);
    worth[i] = gain;
    least = Math.min(least, gain);
    most = Math.max(most, gain);
  }
  const scale = most > least ? (CLASSES - 1e-9) / (most - least) : 0;
  const classes: Weighted<Move>[][] = Array.from({ length: CLASSES }, () => []);
  for (let i = 0; i < list.length; i++)
    classes[Math.floor(scale * ((worth[i] as number) - least))]?.push(list[i] as Weighted<Move>);
  return classes.flat();
}

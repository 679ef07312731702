import { tideOf } from '../../../bots/high-tide/features.ts';
import { TurnGains } from '../../../bots/high-tide/gains.ts';
import { ValueModel } from '../../../bots/high-tide/net.ts';
import type { Weighted } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { game, type HighTideOptions, type Move, type State } from '../../../games/high-tide/index.ts';
import { beachOf, type Die } from '../../../games/high-tide/rules.ts';
import { mover } from '../../../games/high-tide/state.ts';

const gains = new TurnGains(new ValueModel());
/** Rolls are sorted into so many classes: fast, and finer than any sample. */
const CLASSES = 64;

/** All throws of two dice, in the order in which the game lists them: the move, its dice as numbers, and whether they are the same die twice. */
const throws = allThrows();
const worth = new Float64Array(throws.length);
const weights = new Float64Array(throws.length);

/**
 * The dice a player may roll, from what brings it least to what brings it most: so a systematic sample of a few stands for all
 * of them. Undefined where no player rolls.
 */
export function sortedRolls(s: State): Weighted<Move>[] | undefined {
  if (s.phase !== 'dice') return undefined;
  gains.fill(s, mover(s), tideOf(s));
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < throws.length; i++) {
    const { first, second, a, b } = throws[i] as Throw;
    const here = s.bag[a] as number;
    const ways =
      a !== b ? here * (s.bag[b] as number) : ((here * (here - 1)) / 2) * (first === second ? 1 : 2);
    weights[i] = ways;
    if (ways === 0) continue;
    const gain = gains.pairGain(first, second);
    worth[i] = gain;
    if (gain < least) least = gain;
    if (gain > most) most = gain;
  }
  const scale = most > least ? (CLASSES - 1e-9) / (most - least) : 0;
  const classes: Weighted<Move>[][] = Array.from({ length: CLASSES }, () => []);
  for (let i = 0; i < throws.length; i++) {
    const weight = weights[i] as number;
    if (weight === 0) continue;
    const at = Math.floor(scale * ((worth[i] as number) - least));
    classes[at]?.push({ move: (throws[i] as Throw).move, weight });
  }
  return classes.flat();
}

interface Throw {
  readonly move: Move;
  readonly first: Die;
  readonly second: Die;
  readonly a: number;
  readonly b: number;
}

function allThrows(): Throw[] {
  const s = game.setup(3, defaults(game.options) as HighTideOptions, game.rules);
  const full = { ...s, phase: 'dice', bag: [2, 2, 2, 2, 2, 2] } satisfies State;
  return game.chances(full, []).flatMap(({ move }) => {
    if (move.type !== 'dice') return [];
    const { first, second } = move;
    return [{ move, first, second, a: beachOf(first), b: beachOf(second) }];
  });
}

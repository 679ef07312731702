import type { CareName } from '../judge/judge.ts';
import type { Figures } from './figures.ts';
import { measured } from './measured.ts';
import { variantOf } from './variant.ts';

/** Why something is not shown. */
export type GateReason =
  /** No networks for this game or number of players. */
  | 'no-evaluator'
  /** These options were not measured. */
  | 'not-measured'
  /** Of positions called 70 %, not about 70 % were won. */
  | 'not-calibrated'
  /** What the judge cannot explain is larger than the limit. */
  | 'corrections-too-large'
  /** Better bots did not give less away. */
  | 'levels-not-ranked';

/** What a review of such a match may show. Curves and luck are sound wherever there is an evaluator: they average out. */
export interface Gate {
  readonly game: string;
  readonly players: number;
  readonly variant: string;
  readonly luck: boolean;
  /** Verdicts on choices, losses, mistakes, and the level they are like. */
  readonly choices: boolean;
  readonly reasons: readonly GateReason[];
  /** What was measured; absent if nothing was. */
  readonly figures?: Figures;
}

/** Largest mean absolute correction per seat and match, in shares of the win. */
const correctionLimits: { readonly [game: string]: number } = {
  'high-tide': 0.1,
  maui: 0.2,
  'strand-unter': 0.2,
};
/** Largest mean of a level's corrections, beyond its interval. */
const LEVEL_CORRECTION_LIMIT = 0.02;
/** Largest expected calibration error. */
const CALIBRATION_LIMIT = 0.03;

/** A table as it is reviewed. */
interface GatedTable {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [key: string]: unknown };
  readonly care: CareName;
}

/** What was measured with this care counts; where nothing was, what was measured of quick reviews. */
export function gateFor(
  { game, players, options, care }: GatedTable,
  known: readonly Figures[] = measured,
): Gate {
  const variant = variantOf(game, options);
  const figuresWith = (wanted: CareName): Figures | undefined =>
    known.find(
      (each) =>
        each.game === game && each.players === players && each.variant === variant && each.care === wanted,
    );
  const figures = figuresWith(care) ?? figuresWith('quick');
  const reasons = figures ? reasonsOf(figures) : (['not-measured'] as const);
  return {
    game,
    players,
    variant,
    luck: true,
    choices: reasons.length === 0,
    reasons,
    ...(figures ? { figures } : {}),
  };
}

/** Which gates the figures do not pass. */
function reasonsOf(figures: Figures): GateReason[] {
  const reasons: GateReason[] = [];
  if (figures.calibrationError > CALIBRATION_LIMIT) reasons.push('not-calibrated');
  const limit = correctionLimits[figures.game] ?? 0.2;
  const byLevel = figures.levels.some(
    ({ correction, correctionInterval }) =>
      Math.abs(correction) - correctionInterval > LEVEL_CORRECTION_LIMIT,
  );
  if (figures.correction > limit || byLevel) reasons.push('corrections-too-large');
  if (!isRanked(figures)) reasons.push('levels-not-ranked');
  return reasons;
}

/** Does no level give more away than the one below it? */
function isRanked({ levels }: Figures): boolean {
  return levels.every((level, i) => i === 0 || level.loss <= (levels[i - 1] as (typeof levels)[number]).loss);
}

/** What bots were measured to give away in a decision, by number of players, by quick reviews of the base game, and whether better ones gave less. */
export function levelLosses(game: string): {
  readonly players: number;
  readonly ranked: boolean;
  readonly levels: Figures['levels'];
}[] {
  const known: readonly Figures[] = measured;
  return known
    .filter((figures) => figures.game === game && figures.variant === 'base' && figures.care === 'quick')
    .map((figures) => ({ players: figures.players, ranked: isRanked(figures), levels: figures.levels }));
}

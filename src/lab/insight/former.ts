import { evaluate as mauiEvaluate } from '../../bots/maui/evaluate.ts';
import { ValueModel } from '../../bots/high-tide/net.ts';
import { Forecaster } from '../../bots/strand-unter/evaluate.ts';
import { winShares } from '../../bots/strand-unter/round-game.ts';
import type { State as HighTideState } from '../../games/high-tide/index.ts';
import type { State as MauiState } from '../../games/maui/index.ts';
import type { State as StrandUnterState } from '../../games/strand-unter/index.ts';
import { softmax } from '../../insight/value/share-net.ts';

/** So many points of Maui's hand-made evaluation make one seat e times as likely to win: fitted to mixed matches. */
const MAUI_WIDTH = 6;

const highTide = new ValueModel();
const forecaster = new Forecaster();

/** What the bots' own evaluations say of a position, for comparison. */
export const former: { readonly [game: string]: (s: unknown) => ArrayLike<number> } = {
  'high-tide': (s) => {
    const state = s as HighTideState;
    return Array.from({ length: state.seats }, (_, seat) => highTide.winShare(state, seat));
  },
  maui: (s) => {
    const state = s as MauiState;
    const worths = Float64Array.from(state.players, (_, seat) => mauiEvaluate(state, seat) / MAUI_WIDTH);
    softmax(worths, worths.length);
    return worths;
  },
  'strand-unter': (s) => winShares(s as StrandUnterState, forecaster),
};

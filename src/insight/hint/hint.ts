import type { AnyBot } from '../../bots/bot.ts';
import { FastRng } from '../../engine/rng.ts';
import { type Asked, type Why, why, WHY_WORLDS } from '../explain/why.ts';

/** A decision with its legal texts, as the seat sees it: all that a hint is computed from. */
export interface HintQuestion extends Asked {
  readonly legal: readonly string[];
}

export interface RatedChoice {
  readonly text: string;
  /** What it is worth to the seat, in the unit of the rating. */
  readonly value: number;
  /** How much less than the best, and half the width of the 95 % interval of that. */
  readonly behind: number;
  readonly interval: number;
  /** Where the bot draws its choice: how likely it is. */
  readonly likely?: number;
}

/** The choices as the bot sees them, the best first. */
export interface Rating {
  /** Shares of the win, or points. */
  readonly unit: 'share' | 'points';
  /** Only those that the bot looked at. */
  readonly choices: readonly RatedChoice[];
  /** True where the bot draws its choice: being guessed costs more than the difference between choices. */
  readonly mixed: boolean;
}

export interface RateCare {
  readonly seed: number;
  /** Also rate what the bot would not look at. */
  readonly all?: boolean;
}

/** Runs of the bot with different worlds. Their scatter gives the interval; the mean is a little better than one run. */
const RUNS = 5;
/** Student's t for four degrees of freedom, 95 %. */
const T = 2.776;
/** More playouts than any level takes: its own limit applies. */
const BUDGET = { playouts: 1_000_000 };

/** Expert bots maximise shares of the win, except in Maui, where it is the own final score. */
const units: { readonly [game: string]: Rating['unit'] } = { maui: 'points' };

/** What the bot thinks of the choices. Undefined if it cannot tell. With the same seed the answer is the same. */
export function rate(
  bot: AnyBot,
  { game, view, seat, legal }: HintQuestion,
  { seed, all }: RateCare,
): Rating | undefined {
  const runs = Array.from({ length: RUNS }, (_, run) =>
    bot.choose({ view, seat, legal, budget: BUDGET, rng: new FastRng(seed, run), rateAll: all ?? false }),
  );
  const values = runs.flatMap((run) => (run.values ? [run.values] : []));
  if (values.length < RUNS) return undefined;
  const mixed = runs.every(({ mixture }) => mixture !== undefined);
  const likely = legal.map((_, i) => mean(runs.map(({ mixture }) => mixture?.[i] ?? 0)));
  const known = legal.map((_, i) => i).filter((i) => values.every((run) => Number.isFinite(run[i])));
  const worth = (i: number): number => mean(values.map((run) => run[i] as number));
  const order = known.sort((a, b) =>
    mixed ? (likely[b] as number) - (likely[a] as number) || worth(b) - worth(a) : worth(b) - worth(a),
  );
  const top = order.reduce((a, b) => (worth(b) > worth(a) ? b : a), order[0] as number);
  const choices = order.map((i): RatedChoice => {
    const gaps = values.map((run) => (run[top] as number) - (run[i] as number));
    return {
      text: legal[i] as string,
      value: worth(i),
      behind: mean(gaps),
      interval: (T * deviation(gaps)) / Math.sqrt(RUNS),
      ...(mixed ? { likely: likely[i] as number } : {}),
    };
  });
  return choices.length === 0 ? undefined : { unit: units[game] ?? 'share', choices, mixed };
}

/** A hint: one to three good choices, and why the first is better than what comes next. */
export interface Hint extends Rating {
  /** The first choice compared with the best that is clearly worse, or else with the last one shown. */
  readonly why?: Why & { readonly than: string };
}

const SHOWN = 3;
/** Of a mixture, what is drawn less often than this is not recommended. */
const RARE = 0.1;
/** From here on a mixture is as good as a single choice. */
const PURE = 0.9;

export function hintOf(
  bot: AnyBot,
  question: HintQuestion,
  { seed, worlds = WHY_WORLDS }: { readonly seed: number; readonly worlds?: number },
): Hint | undefined {
  const rating = rate(bot, question, { seed });
  const [first] = rating?.choices ?? [];
  if (!rating || !first) return undefined;
  const choices = rating.choices
    .filter((each) => each === first || (rating.mixed ? (each.likely ?? 0) >= RARE : isAsGood(each)))
    .slice(0, SHOWN);
  const than = rating.choices.find((each) => !choices.includes(each)) ?? rating.choices.at(-1);
  const found = than && than !== first ? why(question, first.text, than.text, { worlds, seed }) : undefined;
  return { ...rating, choices, ...(found && than ? { why: { ...found, than: than.text } } : {}) };
}

/** Whether there is something to vary: a mixture that is nearly always the same choice has a best one. */
export function isVaried({ mixed, choices }: Rating): boolean {
  return mixed && (choices[0]?.likely ?? 0) < PURE;
}

/** Whether the choice cannot be told from the best. */
export function isAsGood({ behind, interval }: RatedChoice): boolean {
  return behind <= interval;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0) / list.length;
}

function deviation(list: readonly number[]): number {
  const centre = mean(list);
  return Math.sqrt(list.reduce((sum, n) => sum + (n - centre) ** 2, 0) / (list.length - 1));
}

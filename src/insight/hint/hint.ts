import type { AnyBot } from '../../bots/bot.ts';
import { FastRng } from '../../engine/rng.ts';
import { type Asked, type Why, why, WHY_WORLDS } from '../explain/why.ts';
import { type AssessedChoice, type Assessment, isAsGood } from './assessment.ts';

/** A decision with its legal texts, as the seat sees it: all that a hint is computed from. */
export interface HintQuestion extends Asked {
  readonly legal: readonly string[];
}

export interface RateCare {
  readonly seed: number;
  /** Also assess choices that the bot would not search. */
  readonly all?: boolean;
}

/** Runs of the bot with different worlds. Their scatter gives the interval; the mean is a little better than one run. */
const RUNS = 5;
/** Student's t for four degrees of freedom, 95 %. */
const T = 2.776;
/** More playouts than any level takes: its own limit applies. */
const BUDGET = { playouts: 1_000_000 };

/** Expert bots maximise shares of the win, except in Maui, where it is the lead in points at the end. */
const units: { readonly [game: string]: Assessment['unit'] } = { maui: 'points' };

/** How the bot values the choices; undefined if it has no values for them. The same seed gives the same answer. */
export function assess(
  bot: AnyBot,
  { game, view, seat, legal }: HintQuestion,
  { seed, all }: RateCare,
): Assessment | undefined {
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
  const choices = order.map((i): AssessedChoice => {
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

/** A hint: one to three good choices, and why the first is better than the others. */
export interface Hint extends Assessment {
  /** The first choice compared with the best that is clearly worse; undefined if none is. */
  readonly why?: Why & { readonly than: string };
}

const SHOWN = 3;
/** Of a mixture, what is drawn less often than this is not recommended. */
const RARE = 0.1;

export function hintOf(
  bot: AnyBot,
  question: HintQuestion,
  { seed, worlds = WHY_WORLDS }: { readonly seed: number; readonly worlds?: number },
): Hint | undefined {
  const assessment = assess(bot, question, { seed });
  const [first] = assessment?.choices ?? [];
  if (!assessment || !first) return undefined;
  const choices = assessment.choices
    .filter((each) => each === first || (assessment.mixed ? (each.likely ?? 0) >= RARE : isAsGood(each)))
    .slice(0, SHOWN);
  const than = assessment.choices.find(
    (each) => !choices.includes(each) && (assessment.mixed || !isAsGood(each)),
  );
  const found = than ? why(question, first.text, than.text, { worlds, seed }) : undefined;
  return { ...assessment, choices, ...(found && than ? { why: { ...found, than: than.text } } : {}) };
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0) / list.length;
}

function deviation(list: readonly number[]): number {
  const centre = mean(list);
  return Math.sqrt(list.reduce((sum, n) => sum + (n - centre) ** 2, 0) / (list.length - 1));
}

import type { MatchFile } from '../../../engine/file.ts';
import type { Seat } from '../../../engine/game.ts';
import type { DecisionKind, OwnDecision, AssessedChoice, Assessment, Why } from '../../../insight/index.ts';
import { isAsGood } from '../../../insight/hint/assessment.ts';

/** A decision to be practised: a position of a match, what was chosen there, and what the expert bot thinks of the choices. */
export interface Mistake {
  /** Match and ply. */
  readonly id: string;
  readonly at: number;
  /** The match up to the decision, and the answers of the others where they are sealed. */
  readonly match: MatchFile;
  readonly answers: MatchFile['plies'];
  readonly seat: Seat;
  readonly taken: string;
  readonly kind: DecisionKind;
  readonly unit: Assessment['unit'];
  readonly choices: readonly Pick<AssessedChoice, 'text' | 'behind'>[];
  /** Texts that are as good as the best. */
  readonly good: readonly string[];
  /** Why the best is better than what was chosen. */
  readonly why?: Why;
  /** How often it was solved, and when it is asked again, in ms since 1970. */
  readonly solved: number;
  readonly due: number;
}

/** What a match cost, by kind of decision. */
export interface Analysis {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly unit: Assessment['unit'];
  readonly kinds: { readonly [K in DecisionKind]?: { readonly decisions: number; readonly loss: number } };
}

export interface Practice {
  readonly mistakes: readonly Mistake[];
  readonly analyses: readonly Analysis[];
}

const DAY = 24 * 60 * 60 * 1000;
/** A position comes back after so many days: solved once, or missed. */
const SOLVED_DAYS = 3;
const MISSED_DAYS = 1;
/** A position solved this many times is removed. */
const TIMES = 2;
/** At most so many are kept; the oldest go first. */
const MOST_MISTAKES = 60;
const MOST_ANALYSES = 20;
/** Of a match, at most so many positions; and what costs less than this is no mistake worth practising. */
const MOST_OF_MATCH = 10;
const LEAST: { readonly [U in Assessment['unit']]: number } = { share: 0.02, points: 1 };
/** Where the bot plays a mixed strategy, a choice with at least this probability is no mistake. */
const DRAWN = 0.03;

export interface Judged {
  readonly decision: OwnDecision;
  readonly assessment: Assessment;
}

/** What a decision gave away: nothing within the interval, or where the bot might have chosen the same. */
export function lossOf({ decision, assessment }: Judged): number {
  const choice = assessment.choices.find(({ text }) => text === decision.taken);
  if (!choice || isAsGood(choice) || (assessment.mixed && (choice.likely ?? 0) >= DRAWN)) return 0;
  return choice.behind;
}

/** The costliest decisions, the worst first. */
export function worstOf(judged: readonly Judged[]): Judged[] {
  return judged
    .filter((each) => lossOf(each) >= LEAST[each.assessment.unit])
    .toSorted((a, b) => lossOf(b) - lossOf(a))
    .slice(0, MOST_OF_MATCH);
}

export function goodOf({ choices, mixed }: Assessment): string[] {
  return choices
    .filter((choice) => isAsGood(choice) || (mixed && (choice.likely ?? 0) >= DRAWN))
    .map(({ text }) => text);
}

export function analysisOf(
  match: { readonly id: string; readonly game: string },
  judged: readonly Judged[],
  at: number,
): Analysis {
  const kinds: { [K in DecisionKind]?: { decisions: number; loss: number } } = {};
  for (const each of judged) {
    const sum = (kinds[each.decision.kind] ??= { decisions: 0, loss: 0 });
    sum.decisions++;
    sum.loss += lossOf(each);
  }
  return { match: match.id, game: match.game, at, unit: judged[0]?.assessment.unit ?? 'share', kinds };
}

/** Adds what was found in a match, instead of what was found there before. */
export function withAnalysis(
  { mistakes, analyses }: Practice,
  analysis: Analysis,
  found: readonly Mistake[],
): Practice {
  const ids = new Set(found.map(({ id }) => id));
  const others = mistakes.filter(({ id }) => !ids.has(id));
  const newest = <T extends { readonly at: number }>(list: readonly T[], most: number): T[] =>
    list.toSorted((a, b) => b.at - a.at).slice(0, most);
  return {
    mistakes: newest([...others, ...found], MOST_MISTAKES),
    analyses: newest([...analyses.filter(({ match }) => match !== analysis.match), analysis], MOST_ANALYSES),
  };
}

/** After an attempt: solved at once, or not. */
export function withAttempt(practice: Practice, id: string, solved: boolean, now: number): Practice {
  const mistakes = practice.mistakes.flatMap((mistake) => {
    if (mistake.id !== id) return [mistake];
    if (!solved) return [{ ...mistake, due: now + MISSED_DAYS * DAY }];
    const times = mistake.solved + 1;
    return times >= TIMES ? [] : [{ ...mistake, solved: times, due: now + SOLVED_DAYS * DAY }];
  });
  return { ...practice, mistakes };
}

export interface FormLine {
  readonly kind: DecisionKind;
  readonly decisions: number;
  /** Mean loss of a decision. */
  readonly loss: number;
}

/** What kinds of decisions cost most in the last matches of a game, the costliest altogether first. */
export function formOf(
  { analyses }: Practice,
  game: string,
): { readonly matches: number; readonly lines: readonly FormLine[] } {
  const own = analyses.filter((each) => each.game === game);
  const sums = new Map<DecisionKind, { decisions: number; loss: number }>();
  for (const { kinds } of own)
    for (const [kind, { decisions, loss }] of Object.entries(kinds)) {
      const sum = sums.get(kind as DecisionKind) ?? { decisions: 0, loss: 0 };
      sums.set(kind as DecisionKind, { decisions: sum.decisions + decisions, loss: sum.loss + loss });
    }
  const lines = [...sums]
    .toSorted(([, a], [, b]) => b.loss - a.loss)
    .map(([kind, { decisions, loss }]) => ({ kind, decisions, loss: loss / decisions }));
  return { matches: own.length, lines };
}

import type { Seat } from '../../../engine/game.ts';
import type { DecisionKind, OwnDecision, Assessment } from '../../../insight/index.ts';
import { type Kept, termsOf } from '../../matches/kept.ts';
import { matchFileOf } from '../../matches/match-file.ts';
import { pageVisibility } from '../../review/browser-workers.ts';
import { CoachClient, startCoachWorker } from '../coach-client.ts';
import { analysisOf, goodOf, type Judged, lossOf, type Mistake, withAnalysis, worstOf } from './practice.ts';
import { currentPractice, keepPractice } from './practice-store.svelte.ts';

/** A decision that gave something away. */
interface Costly {
  readonly id: string;
  readonly ply: number;
  readonly kind: DecisionKind;
  readonly loss: number;
  readonly unit: Assessment['unit'];
}

/** Looks at every decision of a seat in a finished match, and keeps the costliest ones for practice. */
export class MatchAnalysis {
  /** From 0 to 1 while it is under way. */
  progress = $state<number>();
  /** How many positions were found; undefined until it is done. */
  found = $state<number>();
  /** The costliest decisions, the worst first. */
  mistakes = $state.raw<readonly Costly[]>([]);
  readonly #client = new CoachClient(startCoachWorker, pageVisibility);

  async run(kept: Kept, seat: Seat): Promise<void> {
    if (this.progress !== undefined) return;
    this.progress = 0;
    const match = { id: kept.id, game: kept.game, terms: termsOf(kept), plies: $state.snapshot(kept.plies) };
    const decisions = (await this.#client.ask('decisions', { match, seat })) ?? [];
    const judged: Judged[] = [];
    for (const [i, decision] of decisions.entries()) {
      const assessment = await this.#client.ask('assess', decision);
      if (assessment) judged.push({ decision, assessment });
      this.progress = (i + 1) / decisions.length;
    }
    const now = Date.now();
    const mistakes: Mistake[] = [];
    const worst = worstOf(judged);
    for (const { decision, assessment } of worst)
      mistakes.push(await this.#mistake(kept, decision, assessment, now));
    keepPractice(withAnalysis(currentPractice(), analysisOf(kept, judged, now), mistakes));
    this.mistakes = worst.map((each, i) => ({
      id: mistakes[i]?.id ?? '',
      ply: each.decision.ply,
      kind: each.decision.kind,
      loss: lossOf(each),
      unit: each.assessment.unit,
    }));
    this.found = mistakes.length;
    this.progress = undefined;
  }

  close(): void {
    this.#client.close();
  }

  async #mistake(kept: Kept, decision: OwnDecision, assessment: Assessment, now: number): Promise<Mistake> {
    const { ply, taken, seat, kind } = decision;
    const better = assessment.choices.reduce((a, b) => (b.behind < a.behind ? b : a)).text;
    const why = await this.#client.ask('why', { ...decision, better, worse: taken });
    const file = matchFileOf(kept);
    // Where answers are sealed, everybody's follow each other; the others gave theirs to the same question.
    const answers = assessment.mixed ? answersAfter(file.plies, ply, seat) : [];
    const { game, rules, options, seats, plies } = file;
    return {
      id: `${kept.id}/${ply}`,
      at: now,
      seat,
      taken,
      kind,
      unit: assessment.unit,
      answers,
      solved: 0,
      due: now,
      match: {
        game,
        rules,
        options,
        seats: seats.map(({ name }) => ({ name })),
        plies: plies.slice(0, ply),
      },
      choices: assessment.choices.map(({ text, behind }) => ({ text, behind })),
      good: goodOf(assessment),
      ...(why ? { why } : {}),
    };
  }
}

/** The sealed answers of the others that follow this ply, in order of seats. */
function answersAfter(plies: Kept['plies'], from: number, seat: Seat): Kept['plies'] {
  const answers: Kept['plies'][number][] = [];
  const seen = new Set<Seat>();
  for (const [who, text] of plies.slice(from)) {
    if (who < 0 || seen.has(who)) break;
    seen.add(who);
    if (who !== seat) answers.push([who, text]);
  }
  return answers;
}

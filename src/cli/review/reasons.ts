import type { AnyGame } from '../../engine/game.ts';
import type { Language, ReasonWords } from '../../engine/words.ts';
import {
  type DecisionReview,
  ownDecisions,
  type Review,
  type Reviewed,
  type Why,
  why,
  WHY_WORLDS,
} from '../../insight/index.ts';
import { whySentence } from '../../web/coach/why-sentence.ts';
import { de } from '../../web/text/coach/de.ts';
import { en } from '../../web/text/coach/en.ts';
import { fr } from '../../web/text/coach/fr.ts';
import { it } from '../../web/text/coach/it.ts';

const coachTexts = { de, en, fr, it };

/** Why a choice was the best or the costliest of a seat, as playing both on tells it. */
export interface Reason {
  readonly seat: number;
  /** The index of the decision's ply in the match. */
  readonly ply: number;
  /** The costliest choice of a seat, or the best one that was hardest to find. */
  readonly kind: 'costliest' | 'best';
  readonly taken: string;
  /** What it is compared with: the best choice, or the best of the others. */
  readonly other: string;
  /** What the better choice is worth beyond the other, in shares of the win and in points, with standard errors. */
  readonly share: Why['share'];
  readonly points: Why['points'];
  /** In the game's own words. */
  readonly why: string;
}

interface Narrator {
  readonly game: AnyGame;
  readonly words: ReasonWords;
  readonly language: Language;
  readonly names: readonly string[];
}

/** With more care the next costliest are looked at too, if playing on does not confirm the first. */
const looks = { quick: 2, full: 3, deep: 6 } as const;
/** Standard errors from which the better choice counts as confirmed. */
const SURE = 1.96;

/** For each seat the costliest and the best decision with its reasons, as far as playing both choices on confirms them. */
export function reasonsOf(review: Review, match: Reviewed, told: Narrator): Reason[] {
  return review.seats.flatMap(({ seat, bestChoice }) => {
    const mine = review.plies.flatMap((each, at) =>
      each.decisions
        .filter((decision) => decision.seat === seat)
        .map((decision) => ({ at, ply: each.ply, decision })),
    );
    const asked = new Map(ownDecisions(told.game, match, seat).map((each) => [each.ply, each]));
    const find = (kind: Reason['kind'], { ply, decision }: (typeof mine)[number]): Reason[] => {
      const question = asked.get(ply);
      const pair = pairOf(kind, decision);
      if (!question || !pair) return [];
      const found = why(question, pair.better, pair.worse, { worlds: WHY_WORLDS, seed: ply });
      if (!found || !isConfirmed(found)) return [];
      const sentence = whySentence(found, {
        words: told.words,
        text: coachTexts[told.language],
        language: told.language,
        names: told.names,
        seat,
      });
      const { taken, other } = pair;
      const { share, points } = found;
      return [{ seat, ply, kind, taken, other, share, points, why: sentence }];
    };
    const costly = mine
      .filter(({ decision }) => decision.loss > 0)
      .toSorted((a, b) => b.decision.loss - a.decision.loss)
      .slice(0, looks[review.care]);
    const best = mine.find(({ at }) => at === bestChoice);
    return [...first(costly, (each) => find('costliest', each)), ...(best ? find('best', best) : [])];
  });
}

function pairOf(kind: Reason['kind'], { choices, taken, best }: DecisionReview) {
  const own = choices[taken]?.text;
  const other = kind === 'costliest' ? choices[best]?.text : choices.find((_, i) => i !== taken)?.text;
  if (own === undefined || other === undefined || own === other) return undefined;
  return kind === 'costliest'
    ? { taken: own, other, better: other, worse: own }
    : { taken: own, other, better: own, worse: other };
}

function isConfirmed({ share, points }: Why): boolean {
  return share.mean > SURE * share.error || points.mean > SURE * points.error;
}

/** What the first that gives anything gives. */
function first<T, R>(list: readonly T[], find: (each: T) => readonly R[]): readonly R[] {
  for (const each of list) {
    const found = find(each);
    if (found.length > 0) return found;
  }
  return [];
}

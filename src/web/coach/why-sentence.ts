import type { Seat } from '../../engine/game.ts';
import type { Difference, Language, ReasonWords } from '../../engine/words.ts';
import type { Why } from '../../insight/index.ts';
import type { CoachText } from '../text/coach/en.ts';

export interface Telling {
  readonly words: ReasonWords;
  readonly text: CoachText;
  readonly language: Language;
  readonly names: readonly string[];
  readonly seat: Seat;
}

/** Why the first choice is better, in one or two sentences. */
export function whySentence({ differences, despite }: Why, telling: Telling): string {
  const { text } = telling;
  const reasons = differences.map((each) => told(each, telling));
  const because = reasons.length > 0 ? text.why.because(reasons.join('; ')) : text.why.none;
  return despite && reasons.length > 0 ? `${because} ${text.why.despite(told(despite, telling))}` : because;
}

/** The same turned round: what the second choice costs. */
export function costSentence({ differences }: Why, telling: Telling): string {
  const turned = differences.map((each) => ({ ...each, here: each.there, there: each.here }));
  return turned.length === 0
    ? ''
    : telling.text.why.because(turned.map((each) => told(each, telling)).join('; '));
}

function told(difference: Difference, { words, language, names, seat }: Telling): string {
  return words.tell(difference, difference.seat === seat ? undefined : names[difference.seat], language);
}

/** A choice without its consequences, which stand after a colon. */
export function shortChoice(sentence: string): string {
  return sentence.split(/\s*:/, 1)[0] ?? sentence;
}

import type { ReasonWords } from '../../../engine/words.ts';
import { type Language, languages } from '../../../engine/words.ts';
import type { Lesson, Texts, WrongTry } from '../../../lessons/lesson.ts';
import { points, share } from '../../review/format.ts';
import type { CoachText } from '../../text/coach/en.ts';
import { costSentence, whySentence } from '../why-sentence.ts';
import type { Mistake } from './practice.ts';

export interface LessonWords {
  readonly text: CoachText;
  readonly words: ReasonWords | undefined;
  readonly language: Language;
  /** The sentence of a choice in the position. */
  readonly sentence: (text: string) => string;
}

/** A mistake as a lesson of one step: find a better choice. It is written in one language. */
export function practiceLesson(mistake: Mistake, { text, words, language, sentence }: LessonWords): Lesson {
  const { match, seat, taken, choices, good, unit, why, answers } = mistake;
  const names = match.seats.map(({ name }) => name);
  const telling = words && { words, text, language, names, seat };
  const cost = (behind: number): string =>
    unit === 'share' ? text.mistakes.costShare(share(behind)) : text.points(points(behind));
  const because = why && telling ? ` ${costSentence(why, telling)}` : '';
  const wrong: WrongTry[] = [
    { moves: [taken], say: alike(`${text.mistakes.same}${because}`) },
    ...choices
      .filter(({ text: each }) => each !== taken && !good.includes(each))
      .map(({ text: each, behind }) => ({ moves: [each], say: alike(text.mistakes.worse(cost(behind))) })),
    { say: alike(text.mistakes.unrated) },
  ];
  const reason = why && telling ? ` ${whySentence(why, telling)}` : '';
  return {
    id: 'practice',
    game: match.game,
    title: alike(text.mistakes.title),
    seat,
    match,
    steps: [
      {
        say: alike(text.mistakes.task(sentence(taken))),
        move: { moves: good, wrong, then: answers },
        done: alike(`${text.mistakes.right}${reason}`),
      },
    ],
  };
}

/** The same text in every language: the lesson is made anew when the language changes. */
function alike(said: string): Texts {
  return Object.fromEntries(languages.map((language) => [language, said])) as unknown as Texts;
}

import type { Language } from '../engine/words.ts';
import type { Lesson, Texts } from './lesson.ts';

const WORDS_A_MINUTE = 200;

/** How long the texts take somebody who makes no mistake: what is said, the answers to choose from, what is said after. */
export function secondsToRead(lesson: Lesson, language: Language): number {
  const words = [lesson.title, ...lesson.steps.flatMap(textsOf)].reduce(
    (sum, texts) => sum + countWords(texts[language]),
    0,
  );
  return (words * 60) / WORDS_A_MINUTE;
}

function textsOf({ say, done, quiz }: Lesson['steps'][number]): Texts[] {
  return [say, ...(quiz?.answers.map(({ text }) => text) ?? []), ...(done ? [done] : [])];
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

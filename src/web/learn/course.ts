import type { Language } from '../../engine/words.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { secondsToRead } from '../../lessons/reading-time.ts';
import { type PlayerColour, playerColours } from '../art/players.ts';
import type { Person } from '../boards/board.ts';
import type { Me } from '../matches/line-up.ts';

/** The first lesson without a star; undefined once all have one. */
export function nextLesson(
  course: readonly Lesson[],
  stars: { readonly [lesson: string]: number },
): Lesson | undefined {
  return course.find(({ id }) => stars[id] === undefined);
}

export function lessonAfter(course: readonly Lesson[], id: string): Lesson | undefined {
  const at = course.findIndex((lesson) => lesson.id === id);
  return at < 0 ? undefined : course[at + 1];
}

/** Estimated duration in whole minutes: reading time plus time for moves and animations. */
export function minutesFor(lesson: Lesson, language: Language): number {
  const SECONDS_A_STEP = 6;
  return Math.max(
    1,
    Math.round((secondsToRead(lesson, language) + lesson.steps.length * SECONDS_A_STEP) / 60),
  );
}

/** The people of a lesson: the learner by name and colour, the others as bots named in the file. */
export function peopleOf(lesson: Lesson, me: Me): Person[] {
  const free: PlayerColour[] = playerColours.filter((colour) => colour !== me.colour);
  return lesson.match.seats.map(({ name }, seat) =>
    seat === lesson.seat
      ? { ...me, kind: 'me' }
      : { name, kind: 'bot', colour: free.shift() ?? 'red', bot: 'easy' },
  );
}

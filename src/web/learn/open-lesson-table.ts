import type { AnyWords } from '../../engine/words.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { me } from '../matches/tables.ts';
import { pacingOf } from '../session/pacing.ts';
import { castOf, type Setting } from '../session/setting.ts';
import { announceMovement } from '../session/telling/announce-movement.ts';
import { peopleOf } from './course.ts';
import { type LessonNeeds, LessonTable } from './lesson-table.ts';

/** The table of a lesson, opened; `words` are those of the current language. */
export function openLessonTable(
  lesson: Lesson,
  { game, board }: Setting,
  words: () => AnyWords,
  missed?: LessonNeeds['missed'],
): LessonTable {
  const people = peopleOf(lesson, me());
  const cast = castOf({ people });
  const table = new LessonTable(lesson, {
    game,
    people,
    pacing: pacingOf(board, words, () => cast),
    told: (movement) => announceMovement(movement, board, (event) => words().event(event, cast)),
    ...(missed ? { missed } : {}),
  });
  void table.open();
  return table;
}

import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { languages } from '../../engine/words.ts';
import { games } from '../../games/index.ts';
import { loadCourse } from '../../lessons/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { secondsToRead } from '../../lessons/reading-time.ts';
import type { Part } from '../boards/board.ts';
import { partOf as highTide } from '../boards/high-tide/telling.ts';
import { partOf as maui } from '../boards/maui/telling.ts';
import { partOf as strandUnter } from '../boards/strand-unter/telling.ts';
import { lengthOf } from '../session/telling/movements.ts';
import { LessonTable } from './lesson-table.ts';

const parts: { readonly [game: string]: (event: never) => Part } = {
  'high-tide': highTide,
  maui,
  'strand-unter': strandUnter,
};
const MOST_FOR_A_COURSE = 10 * 60;
const MOST_FOR_A_LESSON = 2 * 60;

/** What the animations of a lesson take at normal speed, played to its end without a mistake. */
async function animations(lesson: Lesson, game: AnyGame): Promise<number> {
  let milliseconds = 0;
  const part = parts[lesson.game] as (event: unknown) => Part;
  const table = new LessonTable(lesson, {
    game,
    people: [],
    pacing: { part, scale: () => 0, sleep: async () => {} },
    told: (movement) => {
      milliseconds += lengthOf(movement, part);
    },
  });
  await table.open();
  for (let guard = 0; guard < 200 && table.mode !== 'end'; guard++) {
    const { move, quiz } = table.step;
    if (table.mode === 'done' || (!move && !quiz)) await table.next();
    else if (quiz) await table.answer(quiz.answers.findIndex(({ wrong }) => wrong === undefined));
    else await table.choose(table.solution ?? '');
  }
  expect(table.mode).toBe('end');
  expect(table.stars).toBe(3);
  return milliseconds / 1000;
}

test.each(Object.keys(parts))(
  '%s: the course takes at most ten minutes, a lesson at most two',
  async (id) => {
    const game = await games[id]!.load();
    const course = await loadCourse(id);
    const shown = await Promise.all(course.map((lesson) => animations(lesson, game)));
    for (const language of languages) {
      const seconds = course.map((lesson, index) => secondsToRead(lesson, language) + (shown[index] ?? 0));
      for (const each of seconds) expect(each).toBeLessThan(MOST_FOR_A_LESSON);
      const total = seconds.reduce((sum, each) => sum + each, 0);
      console.log(`${id} ${language}: ${Math.round(total)} s`);
      expect(total).toBeLessThan(MOST_FOR_A_COURSE);
    }
  },
);

test('a wrong try is explained, counted, and changes nothing', async () => {
  const [lesson] = await loadCourse('strand-unter');
  const game = await games['strand-unter']!.load();
  const table = new LessonTable(lesson as Lesson, {
    game,
    people: [],
    pacing: { part: () => ({ milliseconds: 0 }), scale: () => 0, sleep: async () => {} },
    told: () => {},
  });
  await table.open();
  expect(await table.answer(1)).toBe(false);
  expect(table.wrong?.en).toMatch(/only its groove counts/);
  expect(await table.answer(0)).toBe(true);
  expect(table.wrong).toBeUndefined();
  await table.next();
  const { view } = table.shown;
  expect(await table.choose('set ab')).toEqual({ refused: 'lesson' });
  expect(await table.choose('set xyz')).toEqual({ refused: 'illegal' });
  expect(table.shown.view).toEqual(view);
  expect(table.wrong?.en).toMatch(/AA is the one/);
  expect(table.stars).toBe(2);
  expect(table.solution).toBe('set aa');
  await table.restart();
  expect(table.at).toBe(0);
  expect(table.stars).toBe(3);
});

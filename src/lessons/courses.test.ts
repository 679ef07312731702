import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../engine/words.ts';
import { games } from '../games/index.ts';
import { checkLesson } from './check.ts';
import { figuresOf, loadCourse } from './index.ts';
import { positionOf } from './figures.ts';
import { secondsToRead } from './reading-time.ts';
import { isWrong } from '../engine/replay.ts';
import { replayed } from './run.ts';

const sizes = { 'high-tide': 11, maui: 9, 'strand-unter': 7 };

describe.each(Object.entries(sizes))('%s', (id, size) => {
  const entry = games[id]!;

  test('every file is a lesson of the course, under its own name', async () => {
    const course = await loadCourse(id);
    const files = readdirSync(new URL(`./${id}`, import.meta.url)).filter((name) => name.endsWith('.json'));
    expect(course).toHaveLength(size);
    expect(course.map((lesson) => `${lesson.id}.json`).sort()).toEqual(files.sort());
  });

  test('every lesson can be played to its end, points at parts that exist, and has all languages', async () => {
    const [game, parts] = await Promise.all([entry.load(), entry.parts!()]);
    for (const lesson of await loadCourse(id))
      expect({ [lesson.id]: checkLesson(lesson, game, parts) }).toEqual({ [lesson.id]: [] });
  });

  test('every lesson names every option: a default that is corrected later does not change it', async () => {
    const { options } = await entry.load();
    const missing = (await loadCourse(id)).flatMap((lesson) =>
      [lesson.match, ...lesson.steps.flatMap(({ start }) => start?.match ?? [])].flatMap((match) =>
        Object.keys(options).filter((key) => !Object.hasOwn(match.options as object, key)),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('there is something to do in every step', async () => {
    const idle = (await loadCourse(id)).flatMap((lesson) =>
      lesson.steps.flatMap(({ move, quiz }, index) =>
        move || quiz ? [] : [`${lesson.id}, step ${index + 1}`],
      ),
    );
    expect(idle).toEqual([]);
  });

  test.each(languages)(
    '%s: nothing is long to read, and typography is as in the glossary',
    async (language) => {
      for (const lesson of await loadCourse(id)) {
        expect(secondsToRead(lesson, language)).toBeLessThan(90);
        const text = lesson.steps.map((step) => JSON.stringify(step)).join('');
        expect(text).not.toMatch(/'/);
      }
      if (language !== 'fr') return;
      for (const lesson of await loadCourse(id)) {
        const said = [...JSON.stringify(lesson).matchAll(/"fr":"([^"]*)"/g)].map((match) => match[1] ?? '');
        for (const text of said) expect(text).not.toMatch(/[^\u202f][;!?]|[^\u202f\d]:(?!\/)/);
      }
    },
  );

  test('every figure of the rulebook is a position of a lesson', async () => {
    const game = await entry.load();
    const course = await loadCourse(id);
    const missing = Object.entries(await figuresOf(id)).filter(([, figure]) => {
      const position = positionOf(game, course, figure);
      return !position || isWrong(replayed(game, position));
    });
    expect(missing).toEqual([]);
  });
});

test('a game without a course has no lessons', async () => {
  expect(await loadCourse('pebbles')).toEqual([]);
});

test('texts of all lessons are ours: no sentence of a lesson stands twice in one language', async () => {
  const files = Object.keys(sizes).flatMap((id) =>
    readdirSync(new URL(`./${id}`, import.meta.url))
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(new URL(`./${id}/${name}`, import.meta.url), 'utf8')),
  );
  const said = files.flatMap((text) => [...text.matchAll(/"en": ?"([^"]{40,})"/g)].map((match) => match[1]));
  expect(said.length).toBeGreaterThan(100);
  expect(new Set(said).size).toBe(said.length);
});

import { courses, hasCourse } from './courses.ts';
import type { RuleFigures } from './figures.ts';
import type { Lesson } from './lesson.ts';
import { lessonOf } from './read.ts';

const pictures: { readonly [game: string]: () => Promise<RuleFigures> } = {
  'high-tide': async () => (await import('./high-tide/figures.ts')).figures,
  maui: async () => (await import('./maui/figures.ts')).figures,
  'strand-unter': async () => (await import('./strand-unter/figures.ts')).figures,
};

/** The pictures of a game's rulebook by section. */
export async function figuresOf(game: string): Promise<RuleFigures> {
  const load = Object.hasOwn(pictures, game) ? pictures[game] : undefined;
  return load ? load() : {};
}

/** The lessons of a game in their order; empty for a game that has none. */
export async function loadCourse(game: string): Promise<readonly Lesson[]> {
  const load = hasCourse(game) ? courses[game] : undefined;
  return load ? (await load()).map(shipped) : [];
}

function shipped(json: unknown): Lesson {
  const lesson = lessonOf(json);
  if ('problem' in lesson) throw new Error(lesson.problem);
  return lesson;
}

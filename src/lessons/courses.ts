/** The course of each game, as it is in the files: loaded when somebody wants to learn. */
export const courses: { readonly [game: string]: () => Promise<readonly unknown[]> } = {
  'high-tide': async () => (await import('./high-tide/course.ts')).course,
  maui: async () => (await import('./maui/course.ts')).course,
  'strand-unter': async () => (await import('./strand-unter/course.ts')).course,
};

/** Whether there are lessons for a game. */
export function hasCourse(game: string): boolean {
  return Object.hasOwn(courses, game);
}

import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { LessonStars } from '../store/subjects/people.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../table/actor.ts';

/** More lessons than this nobody has finished. */
const MOST = 400;

interface Learned {
  readonly stars: { readonly [game: string]: { readonly [lesson: string]: number } };
}

/** Adds what a device knows of somebody's lessons, and answers with all that is known. */
export async function learn(
  store: Store,
  { key }: Person,
  { stars: given, forget }: Requests['lessons'],
): Promise<Learned | Refused> {
  const stars = Object.entries(given).flatMap(([game, lessons]) =>
    Object.entries(lessons).map(([lesson, count]): LessonStars => ({ game, lesson, stars: count })),
  );
  const known = await store.people.lessonStars(key);
  const news = stars.filter(
    ({ game, lesson }) => !known.some((each) => each.game === game && each.lesson === lesson),
  );
  if (known.length + news.length > MOST) return refuse('too-many');
  if (stars.length > 0 || forget.length > 0) {
    const written = await store.write({ type: 'lesson-stars', person: key, forget, stars });
    if (written === 'conflict') return refuse('no-session');
  }
  return { stars: byGame(await store.people.lessonStars(key)) };
}

function byGame(all: readonly LessonStars[]): Learned['stars'] {
  const games: { [game: string]: { [lesson: string]: number } } = {};
  for (const { game, lesson, stars } of all) (games[game] ??= {})[lesson] = stars;
  return games;
}

import { MAX_FILE_LENGTH } from '../../engine/file.ts';
import { games } from '../../games/index.ts';
import { checkLesson } from '../../lessons/check.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { readLesson } from '../../lessons/read.ts';

const KEY = 'tidetable-own-lesson';
let opened: Lesson | undefined;

/** The lesson opened from a file last; kept in sessionStorage. */
export function ownLesson(): Lesson | undefined {
  if (opened) return opened;
  try {
    const read = readLesson(sessionStorage.getItem(KEY) ?? '');
    return 'problem' in read ? undefined : read;
  } catch {
    return undefined;
  }
}

/** Reads and checks a lesson file as `tidetable lesson check` does; the problems are for its author, in English. */
export async function openLesson(file: File): Promise<Lesson | { readonly problems: readonly string[] }> {
  if (file.size > MAX_FILE_LENGTH)
    return { problems: [`the file is longer than ${MAX_FILE_LENGTH} characters`] };
  const text = await file.text();
  const read = readLesson(text);
  if ('problem' in read) return { problems: [read.problem] };
  const entry = Object.hasOwn(games, read.game) ? games[read.game] : undefined;
  if (!entry) return { problems: [`the game "${read.game.slice(0, 40)}" is not known here`] };
  const [game, parts] = await Promise.all([entry.load(), entry.parts?.()]);
  const problems = checkLesson(read, game, parts ?? (() => []));
  if (problems.length > 0) return { problems };
  opened = read;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
  return read;
}

import { readJson, readText, writeJson, writeText } from './device-storage.ts';
import {
  adopted,
  allUnsent,
  type GameProgress,
  nothing,
  type Progress,
  type StarsByGame,
  startedOver,
  unsentOf,
  withStars,
} from './learned.ts';

/** Learning progress on this device: stars by lesson, and what was explained in the guided first match. */
const KEY = 'tidetable-learn';
/** The account that this progress belongs to, once there is one. */
const OWNER = 'tidetable-learn-of';

let kept = $state.raw<Progress>(stored());

export function progressOf(game: string): GameProgress {
  return kept[game] ?? nothing;
}

/** Stores the stars of a lesson; the best result counts. */
export function noteStars(game: string, lesson: string, stars: number): void {
  keep(game, withStars(progressOf(game), lesson, stars));
}

export function forgetStars(game: string): void {
  keep(game, startedOver(progressOf(game)));
}

/** What the account of this person does not know yet. Progress of another account is not this one's, and is dropped. */
export function unsentStars(person: string): ReturnType<typeof unsentOf> {
  const owner = readText(OWNER);
  if (owner !== person) {
    writeText(OWNER, person);
    keepAll(owner === undefined ? allUnsent(kept) : adopted(kept, {}));
  }
  return unsentOf(kept);
}

/** Takes over the account's stars, unless something was learned since `sent` was asked for. */
export function adoptStars(stars: StarsByGame, sent: ReturnType<typeof unsentOf>): boolean {
  if (JSON.stringify(unsentOf(kept)) !== JSON.stringify(sent)) return false;
  keepAll(adopted(kept, stars));
  return true;
}

/** Starts the guided first match of a game. */
export function startGuide(game: string, match: string): void {
  keep(game, { ...progressOf(game), guide: { match, silent: false, told: [] } });
}

export function noteTold(game: string, event: string): void {
  const { guide } = progressOf(game);
  if (guide) keep(game, { ...progressOf(game), guide: { ...guide, told: [...guide.told, event] } });
}

export function silenceGuide(game: string): void {
  const { guide } = progressOf(game);
  if (guide) keep(game, { ...progressOf(game), guide: { ...guide, silent: true } });
}

function keep(game: string, progress: GameProgress): void {
  keepAll({ ...kept, [game]: progress });
}

function keepAll(progress: Progress): void {
  kept = progress;
  writeJson(KEY, kept);
}

/** Reads stored progress and drops invalid parts: another version may have written them. */
function stored(): Progress {
  const given = record(readJson(KEY));
  return Object.fromEntries(Object.entries(given).map(([game, each]) => [game, fitting(record(each))]));
}

function fitting({ stars, guide, unsent, forgotten }: Record<string, unknown>): GameProgress {
  const counted = Object.entries(record(stars)).flatMap(([id, n]) =>
    n === 1 || n === 2 || n === 3 ? [[id, n] as const] : [],
  );
  const { match, silent, told } = record(guide);
  const isGuide = typeof match === 'string' && Array.isArray(told);
  return {
    stars: Object.fromEntries(counted),
    ...(Array.isArray(unsent) ? { unsent: unsent.map(String) } : {}),
    ...(forgotten === true ? { forgotten } : {}),
    ...(isGuide ? { guide: { match, silent: silent === true, told: told.map(String) } } : {}),
  };
}

function record(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}

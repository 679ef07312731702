/** Learning progress on this device: stars by lesson, and what was explained in the guided first match. */
export interface GameProgress {
  /** Stars of each finished lesson, by its id. */
  readonly stars: { readonly [lesson: string]: number };
  /** The guided first match, and which events have been explained in it. */
  readonly guide?: Guide;
}

export interface Guide {
  readonly match: string;
  readonly silent: boolean;
  readonly told: readonly string[];
}

const KEY = 'tidetable-learn';
const nothing: GameProgress = { stars: {} };

let kept = $state.raw<{ readonly [game: string]: GameProgress }>(stored());

export function progressOf(game: string): GameProgress {
  return kept[game] ?? nothing;
}

/** Stores the stars of a lesson; the best result counts. */
export function noteStars(game: string, lesson: string, stars: number): void {
  const progress = progressOf(game);
  const best = Math.max(stars, progress.stars[lesson] ?? 0);
  keep(game, { ...progress, stars: { ...progress.stars, [lesson]: best } });
}

export function forgetStars(game: string): void {
  keep(game, { ...progressOf(game), stars: {} });
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
  kept = { ...kept, [game]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage progress lasts until the page is closed.
  }
}

/** Reads stored progress and drops invalid parts: another version may have written them. */
function stored(): { readonly [game: string]: GameProgress } {
  try {
    const given = record(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(Object.entries(given).map(([game, each]) => [game, fitting(record(each))]));
  } catch {
    return {};
  }
}

function fitting({ stars, guide }: Record<string, unknown>): GameProgress {
  const counted = Object.entries(record(stars)).flatMap(([id, n]) =>
    n === 1 || n === 2 || n === 3 ? [[id, n] as const] : [],
  );
  const { match, silent, told } = record(guide);
  const isGuide = typeof match === 'string' && Array.isArray(told);
  return {
    stars: Object.fromEntries(counted),
    ...(isGuide ? { guide: { match, silent: silent === true, told: told.map(String) } } : {}),
  };
}

function record(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}

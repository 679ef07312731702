/** Progress in the lessons of one game, and what of it the account does not know yet. */
export interface GameProgress {
  /** Stars of each finished lesson, by its id. */
  readonly stars: StarsByLesson;
  /** Lessons whose stars were not sent to the account. */
  readonly unsent?: readonly string[];
  /** The course was started over, and the account was not told. */
  readonly forgotten?: boolean;
  /** Whether first events are explained, in which match, and which have been. */
  readonly guide?: Guide;
}

interface Guide {
  readonly match: string;
  readonly silent: boolean;
  readonly told: readonly string[];
}

type StarsByLesson = { readonly [lesson: string]: number };
export type StarsByGame = { readonly [game: string]: StarsByLesson };
export type Progress = { readonly [game: string]: GameProgress };

export const nothing: GameProgress = { stars: {} };

/** Records a finished lesson; the best result counts. */
export function withStars(progress: GameProgress, lesson: string, stars: number): GameProgress {
  const best = Math.max(stars, progress.stars[lesson] ?? 0);
  const unsent = new Set([...(progress.unsent ?? []), lesson]);
  return { ...progress, stars: { ...progress.stars, [lesson]: best }, unsent: [...unsent] };
}

export function startedOver(progress: GameProgress): GameProgress {
  return { ...progress, stars: {}, unsent: [], forgotten: true };
}

/** The request that brings the account up to date. */
export function unsentOf(progress: Progress): {
  readonly stars: StarsByGame;
  readonly forget: readonly string[];
} {
  const games = Object.entries(progress);
  const stars = games.flatMap(([game, { stars: all, unsent = [] }]) => {
    const sent = unsent.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]] as const]));
    return sent.length === 0 ? [] : [[game, Object.fromEntries(sent)] as const];
  });
  return {
    stars: Object.fromEntries(stars),
    forget: games.flatMap(([game, { forgotten }]) => (forgotten ? [game] : [])),
  };
}

/** Marks everything as unsent: the device joins an account that does not know it. */
export function allUnsent(progress: Progress): Progress {
  return mapped(progress, (each) => ({ ...each, unsent: Object.keys(each.stars), forgotten: false }));
}

/** Takes over the account's stars; what was learned here has been sent before. */
export function adopted(progress: Progress, stars: StarsByGame): Progress {
  const games = new Set([...Object.keys(progress), ...Object.keys(stars)]);
  const all = Object.fromEntries([...games].map((game) => [game, progress[game] ?? nothing]));
  return mapped(all, ({ guide }, game) => ({ stars: stars[game] ?? {}, ...(guide ? { guide } : {}) }));
}

function mapped(progress: Progress, change: (each: GameProgress, game: string) => GameProgress): Progress {
  return Object.fromEntries(Object.entries(progress).map(([game, each]) => [game, change(each, game)]));
}

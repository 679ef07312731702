import type { ProfileMatch } from '../../../wire/subjects/ratings.ts';

/** What a match brought, as people say it. */
export type Outcome = 'won' | 'shared' | 'lost' | 'left';
export const outcomes: readonly Outcome[] = ['won', 'shared', 'lost', 'left'];

export function outcomeOf({ share, left }: Pick<ProfileMatch, 'share' | 'left'>): Outcome {
  if (left) return 'left';
  return share === 1 ? 'won' : share > 0 ? 'shared' : 'lost';
}

/** How somebody has done in matches with somebody else. */
export interface RecordRow {
  readonly name: string;
  readonly profile?: string;
  readonly bot?: string;
  readonly matches: number;
  /** Shared wins count in parts. */
  readonly wins: number;
  /** What equal shares would have brought. */
  readonly fair: number;
}

/** The record against each opponent, the most frequent first. Levels of bots count as one opponent each. */
export function recordOf(matches: readonly ProfileMatch[]): RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const { share, others } of matches) {
    const met = new Map(others.map((other) => [rivalKey(other), other]));
    for (const [key, { name, profile, bot }] of met) {
      const known = rows.get(key);
      rows.set(key, {
        name,
        ...(profile === undefined ? {} : { profile }),
        ...(bot === undefined ? {} : { bot }),
        matches: (known?.matches ?? 0) + 1,
        wins: (known?.wins ?? 0) + share,
        fair: (known?.fair ?? 0) + 1 / (others.length + 1),
      });
    }
  }
  return [...rows.values()].toSorted((a, b) => b.matches - a.matches || a.name.localeCompare(b.name));
}

/** By what somebody is told apart: bots by their level, whatever name they had at a table. */
export function rivalKey({ name, profile, bot }: ProfileMatch['others'][number]): string {
  return bot ?? profile ?? `${name} `;
}

/** The matches that fit; an empty word fits all. `against` is a key. */
export function chosenFrom(
  matches: readonly ProfileMatch[],
  { game, outcome, against }: { readonly game: string; readonly outcome: string; readonly against: string },
): ProfileMatch[] {
  return matches.filter(
    (match) =>
      (game === '' || match.game === game) &&
      (outcome === '' || outcomeOf(match) === outcome) &&
      (against === '' || match.others.some((other) => rivalKey(other) === against)),
  );
}

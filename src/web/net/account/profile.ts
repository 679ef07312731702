import { API } from '../../../wire/server.ts';
import type { MatchRating, Profile } from '../../../wire/ratings.ts';
import { callerOf, type Declined } from '../client.ts';

const call = callerOf();

/** Whose page: a person by id, a bot by level, or one's own. */
export type Whose = { readonly id?: string | undefined; readonly bot?: string | undefined };

/** A page of somebody's rated matches, with their ratings. */
export function fetchProfile({ id, bot }: Whose, before?: number): Promise<Profile | Declined> {
  const query = new URLSearchParams({
    ...(id === undefined ? {} : { id }),
    ...(bot === undefined ? {} : { bot }),
    ...(before === undefined ? {} : { before: String(before) }),
  }).toString();
  return call(query === '' ? '/profile' : `/profile?${query}`);
}

export function keepPrivate(isPrivate: boolean): Promise<object | Declined> {
  return call('/profile/privacy', { private: isPrivate });
}

export function fetchMatchRating(match: string): Promise<MatchRating | Declined> {
  return call(`/matches/${match}/rating`);
}

export function ratingsAddress(format: 'json' | 'csv'): string {
  return `${API}/profile/export?format=${format}`;
}

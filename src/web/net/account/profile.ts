import { API } from '../../../wire/server.ts';
import type { MatchRating, Profile, ProfileInsight } from '../../../wire/subjects/ratings.ts';
import type { MatchReviewed } from '../../../wire/subjects/reviews.ts';
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

/** What reviews, lessons and daily tides tell of them. */
export function fetchInsight({ id, bot }: Whose): Promise<ProfileInsight | Declined> {
  const query = new URLSearchParams({
    ...(id === undefined ? {} : { id }),
    ...(bot === undefined ? {} : { bot }),
  }).toString();
  return call(query === '' ? '/profile/insight' : `/profile/insight?${query}`);
}

export function keepPrivate(isPrivate: boolean): Promise<object | Declined> {
  return call('/profile/privacy', { private: isPrivate });
}

export function fetchMatchRating(match: string): Promise<MatchRating | Declined> {
  return call(`/matches/${match}/rating`);
}

/** What the server has found of a finished match. */
export function fetchMatchReview(match: string): Promise<MatchReviewed | Declined> {
  return call(`/matches/${match}/review`);
}

export function ratingsAddress(format: 'json' | 'csv'): string {
  return `${API}/profile/export?format=${format}`;
}

import type { ChallengeInfo } from '../../wire/subjects/challenges.ts';
import type { ClockSetting } from '../../wire/clock.ts';
import type {
  FriendList,
  InvitationInfo,
  InvitedPerson,
  PersonTies,
  WatchInfo,
} from '../../wire/subjects/friends.ts';
import type { YourTable } from '../../wire/server.ts';
import { callerOf, type Declined } from './client.ts';

const call = callerOf();

type Answer<T> = Promise<T | Declined>;
const person = (id: string) => `/people/${encodeURIComponent(id)}`;

export const fetchFriends = (): Answer<FriendList> => call('/friends');
export const fetchTies = (id: string): Answer<PersonTies> => call(person(id));
export const follow = (id: string, secret: boolean): Answer<object> =>
  call(`${person(id)}/follow`, { secret });
export const unfollow = (id: string): Answer<object> => call(`${person(id)}/unfollow`, {});
export const block = (id: string): Answer<object> => call(`${person(id)}/block`, {});
export const unblock = (id: string): Answer<object> => call(`${person(id)}/unblock`, {});
/** Who sits on a seat, or who has said a line. */
export const blockAt = (match: string, who: { readonly seat: number } | { readonly line: number }) =>
  call<object>(`/matches/${match}/block`, who);
export const acceptAsksFrom = (asks: FriendList['asks']): Answer<object> => call('/friends/asks', { asks });

/** How long a challenge waits for its answer, in seconds. */
const PATIENCE = { live: 300, days: 86_400 } as const;
const clocks: { readonly [pace in keyof typeof PATIENCE]: ClockSetting } = {
  live: { kind: 'live', decision: 45, reserve: 300 },
  days: { kind: 'days', days: 2 },
};

export function challenge(
  to: string,
  game: string,
  pace: keyof typeof PATIENCE,
): Answer<{ readonly challenge: ChallengeInfo }> {
  return call('/challenges', { to, game, clock: clocks[pace], seconds: PATIENCE[pace] });
}
export const fetchChallenges = (): Answer<{ readonly challenges: readonly ChallengeInfo[] }> =>
  call('/challenges');
export const fetchInvitations = (): Answer<{ readonly invitations: readonly InvitationInfo[] }> =>
  call('/invitations');
/** Answers a challenge or an invitation; accepting gives the table. */
export const accept = (kind: AskKind, id: string): Answer<{ readonly table: YourTable }> =>
  call(`/${kind}/${encodeURIComponent(id)}/accept`, {});
export const decline = (kind: AskKind, id: string): Answer<object> =>
  call(`/${kind}/${encodeURIComponent(id)}/decline`, {});
export const withdraw = (id: string): Answer<object> =>
  call(`/challenges/${encodeURIComponent(id)}/withdraw`, {});
export type AskKind = 'challenges' | 'invitations';

export const invitePeople = (
  match: string,
  people: readonly string[],
): Answer<{ readonly people: readonly InvitedPerson[] }> =>
  call(`/matches/${match}/invite-people`, { people });

export const fetchWatch = (): Answer<{ readonly matches: readonly WatchInfo[] }> => call('/watch');

import type { FriendPerson, Tie } from '../store/subjects/friends.ts';

/**
 * Whether somebody may send a challenge or an invitation to another who has not blocked them: as that person has chosen. A
 * private page is not for strangers, so only people its owner follows may ask.
 */
export function acceptsAsking({ asks, isPrivate }: FriendPerson, { followsBack }: Tie): boolean {
  if (asks === 'nobody') return false;
  return followsBack || (asks === 'anybody' && !isPrivate);
}
